"""Who knows what: the view, the imagined state, features for learning."""
