"""The pure core: values and functions only, no clock, no random numbers, no input or output."""
