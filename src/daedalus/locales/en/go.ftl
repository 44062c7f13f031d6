### English: the sentences of Go! that the browser and the terminal share.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = The maze was sleepy today. Wake it up with another try!
go-grade-1 = You have a foot in the door.
go-grade-2 = You know your way around.
go-grade-3 = You could lead a tour through here.
go-grade-4 = The walls are getting nervous.
go-grade-5 = You might have built this maze yourself!

## A round

go-round = Round { $round }
go-get-ready = Ready for the next roll?
go-search = Find the four treasures! Hands off the tiles.
go-count-down = Three, two, one …
go-go = Go!
go-build = Link all four treasures to the middle!
go-wait = The others are finishing …
go-time-up = Time is up!
go-ready = I’m ready
go-claim = Done!
go-joker = Joker
go-tile = Tile { $tile }
go-score-tile = Score tile { $tile }
go-loose =
    { $count ->
        [one] Tile { $tiles } is not linked to the middle: link it or take it up.
       *[other] Tiles { $tiles } are not linked to the middle: link them or take them up.
    }
go-end-question = { $name } has claimed twice in a row without solving. You may end the match and win it.
go-end = End the match
go-play-on = Play on

## The seats

go-solved =
    { $solved ->
        [0] nothing solved
        [one] 1 maze solved
       *[other] { $solved } mazes solved
    }
go-note-ready = ready
go-note-building = building
go-note-holds = has score tile { $tile }
go-note-joker = has the joker

## What happened

go-did-roll = Round { $round }: { $motifs }.
go-did-claim = { $name } is done: score tile { $tile }.
go-did-last = Score tile { $tile } is left for { $name }.
go-did-solved = { $name }: solved, { $points ->
    [one] { $points } point forward.
   *[other] { $points } points forward.
}
go-did-unsolved = { $name }: not solved, { $points ->
    [one] { $points } point back.
   *[other] { $points } points back.
}
go-did-one = { $name }: not solved, but 1 point forward.
go-did-joker = The joker goes to { $name }.
go-did-win = { $name } wins!
go-did-alone = Solved! That makes { $solved }.
go-did-not-yet = Not solved yet. Keep building!
go-did-end = { $name } ends the match: two unsolved claims in a row.
