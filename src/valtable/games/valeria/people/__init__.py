"""What people are shown: portraits, the table, words for actions, refusals and events, wishes."""
