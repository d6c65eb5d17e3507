### The page's own words. Prefix ui-web-. Sentences of the games come from the server.

## Everywhere

ui-web-brand = Valtable
ui-web-home = Home
ui-web-skip = Skip to the content
ui-web-skip-to-offers = Skip to what you can do
ui-web-play = Play
ui-web-learn = Learn
ui-web-settings = Settings
ui-web-rules = Rules
ui-web-score = Score
ui-web-log = Log
ui-web-table = Table
ui-web-credits = Credits
ui-web-close = Close
ui-web-loading = One moment …
ui-web-language-switch = Cambiar a español
ui-web-copied = Copied
ui-web-copy = Copy link

## Home

ui-web-hero-1 = Four boards.
ui-web-hero-2 = One table.
ui-web-hero-text = Play against bots in one click, or send a link to your friends. What you can do glows, what you cannot do tells you why, and the rules are one tap away.
ui-web-play-now = Play now
ui-web-set-up = Set up
ui-web-seats-range = { $min } to { $max }
ui-web-seats-range-spoken = { $min } to { $max } players
ui-web-minutes = { $min } to { $max } min
ui-web-minutes-spoken = { $min } to { $max } minutes
ui-web-minutes-one = { $max } min
ui-web-minutes-one-spoken = { $max } minutes
ui-web-title-valencia = Valencia
ui-web-title-valdora = Valdora
ui-web-title-valletta = Valletta
ui-web-title-valeria = Valeria: Card Kingdoms
ui-web-blurb-valencia = Plan your bids in secret, win the guilds, settle around the fountains.
ui-web-blurb-valdora = Ride a valley of riches. Dig, deliver, open workshops.
ui-web-blurb-valletta = Three cards a turn raise a limestone city by the sea.
ui-web-blurb-valeria = Roll, harvest on every turn, and hold back the night.
ui-web-lesson-invite = New to { $game }? Guided first game, { $n } minutes
ui-web-first-game = Starts at once: you and { $n ->
    [one] one bot
   *[other] { $n } bots
}
ui-web-waiting-for-you = Waiting for you
ui-web-your-tables = Your tables
ui-web-no-tables = Pick a game and sit down.
ui-web-game-with = { $game } with { $names }
ui-web-state-waiting = It is your turn.
ui-web-state-running = Others are choosing.
ui-web-state-finished = Finished.
ui-web-state-closed = Closed by whoever runs this site.
ui-web-state-full = As long as a game may be: it cannot go on.
ui-web-continue = Continue
ui-web-look = View
ui-web-drop = Take { $game } off this list
ui-web-watch = Watch
ui-web-replay = Replay
ui-web-watch-by-link = Watch by link
ui-web-watch-hint = Paste a link to a table
ui-web-watch-bad = That is not a link to a table. Paste the whole link.
ui-web-import = Look at a saved game
ui-web-import-text = Open a .valt file as a replay
ui-web-import-file = Choose a file
ui-web-import-bad = This is not a finished game. Choose a .valt file saved after the end.
ui-web-new-here = New here?
ui-web-learn-rules = Rules of { $game }
ui-web-learn-rules-text = With every example and ruling
ui-web-friends = Friends join by link
ui-web-friends-text = No account, no download
ui-web-friends-which = Which game do you want to play together?
ui-web-footer = Valtable is a fan project, not affiliated with the games’ publishers. Icons: game-icons.net, CC BY 3.0. Fonts: Fraunces, Source Sans 3, SIL OFL.

## Set up a table

