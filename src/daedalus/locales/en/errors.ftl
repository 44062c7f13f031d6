### Why something was refused, as people read it: page, terminal and command line.

error-of-refused = That does not work.
error-of-unreadable = This cannot be read.
error-of-option = This is not one of the choices.
error-of-illegal = The rules do not allow that now.
error-of-stale = The game has moved on.

error-over = The game is over.
error-not-begun = The game has not begun.
error-turn = It is player { $player }’s turn.
error-nobody = Nobody can act now.
error-line-long = This line is too long.
error-paused = The game is paused.
error-bot-plays = A bot plays for you: come back first.
error-referee = Only the referee of a league may do that.
error-seat-taken = Somebody sits there already.
error-piece-taken = Somebody has this piece already.
error-seats-open = Some seats are still free: wait, or give them to bots.
error-take-back-none = There is nothing to undo.
error-take-back-seen = This has revealed something: it cannot be undone.
error-take-back-asked = The others have been asked already.

error-action-sliding = I do not know “{ $text }”. A push looks like b1=6, a walk like d4; the word help lists the rest.
error-pushed = The push is done: now walk, or stay where you are.
error-push-first = Push first, then walk.
error-slot = No arrow points at { $cell }. There are arrows at { $cells }.
error-barred = The arrow at { $cell } is barred: it would undo the last push.
error-spare-turn = The spare tile cannot lie like that. It can lie like this: { $ways }.
error-leave = You can leave only at the end, with every treasure found and an open way over the edge.
error-lord-idle = The Eclipse is not yours to move now.
error-lord-card = The Eclipse must fetch this card: move it, for example with !d4.
error-reach = { $cell } is out of reach. You can reach { $cells }.
error-cell-form = “{ $text }” is not a square. Write a column and a row, like d4.
error-cell = There is no square { $text }: this board ends at { $last }.

error-action-go = I do not know “{ $text }”. Write ready, 1A@b2e to lay a tile, lift 1 to take it up, or claim.
error-moment = That moment has passed.
error-go-house = This happens by itself.
error-go-wait = Wait for the start.
error-go-build = The round has begun: build.
error-go-ready = You are ready: wait for the others.
error-go-hands-off = Before the start no tile may be touched.
error-go-claimed = You have finished this round and hold score tile { $points }.
error-go-late = Time was up.
error-go-end-off = Nobody may end a match in this game.
error-go-end-early = You may end the match only when the other player has claimed { $claims } times in a row without solving.
error-go-end-later = Not while building: between rounds, before you are ready.
error-go-lift = Tile { $tile } is not on your board.
error-go-lies = Tile { $tile } lies on your board: lift it first.
error-go-joker = You do not have the joker in this round.
error-go-under = It would lie on { $tiles }.
error-go-middle = The middle is never covered.
error-go-edge = It would stick out: the board ends at { $last }.
error-weave = Here you only lay tiles or lift them.

error-action-connect = I do not know “{ $text }”. Write it like 3@2,-1=a or 3@2,-1=a take 0,0 1,0.
error-connect-tile = There is no tile { $tile }: they are numbered 1 to { $most }.
error-connect-twice = A square is named twice.
error-connect-hand = Tile { $tile } is not in your hand: you hold { $tiles }.
error-connect-turn = Tile { $tile } cannot lie like that. It can lie like this: { $ways }.
error-connect-taken = A tile lies on { $cell } already.
error-connect-apart = A tile on { $cell } would touch no other.
error-connect-path = No path runs on from { $cell }.
error-connect-new = The tile on { $cell } is the new one: it stays.
error-connect-empty = No tile lies on { $cell }.
error-connect-kin = The tile on { $cell } shows no creature that is on tile { $tile }.
error-connect-link = No path leads to { $cell }.
error-connect-joined = The tiles that are left would fall apart.
error-connect-cell = “{ $text }” is not a square. Write it like 2,-1, each number from -{ $far } to { $far }.

