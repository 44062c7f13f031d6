"""An evening with many: people at tables who meet as many others as possible, as values."""