ui-web-new-title = Set up a table
ui-web-group-variants = House rules
ui-web-group-modules = Modules
ui-web-group-packs = Card packs
ui-web-group-rulings = Rulings
ui-web-always-dark = This game is played by night: its table stays dark in either theme.
ui-web-picks-none = none chosen
ui-web-picks-clear = Clear
ui-web-picks-needs = comes with { $pack }
ui-web-new-text = Pick a picture and start. Everything else has a sensible default.
ui-web-setup-starts = Start from
ui-web-setup-starts-text = sets everything below
ui-web-setup-minutes = about { $n } min
ui-web-setup-choose = Choose…
ui-web-setup-choose-packs = Choose
ui-web-setup-rest = The rest comes from the set-up.
ui-web-setup-drawn = Drawn when you start: no two tables are alike.
ui-web-setup-modules-on = { $n } on
ui-web-setup-in-book = in the book
ui-web-setup-added = +{ $n } min
ui-web-setup-no-longer = hardly longer
ui-web-setup-packs-text = More cards for every stack
ui-web-setup-packs-on = { $n ->
    [0] none of { $of }
   *[other] { $n } of { $of }
}
ui-web-setup-not-with = not with { $other }
ui-web-setup-needs = needs { $other }
ui-web-setup-only-with = only with { $other }: { $value }
ui-web-setup-seats = only with { $min } to { $max } seats
ui-web-setup-only-seats = { $n ->
    [one] only alone
   *[other] only with { $n } seats
}
ui-web-setup-book = What leaves the book
ui-web-setup-differ = { $n ->
    [0] all as in the book
    [one] 1 differs from the book
   *[other] { $n } differ from the book
}
ui-web-setup-matter = { $n } of { $of } matter at this table
ui-web-setup-idle = { $n ->
    [one] 1 more would change nothing at this table.
   *[other] { $n } more would change nothing at this table.
}
ui-web-setup-idle-with = { $n ->
    [one] 1 more would change nothing at this table; there are more with { $others }.
   *[other] { $n } more would change nothing at this table; some of them matter with { $others }.
}
ui-web-setup-as-book = as in the book
ui-web-setup-book-says = The book says: { $value }
ui-web-setup-on = { $start } on { $layout }
ui-web-setup-with = { $start }, with { $list }
ui-web-setup-packs = { $n ->
    [one] one card pack
   *[other] { $n } card packs
}
ui-web-setup-unit = { $n ->
    [one] minute
   *[other] minutes
}
ui-web-setup-reckoned = Reckoned from { $choices } choices of each seat in games of bots: { $seconds } seconds for a person’s choice, { $bot } for a bot’s.
ui-web-setup-last = As last time.
ui-web-setup-fresh = Begin afresh
ui-web-summary = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}.
ui-web-yes = yes
ui-web-no = no
ui-web-first-player-seat = seat { $n }
ui-web-seats = Seats
ui-web-seats-of = { $n } of { $max }
ui-web-seat-n = Seat { $n }
ui-web-kind-me = You
ui-web-kind-friend = A friend, by link
ui-web-kind-bot = Bot
ui-web-kind-me-text = plays on this device
ui-web-kind-friend-text = gets a link; no account needed
ui-web-who = Who sits here
ui-web-name = Name
ui-web-bot-level1 = Poppy
    .text = takes what shines and overlooks a lot
ui-web-bot-level2 = Basil
    .text = takes the points in front of him
ui-web-bot-level3 = Sage
    .text = thinks a turn ahead
ui-web-bot-level4 = Juniper
    .text = thinks twice about what you will do
ui-web-bot-level5 = Hawthorn
    .text = counts it all and takes his time
ui-web-bot-random = Wanderer
    .text = plays at random
ui-web-bot-weighted = Stroller
    .text = random, but not pointless
ui-web-bot-greedy = Grabber
    .text = takes what looks best now
