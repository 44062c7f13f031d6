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
who-here-note = everyone watches, cards stay hidden
who-here-race = a race: everyone needs a screen of their own
who-online = With friends online
who-online-note = send them one link
who-online-here = so far only on this computer
who-online-closed = at home with one click, or anywhere over the internet
who-online-home = everyone at home: one link, or a code
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
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
allow-hints = Hints allowed
show-previews = Show where I could walk before I push
show-previews-note = Good for children and for learning. Without it, every push is a decision.
list-table = Show the table in the list
list-table-note = Anyone on this server may then join or watch.
host-decides = Only the host may bring in a bot
host-decides-note = When somebody is away for a minute. Otherwise every player may.

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
hint-again = Again
hint-thanks = Thanks
watching = You are watching.
watching-next = If a seat becomes free, you can take it here.
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
trouble-create = This table could not be opened. Please try other options.
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
code = Code
code-none = No table is waiting under this code.
code-none-note = A letter may be wrong, or the game has begun: then ask for the link.
carry-none = No seats come with this code. A letter may be wrong, or it is used up: ask for a new one.
table-opening = Setting the table
table-opening-note = One moment.
table-gone = This table has been cleared
table-gone-note = Its game is over and has been put away, or part of the link is missing.
table-new = Open a new table
table-retype = Type the link again
table-closed = This table cannot be opened
table-closed-note = The game is stored safely, but this server cannot read it. A newer version may be able to open it.
pair-used = This link has already been used
pair-used-note = It works only once and for ten minutes, so that nobody else can use it. Get a new one on the first device: Menu, “{ $item }”.
pair-used-play = On with the game
pair-used-watch = Watch this table
lobby-ready = Everyone is here.
your-name = Your name
sit-here = Sit down
seat-open = Free seat
seat-bot = Seat a bot
start-with-bots = Fill with bots, start now
invite-title = Bring them to the table
invite-address = Address to type
invite-ways = Phones scan this code. Everybody else types this address, or the code on the front page.
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
bot-gone = Remove the bot { $name }
seat-gone = Remove seat { $seat }
seat-add = Add a seat
seat-add-note = up to { $most }
guest-title = { $name } has kept a seat for you
guest-title-plain = There is a seat for you
guest-last = One more player and the game starts.
invite-closed = Only this computer can open this link
invite-closed-note = Phones and other computers at home cannot see your table yet.
show-qr = Show QR code
home-open = Let others at home join
home-open-note = Stays open until you close it. Nothing leaves your home network.
home-none = This computer is not in a home network right now.
home-not-owner = To let others at home join, use the page that opened when the game was started, or the address its terminal shows.
home-trouble = That did not work. The network may have changed, or another program is using the port.
home-is-open = Everyone in your home network can open it.
home-close = Close it again
share-open = Open to the internet
share-note = Friends anywhere can then come with the link, until you close it or stop the game.
share-by = Program
share-with-cloudflared = With cloudflared
share-reads-cloudflared = Cloudflare passes everything on and can read along. No account is needed.
share-with-tailscale = With tailscale
share-reads-tailscale = Tailscale passes everything on and cannot read it. It needs an account.
share-with-ssh = With ssh
share-reads-ssh = The service localhost.run passes everything on and can read along. No account is needed.
share-with-command = With your own command
share-reads-command = Whoever runs its other end passes everything on and can read along.
share-none = To open it to the internet, install cloudflared, tailscale or ssh (OpenSSH).
share-opening = Opening … this takes a few seconds.
share-is-open = Anyone with the link can come, from anywhere.
share-trouble = That did not work. { $program } says: “{ $why }”
meanwhile = While you wait
here-title = Who sits around this screen?
here-seat = Seat { $seat }
here-swap = Another piece for { $name }
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
       *[other] My { $count } tables
    }
