### English: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = The game is saved in { $path }.
quit-title = Leave the table?
quit-kept = The game is saved in { $path }; daedalus play --resume continues it.
quit-leave = leave
quit-menu = back to the menu
quit-stay = stay

## What the keys do (short: they share one line)

key-slots = arrows
key-cells = squares
key-turn = turn
key-push = push
key-walk = walk
key-back = back
key-swap = other piece
key-hint = hint
key-undo = undo
key-letters = treasures
key-help = help
key-quit = quit
key-rules = rules
key-rows = rows
key-values = change
key-scroll = scroll
key-close = close
key-step = step
key-leap = ten steps
key-ends = start and end

guide-title = What the keys do
guide-close = Esc, Enter or ? goes back to the game.
guide-sliding =
    Arrow keys go from arrow to arrow around the board; the key that points across jumps to the other end. Tab goes clockwise. R turns the spare, Shift+R the other way. Enter pushes. Then arrow keys or Tab choose a lit square, a capital letter jumps to its treasure, Enter walks. Esc takes the push back, as long as you have not walked. L says what the letters stand for, F2 shows the rules.

    ▲ ● ■ ◆ pieces    △ ○ □ ◇ their homes    A to X treasures
    » « your goal    · squares you can reach    ╬ the barred arrow
    heavy walls stay where they are, light ones move, double walls are the tile pushed in last

letters-title = What the letters stand for

## The menu

menu-welcome = A maze that never keeps still. What shall we play?
menu-seats = Players
menu-seats-value =
    { $seats ->
        [one] just one
       *[other] { $seats }
    }
menu-human = a person, here
menu-bot = bot: { $level }
menu-preset = Game
menu-ask = Enter keeps the suggestion; a number chooses something else.
menu-ask-number = Please type a number from 1 to { $most }, or just press Enter.
option-true = yes
option-false = no

## The curtain

curtain-press = Enter: I am alone with my cards

## A turn

ask-look = Your push, { $name }. The arrow keys choose where.
ask-aim = Push { $line }?
ask-aim-reach = Then your goal is in reach!
ask-barred = Not here: pushing { $line } would undo the last push.
ask-stay = { $name }: stay on { $cell }?
ask-walk = { $name }: walk to { $cell }?
ask-walk-find = Your treasure is there!
ask-walk-win = That wins the game!
ask-out = Leave the maze from { $cell }? That wins the game!
ask-wait = { $name } is thinking …
turn-number = turn { $turn }
watch-at = Action { $ply } of { $last }


spare-open = The spare is open to the { $sides }.
goal-title = { $name } is looking for
goal-at = on { $cell }
goal-on-spare = on the spare tile
goal-lord = ◉ { $lord }
goal-point = The agreed square
goal-edge = Out over the edge
goal-edge-how = from any border square with an open way
goal-hidden = The cards lie face down.
goal-sealed = The next card is turned over when the next turn begins.

note-found = { $found } of { $all } found
note-all = { $found } of { $found } found!
trail-none = nothing yet, but a nice walk

## The log

did-walk = { $name } walks to { $cell }.
did-stay = { $name } stays on { $cell }.
did-lord = { $name } sends { $lord } to { $cell }.
did-find = Found: { $motif }.
hint-push = Try { $slot }: { $line }, the spare open to the { $sides }.
hint-walk = Then walk to { $cell }.
hint-lord = Then send { $lord } to { $cell }.
hint-out = Then walk out of the maze.

## The end

end-title = { $names } did it!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] It took one turn.
       *[other] It took { $turns } turns.
    }
end-again = play again
end-watch = watch it again
end-menu = menu

## Tiles in words


## Playing line by line

