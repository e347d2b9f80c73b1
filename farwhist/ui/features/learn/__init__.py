"""Own mistakes as questions, repeated at growing intervals."""