ui-web-level = level { $n }
ui-web-bots-plain = Study bots
ui-web-bots-plain-text = Simple and quick, for experiments and for learning the rules.
ui-web-opponents-title = Choose an opponent
ui-web-opponents-text = Five characters, the same in all four games. One click, and you sit at a table with them.
ui-web-opponents-door = Five characters, from gentle to merciless
ui-web-opponents-meet = Meet the five opponents
ui-web-opponents-game = Which game
ui-web-opponents-seats = { $n ->
    [one] At such a table you meet one of them.
   *[other] At such a table { $n } of the same kind sit with you.
} Others, mixed tables and friends:
ui-web-rating = Rating
ui-web-wins-against = Wins against { $name }
ui-web-of-hundred = of 100
ui-web-from-to = { $low } to { $high }
ui-web-from-games = { $n ->
    [one] measured in one game
   *[other] measured in { $n } games
}
ui-web-measured-text = The true value lies in the range shown 19 times in 20. The dashed line is an even share.
ui-web-bot-usual = For a first game
ui-web-play-against = Play { $name }
ui-web-set-up-of = Set up a table of { $game }
ui-web-bot-level = Which bot
ui-web-add-seat = Add a seat
ui-web-remove-seat = Remove seat { $n }
ui-web-summary-friends = You get a link for each friend, and can start before they come.
ui-web-summary-hotseat = Several of you share this device: a curtain falls between turns.
ui-web-start = Start
ui-web-starting = Setting the table …
ui-web-nobody = At least one seat must be yours or a friend’s.
ui-web-guest = Guest

## At the table

