### Sentences and words that all games share. Prefix ui-: the terminal.

text-missing = (a text is missing here; please report it)

# One turn in one sentence: who, and what they did.
gist = { $seat } { $deeds }.
list-nothing = nothing
list-last = { $rest } and { $last }
list-last_i = { $rest } and { $last }

## Refusals of the kernel

refusal-not_your_decision = It is not your turn to choose.
    .remedy = Wait until it is.
refusal-not_asked = That does not fit the choice you have now.
    .remedy = Answer the current question first.
refusal-game_over = The game is over.
    .remedy = Look at the result, or start a new game.
refusal-undo_needs_consent = { $since ->
        [luck] You cannot undo this: something was rolled, drawn or revealed since.
        [other] You cannot undo this: { $seat } has chosen since.
       *[sealed] You cannot undo this: your secret choice is settled.
    }
    .remedy = Go on from here, unless everybody agrees to undo.
refusal-nothing_to_undo = You have nothing to undo.
    .remedy = Choose something first.
refusal-take_back_after_chance = You cannot undo a roll, a draw or anything revealed.
    .remedy = Go on from here.
refusal-too_many_undos = You have used all { $most } undos at this table.
    .remedy = Go on from here.
refusal-wish_crosses_chance = The rest of this move depends on cards or dice not yet revealed.
    .remedy = Play the first part, then choose again.

## Terminal: failures

ui-error-bug = this is a bug of ours, please report it: { $problem }
ui-error-interrupted = interrupted
ui-error-language = This language is not spoken here; there is { $known }.
ui-error-which_game = Which GAME? `valtable play valletta` starts one, `valtable play --resume FILE` goes on with one.
ui-error-not_a_log = is not a Valtable log ({ $detail })
ui-error-is_folder = is a folder
ui-error-exists = exists already; --force replaces it
ui-error-no_folder = its folder does not exist
ui-error-folder_locked = its folder cannot be written to
ui-error-no_file = there is no such file or folder
ui-error-not_allowed = the system does not allow it
ui-error-suffix = only { $suffix } can be written here
ui-error-no_polars = Parquet is written by polars, which is not installed here: `pip install "valtable[lab]"`, or write a .jsonl file
ui-error-not_a_dataset = is neither a dataset nor an empty folder
ui-error-dataset_resume = is not needed with a folder: the same command goes on from what is there
ui-error-other_work = holds other games ({ $found }), not those asked for ({ $wanted }); name another file, or ask for the same as then
ui-error-not_a_notebook = is not a file that --resume has written
ui-error-hand_lost = a worker process was ended from outside; what --resume has kept need not be played again
ui-error-postgres_missing = PostgreSQL is spoken by psycopg, which is not installed here: `pip install "valtable[postgres]"`, or name a file, sqlite:///FILE
ui-error-backup_postgres = a database of PostgreSQL is copied by PostgreSQL itself: `pg_dump --format=custom --file=FILE URL`; or carry its tables into a file with `valtable move-tables`
ui-error-same_database = FROM and TO are the same database
ui-error-ray_missing = Ray is not installed here: `pip install "valtable[ray]"`, or use --workers
ui-error-ray_address = is not an address: `local`, `auto`, or host:port as `ray start` names it
ui-error-ray_unreachable = nobody answers there ({ $detail })
ui-error-ray_sources = a worker of this cluster has other rules or bots than are installed here; install the same on both
ui-error-ray_failed = { $detail }
ui-error-finished = this game is over; `valtable replay { $file }` shows it
ui-error-no_secret = cannot be resumed without { $file }, which was written beside it
ui-error-resume_with = { $option } cannot be given with --resume: the game goes on as it began
ui-error-resume_command = in this saved game the command { $command } plays seat { $seat }. Nothing is run because a file says so: name the seats again with --seats
ui-error-unfinished = { $file } is not finished; only a spectator may look at it
ui-error-seat = the seats of { $file } are 0 to { $last }
ui-error-step = { $file } has the steps 0 to { $last }
ui-error-empty_seat = a seat is left empty
ui-error-empty_name = the name after human: is empty
ui-error-players = this game is for { $min } to { $max } players, not { $n }
ui-error-seats = names { $seats } seats for { $players } players
ui-error-bot = is neither human nor a bot; there are { $known }
ui-error-command_empty = names no command; write exec:COMMAND
ui-error-command_quotes = has a quotation that is not closed
ui-error-command_missing = names { $about }, which is no program that can be run here
ui-error-command_seconds = gives { $about } seconds for a decision; more than 0 and at most { $most } are possible
ui-error-same_name = two people have the same name
ui-error-option_form = must be written key=value
ui-error-option_twice = is given twice
ui-error-option_unknown = there is no such option; there are: { $known }
ui-error-option_value = not a value of this option; there are: { $known }
ui-error-option_bad = not a value of this option ({ $detail })
ui-error-game = is no game here; there is { $known }
ui-error-games = at least { $least } is needed, not { $n }
ui-input_ended = the input ended after line { $n }, before the game was over
ui-input_line = input line { $n }

## Terminal: help of the commands

