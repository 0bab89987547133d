"""Learning from self-play: games of the compiled search against itself, and nets that are fitted to them.

    fitting.py   the arithmetic of a net and its gradients, in NumPy, or in PyTorch on a GPU
    targets.py   what is learnt of a game: how it ended, or TD(λ)
    games.py     self-play and matches on all cores
    run.py       rounds of both, with checkpoints, in a folder
    curve.py     how it went, as CSV and as a plot

A game takes part with SELF_PLAY of its module `tilewright.bots.GAME.compiled.self_play`. Everything follows from the
seed and the plan: a run that was stopped goes on as if it had not been.
"""
