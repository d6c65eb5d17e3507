"""Lessons: the guided first games. `lesson.py` is what one says, `following.py` how far somebody has followed it,
`rehearsal.py` plays one from beginning to end."""