ui-web-players-lesson = Guided first game, { $n } players
ui-web-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
ui-web-story-steps = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
ui-web-tools = Table tools
ui-web-dock = Parts of the table
ui-web-others = Other players
ui-web-all-players = Players
ui-web-own-points = points. Open the score
ui-web-yours = Your area
ui-web-you = You
ui-web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-web-turn-ended = Your turn is over.
ui-web-points-hidden = At least this many: face-down cards are not counted.
ui-web-points-open = Without what is not known yet, which may also cost points.
ui-web-points-short = pts
ui-web-bot = bot
ui-web-bot-of-level = bot, level { $n }
ui-web-away = away
ui-web-here = here
ui-web-program = program
ui-web-not-come = has not come yet
ui-web-seat-open = Things of { $seat }
ui-web-own-more = Show all
ui-web-own-less = Show less
ui-web-choosing = is choosing
ui-web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-web-pieces = { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
ui-web-pan-hint = wider than the screen: swipe sideways ↔
ui-web-empty = empty
ui-web-turn-of = { $seat }’s turn, but you choose.
ui-web-on-turn = current turn
ui-web-your-move = Your move.
ui-web-near-last-round = Last round
ui-web-near-last-round-of = Last round: { $seat } plays last
ui-web-near-last-round-of-you = Last round: you play last
ui-web-near-last-turn = The last turn of the game
ui-web-near-colors = { $n ->
    [one] Near the end: 2 colours left, one with 1 craftsman
   *[other] Near the end: 2 colours left, one with { $n } craftsmen
}
ui-web-near-final = Final phase
ui-web-near-final-next = The final phase comes next
ui-web-near-points = Near the end: { $seat } has { $n } of { $of } points
ui-web-near-house = Near the end: { $seat } has one house left
ui-web-near-points-you = Near the end: you have { $n } of { $of } points
ui-web-near-house-you = Near the end: you have one house left
ui-web-near-stacks = Near the end: { $n } of { $of } stacks exhausted
ui-web-near-monsters = Near the end: one stack of Monsters left
ui-web-near-domains = Near the end: one stack of Domains left
ui-web-banner-lantern = The lantern hangs on: { $what }.
ui-web-banner-hint = { $n ->
    [one] 1 thing you can do.
   *[other] { $n } things you can do.
} Click what glows, or type its number.
ui-web-banner-hint-list = { $n ->
    [one] 1 thing you can do.
   *[other] { $n } things you can do.
} Choose in the list, or type its number.
ui-web-wait-for = { $seat } is choosing.
ui-web-wait-for-many = { $seats } are choosing.
ui-web-wait-to-come = Waiting for { $seat } to come.
ui-web-wait-to-come-text = Send the seat link; the game waits.
ui-web-closed = This table is closed.
ui-web-closed-text = Whoever runs this site can open it again; nothing of the game is lost. You can look around.
ui-web-wait-text = You can look around meanwhile.
ui-web-watching = You are watching.
ui-web-sending = Sending …
ui-web-too-soon = That was too soon: your last choice was still on its way. Choose again.
ui-web-reconnecting = Reconnecting. You can look around; moves wait.
ui-web-connecting = Taking a seat …
ui-web-deed-mine = { $deed }, for my part
ui-web-undo = Undo
ui-web-undo-bots = { $n ->
    [0] Bots play on as soon as your turn ends.
    [one] After a choice you can undo, bots wait 1 second.
   *[other] After a choice you can undo, bots wait { $n } seconds.
}
ui-web-undo-while = { $n ->
    [one] You can undo it: the bots wait 1 second.
   *[other] You can undo it: the bots wait { $n } seconds.
}
ui-web-undone = Taken back. Choose again.
ui-web-undone-by = { $seat } undid a choice.
ui-web-rejected-refused = You cannot do that now. Choose something that glows.
ui-web-dismiss = Got it
ui-web-offers = What you can do
ui-web-offers-count = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
ui-web-offers-composed = Choose below the board, then confirm.
ui-web-offers-show = What you can do
ui-web-filter = Type to filter
ui-web-filter-none = No choice has that name. Try another word.
ui-web-only-thing = Only { $thing }
ui-web-show-all = Show all
ui-web-possible = possible
ui-web-possible-many = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
ui-web-not-now = Not now
ui-web-not-now-count = { $n ->
    [one] 1 not possible
   *[other] { $n } not possible
}
ui-web-why-not = Why not?
ui-web-why-not-of = { $action }: why not?
ui-web-rule-link = Rule: { $title }
ui-web-nothing-here = You can do nothing with this now.
ui-web-asked-now = What you are asked now: { $asked }
ui-web-score-now = Score now
ui-web-score-final = Final score
ui-web-score-by = by source
ui-web-total = Total
ui-web-unknown = unknown
ui-web-story = The log so far
ui-web-story-empty = The log starts with your first move.
ui-web-since-mine = since your last turn
ui-web-graph-said = Points over the game so far: { $list }.
ui-web-looking-at = Earlier, line { $n } of { $last }:
ui-web-looking-now = Back to now
ui-web-looking-text = The game goes on meanwhile.
ui-web-looking-your-turn = It is your turn now.
ui-web-turn-open = Show its steps
ui-web-turn-close = Fold it up
ui-web-since-away = Since you left
ui-web-score-open = Show the whole score
ui-web-score-fold = Fold the score up
ui-web-replay-speed = Speed
ui-web-moments = Moments that mattered
ui-web-moment-round = Round { $n } begins.
ui-web-moment-end = What brings on the end.
ui-web-moment-lead = { $seat } takes the lead with { $n }.
ui-web-moment-gain = { $seat } gains { $n } points at once.
ui-web-show-moment = Show this moment
ui-web-story-look-back = Look back
ui-web-back-to-now = Go to newest
ui-web-rules-of = Rules of { $game }
ui-web-share = Invite
ui-web-share-watch = To watch
ui-web-share-watch-text = Shows only what everybody may see.
ui-web-share-seat = Seat of { $seat }
ui-web-share-seat-text = Send it to one person only: the first device that opens it sits there.
ui-web-share-lost = Only the device that set up the table shows the links of empty seats.
ui-web-share-new = New link
ui-web-share-move = Your seat on another device
ui-web-share-move-text = Make a link and open it there: that device takes your seat, and this one can then only watch. Everybody at the table sees it.
ui-web-plain-table = Plain table
ui-web-plain-table-text = Places and cards as plain lists, for every game alike.
ui-web-keys-title = Keys
ui-web-keys-digits = choose from the list by number, two digits included
ui-web-keys-filter = open the list and find by name
ui-web-keys-undo = undo
ui-web-reference = Look up
ui-web-keys-reference = look things up
ui-web-keys-rules = rules
ui-web-keys-escape = close, show all

## The end

ui-web-over = The game is over
ui-web-won = { $winners } wins.
ui-web-won-you = You win.
ui-web-end = The end
ui-web-see-board = See the board
ui-web-see-end = See the end
ui-web-end-win = You win, { $n } ahead of { $rivals }.
ui-web-end-win-level = You win, level on points with { $rivals }.
ui-web-end-share = You share the victory with { $rivals }.
ui-web-end-all-share = { $winners } share the victory.
ui-web-end-behind = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $n } behind { $rivals }.
ui-web-end-behind-level = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, level on points with { $rivals }.
ui-web-end-they-win = { $winners } wins, { $n } ahead of { $rivals }.
ui-web-end-they-win-level = { $winners } wins, level on points with { $rivals }.
ui-web-end-against = Against { $rival }:
ui-web-end-between = { $one } against { $other }:
ui-web-lost = The table has lost.
ui-web-rematch = Rematch
ui-web-rematch-join = Go to the rematch
ui-web-review = Review
ui-web-export = Save the game
ui-web-result = Result
ui-web-points-over-game = Points over the game
ui-web-points-by-source = Points by source
ui-web-rank = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
ui-web-how-ended = How it ended
ui-web-seal = Luck sealed: { $start }…
ui-web-seal-why = All luck of this game comes from a secret that was drawn before the first choice. This is its fingerprint. At the end the secret is shown, and everybody can check that it was never exchanged.
ui-web-seal-whole = The seal
ui-web-seal-secret = The secret
ui-web-seal-opened-why = The secret behind all luck of this game is open now. Your browser has computed its fingerprint and compared it with the seal.
ui-web-seal-checked = Luck checked: the secret fits the seal { $start }… shown while the game ran.
ui-web-seal-late = The secret fits the seal { $start }…, which this device has seen only after the game.
ui-web-seal-broken = The secret does not fit the seal. The luck of this game may have been changed.
ui-web-seal-chosen = Somebody chose the luck of this game, so it is not sealed.
ui-web-seal-unknown = The seal of luck could not be checked now.