ui-help = Valletta, Valdora, Valencia and Valeria at one table. `valtable play valletta` starts a game.
ui-help-version = Print the version.
ui-help-play = Play a game in the terminal, against bots or with others on the same device.
ui-help-replay = Step through the log of a game.
ui-help-verify = Check a log against the rules and against its seed.
ui-help-components = List what lies in the box and where the values come from.
ui-help-rules = Read the rules of a game.
ui-help-observations = List what each number means that learning programs are given, and where it stands.
ui-help-game = The game, such as valletta.
ui-help-place = Where the game lives, as module:Class, if it is not one of ours.
ui-help-file = The log, a .valt file.
ui-help-section = The id or the title of a section; `all` for everything. Without it: the contents.
ui-help-seats = Who sits where, with commas: human, human:NAME or a bot (level1 to level5, greedy, weighted, random, search:LINES, search:SECONDSs, exec:COMMAND for a program of yours). The last bot fills up. By default you play against bots of level 3.
ui-help-players = How many players.
ui-help-seed = A number that decides all luck, so that a game can be repeated.
ui-help-lang = The language, en or es. By default that of your system.
ui-help-options = The options of the game, key=value,... `--options help` explains them.
ui-help-components_dir = Play with the component files of this folder.
ui-help-save = Keep the game in this file; if you leave early, what it needs to be resumed lies beside it, in FILE.secret.
ui-help-resume = Go on with a game that was saved in this file. --seats gives seats to others.
ui-help-force = Replace the file if it exists.
ui-help-json = Print JSON.
ui-help-all = Show the cards of all players; finished games only.
ui-help-step = Only show the table after this step; 0 is the set-up.
ui-help-seat = Show the game as this seat sees it, 0 for the first; finished games only.
ui-help-simulate = Play many games between bots and report what came of them.
ui-help-arena = Let bots play one another: mirrored luck, rotated seats, win shares with 95 % intervals. Games are played in whole groups, one for each rotation of the seats.
ui-help-lab = Studies of many games.
ui-help-balance = Is a game fair? Many games between equal bots: seats, scores, sources of points, what each thing is worth, lengths, ends, luck against skill, with 95 % intervals.
ui-help-balance_games = How many games with the usual number of players, three where the game allows it.
ui-help-balance_others = How many games with every other number of players.
ui-help-balance_rival = A weaker bot: how often the stronger one wins tells luck from skill. Empty: leave this out.
ui-help-balance_duels = How many games against the weaker bot.
ui-help-balance_page = Write the report to this .md file.
ui-help-balance_html = Write the report with pictures to this .html file, which needs nothing else.
ui-help-calibrate = Win chances that can be believed: many games between equal bots, looked at now and then, and numbers fitted to how they ended; how good these are is measured on fresh games.
ui-help-calibrate_games = How many games to fit the numbers to.
ui-help-calibrate_fresh = How many further games to measure them on.
ui-help-calibrate_out = Write the numbers to this .toml file. What it holds of other numbers of players stays.
ui-help-tune = Look for better weights of the bots by self-play: numbers are turned up and down, better ones climbed to (SPSA), and the result is taken if it wins clearly more than an even share with fresh luck.
ui-help-tune_games = How many games the climb may take.
ui-help-tune_check = How many games with fresh luck decide whether the new weights are taken, at least 300.
ui-help-tune_out = Write the new weights to this .toml file, if they are taken.
ui-help-rate = How strong are bots? Neighbours and mixed tables, mirrored luck, rotated seats; one scale for all (Plackett-Luce) with 95 % intervals.
ui-help-rate_bots = The bots to rate, from weak to strong, with commas.
ui-help-rate_games = At most so many games, but at least 6 rounds: fewer tell too little of how sure the ratings are.
ui-help-rate_within = It is over once every rating is known to within so many points.
ui-help-rate_out = Write the ratings, the command and the machine to this .json file.
ui-help-lab_players = How many players; the usual number, three where the game allows it, if none is named.
ui-help-bench = Measure random play, copies, views, bots and more, each in fresh processes on one core.
ui-help-games = How many games.
ui-help-bots = One bot name per seat, with commas; the last fills up. exec:COMMAND is a program of yours.
ui-help-lab_seed = The same seed plays the same games.
ui-help-lab_options = key=value,... or `all` for every module.
ui-help-workers = How many processes share the work.
ui-help-ray = Let a Ray cluster do the work: its address, or `local` for one of --workers on this machine.
ui-help-lab_resume = Keep every game in this file as soon as it is over; started again, the command goes on from there.
ui-help-out = Write one row per game to this file, .jsonl or (with polars) .parquet.
ui-help-out_or_folder = Write one row per game to this file, .jsonl or (with polars) .parquet; or, to a folder (with polars), the games with all their decisions.
ui-help-plot = Write a picture of the result to this .svg file.
ui-help-lab_force = Replace files that exist.
ui-help-bench_games = Only these games; all if none is named.
ui-help-peers = Measure the peers that `make bench` installed, too.
ui-help-rounds = How often everything is measured; the median counts.
ui-help-seconds = CPU seconds of random play per measurement.
ui-help-bench_keep = Keep measurements in this file; those already in it are not made again.
ui-help-bench_page = Write the result to this file as a page, with a picture beside it.

## Terminal: a game

