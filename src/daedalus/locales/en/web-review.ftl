### English: looking back at a game.

review-note = { $title } · { $players ->
    [1] one player
   *[other] { $players } players
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[turns] { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
}
review-unfinished = This game is not over. Here is the look back so far.
review-you = You
review-working = Looking at every turn again …
review-waiting = Many games are being looked at. You are number { $place }.
review-stop = Stop
review-stopped = Stopped
review-go-on = Go on
review-ready = The look back is ready.
review-none = There is nothing to look back at
review-trouble-none = There is no such game here.
review-trouble-offline = The server is not responding. Please try again in a moment.
review-trouble-running = The game is still going on. Look back when it is over.
review-trouble-record = Choose a recording first.
review-trouble-unreadable = This recording cannot be read: it breaks off, was changed, or comes from another version.
review-trouble-hidden = This recording hides cards: it was saved before the game was over.
review-trouble-long = This game is too long to look back at.
review-share = Copy the link to this page
review-ahead = Who was ahead?
review-ribbons = Ribbons
review-ribbons-note = Wide ribbon, good chance.
review-lines = Lines
review-lines-note = High line, good chance.
review-drawn = View
review-start = Start
review-turn = Turn { $turn }
review-turns = Turn
review-turn-of = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
review-rounds = Round
review-at-once = Everyone at once
review-luck = Luck
review-place-ahead = { $name } ahead
review-place-close = { $name } close
review-place-behind = { $name } behind
review-moments = { $count ->
    [0] No single turn decided it
    [1] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
}
review-calm = It was even all the way; many small steps made the difference.
review-no-turns = Everyone builds at the same time here, so there is no turn to try again.
review-missed-finds = Within reach: { $motif }
    .note = { $who ->
        [you] A different turn would have taken you there.
       *[other] A different turn would have taken { $name } there.
    }
review-missed-wins = { $who ->
    [you] The win was right there
   *[other] { $name } could have won
}
    .note = One turn would have ended the game.
review-missed-better = A better way was open
    .note = { $who ->
        [you] A different turn would have kept more of your chance.
       *[other] A different turn would have kept more of { $name }’s chance.
    }
review-missed-open = { $who ->
    [by-you] Your way home stayed open
   *[other] { $by }’s way home stayed open
}
    .note = A different turn would have closed it.
review-fine = { $who ->
    [you] A great turn of yours
   *[other] A great turn by { $name }
}
    .note = Nothing else came close.
review-fine-wins = { $who ->
    [you] You took the win
   *[other] { $name } took the win
}
    .note = Nothing else came close.
review-lucky = { $who ->
    [you] The wind was with you
   *[other] The wind was with { $name }
}
    .note = What turned up was just right. Pure luck.
review-lucky-card = { $who ->
    [you] You turned up the right card: { $motif }
   *[other] { $name } turned up the right card: { $motif }
}
    .note = It lay close by. Pure luck.
review-unlucky = { $who ->
    [you] The wind was against you
   *[other] The wind was against { $name }
}
    .note = What turned up was of little use. Just luck.
review-unlucky-card = { $who ->
    [you] Your next card was far away: { $motif }
   *[other] { $name }’s next card was far away: { $motif }
}
    .note = A different card would have been easier. Just luck.
review-hindered = { $who ->
    [you] { $by } shut you out
    [by-you] You shut { $name } out
   *[other] { $by } shut { $name } out
}
    .note = { $goal ->
        [home] One turn, and the way home was gone.
       *[treasure] One turn, and the way was gone. The goal: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } got ahead of you
    [by-you] You got ahead of { $name }
   *[other] { $by } got ahead of { $name }
}
    .note = Found on this turn: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } was there first
    [by-you] You were there first
   *[other] { $by } was there first
}
    .note = This turn won the game.
review-hindered-turn = { $who ->
    [you] { $by } made it harder for you
    [by-you] You made it harder for { $name }
   *[other] { $by } made it harder for { $name }
}
    .note = Things looked worse after this turn.
review-hindered-lay = { $who ->
    [you] { $by } caught what you were after
    [by-you] You caught what { $name } was after
   *[other] { $by } caught what { $name } was after
}
    .note = After it there was less to catch.
review-helped = { $who ->
    [you] { $by } opened your way
    [by-you] You opened the way for { $name }
   *[other] { $by } opened the way for { $name }
}
    .note = { $goal ->
        [home] One turn, and the way home was open.
       *[treasure] One turn, and there was a path. The goal: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } made it easier for you
    [by-you] You made it easier for { $name }
   *[other] { $by } made it easier for { $name }
}
    .note = Things looked better after this turn.
review-helped-lay = { $who ->
    [you] { $by } left more for you
    [by-you] You left more for { $name }
   *[other] { $by } left more for { $name }
}
    .note = One tile, and it looked better for the others.
review-faster = { $who ->
    [you] You were faster
   *[other] { $name } was faster
}
    .note = This round brought the points.
