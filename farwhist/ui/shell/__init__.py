"""What stands in the window: menus, toolbar and keys from the manifests, who answers a request.

Not here: what a feature does.
"""
