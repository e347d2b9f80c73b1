"""What every feature may use: match, pages, notices, coach, records; requests and manifests.

Not here: a feature.
"""