mine-waits =
    { $count ->
        [one] A table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
carry = On another device
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
away-minute = { $name } has been away for a minute.
away-while = { $name } has been away for a while.
away-left = { $name } has left.
away-bot = Let a bot play until { $name } is back
let-bot-play = Let a bot play on
table-paused = Paused: waiting for players.
log-resumed = The game was paused while nobody was here. It goes on now.
send-off = Remove somebody
send-off-note = Their cards and their place go to somebody else. They can still watch.
send-off-bot = A bot takes over
send-off-bot-for = A bot takes over from { $name }
send-off-open = Free the seat
send-off-open-for = Remove { $name } and free the seat
change-seat = Play for { $name }
leave-table = Leave the table
take-back = Undo
undo-asked = { $name } would like to undo the last turn. All right?
undo-waiting = You asked to undo your turn. Waiting for an answer.
connection = Connection
lost-title = Connection lost.
lost-safe = Your game is safe. Reconnecting …
lost-next = Your game is safe. Next try in { $seconds } s.
lost-waiting = Waiting for the table …
lost-kept = Your move is kept.
lost-try = Try now
lost-back = Back at the table.
needs-line = As soon as the connection is back
log = What happened
log-empty = Nothing has happened yet.
log-said = { $name }: “{ $text }”
log-undo = The last turn was undone.
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
in-line = Many are asking at the moment. You are number { $place }.
refused-busy = The server is busy. Please try again.
refused-other = That did not work.
hint-thinking = A bot is thinking about it …
hint-wins = This wins the game.
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
hint-blocks = After it, { $name } can reach less than usual.
hint-leaves = But after it, { $name } can reach more than usual.
hint-seeks = { $name } seems to be after { $motif }.
hint-best = This looks best.
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
end-chosen = It began from a chosen position, not from a fresh deal.
end-again = It was another try from turn { $turn } of an earlier game, not a fresh deal.
again-from = Another try, from turn { $turn }
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
look-back = Look back at the game
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
    [mouse] Click once to aim, again to go.
   *[other] Tap once to aim, again to go.
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

## The six faces of the dial

stone-1 = Daydreamer
stone-2 = Just learning
stone-3 = Knows the way
stone-4 = Thinks ahead
stone-5 = Watches the others
stone-6 = Mastermind
stone-sliding-1 = Wanders about and looks at the sky.
stone-sliding-2 = Overlooks most of the openings.
stone-sliding-3 = Sees many of the ways to its treasure.
stone-sliding-4 = Misses nothing within reach, and prepares the next turn.
stone-sliding-5 = Sees where you may want to go, and may shut the door.
stone-sliding-6 = Plays on in its head before it moves.
stone-go-1 = Takes its time, and slips now and then.
stone-go-2 = Mostly needs one to two minutes.
stone-go-3 = Mostly needs less than a minute.
stone-go-4 = Mostly needs less than half a minute.
stone-go-5 = Mostly needs less than 25 seconds, and hardly ever slips.
stone-go-6 = Mostly needs ten seconds, or less.
stone-connect-1 = Looks at two or three places for a tile.
stone-connect-2 = Tries a few places, and takes what it sees.
stone-connect-3 = Catches a good part of what can be caught.
stone-connect-4 = Misses few catches.
stone-connect-5 = Misses hardly any catch, and begins to mind what it leaves you.
stone-connect-6 = Plays on in its head before it lays a tile.
rivals-fitted = About as well as you
rivals-fit = All play about as well as you
rivals-fit-note = From how your last games went. It never changes in the middle of a game, and only this device knows.
rivals-new = We do not know each other yet. A friendly start.
rivals-lately = Games you won lately: { $won } of { $games }.
rivals-afresh = Start afresh
dial-label = How well they play
dial-at = { $name }, { $step } of 20
dial-easier = A little easier
dial-cleverer = A little cleverer
pace = How long bots take
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick

## Around one screen

sleeve =
    { $which ->
        [left] { $name }: the tile on the left, face down.
        [right] { $name }: the tile on the right, face down.
       *[card] { $name }: the card, face down.
    }
sleeve-hold = Hold to peek.
sleeve-tap = Tap to peek.
sleeve-hold-short = Hold to peek
sleeve-tap-short = Tap to peek
sleeve-hold-word = Hold
sleeve-tap-word = Tap
on-phone = { $name } holds a phone
phone-came = { $name } has joined by phone.
phone-gone = { $name }’s phone is gone. The card is here, face down.
turn-of = { $name }’s turn
lid-open = I’m { $name }
strip-next = Now { $name }
show-again = Show again
at-table = At this table
cover-cards = Cover the cards between turns
cover-cards-note = a lid on the hand until the next one is there; the board stays in sight
tap-to-peek = Tap to peek
tap-to-peek-note = one tap shows a card for two seconds, for those who cannot hold
how-you-sit = How you sit
sit-around = Around the screen
sit-one-side = All on one side
keep-last-turn = Keep the last turn in sight
read-card = Read cards aloud
read-card-note = Use headphones, or everybody else hears it too.
read-card-to = Read my card to me: { $name }
slide-out = Hold to peek, slide out to play.
play-left = Play left
play-right = Play right
put-back = Put it back
phones = Cards on phones
phones-offer = Hold your cards on your own phone.
phones-scan = Scan this and hold your cards on your own phone.
phones-note = No app, no account. The board stays here.
phones-none = No phone yet. You can also join later.
phones-show = Show the code
phones-qr = QR code for the phones
which-one = Which one are you?
which-one-none = Everybody has a phone already.
hand-your-turn = Your turn, { $name }
hand-big-screen = Play on the big screen.
hand-turn = Tap to turn it face down.
hand-turned = Face down. Tap to turn it up.
hand-found = Found
hand-play = Play from this phone
hand-play-note = The big screen shows what you do.
hand-hold = Only hold my cards
phones-server = For phones, the table must be on a server.
by-phone = by phone
plays-here = plays here
here-one-more = One more
here-is-person = Seat { $seat }: a person
here-is-robot = Seat { $seat }: a bot

print = Print and play
print-short = Print
print-board = Print this board
box = Your own box
box-short = Your box
evening-short = An evening