review-slower = { $who ->
    [you] The others were faster
   *[other] The others were faster than { $name }
}
    .note = This round brought somebody else the points.
review-before = before
review-after = after
review-otherwise = otherwise
review-like-this = like this
review-change = { $who ->
    [you] Your chance went from { $before } to { $after } in 100.
   *[other] { $name }’s chance went from { $before } to { $after } in 100.
}
review-change-fine = { $who ->
    [you] With the next best turn your chance would have been { $before } in 100; it was { $after }.
   *[other] With the next best turn { $name }’s chance would have been { $before } in 100; it was { $after }.
}
review-which = Which turn to show
review-played = Played
review-better = Better
review-played-title = This is how it was played
review-better-finds = This would have reached { $motif }
review-better-wins = This would have won
review-better-better = This would have been better
review-try = Try again from here
review-winds = Wings and wind
review-sign-feathers = Feathers
    .means = one’s own turns
review-sign-wind = Wind
    .means = luck
review-sign-pushes = Pushes
    .means = the others
review-wings = { $lost ->
    [0] Perfect wings.
    [1] Good wings.
   *[other] { $lost } feathers lost on the way.
}
review-wind-up = { $who ->
    [you] The wind lifted you.
   *[other] The wind lifted { $name }.
}
review-wind-down = { $who ->
    [you] The wind was against you.
   *[other] The wind was against { $name }.
}
review-pushes-up = { $who ->
    [you] The others lifted you.
   *[other] The others lifted { $name }.
}
review-pushes-down = { $who ->
    [you] The others pushed you down.
   *[other] The others pushed { $name } down.
}
review-pushed-up = { $who ->
    [you] { $by } lifted you.
    [by-you] You lifted { $name }.
   *[other] { $by } lifted { $name }.
}
review-pushed-down = { $who ->
    [you] { $by } pushed you down.
    [by-you] You pushed { $name } down.
   *[other] { $by } pushed { $name } down.
}
review-accounts = Own turns: { $feathers } of 5 feathers. Luck: { $luck }. The others: { $others }.
review-strength = { $strength ->
    [3] a great help
    [2] a help
    [1] a little help
    [0] calm
    [-1] a small setback
    [-2] a setback
   *[other] a big setback
}
review-numbers = All the numbers
review-points = In points of 100
review-own-view = As each one saw it, knowing their own cards
review-each-view = From each player’s point of view
review-column-start = Start
review-column-own = Own turns
review-column-others = The others
review-column-luck = Luck
review-column-end = End
review-column-now = Now
review-adds-up = Start, own turns, the others and luck always add up to the end: 100 for a win, 0 for the rest.
review-apart = Everyone’s row is their own view, so the rows do not add up to 100, and one player’s loss is not another’s gain.
review-spectator = As a spectator saw it, always 100 together
review-about = With more than two players the chances are rough: up to 9 points either way, and up to 18 with open hands.
review-shared = Players who win together share the 100.
review-hindsight = { $who ->
    [you] Knowing { $by }’s card ({ $motif }), you could have shut { $by } out on turn { $turn }. Nobody could have known.
    [by-you] Knowing your card ({ $motif }), { $name } could have shut you out on turn { $turn }. Nobody could have known.
   *[other] Knowing { $by }’s card ({ $motif }), { $name } could have shut { $by } out on turn { $turn }. Nobody could have known.
}
review-by-turn = As everybody could see it, turn by turn
review-said = Note
review-mark-inaccuracy = a little more was possible
review-mark-mistake = more was possible
review-mark-blunder = much more was possible
review-mark-only = a great turn
review-why-wins = It wins the game.
review-why-finds = It leads to { $motif }.
review-why-catches = { $count ->
    [one] It catches { $count } tile.
   *[other] It catches { $count } tiles.
}
review-why-plans = { $ways ->
    [one] After it, one push would reach the goal.
   *[other] After it, several pushes would reach the goal.
}
review-why-nears = { $steps ->
    [one] It ends one step from the goal.
   *[other] It gets closer to the goal.
}
review-why-blocks = { $who ->
    [you] After it, you can reach less than usual.
   *[other] After it, { $name } can reach less than usual.
}
review-why-leaves = { $who ->
    [you] But after it, you can reach more than usual.
   *[other] But after it, { $name } can reach more than usual.
}
review-fact-most = { $most ->
    [one] { $caught } caught, { $most } was possible.
   *[other] { $caught } caught, { $most } were possible.
}
review-fact-left = Left to the next player: a catch of up to { $left }.
review-fact-called = Done after { $seconds } s.
review-fact-seen = The way was seen after { $seconds } s.
review-fact-tiles = { $tiles } tiles used, { $fewest } are enough.
review-fact-fewest = { $tiles } tiles used: as few as possible.
review-fact-unsolved = The board was not solved.
review-guess = { $who ->
    [you] The others could guess your card: { $motif }, { $percent }%.
   *[other] The others could guess { $name }’s card: { $motif }, { $percent }%.
}
