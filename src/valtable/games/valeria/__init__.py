"""Valeria: Card Kingdoms, by Daily Magic Games: dice wake Citizens, who pay for Monsters, Domains and more Citizens."""
