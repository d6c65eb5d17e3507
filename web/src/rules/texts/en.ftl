search = Search the rules
none = No rule mentions that. Try another word.
drawing = Drawing
example = { $name } won an example game like this:
together = Together
found = { $rules ->
        [0] No rule
        [one] One rule
       *[other] { $rules } rules
    }{ $cards ->
        [0] { "" }
        [one] , one card
       *[other] , { $cards } cards
    }
rulings = { $n ->
        [one] 1 ruling
       *[other] { $n } rulings
    }
here = at your table
at-table = At your table:
your-table = At your table
now = Now:
playing = How to play
looking = To look up
contents = Contents
back = Back to the table
page = Read as a page
plain = As in the book.
glance-turn = Your turn at a glance
glance-round = A round at a glance
all = All rules
outside = Rules not in play at this table