ui-name-person = Player { $n }
ui-bot-random = random
ui-bot-weighted = weighted
ui-bot-greedy = greedy
ui-bot-level1 = level 1
ui-bot-level2 = level 2
ui-bot-level3 = level 3
ui-bot-level4 = level 4
ui-bot-level5 = level 5
ui-is_bot = ({ $nature } bot)
ui-welcome-help = Type the number of what you want to do. h gives a hint, ? explains, help lists all commands, i looks things up, q leaves.
ui-heading-story = What happened
ui-heading-log = The log so far
ui-heading-end = The end
ui-pass_to = Pass the device to { $seat }. Everybody else, please look away.
ui-press_enter = Press Enter when you are ready.
ui-more = -- { $n } more lines; Enter: go on, q: enough, or your next command --
ui-leave-ask = The game is not saved. Press Enter to save it as { $file }, or type another name.
ui-leave-prompt = Enter or a name: save and leave, n: leave without saving, c: go on playing >
ui-offer-cost = for { $cost }
ui-offer-effect = → { $effect }
ui-offers-not_now = Not now:
ui-offers-more = … and { $n } more; ? lists them all.
ui-offers-others = { $n ->
    [one] One thing is not possible now; ? tells the reason.
   *[other] { $n } things are not possible now; ? lists them with the reasons.
}
ui-no_reference = This game has nothing to look up beside the table.
ui-no_such_number = There is no number { $number }; the last one is { $last }.
ui-not_understood = I do not know that. Type a number from the list, or help for all commands.
ui-enter = Enter: { $offer }
ui-one_number = Type one number only: the list changes after each choice.
ui-several_fit = Several fit that: { $numbers }.
ui-meant = { $offer }? (Enter: yes, n: no)
ui-not_played = Nothing was played.
ui-part-unknown = I do not know “{ $part }” at that point of the line. You could type: { $known }.
ui-part-not_asked = “{ $part }” does not fit: there is nothing to choose at that point. Nothing was played.
ui-part-number = “{ $part }” can only be the first in the line, because the list changes after it. You could type: { $known }.
ui-undone = Taken back.
ui-undo-further = u! asks everybody.
ui-undo-warning = This goes back further than you may alone: others choose again, and dice and cards come anew.
ui-undo-agree = { $seat }, do you agree? (y/n)
ui-undo-kept = Nothing was undone.
ui-log-more = { $n ->
    [one] { $n } earlier step;
   *[other] { $n } earlier steps;
} `l 1000` shows more.
ui-goodbye = Goodbye, and thank you for playing.
ui-commands =
    A number, a name ({ $name }) or a notation ({ $notation }) chooses from the list.
    Several notations with ; between them are played one after the other, all or none.
    h            a hint: the best three choices, how often they win, and why
    ?            what is not possible now, and why
    ? 7          explains number 7 of the list: cost, effect, card text, rule
    ? and a name   everything about a thing or a player, in the list or not: ? { $thing }
    u            undoes your last choice
    u!           goes back further, if everybody agrees; dice and cards come anew
    t            draws the table again
    i            what the game has to look up: how often cards occur, what was seen of them
    s            the score sheet
    l, l 100     what happened so far
    r, r goal    the rules: contents, a section, or all sections with a word
    help         this list
    lang es      continues in Spanish
    q            leaves the game; it can be saved and resumed

## Terminal: hints

ui-hint-thinking = Thinking
ui-hint-only_one = There is only one thing to do.
ui-hint-move = whole move: { $steps }
ui-hint-wins = wins { $chance } % ({ $low }–{ $high } %)
ui-hint-points = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
}
ui-hint-close = too close to call
ui-hint-how = { $n ->
    [one] One line of play each,
   *[other] { $n } lines of play each,
} from what you can see; reasons compare these choices with one another.

## Reasons: what speaks for a choice, compared with others. Parts of one sentence.

why-more = { $n ->
    [one] 1 point more
   *[other] { $n } points more
} from { $part }
why-less = { $n ->
    [one] 1 point less
   *[other] { $n } points less
} from { $part }
why-opens = { $n ->
    [one] 1 point more
   *[other] { $n } points more
} in what comes after
why-closes = { $n ->
    [one] 1 point less
   *[other] { $n } points less
} in what comes after
why-denies = { $n ->
    [one] 1 point less
   *[other] { $n } points less
} for { $seat }
why-allows = { $n ->
    [one] 1 point more
   *[other] { $n } points more
} for { $seat }
why-end_nearer = the end comes nearer
why-end_farther = the end is farther away
why-alike = much like the others
part-score = the score

## Terminal: explanations

ui-explain-typed = { $number ->
    [0] typed: { $notation }
   *[other] number { $number }, or typed: { $notation }
}
ui-explain-how = ? { $number } explains number { $number } of the list, ? and a name explains whatever has that name.
ui-explain-unknown = Nothing here is called “{ $about }”.
ui-explain-more = Also: { $names }. Ask more precisely to read about them.
ui-explain-elsewhere = At other moments you choose: { $names } (r and a name explains it).
ui-explain-all_possible = All that you could choose here is possible now.
ui-explain-rule = Rule: { $title } (r { $id })
ui-lookup-owns = On the table:
ui-lookup-points = { $n ->
    [one] { $n } point so far, as far as you can know
   *[other] { $n } points so far, as far as you can know
}
ui-lookup-count = { $kind ->
    [card] { $n } cards
   *[other] { $n } pieces
}
ui-lookup-column = column { $n }
ui-lookup-owner = belongs to { $seat }
ui-lookup-lack = You would need { $missing } more.
ui-lookup-nowhere = It does not lie on the table.
ui-lookup-not_asked = Not part of the choice you have now.

## Terminal: scores and end

ui-score-total = Total
ui-score-hidden = · is hidden from you, and so is the total that depends on it.
ui-end-won = { $winners } wins.
ui-end-shared = { $winners } share the victory.
ui-end-lost = The table has lost.
ui-saved = Saved as { $file }. `valtable replay { $file }` shows it again, `valtable verify { $file }` checks it.
ui-saved-unfinished = The game so far is saved as { $file }. `{ $resume }` goes on with it; keep { $file }.secret beside it and to yourself.
ui-resumed = Going on with { $file }.
ui-seed = The seed of this game was { $seed }: with --seed { $seed } and the same players and options it can be repeated.
ui-hint-save = With --save FILE.valt the next game can be replayed, verified and, if you leave early, resumed.

