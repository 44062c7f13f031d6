## An evening with many

eve-title = An evening with many
eve-note = One link, 4 to 32 people, no accounts.
eve-static = An evening needs a server: this page has none.
eve-world = What do you play?
eve-size = How many at a table?
eve-rounds = Rounds
eve-pace = How fast?
eve-pace-0 = Relaxed
eve-pace-30 = Half a minute a turn
eve-pace-15 = Brisk
eve-door = Names pass the host first
    .note = Nobody sees a name before you have let it in.
eve-many = How many will come?
    .note = Only a guess, to tell you how long it takes. Whoever comes can play.
eve-about = about { $count }
eve-by = Your name, for the title
eve-tables = { $count ->
    [one] One table of { $size }
   *[other] { $count } tables of { $size }
}
eve-tables-mixed = { $count } tables of { $low } and { $high }
eve-takes = { $count ->
    [one] One round, about { $time }.
   *[other] { $count } rounds, about { $time }.
}
eve-meet = In each round you meet as many new people as possible.
eve-open = Open the doors
eve-before = Your evenings
eve-of = { $name }’s evening of { $world }
eve-of-nobody = An evening of { $world }
eve-gone = There is no such evening
    .note = It was long ago and has been put away, or part of the link is missing.
eve-at-door = At the door

## The doors are open

eve-come = Come and play
    .note = Scan the code or type the address. Say your name, pick a sign, done.
eve-who = Who is here
eve-came = { $name } is here.
eve-here = { $count ->
    [one] One person
   *[other] { $count } people
}
eve-four = You need at least four people.
eve-play-along = Play along
eve-begin = Begin round { $round }
eve-screen = For the big screen
eve-people = { $count ->
    [0] People
    [one] People: one waiting
   *[other] People: { $count } waiting
}
eve-manage = People and rounds
eve-nobody = Nobody has come yet.
eve-let-in = Let in
eve-let-in-name = Let { $name } in
eve-deputy = { $name } may do what the host may
eve-deputy-is = second host
eve-new-name = Another name for { $name }
eve-rename = Rename
eve-off = Remove { $name }
eve-alone = The host has been away for a while.
eve-take-over = Take over

## On the phones

eve-sign = Your sign for this evening
eve-sign-taken = Already taken: { $motif }
eve-enter = Come in
    .note = No account. Your name is only shown this evening.
eve-look-on = Just watch
eve-table = Table { $table }
eve-ready = Your table is ready.
eve-ready-at = Your table is ready: table { $table }.
eve-called = Everyone is called back.
eve-with = Table { $table }, with
eve-sit = Sit down
eve-late = It begins when all { $size } are seated. If you are late, we wait two minutes, then a bot keeps your seat warm.
eve-leave = Leave the evening
eve-waits = The host will let you in.
eve-in = You are in.
eve-soon = Stay here: we will call you when it begins.
eve-soon-next = Stay here: we will call you when the next round begins.
eve-next-one = You are in from the next round.
eve-well = Well played, { $name }!
eve-placed = { $count ->
    [one] Place { $place } at the table: one point.
   *[other] Place { $place } at the table: { $count } points.
}
eve-have = { $count ->
    [one] One in all so far.
   *[other] { $count } in all so far.
}
eve-still = { $count ->
    [one] One table is still playing. Stay here, and we will call you.
   *[other] { $count } tables are still playing. Stay here, and we will call you.
}
eve-watch = Watch the others
eve-gathers = Your table
eve-sits = { $count ->
    [0] Everyone is here.
   *[other] Still to come: { $names }.
}
eve-back = Back to the evening

## A round

eve-found = { $count } found
eve-over-to = Over to { $name }.
eve-all-play = Everyone plays.
eve-home = { $count ->
    [one] Done. First: { $names }.
   *[other] Done. First together: { $names }.
}
eve-done = { $left ->
    [0] All tables are done.
   *[other] Done: { $count }. Still playing: { $left }.
}
eve-next-round = Round { $round } begins when all are back. Whoever is done may watch the others.
eve-last-round = It is the last round. Whoever is done may watch the others.
eve-call = Call everyone back
eve-close = Close the round
    .note = At tables that are still playing, places count as they stand now.
eve-close-now = Close it now

## How everybody stands

eve-standings = Standings
eve-after = { $count ->
    [0] Before the first round
    [one] After one round
   *[other] After { $count } rounds
}
eve-points = { $count ->
    [one] one point
   *[other] { $count } points
}
eve-not-there = was not there
eve-rule = First at a table of four: 4 points, then 3, 2, 1. Players with equal points share a place.

## The end

eve-cheers = { $count ->
   *[other] Three cheers for { $names }!
}
eve-sum = { $people } people, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $games ->
    [one] one game
   *[other] { $games } games
}
eve-else = And everyone else
eve-another = Another evening
eve-one-more = One more round
eve-certificates = Certificates
eve-results = All results
eve-csv = As a table (CSV)
eve-records = All games
eve-print = { $count ->
    [one] Print one sheet
   *[other] Print { $count } sheets
}
eve-cert-of = Of { $count } who played, in place { $place }:
eve-cert-with = { $count ->
    [one] with one point
   *[other] with { $count } points
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $world }
eve-cert-host = host
eve-cert-witness = witness
