"""The replayer: what it shows comes out of the engine here, step by step; its script only lays it out."""