## Terminal: options

ui-options-default = default
ui-options-meaning = meaning

## Terminal: replay and verify

ui-replay-step = Step { $n } of { $last }
ui-replay-prompt = Enter: next, n: next turn, b: back, a number: that step, q: leave >
ui-replay-range = Please type n, b, q or a step from 0 to { $last }.
ui-verify-ok = { $file } keeps to the rules: { $n } lines, { $finished ->
    [yes] played to the end.
   *[no] not finished.
}
ui-verify-luck = { $luck ->
    [committed] Luck: the seed was committed to before the game, and every draw follows from it.
    [chosen] Luck: somebody chose the seed or the first outcomes, and every draw follows from that. Such a game is not rated.
   *[unpublished] Luck: cannot be checked, because the seed is published only at the end.
}
ui-verify-seal = Seal, as the table showed it from the start: { $hash }

## Terminal: rules and components

ui-heading-rules = The rules of { $game }
ui-rules-how = `valtable rules { $game } ID` shows a section, `valtable rules { $game } all` everything.
ui-rules-found = { $n ->
    [one] 1 section has
   *[other] { $n } sections have
} “{ $words }”:
ui-rules-nearest = The rules have no such section or word; the nearest are { $ids }.
ui-rules-figure = Drawing
ui-rules-none = The rules have no such section or word.
ui-components-title = { $game }, edition { $edition }
ui-components-file = file
ui-components-kinds = kinds
ui-components-pieces = pieces
ui-components-totals = totals
ui-observations-title = { $game }, { $players } players: { $n } numbers, version { $version }
ui-observations-place = place
ui-observations-name = feature
ui-observations-range = range
ui-observations-meaning = meaning
ui-list-building = Buildings
ui-list-character = Characters
ui-list-card = Starting cards
ui-list-supply = Open supply at the start
ui-list-player_color = Player colours
ui-list-barrel = Barrels
ui-list-display = Display for each number of players
ui-source-seed = stands in the printed rulebook
    .name = rulebook
ui-source-public = found in public reviews or descriptions
    .name = public
ui-source-reconstructed = not found; chosen by us and balanced by simulation
    .name = reconstructed

## Terminal: Valletta's table

ui-valletta-points = points
ui-valletta-total = total
ui-valletta-houses = houses
ui-valletta-hand = hand
ui-valletta-deck = deck
ui-valletta-discard = discard
ui-valletta-played = played
ui-valletta-open_supply = open supply
ui-valletta-supply = supply
ui-valletta-draft = extra goods
ui-valletta-barrels = barrels face down
ui-valletta-card = Card { $n } of { $of }
ui-valletta-exchange = Exchange { $cost } of other kinds for 1:
ui-valletta-lay = Lay down without effect:
ui-valletta-unseen = Hand and deck together:
ui-valletta-has_unseen = { $seat } has { $n } in hand or deck.
ui-valletta-legend = [{ $letter }] icon ★ points ↑ to upgrade J Jean underlined: payable
ui-valletta-upgraded = upgraded
ui-valletta-final = final phase at
ui-valletta-final_now = This is the final phase: every deck is played one last time.
ui-valletta-final_houses = last house
ui-valletta-final_points = points
ui-valletta-final_jean = Jean

## Terminal: Valdora's table

ui-valdora-ring = craftsmen ↻
ui-valdora-left = tiles left
ui-valdora-left_given = tiles left (→ given instead)
ui-valdora-workshops = workshop: tiles → points
ui-valdora-left_short = left
ui-valdora-workshop_short = workshop
ui-valdora-bonus = bonus
ui-valdora-books = Books: left | right
ui-valdora-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
ui-valdora-completed = { $n } completed
ui-valdora-seen = Pages seen so far, from the top (⇄ the other face)
ui-valdora-none_held = no commissions
ui-valdora-done = Completed commissions
ui-valdora-held = Open commissions (⇄ the other face)
ui-valdora-unseen = { $n ->
    [one] { $n } page not turned yet
   *[other] { $n } pages not turned yet
}
ui-valdora-far = with provisions
ui-valdora-unpayable = too dear
ui-valdora-colors_left = Craftsmen: { $n ->
    [one] { $n } colour
   *[other] { $n } colours
} left (end at { $end })
ui-valdora-ships = { $loaded ->
    [0] { $n ->
        [one] { $n } gem can be loaded here in this turn.
       *[other] { $n } gems can be loaded here in this turn.
    }
   *[other] { $n ->
        [0] No more gems can be loaded here in this turn.
        [one] { $n } more gem can be loaded here in this turn.
       *[other] { $n } more gems can be loaded here in this turn.
    }
}
ui-valdora-last_turn = This is your last turn.
ui-valdora-load_all = load all
ui-valdora-load_hint = load all loads whatever leaves you no choice.
ui-valdora-load_nothing = Nothing can be loaded here now.
ui-valdora-load_choice = What { $cards } should carry is for you to choose: load gem by gem.
ui-valdora-whole_table = t shows the whole table.
ui-valdora-kind_city = Cities
ui-valdora-kind_mine = Mines
ui-valdora-kind_house = Houses
ui-valdora-kind_road = Roads
ui-valdora-kind_harbor = Harbours
ui-valdora-refill = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
ui-valdora-idle = nothing to do
ui-valdora-then = {", then "}
ui-valdora-turned = { $seat } turns { $n ->
    [one] the page on the { $side }
   *[other] { $n } pages
} { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}: { $shown }.
ui-valdora-turn_over = Nothing is left to do here: your turn is over.
ui-valdora-the_equipment = the { $card }
ui-valdora-bought = { $seat } buys { $cards }.
ui-valdora-bought_commission = { $card }, other face { $back }
ui-valdora-bought_equipment = the { $card }, other face { $back }, with the gold of the { $carrier }
ui-valdora-shows = The { $side } shows { $shown } now.
ui-valdora-swap = Return { $old } and buy { $card }
ui-valdora-swap_shows = { $to }: { $back }
ui-valdora-emptied = The { $side } is empty now.
ui-valdora-returned = { $seat } returns { $card } to the { $side }, where it shows { $shown }.