error-edition = There is no game “{ $text }”. There are: { $known }.
error-seats = This game is for { $low } to { $high } players.
error-seat = There is no seat { $text }. Number of seats: { $seats }.
error-start = Player { $player } cannot begin: only { $seats } play.
error-cards = There are not that many cards: at most { $most } each.
error-option-value = The option { $option } cannot be “{ $text }”. It can be: { $known }.
error-option-unknown = This game has no option “{ $option }”. It has: { $known }.
error-option-form = “{ $text }” is not an option: write it like cards=6.
error-option-twice = The option { $option } is given twice.
error-bot = There is no bot “{ $text }”. There are: { $known }, and the numbers from 1 to 20.
error-bot-kind = Nobody can play as “{ $text }”.
error-name = “{ $text }” cannot be a name.
error-name-long = “{ $text }” is too long for a name: at most { $most } characters.
error-seed = A seed is one line of up to { $most } characters.
error-clock = A clock needs at least a second.
error-clock-own = This game keeps its own time.
error-clock-alone = With a clock at least two must play.
error-clock-turn = A turn may last 1 to 3600 seconds.
error-not-here = This game cannot be played in the terminal yet.

error-position = “{ $text }” is not a position.
error-position-part = This part of the position cannot be read: “{ $text }”.
error-position-rows = The rows of the board differ in length.
error-position-size = The sides of a board may be 3 to { $most } long.
error-position-edition = This is a position of another game: “{ $text }”.
error-position-rules = The position belongs to other rules than these.
error-position-seats = Players in this position: { $seated }, not { $given }.
error-position-over = In this position the game is over: nobody can act.
error-position-large = This position is too large for a table.
error-position-cards = Nobody could find these cards: { $cards }. They lie nowhere.
error-position-unseen = There are not enough cards left for everything that is hidden.
error-position-shared = The creature { $letter } is on more than { $most } tiles.

error-record = This is not the record of a game.
error-record-line = Line { $line } of the record: { $why }
error-record-expected = “{ $key }” is missing here.
error-record-format = This record has another format: “{ $text }”.
error-record-version = It was played by version { $text } of the rules; here there is version { $ours }.
error-record-seats = The names and the position do not agree on how many play.
error-record-part = “{ $text }” does not belong here.
error-record-seed = The seed is not the one that was sealed at the start.
error-record-broken = The record breaks off here, or goes on wrongly.
error-record-no-seed =
    { $count ->
        [one] One action is allowed, but the record does not tell its seed, so the deal cannot be checked.
       *[other] All { $count } actions are allowed, but the record does not tell its seed, so the deal cannot be checked.
    }
error-record-deal = The seed deals another first position.
error-record-hides = This record hides cards: it was saved before the game was over.
error-review-long = This game is too long to look back at: at most { $most } actions.
error-ply = There is no action { $text }: they go up to { $last }.
error-line = Line { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = The file { $file } cannot be used.
error-file-none = There is no file { $file }.
error-file-forbidden = The file { $file } may not be opened.
error-file-folder = { $file } is a folder, not a file.
error-file-text = The file { $file } is not a text file.
error-file-many = The file { $file } holds several games: add the number of one, like #1.
error-disk = The system does not allow that.
error-overwrite = The picture would overwrite the game: { $file }.

error-evening-full = An evening is for 4 to 32 people, and 32 are here.
error-evening-few = An evening needs four people to begin.

error-puzzle = There is no puzzle “{ $text }”.
error-puzzle-kind = There is no kind of puzzle “{ $text }”. There are: { $known }.
error-puzzle-both = Choose a puzzle by its id or by its kind, not by both.
error-puzzles-show = Name a puzzle, or add --sheet.
error-date = “{ $text }” is not a date: write it like 2026-11-17.
error-lesson = There is no lesson “{ $text }”. There are: { $known }.

error-command = There is no command “{ $text }”. There are: { $known }.
error-command-needed = Name one of these commands: { $known }.
error-arguments = That is not how this command works. { $command } --help shows how.
error-no-option = There is no option { $text } here.
error-too-many = “{ $text }” is one too many.
error-number = “{ $text }” is not a number.
error-number-range = “{ $text }” does not fit: it must be a number from { $low } to { $high }.
error-pair = “{ $text }” does not name a seat: write it like 1=Anna, seats are 1 to { $seats }.
error-pair-twice = Seat { $seat } is named twice.
error-language = There is no language “{ $text }” here. There are: { $known }.
error-shell = There is no script for the shell “{ $text }”. There are: { $known }.
error-package = This needs the package { $package }: { $how }
error-mazenet-nobody = Nobody came: the wait of { $wait } s is over.