## Hot-seat

ui-web-curtain = Pass the screen to { $seat }
ui-web-curtain-text = Everybody else, please look away.
ui-web-curtain-open = I am { $seat }: show my table

## Arriving by link

ui-web-arrive-title = Welcome to the table
ui-web-arrive-text = You take the seat of { $seat }. Add your own name if you like.
ui-web-arrive-waits = Your seat here is kept meanwhile.
ui-web-arrive-sit = Sit down
ui-web-hand-moved = { $name } now plays on another device.
ui-web-hand-revoked = Whoever runs this site has freed the seat of { $before }. It is for whoever they send its new link to.
ui-web-hand-taken = { $name } has taken over the seat of { $before }, on another device.

## Replay

ui-web-replay-step = Step { $n } of { $last }
ui-web-replay-start = To the start
ui-web-replay-back = Step back
ui-web-replay-on = Step forward
ui-web-replay-chapter-back = Previous round or turn
ui-web-replay-chapter-on = Next round or turn
ui-web-replay-end = To the end
ui-web-replay-play = Play
ui-web-replay-pause = Pause
ui-web-replay-leave = Leave
ui-web-replay-result = To the result
ui-web-replay-next = Next to choose: { $seats }
ui-web-replay-scrub = Moment of the game
ui-web-replay-hint = Arrow keys step; Page Up and Page Down go by rounds or turns; M goes to the next mark; + and - change the speed; Home and End jump.
ui-web-replay-eyes = Seen by
ui-web-replay-you = { $name } (you)
ui-web-replay-spectator = a spectator
ui-web-replay-link = Copy a link to this moment
ui-web-replay-quiet = The table before the first move.

## Settings

