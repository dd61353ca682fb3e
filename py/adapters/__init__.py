"""The games for the libraries that study play: thin, and above the engine, which knows none of them."""
