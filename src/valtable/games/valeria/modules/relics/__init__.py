"""Relics: everybody keeps one of two; some are used as an action, others work by themselves."""
