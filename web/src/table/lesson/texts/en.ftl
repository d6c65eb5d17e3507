guided = Guided game
progress = { $counts ->
    [part] part
   *[turn] turn
} { $turn } of { $turns }, step { $step } of { $steps }
show = Show me
show-do = Do it for me
do = Let me do it
unfold = More
next = Next
skip = Skip the lesson
skip-short = Skip
other-title = Another way
other = You can do that. For the lesson, “{ $what }” shows more.
take-back = Take back
keep = Keep it
refused = Not now: { $reason } The lantern shows what to do.
waiting-title = The others play
waiting = { $seat } is playing. { $watch }
resume-title = Welcome back
resume = You stopped at step { $n }. Go on?
resume-go = Go on
done-title = Well played
done = Go on against { $others }, or set up a table of your own.
done-go = Go on
done-new = Set up a table
skipped = This is a real table now. The rules are one tap away.
rules = Rules
close = Close
lights = What the lantern shows
learn = What you learn
minutes = about { $n } minutes
now = now
turn = { $counts ->
    [part] part
   *[turn] turn
} { $n }
done-mark = done
lantern = The lantern hangs on { $what }.
shows = That would be: { $what }.
laid = This is how it could lie. Nothing is sent yet.