## Terminal: Valeria

ui-valeria-column = column { $n }
ui-valeria-event = on { $number }: { $what }
ui-valeria-all_lose = all −{ $n }
ui-valeria-dearer = a price +{ $n }
ui-valeria-steal = steal
ui-valeria-citizen = Citizen
ui-valeria-domain = Domain
ui-valeria-monster = Monster
ui-valeria-legend = ✦ points  on/off turn  | or  → swap  −1 missing  underlined: payable  + Starter  n+1: icons on Citizens + on Domains
ui-valeria-gain = Gain 1:
ui-valeria-action = Action { $n } of { $of }
ui-valeria-last_action = Action { $n } of { $of } (then your turn ends)
ui-valeria-dice = dice { $first } and { $second }, sum { $sum }
ui-valeria-choices = { $n ->
    [one] 1 choice to make
   *[other] { $n } choices to make
}
ui-valeria-fires = on { $number }: { $on }, off your turn { $off }
ui-valeria-icons = Its own icons count for Dukes, but do not help to build other Domains.
ui-valeria-printed_domain = Printed: costs { $cost }, requires and has { $roles }, worth { $n } VP.
ui-valeria-printed_citizen = Its printed cost is { $cost }; each card of that name you have adds 1 Gold.
ui-valeria-dearer_now = Its printed cost is { $cost }; { $more } Gold more because you have: { $cards }.
ui-valeria-end = ends at
ui-valeria-or = or
ui-valeria-exhausted = stacks exhausted
ui-valeria-monsters_gone = Monster stacks
ui-valeria-domains_gone = Domain stacks gone
ui-valeria-near_end = One more stack ends the game.
ui-valeria-last_round = Last round.
ui-valeria-deck = { $known ->
    [0] Exhausted deck: { $n }
   *[other] Exhausted deck: { $n } ({ $known } known, at the bottom)
}
ui-valeria-duke_now = Duke { $n }
ui-valeria-rests = rests
ui-valeria-dark_lord = { $n } VP
ui-valeria-harvest = Harvest:

## Service: problems

problem-malformed = We could not read what your browser sent.
    .remedy = Reload the page; if it happens again, please report it.
problem-not_your_seat = This seat belongs to somebody else.
    .remedy = Whoever sits there can make a new link and send it to you.
problem-foreign_origin = This came from another site, so we stopped it.
    .remedy = Open the table on this site and try again.
problem-banned = This address has been turned away by whoever runs this site.
    .remedy = It ends by itself after a while; ask them if you do not know why.
problem-no_such_table = There is no such table.
    .remedy = Check the link, or start a new table.
problem-no_such_seat = This table has no such seat.
    .remedy = Watch the table, or open your seat link.
problem-no_such_game = We do not have this game.
    .remedy = Choose a game on the home page.
problem-no_such_lesson = This game has no guided first game.
    .remedy = Set up a table, or read the rules.
problem-no_such_page = There is nothing at this address.
    .remedy = Go to the home page.
problem-link_used = Somebody has sat down with this link already.
    .remedy = A link is for one device. If the seat is yours, make a new link on the device you play on.
problem-wrong_link = This link does not open a seat of this table.
    .remedy = Ask whoever made the table to send the link again, all of it.
problem-wrong_method = This address cannot be used in that way.
    .remedy = Look up the address in the service’s schema.
problem-still_running = This game is still being played.
    .remedy = Come back when it is over.
problem-not_finished = A rematch is possible once the game is over.
    .remedy = Play the game to its end first.
problem-unknown_rules = This game was played with rules or components that this service does not know.
    .remedy = Open it with the release of Valtable that it was played with, or a newer one.
problem-own_components = This game was played with components of its own; this service shows only games played with the printed ones.
    .remedy = Look at it on your own machine, with “valtable replay”.
problem-closed = This table is closed.
    .remedy = Whoever runs this site has closed it and can open it again; nothing of the game is lost.
problem-full = This game has become as long as a game may be, so it cannot go on.
    .remedy = You can still look back at all of it. To play on, make a new table.
problem-too_large = This is too large for us to accept.
    .remedy = Send less at once, or check that it is the right file.
problem-too_slow = This took too long to arrive, so we stopped waiting.
    .remedy = Check your connection and try again.
problem-too_many_requests = Too many requests in a short time.
    .remedy = Wait a minute and try again.
problem-too_many_bot_tables = You have enough tables where only bots play.
    .remedy = Wait until one of them is over, or take a seat at the new one yourself.
problem-broken = Something broke on our side. Your game is safe.
    .remedy = Try again; if it happens again, please report it.
problem-broken_table = We cannot open this table any more. The fault is ours.
    .remedy = Please report it with the table’s address.
problem-no_room = There is no room for another table here.
    .remedy = Tell whoever runs this site; tables that you have already can still be played.
problem-not_saved = We could not save this, so nothing has changed.
    .remedy = Try again in a moment.
problem-unreachable = The tables cannot be reached at the moment.
    .remedy = Try again in a moment; nothing is lost.

## Terminal: the service

