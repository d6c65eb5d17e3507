"""The kernel: small and pure. A game is played by applying actions to a state.

Read in this order: `game` (the contract), `actions`, `agenda`, `chance`, `refusal`, `journal`,
`play`, `log`, `course`, `undo`, `replay`, `match`.
"""
