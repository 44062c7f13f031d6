### English: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Five mazes that won’t sit still.
front-subtitle = No account, no downloads. Pick a world, say who is playing, go.
front-worlds = Pick a world
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Help, sound and light
front-options = Options

## Who plays

who-title = Who is playing?
who-me = Just me
who-me-note =
    { $rivals ->
        [0] on my own, at my own pace
        [one] against one friendly rival
       *[other] against { $rivals } friendly rivals
    }
who-here = Around this screen
who-here-note = pass it on, no peeking
who-here-race = a race: everyone needs a screen of their own
who-online = With friends online
who-online-note = send them one link
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-label = Players
fewer = { $what }: one fewer
more-of = { $what }: one more
level = Bots

## Options of a table

options-title = { $title }: options
preset = Kind of game
more = More options
clock = Clock
clock-none = none
clock-turn = { $seconds } s a turn
clock-game = { $minutes } min per player
clock-day = a day a turn
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
allow-hints = Hints allowed
list-table = Show the table in the list
list-table-note = Anyone on this server may then join or watch.

## Everywhere

app-ready = ready
close = Close
back = Back
yes = Yes
no = No
off = off
menu = Menu
rules = Rules
settings = Settings
learn = Learn in two minutes
replay = Replay
watch = Watch
puzzles = Puzzles
position-title = Play from a position
position-editor = Position editor
    .note = Lay out a maze of your own and play on from there.
position-unplayable = No game can begin from here.
hint = Hint
sound-on = Sound on
sound-off = Sound off
go-light = Light colours
go-dark = Dark colours
other-worlds = Other worlds
copied = Copied
copy-link = Copy link
share = Share
send = Send
trouble-offline = The server is not responding. Is it running?
trouble-create = This table could not be made. Please try other options.
trouble-seat = This seat is already taken.
trouble-record = “{ $file }” cannot be read as a game. Pick a .game file; you can download one from any replay.
trouble-record-broken = “{ $file }” breaks off, was changed, or comes from another version.
trouble-replay = Its game has not begun yet, or its table has been cleared away.
missing-title = No way through here
missing-note = The wall must have moved: there is no such page.
to-front = To all the mazes
offline-title = No connection to the server
offline-note = Games live on the server. As soon as the connection is back, you can go on.

## Coming to a table

join = Join
join-label = Have a code?
join-code = code or link
table-opening = Setting the table
table-opening-note = One moment.
table-gone = This table has been cleared
table-gone-note = Its game is over and has been put away, or part of the link is missing.
table-new = Open a new table
table-retype = Type the link again
table-closed = This table cannot be opened
table-closed-note = The game is stored safely, but this server cannot read it. A newer version may be able to open it.
pair-used = This link has already been used
pair-used-note = It works only once and for five minutes, so that nobody else can use it. Get a new one on the first device: Menu, “{ $item }”.
pair-used-play = On with the game
pair-used-watch = Watch this table
lobby-ready = Everyone is here.
your-name = Your name
sit-here = Sit down
seat-open = Free seat
seat-bot = Bot sits here
start-with-bots = Fill with bots, start now
invite-title = Bring them to the table
invite-code = Table code
invite-qr = QR code with the link to this table
name-kept = Remembered on this device.
your-pawn = Your piece
your-ship = Your ship
your-spaceship = Your spaceship
lobby-table = Around the table
seats-taken = { $taken } of { $all } seats taken
host-gone = The host has been away for a while. { $name } can run the table now.
host-gone-you = The host has been away for a while. You can run the table now.
lobby-soon = Starts as soon as all seats are taken.
lobby-count = Starts in { $seconds }
lobby-wait = Wait
you-tag = You
bot = Bot
bot-level = How well { $name } plays
bot-gone = Take the bot { $name } away
seat-gone = Take seat { $seat } away
seat-add = Add a seat
seat-add-note = up to { $most }
guest-title = { $name } has kept a seat for you
guest-title-plain = There is a seat for you
guest-last = One more, and it starts by itself.
invite-closed = Only this computer can open this link
invite-closed-note = Phones and other computers at home cannot see your table yet.
invite-phones = Phones
invite-phones-note = scan this square
invite-computers = Computers
invite-computers-note = type the address below
show-qr = Show QR code
home-open = Let others at home join
home-open-note = Open until you close it again. Nothing leaves your home.
home-none = This computer is not in a home network right now.
home-trouble = That did not work. The network may have changed, or another program is using the port.
home-is-open = Everyone in your home network can open it.
home-close = Close it again
meanwhile = While you wait
here-title = Who sits around this screen?
here-note = Say your names once; we remember them on this device.
here-seat = Seat { $seat }
here-swap = Another piece for { $name }
here-bot = Bot: { $level }
here-add-person = Add a person
here-add-bot = Add a bot
curtain = Curtain between turns
curtain-note = so that nobody peeks at a card
read-rules = Read the rules meanwhile
lobby-position = The game begins from a chosen position.
watch-title = Tables to watch or join
watch-none = No public tables right now
watch-none-note = Tables show up here when their host ticks “{ $option }”.
watch-none-open = Open one yourself
watch-none-replay = Watch a replay
watch-open = Join
watch-playing = Watch
watch-over = Replay
mine = My tables
mine-all =
    { $count ->
        [one] My table
       *[other] All { $count } tables
    }
mine-note = This list is kept on this device and nowhere else.
mine-none = No tables yet
mine-none-note = Tables where you take a seat show up here, on this device only.
mine-going = In progress
mine-finished = Finished
mine-play = Play on
mine-turn = Over to { $names }
mine-free =
    { $count ->
        [one] { $count } seat is still free
       *[other] { $count } seats are still free
    }