ui-web-theme = Theme
ui-web-theme-auto = Automatic
ui-web-theme-light = Day
ui-web-theme-dark = Night
ui-web-motion = Motion
ui-web-motion-auto = Automatic
ui-web-auto-text = Automatic follows your device’s settings.
ui-web-motion-reduced = Reduced
ui-web-offline-line = You are offline: rules and this page are here; tables come back with the connection.
ui-web-device = On this device
ui-web-install = Install Valtable
ui-web-kept = The rules and the home page open without a connection, too.
ui-web-not-kept = Nothing is kept in this browser: without a connection nothing opens.
ui-web-unsafe = Installing and reading without a connection need an address with https; this one has none.
ui-web-copy-unsafe = Copying by a button needs an address with https. The link above can be marked and copied.
ui-web-sound = Sound
ui-web-sound-text = Wood, paper, coins, pages, dice, and a soft bell when it is your turn. Silent while this tab is hidden.
ui-web-volume = Volume
ui-web-sound-ask = Hear the table?
ui-web-sound-yes = Yes, softly
ui-web-sound-no = No
ui-web-tips = Tips at the table
ui-web-tips-on = Each once
ui-web-tips-off = None
ui-web-tips-text = One sentence when something becomes possible for the first time.
ui-web-tip = Tip
ui-web-tip-got = Got it
ui-web-bots-pace = How bots’ moves are shown
ui-web-bots-pace-text = One move after the other, each long enough to be read. Any key or tap shows the rest at once.
ui-web-bots-at-once-text = The bots’ moves appear all at once. Read them in the log.
ui-web-bots-slow-text = One move after the other, with time to look at the board. Any key or tap shows the rest at once.
ui-web-bots-at-once = At once
ui-web-bots-readable = One by one
ui-web-bots-slow = Slow
ui-web-bots-skip = Any key or tap shows the rest at once. To always skip, see Settings.
ui-web-language = Language
ui-web-your-name = Your name
ui-web-your-name-text = How others see you at new tables.

## Credits

ui-web-credits-text = Valtable stands on the work of others.
ui-web-credits-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, under CC BY 3.0. Recoloured and cut to the ones we use.
ui-web-credits-fonts = Fraunces by Undercase Type and Source Sans 3 by Adobe, both under the SIL Open Font License. Cut to the letters and weights we use.
ui-web-credits-games = The games belong to their authors and publishers. Valtable is a fan project and not affiliated with them.
ui-web-credits-code = The code is free under the Apache License 2.0.

## When something is wrong

ui-web-nowhere-title = This road leads nowhere
ui-web-nowhere-text = There is no table at this address. Perhaps a letter is missing from the link.
ui-web-go-home = Go to the home page
ui-web-broken-title = Something broke on our side
ui-web-broken-text = Your game is safe. Try again in a moment.
ui-web-offline-title = No connection
ui-web-offline-text = We cannot reach the table. Your game is safe.
ui-web-try-again = Try again
ui-web-code = Code: { $code }
ui-web-token-title = This seat link does not work
ui-web-token-text = It may be mistyped, or a newer link has taken its place. Ask for the link again; you can still watch.
ui-web-token-watch = Watch the table
ui-web-used-title = This link has been used
ui-web-used-text = Somebody has sat down with it, and a link is for one device. If this is your seat, open “Invite” on the device you play on and make a new link; else ask whoever sent it to you. You can still watch.
ui-web-running-title = This game is still being played
ui-web-running-text = The replay opens when the game is over. Until then, look back at the table: tap a line of the log.
ui-web-running-table = Go to the table
ui-web-banned-title = Your address has been turned away
ui-web-banned-text = Whoever runs this site has turned away the address you come from. It ends by itself after a while; ask them if you do not know why. Your games stay as they are.
ui-web-seat-title = This seat is not yours
ui-web-seat-text = Somebody else sits here now, or this browser has forgotten its seat. Whoever sits here can make a new link; you can still watch.
