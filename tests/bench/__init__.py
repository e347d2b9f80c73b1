"""Benchmarks. Machines differ and are noisy: read the ratios to the reference, not the times."""