ui-help-serve = Serve the tables as a site for this machine or, with --host, for others.
ui-help-check_tables = Play every table of the database again and report those that are broken.
ui-help-backup = Copy the database into a file, also while the service runs.
ui-help-move_tables = Carry all tables from one database into another, which keeps those it has; no service may play in either. Started again it goes on.
ui-help-move_from = The database that has them, sqlite:///FILE or postgresql://USER@HOST/NAME; it stays as it is.
ui-help-move_to = The database that gets them.
ui-help-host = The address to listen at; 0.0.0.0 for everybody who can reach this machine.
ui-help-port = The port to listen at; 0 for any that is free.
ui-help-database_url = Where the tables are kept: sqlite:///FILE, or postgresql://USER@HOST/NAME. By default valtable.db here, if there is one, else in your data folder.
ui-help-origin = A further origin whose pages may use the service, such as http://localhost:5173; may be given several times.
ui-help-undo_seconds = How many seconds bots wait after a choice you can still undo.
ui-help-trusted_proxy = A proxy whose X-Forwarded-For and X-Forwarded-Proto are believed, as an address or a network; may be given several times.
ui-help-bot_workers = How many processes bots think in; with 1 there is one more, for tables where nobody waits for them.
ui-help-bot_seconds = After so many seconds a bot has lost its choice to luck.
ui-help-back_seconds = When the service stops, so many seconds later clients are asked to come back.
ui-help-created_per_minute = How many tables, seats, links, rematches and imports an address may ask for in a minute.
ui-help-asked_per_minute = How many requests of any kind an address may make in a minute.
ui-help-messages_per_second = How many messages a play socket takes in a second.
ui-help-message_bytes = How long a message on a play socket may be, in bytes.
ui-help-body_bytes = How long the body of a request may be, in bytes.
ui-help-connections = How many connections may be open in all; fewer where the process may not open files for so many.
ui-help-connections_per_address = How many connections one address may have open; trusted proxies are exempt.
ui-help-sockets_per_address = How many play sockets one address may have open, also behind a trusted proxy.
ui-help-header_seconds = How many seconds the head of a request may take.
ui-help-body_seconds = How many seconds the body of a request may take, or a browser that reads nothing of its answer.
ui-help-bot_tables_per_address = How many tables at which only bots play, and that are not over, one address may have made.
ui-help-read_seconds = How many seconds of work one address may have done at once for replays, stories and the like.
ui-help-read_share = How much of every second of that work comes back to an address.
ui-help-keep_alive_seconds = How many seconds a connection is kept on which nothing is asked.
ui-help-ping_seconds = How often, in seconds, a play socket is asked whether it lives; one that does not answer for as long is ended.
ui-help-queue_bytes = How many bytes may wait for a client that does not read, before it is sent away.
ui-help-buffer = How many messages of a stream are kept at most for a client that comes back.
ui-help-tables = How many tables may be kept; beyond that no new ones are made.
ui-help-finished_days = A finished game or a replay that nobody has opened for so many days is put away; 0 for never.
ui-help-unbegun_days = A table at which nobody has ever chosen anything, and that nobody has opened for so many days, is put away; 0 for never.
ui-help-idle_days = Any other table that nobody has opened for so many days is put away; 0 for never.
ui-help-page = A built page in another folder, in the place of the package’s own.
ui-help-no_worker = Have browsers forget the page they keep for when there is no connection.
ui-help-synchronous = How SQLite writes. Anything less than FULL may lose moves when the power fails.
ui-help-metrics_port = A further port, at which Prometheus finds the figures of the service under /metrics; 0 for any that is free. Without it there are none.
ui-help-metrics_host = The address at which that port listens. Whoever reaches it may read them.
ui-help-log_format = How the log on stderr is written: json, a line each, or text; auto is text in a terminal and json elsewhere.
ui-help-log_level = The least that is told in the log.
ui-help-access_log = Tell every request and every play socket in the log, with the visitor’s network in place of the address.
ui-help-backup_file = The file to write; it must not exist yet.
ui-serving = Valtable is at { $address } (tables are kept in { $file }). Stop it with Ctrl-C.
ui-tables-checked = { $n ->
        [one] 1 table checked,
       *[other] { $n } tables checked,
    } { $broken } broken.
ui-moving_tables = Carrying tables over
ui-tables-moved = { $n ->
        [one] 1 table carried over,
       *[other] { $n } tables carried over,
    } { $already } there already, { $different ->
        [0] none that differs.
        [one] 1 that differs and was left alone:
       *[other] { $different } that differ and were left alone:
    }
ui-backed_up = Everything is copied to { $file }.

## Terminal: for whoever hosts

