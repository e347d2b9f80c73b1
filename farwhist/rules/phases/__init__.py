"""The stretches of a deal from which games are put together. No phase knows another."""