plain-welcome = Type help to see what you can ask.
plain-seat = Seat { $seat }, { $name }: { $note }
plain-turn-push = { $name }, turn { $turn }: push first, for example { $example }.
plain-turn-walk = { $name }, now walk, for example d4, or stay where you are. The word undo takes the push back.
plain-board-rule = Small letters name columns, numbers rows, capitals treasures; heavy walls never move.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = It can lie like this: { $turns }
plain-barred = Barred arrow: { $slot }
plain-reach = { $name } can walk to { $cells }
plain-ways-out = You leave the maze from { $cells }: name one of these squares, or type { $out }.
plain-undone = Undone: { $action }
plain-curtain = Press Enter when nobody else is looking.
plain-where-what = Looking for something? Name a treasure or a player, for example: where owl
plain-where-nothing = There is no “{ $what }” here.
plain-sliding = A push is the square where the tile goes in and its open sides: b1=6. Sides: north 1, east 2, south 4, west 8, added up, a to f above 9. A walk is the square: d4. The Eclipse walks with !d4, and out leaves the maze.
act-out = out
word-board = board
    .does = draws the maze
word-goal = goal
    .does = says what you are looking for
word-reach = reach
    .does = names the squares you can walk to
word-spare = spare
    .does = describes the spare tile
word-where = where
    .does = finds a treasure or a player
word-cell = square
    .does = describes a square, for example: square d4
word-letters = letters
    .does = says what the capitals stand for
word-position = position
    .does = writes the position as one line
word-help = help
    .does = shows this list
word-hint = hint
    .does = says what a bot would do
word-log = log
    .does = says what has happened
word-seats = seats
    .does = says how everyone stands
word-rules = rules
    .does = prints the rules
word-undo = undo
    .does = takes back your push, or the last turn
word-quit = quit
    .does = leaves the game

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: one action, and the seed deals this first position.
       *[other] { $file }: { $actions } actions, and the seed deals this first position.
    }
help-daedalus = Shifting-maze board games. Without a command the game opens, in the browser or else here.
help-play = Play in the terminal, alone, with bots or around one screen.
help-replay = Step through the record of a game.
help-rules = Print the rules of an edition.
help-perft = Count the sequences of actions that can follow a position.
help-record = Check golden games, or rewrite them.
help-serve = Start the server for play in the browser.
help-arena = Let bots play against each other.
help-bench = Measure how fast everything is.
help-engine = Offer the bots to other programs.
help-mazenet = Play against MazeNet programs.
help-completion = Print a script that lets a shell complete commands and options.
help-shell = Which shell:
help-version = Print the version.
help-edition = Which game:
help-seats = The number of players.
help-seed = The same seed deals the same game.
help-option = An option of the edition, such as cards=6; may be repeated.
help-bots = The level of the bots in all seats but the first; none: people only.
help-bot = A bot in one seat, such as 2=medium; may be repeated.
help-name = A name for one seat, such as 1=Anna; may be repeated.
help-position = Start from this position.
help-save = Save the record to this file.
help-resume = Continue a saved game.
help-plain = Line by line, for pipes and screen readers.
help-rules-plain = Print the text as it is.
help-clock = Seconds for each turn; then the game moves on.
help-motion = With or without animations.
help-lang = Language:
help-file = A record, such as evening.game, or a game of an arena: arena.games#17.
help-files = Records of games.
help-verify = Only check the record and its deal.
help-write = Write the records as today’s rules would.
help-depth = How many actions deep.
help-divide = Also count below each first action.
help-arena-bots = Who plays: levels of bots, two or more.
help-arena-games = How many games each pair plays.
help-arena-budget = Milliseconds a bot may think.
help-arena-cpu-time = Count a bot’s milliseconds as CPU time, for a busy machine.
help-arena-jobs = How many processes.
help-arena-out = Save the games to this file, and continue from there.
help-arena-cluster = Spread the games over a Ray cluster.
help-arena-markdown = Print the table as Markdown.
help-bench-names = What to measure; everything by default.
help-bench-write = Write the results to this file.

over-to = Over to { $name }
others-look-away = Everyone else: look at the ceiling.