ui-help-admin = For whoever hosts: look at tables, close them, free seats, ban addresses, tell everybody something. Works whether the service runs or not.
ui-help-admin_list = List tables, those with the last choice first, and who is there.
ui-help-admin_show = Show a table: its seats, how far it is, who is there. Nothing hidden.
ui-help-admin_close = Close a table: nothing can be chosen there until it is opened again. Whoever is there is told.
ui-help-admin_reopen = Open a closed table again.
ui-help-admin_revoke = Free a seat: whoever sits there loses it at once. Writes its new link, once.
ui-help-admin_ban = Turn away whoever comes from an address or a network, until the ban ends by itself.
ui-help-admin_unban = Lift a ban.
ui-help-admin_bans = List the bans.
ui-help-admin_announce = Tell everybody at the site something, in one line.
ui-help-admin_table = The table, by its id or by its address: https://host/t/ID.
ui-help-admin_seat = The number of the seat, as “show” lists it; 0 is the first.
ui-help-admin_state = Only tables in this state.
ui-help-admin_game = Only tables of this game.
ui-help-admin_limit = How many at most.
ui-help-admin_reason = Why, in a few words. Players of a closed table read it; that of a ban is for you alone.
ui-help-admin_address = An address or a network, such as 203.0.113.7 or 203.0.113.0/24. An IPv6 address counts with its /64.
ui-help-admin_days = For so many days; 7 unless you say otherwise.
ui-help-admin_for = For so long: 30m, 2h, 3d, 1w, 1d12h.
ui-help-admin_text = What everybody reads, at most 200 characters.
ui-help-admin_clear = Take the announcement away.
ui-error-duration = is no duration: write 30m, 2h, 3d, 1w or 1d12h, at most ten years
ui-error-network = is neither an address nor a network
ui-error-words = must have 1 to { $most } characters
ui-error-days_or_for = Give either --days or --for.
ui-error-announce = Give either a text or --clear.
ui-admin-no_such_table = There is no table “{ $table }”.
ui-admin-no_such_seat = Table “{ $table }” has no seat { $seat }.
ui-admin-seat_of_bot = Seat { $seat } of table “{ $table }” is a bot’s.
ui-admin-unknown_rules = Table “{ $table }” was played with rules or components that this release does not know.
ui-admin-broken_table = Table “{ $table }” cannot be read; “valtable check-tables” says why.
ui-admin-over = The game at table “{ $table }” is over.
ui-admin-closed_already = Table “{ $table }” is closed already.
ui-admin-not_closed = Table “{ $table }” is not closed.
ui-admin-full = The game at table “{ $table }” is as long as a game may be, so it cannot be opened again.
ui-admin-own_address = { $network } holds this machine itself or a trusted proxy, so it cannot be banned.
ui-admin-not_banned = { $network } is not banned; “valtable admin bans” lists what is.
ui-admin-nothing_announced = Nothing is announced.
ui-admin-not_saved = It could not be saved, so nothing has changed.
ui-admin-no_answer = The service has not answered; it will not do this later. Look at what it says in its log.
ui-admin-other_release = A service of an older release plays in this file. Restart it with this release, then try again.
ui-admin-failed = It has failed; the log of the service says why.
ui-admin-closed = Table “{ $table }” is closed. “valtable admin reopen { $table }” opens it again.
ui-admin-reopened = Table “{ $table }” is open again.
ui-admin-revoked = Seat { $seat } of table “{ $table }” is free. Its new link, to be put behind the address of your site, is for one device and is shown only now:
ui-admin-banned = { $network } is banned until { $until }. { $n ->
        [one] 1 open socket was closed.
       *[other] { $n } open sockets were closed.
    }
ui-admin-unbanned = { $network } is not banned any more.
ui-admin-no_bans = Nobody is banned.
ui-admin-announced = Everybody reads now: { $text }
ui-admin-cleared = Nothing is announced any more.
ui-admin-listed = { $n } of { $all } tables
ui-admin-presence_unknown = The service has not answered: who is there is not known.
ui-admin-table = table
ui-admin-game = game
ui-admin-state = state
ui-admin-who = who
ui-admin-made = made
ui-admin-opened = last opened
ui-admin-moved = last choice
ui-admin-options = options
ui-admin-choices = choices
ui-admin-seal = seal
ui-admin-rematch = rematch
ui-admin-spectators = spectators
ui-admin-closed_since = closed
ui-admin-is_full = for good: its game is as long as a game may be
ui-admin-seats = Seats:
ui-admin-network = network
ui-admin-until = until
ui-admin-reason = reason
ui-admin-present = here
ui-admin-awaited = yet to come
ui-admin-asked = must choose
ui-admin-watching = { $n } watching
ui-admin-state_waiting = waiting
ui-admin-state_running = running
ui-admin-state_closed = closed
ui-admin-state_finished = finished
ui-admin-state_imported = imported
ui-admin-minutes = { $n } min
ui-admin-hours = { $n } h
ui-admin-days = { $n } d

## Terminal: a bot at a table elsewhere

ui-help-join = Let a bot of this machine play at a table elsewhere, by the link of its seat, until the game is over.
ui-help-join_link = The link of the seat, in quotes: 'https://host/t/TABLE#SECRET'.
ui-help-join_bot = The bot that plays: level1 to level5, greedy, weighted, random, search:LINES, search:SECONDSs, or exec:COMMAND for a program of yours.
ui-help-join_name = What the bot is called at the table. By default as its character, “Sage”; a program of yours as the seat is called.
ui-error-link = is no link of a seat; it looks like 'https://host/t/TABLE#SECRET'
ui-error-link_secret = has no secret after a #, so it opens no seat; put the link in quotes, or the shell may cut it off
ui-error-join_bot = is no bot; there are { $known }
ui-error-join_name = must have 1 to 40 characters
ui-error-join_game = That table plays “{ $game }”, which this release ({ $version }) does not know; it knows { $known }.
ui-error-join_release = That table plays { $game } with rules { $rules } and components { $edition }, which this release ({ $version }) does not have. Use the release that the service runs.
ui-error-unreachable = Nobody answers at { $address } ({ $detail }).
ui-error-strange = What answers at { $address } is no Valtable, or one of another release ({ $detail }).
ui-join-seated = { $name } sits at { $game }, { $address }. Ctrl-C leaves; the table stays.
ui-join-back = { $name } is back at { $game }, { $address }. Ctrl-C leaves; the table stays.
ui-join-lost = The connection is lost; trying again. The seat waits.
ui-join-found = The connection is back.
ui-join-again = The seat waits; it is asked again in { $seconds } s.
ui-join-gave_up = { $command } has failed { $times } times in a row. The seat waits at the table; the same command comes back to it.
ui-join-left = The seat waits at the table; the same command comes back to it.