mine-unstarted = Not started yet
mine-won-you = You won
mine-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } shared the win
    }
mine-unknown = The server is not responding
mine-forget = Forget { $title } on this device
mine-forget-finished = Forget the finished ones
mine-forgotten = Forgotten on this device.
mine-keep = Keep it after all
mine-cleared =
    { $count ->
        [one] A table has been cleared away and removed from the list.
       *[other] { $count } tables have been cleared away and removed from the list.
    }

## At the table

you = you
here = here
away = away
your-turn = Your turn
playing = Playing
seats = Players
hand = Your hand
steps = Steps of the turn
cards-left =
    { $count ->
       *[other] { $count } left
    }
lord-note = Belongs to no one. Mind where it stands.
seat-absent = has left
seat-stand-in = a bot plays on
let-bot-play = Let a bot play on
take-seat-back = Take my seat back
table-paused = Paused: waiting for players.
log-resumed = The game was paused while nobody was here. It goes on now.
send-off = Send somebody off
send-off-note = Their cards and their place go to somebody else. They can still watch.
send-off-bot = A bot takes over
send-off-bot-for = A bot takes over from { $name }
send-off-open = Free the seat
send-off-open-for = Send { $name } off and free the seat
change-seat = Play for { $name }
leave-table = Leave the table
take-back = Take back
undo-asked = { $name } would like to take back the last turn. All right?
undo-waiting = Asked to take back. Waiting for an answer.
lost-title = Connection lost.
lost-safe = Your game is safe. Reconnecting …
lost-next = Your game is safe. Next try in { $seconds } s.
lost-try = Try now
lost-back = Back at the table.
needs-line = As soon as the connection is back
open-gate = I’m { $name }, open the gate
log = What happened
log-empty = Nothing has happened yet.
log-said = { $name }: “{ $text }”
log-time = Time is up for { $name }.
log-undo = The last turn was taken back.
chat = Say something
chat-text = Your message
companion = My cards on a phone
companion-note = Scan this with your phone, and it joins you in the same seat. The link works once.
companion-qr = QR code for the phone
companion-only-there = Show my cards only there
companion-here-again = Show my cards here again
copy-watch-link = Copy the table’s link
replay-this = Replay this game
seed-promise = Fair deal, sealed before the start:
refused-illegal = That is not possible right now.
refused-option = That does not work at this table.
refused-forbidden = Only the host can do that.
refused-sent-off = The host has given your seat to somebody else. You are watching now.
refused-too-many = Not so fast, please.
refused-busy = The server is busy. Please try again.
refused-other = That did not work.
hint-thinking = A bot is thinking about it …
hint-wins = You win with this.
hint-finds = This leads to { $motif }.
hint-catches =
    { $count ->
        [one] This catches { $count } tile.
       *[other] This catches { $count } tiles.
    }
hint-plans =
    { $ways ->
        [one] Next turn, one push will get you there.
       *[other] Next turn, you have a few ways to your goal.
    }
hint-nears =
    { $steps ->
        [one] You will be one step from your goal.
       *[other] You come closer to your goal.
    }
hint-blocks = It also makes the way longer for { $name }.
hint-leaves = But it opens a way for { $name }.
hint-seeks = { $name } seems to be after { $motif }.
hint-best = This brings you closer than anything else.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-one-moment = One moment, please.
phrase-hurry = Tick, tock!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-so-close = So close!
phrase-again = Another game?
phrase-good-game = Good game!
phrase-bye = Goodbye!

## The end

end-shared = { $names } share the win!
end-solo = Well done, { $name }!
end-plies =
    { $count ->
        [one] after { $count } turn
       *[other] after { $count } turns
    }
end-found = Found, in this order
rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
score-sliding =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
play-again = Play again
again-harder = Again, a little harder
again-easier = Again, a little easier
look-back = Look back
watch-path = Watch the whole game
see-board = Back to the board
show-result = Show the result

## Replay

replay-of = Replay: { $title }
replay-drop = Drop a .game file here
replay-drop-note = or choose one from this device
replay-no-file = This recording is damaged
replay-no-none = There is no recording here
replay-other-file = Choose another file
replay-start = The start
replay-scrub = Place in the game
replay-place = { $at } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-last = To the end
replay-after = Looking for
replay-find-before = Previous find
replay-find-after = Next find
replay-speed = Speed
replay-link = Link to this moment
replay-edit = Change this position
replay-download = Download the record
replay-fair = The deal was checked against its seal: fair.
replay-unfair = The deal does not match its seal.

## Settings

as-browser = Match browser
light = Light
mode-auto = Match device
mode-light = Light
mode-dark = Dark
contrast = Contrast
contrast-auto = Match device
contrast-normal = Normal
contrast-high = High
volume = Volume
motion = Animations
motion-none = None
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
show-reach = Light up where I can go
show-reach-note = Reachable squares shine after a push.
confirm-walk = Ask before walking
confirm-walk-note = { $pointer ->
    [mouse] The first click aims, the second walks.
   *[other] The first tap aims, the second walks.
}
left-handed = Left-handed
left-handed-note = Puts your cards and tile to the left of the board.

## About

about = About
about-title = About Daedalus
about-what = Five board games about shifting mazes, for people, bots and programs. No account, nothing to install, no advertising.
about-books = Whose rules we follow
about-own = Names, motifs and drawings are our own. Daedalus is not affiliated with the publishers or licensors of the printed games; their names are used here only to say which rule book is followed.
about-private = What is known about you
about-private-note = The server knows the name you type at a table and what is played there, until the table is cleared away. Settings and the list of your tables stay on this device.
about-licence = Licence
about-licence-note = Daedalus is free software under the MIT licence. Its typefaces are Figtree, Grenze and Fredoka, under the
about-version = Version { $version }