## Terminal: simulate, arena and bench

ui-lab-title = { $game }, { $players } players, { $games } games
ui-lab-games = games
ui-lab-stopped = Stopped after { $done } of { $asked } games; all figures are of those.
ui-lab-nothing = stopped before anything was done
ui-lab-go_on = The same command goes on from { $file }.
ui-lab-seat = seat
ui-lab-bot = bot
ui-lab-wins = wins
ui-lab-points = points
ui-lab-interval = 95 % interval
ui-lab-from_to = { $low } to { $high }
ui-lab-intervals = Wilson intervals, widened where mirrored games agree
ui-lab-milliseconds = CPU ms per decision
ui-lab-finished = finished
ui-lab-decisions = decisions
ui-lab-choices = { $n } with { $choices } choices
ui-lab-speed = speed
ui-lab-per_second = { $decisions } decisions, { $games } games per CPU second
ui-lab-build = build
ui-lab-digest = digest
ui-tune-title = { $game }, { $players } players, greedy: what things are worth
ui-tune-number = number
ui-tune-before = before
ui-tune-after = after
ui-tune-change = change
ui-tune-taken = With fresh luck the new weights win { $share } ({ $low } to { $high }) of { $games } games, where { $even } would be even: they are taken.
ui-tune-left = With fresh luck the new weights win { $share } ({ $low } to { $high }) of { $games } games, where { $even } would be even: not clearly better, so nothing is written.
ui-rate-rating = rating
ui-rate-against = wins against
ui-rate-method = Plackett-Luce, mean { $mean }; intervals by bootstrap over mirrored groups
ui-rate-enough = Every rating is known to within { $within } points after { $rounds } rounds.
ui-rate-unsure = After { $rounds } rounds not every rating is known to within { $within } points.
ui-arena-rounded = { $n } games were played instead of { $asked }: they come in whole groups of { $group }, one for each rotation of the seats.
ui-arena-alone = Only { $bot } was named, so it played against itself: its share is always 100 %. Name two bots to compare them.
ui-bench-measurements = measurements
ui-bench-speed = Random play, per CPU second
ui-bench-rounds = medians of { $n } rounds
ui-bench-asked = What bots and screens ask, answers per CPU second
ui-bench-ratios = How many times as fast as peers, at the largest table
ui-bench-ratios_how = taken inside each round: median and range
ui-bench-game = game
ui-bench-players = players
ui-bench-decisions = decisions
ui-bench-stepped = stepped
ui-bench-recorded = recorded
ui-bench-games = games
ui-bench-per_game = per game
ui-bench-copies = copies
ui-bench-imagined = imagined
ui-bench-views = views
ui-bench-observations = observed
ui-bench-offers = offers
ui-bench-tables = tables
ui-bench-evaluations = evaluated
ui-bench-greedy = greedy
ui-bench-slowest = slowest, ms
ui-bench-search = search
ui-bench-catanatron = decisions, catanatron
ui-bench-copies_catanatron = copies, catanatron
ui-bench-hearts = stepped, OpenSpiel hearts
ui-bench-ismcts = search lines, OpenSpiel ISMCTS
ui-bench-server = The server, { $build }: { $moves } durable moves per CPU second; times boardgame.io: { $ratio }
ui-bench-missing = Not measured: { $name } ({ $why })

## Terminal: bots that are programs, `exec:COMMAND`

ui-exec-start = { $command } cannot be started: { $said }.
ui-exec-late = { $command } has not answered within { $seconds } s.
ui-exec-ended = { $command } has ended in the middle of the game, with exit code { $code }.
ui-exec-killed = { $command } has been ended by signal { $code } in the middle of the game.
ui-exec-closed = { $command } has closed its input or its output in the middle of the game.
ui-exec-flood = { $command } has written more than { $kb } kB without an end of line.
ui-exec-nonsense = { $command } has written a line that is no answer: { $said }. What is meant for people belongs on stderr.
ui-exec-illegal = { $command } has chosen { $said }, which is not among its choices.
ui-exec-given_up = { $command } has failed { $times } times in a row and is asked no more in this game: the random bot plays on for it.
ui-exec-stderr = Its last words were { $stderr }.
ui-exec-instead = The random bot chooses instead; the next failure of this kind is only counted.
ui-exec-missed = { $command } has failed at { $n ->
    [one] one decision
   *[other] { $n } decisions
}, which the random bot made instead.
ui-exec-games = { $command } has failed at { $n ->
    [one] one decision
   *[other] { $n } decisions
} in { $games } of { $all } games; the random bot made them instead.

## The lab: calibration

ui-calibrate-said = said
ui-calibrate-came = came
ui-calibrate-seats = seats
ui-calibrate-spreads = A lead that turns an even chance into 73 %: { $near } points at the end, { $far } at the beginning.
ui-calibrate-brier = Brier score on fresh games: { $prospects }; from the score alone { $scores }, without a fit { $unfitted }.
ui-calibrate-better = Better than from the score alone by { $low } to { $high } (95 %).
ui-calibrate-points = Points at the end are foreseen to within { $off } (root mean square).

## Looking things up

shelf-goods = Goods
    .one = good
known-has = { $seat } has { $n }
known-open_now = open now
known-unseen = not seen yet
known-offered = among your choices
known-built_by = built by { $seat }
known-kept_by = kept by { $seat }
known-stock = { $n } of { $of } left in the supply
known-pile_left = { $n } left in the pile
reason-least = never below 0
