### English: puzzles in the browser: tasks, hints, verdicts, proofs, the calendar.

## The pages

puzzle-daily = Daily puzzle
puzzle-back = Back to the puzzles
puzzle-none = No such puzzle
puzzle-none-note = It may have been left out because its proof did not hold.
puzzle-kind-fetch = Fetch
    .note = One treasure, a set number of turns. You are alone.
puzzle-kind-run = Run
    .note = Several treasures in order, in the fewest turns.
puzzle-kind-guard = Guard
    .note = Take your treasure, and leave nothing for the next player.
puzzle-kind-duel = Duel
    .note = Make sure you can reach it, whatever the other player does.
puzzle-kind-weave = Weave
    .note = Link all four pictures with the fewest tiles.
puzzle-kind-harvest = Harvest
    .note = Lay your tiles and catch the most creatures.
puzzle-number = No. { $number }
puzzle-step = Step { $level } of 5

## The task

puzzle-home = your way home
    .the = your way home
    .is = home
puzzle-alone = You are alone.
puzzle-task-fetch =
    { $turns ->
        [1] Reach { $goal } in one turn.
        [2] Reach { $goal } in two turns.
        [3] Reach { $goal } in three turns.
        [4] Reach { $goal } in four turns.
       *[other] Reach { $goal } in { $turns } turns.
    }
puzzle-task-run =
    { $count ->
        [1] One treasure in { $turns } turns.
        [2] Two treasures in { $turns } turns.
        [3] Three treasures in { $turns } turns.
        [4] Four treasures in { $turns } turns.
        [5] Five treasures in { $turns } turns.
       *[other] { $count } treasures in { $turns } turns.
    }
puzzle-task-run-order = In this order: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Take { $goal } and leave nothing for { $name }.
       *[other] Make sure you can reach { $goal } and leave nothing for { $name }.
    }
puzzle-task-guard-next = { $name } plays next and needs { $goal }.
puzzle-task-guard-later = Whatever { $name } does next, you must be able to take it then. { $name } needs { $goal }, and must not get it before you or right after you.
puzzle-task-duel = { FORM($goal, as: "is") ->
    [home] Make sure you can get home.
   *[other] Make sure you can reach { $goal }.
}
puzzle-task-duel-next = Whatever { $name } does next, you must still be able to reach it.
puzzle-task-weave =
    { $tiles ->
        [one] Link all pictures with one more tile.
       *[other] Link all pictures with { $tiles } more tiles.
    }
puzzle-task-weave-clock = There is no clock.
puzzle-task-harvest =
    { $turns ->
        [one] Lay one tile and catch as many as you can.
       *[other] Lay { $turns } tiles and catch as many as you can.
    }
puzzle-task-harvest-best = Every tile that is linked to yours can be caught.

## Tries, turns and stars

puzzle-trail = Turn { $turn } of { $turns }.
puzzle-trail-wall = All turns are used. A wall is in the way.
puzzle-stars = { $stars } of 3 stars
puzzle-try =
    { $tries ->
        [1] First try
        [2] Second try
        [3] Third try
       *[other] Try { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] First try over
        [2] Second try over
        [3] Third try over
       *[other] Try { $tries } over
    }
puzzle-note-first = Three tries for three stars. Turn and aim as long as you like.
puzzle-note-hint = A hint costs a star; you always keep one.
puzzle-note-later =
    { $stars ->
        [one] One star is still yours to win.
       *[other] { $stars } stars are still yours to win.
    }
puzzle-tries-left =
    { $tries ->
        [one] One try left
        [2] Two tries left
       *[other] { $tries } tries left
    } { $stars ->
        [2] for two stars.
       *[other] for three stars.
    }
puzzle-redo = Redo turn { $turn }

## What the board did

puzzle-close = So close!
puzzle-wrong = Not this one.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Only one wall is left on your way home.
   *[other] Only one wall is between you and { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] One wall is still on your way home.
       *[other] { $count } walls are still on your way home.
    }
   *[other] { $count ->
        [one] One wall is still between you and { $goal }.
       *[other] { $count } walls are still between you and { $goal }.
    }
}
puzzle-why-too_late = A turn too late, but within reach: { $goal }.
puzzle-why-on_spare = Pushed out of the maze: { $goal } is on the tile in your hand.
puzzle-why-opponent_takes = { $name } would now take { $goal }.
puzzle-why-opponent_wins = { $name } would now get home and win.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } has a push that closes your way home.
   *[other] { $name } has a push that puts { $goal } out of your reach.
}
puzzle-why-opponent_breaks = After this answer you cannot take { $goal } and stop { $name } as well.
puzzle-why-not_linked = Not linked yet: { $motifs }.
puzzle-why-loose_tile = A tile lies loose: it is not linked to the middle.
puzzle-why-too_many_tiles = All linked, with { $count } tiles. It can be done with { $best }.
puzzle-why-given_moved = The tiles that lay there at the start have to stay.
puzzle-why-more_possible = You caught { $count }. { $best } can be caught.
puzzle-opens = Its tile is open { $sides }.
puzzle-side-north = at the top
puzzle-side-east = on the right
puzzle-side-south = at the bottom
puzzle-side-west = on the left
puzzle-key-wall = The wall between you

## Hints

puzzle-aim = Aim again
puzzle-aim-again = Aim again · costs a try
puzzle-getting = Getting the puzzle ready …
puzzle-hint-where = Where should I look?
puzzle-hint-first = Show me the first step
puzzle-hint-of = Hint { $step } of 2
puzzle-hint-costs = Hint { $step } of 2 · costs a star
puzzle-hint-left =
    { $left ->
        [one] Hint, one of 2 left
       *[other] Hint, { $left } of 2 left
    }
puzzle-hint-yours =
    { $way ->
        [column] Look at the column you are standing on.
       *[row] Look at the row you are standing on.
    }
puzzle-hint-line =
    { $way ->
        [column] Look at column { $line }.
       *[row] Look at row { $line }.
    }
puzzle-hint-tile = Look at tile { $tile }.

## Solved

puzzle-solved = Solved!
puzzle-yours = Found: { $goal }!
puzzle-effort =
    { $tries ->
        [1] First try
        [2] Second try
        [3] Third try
       *[other] Try { $tries }
    }{ $hints ->
        [0] , no hint
        [1] , one hint
       *[other] , two hints
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] There is no shorter way, and no other: all { $nodes } boards were checked.
       *[other] There is no shorter way, and there are { $solutions } of this length: all { $nodes } boards were checked.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } turns are the fewest, and there is no other way: all { $nodes } boards were checked.
       *[other] { $turns } turns are the fewest, and there are { $solutions } ways: all { $nodes } boards were checked.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Every other turn fails: all { $nodes } boards were checked.
       *[other] { $solutions } turns do it, every other one fails: all { $nodes } boards were checked.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Every answer was tried, and no other push is safe: all { $nodes } boards were checked.
       *[other] Every answer was tried, and { $solutions } pushes are safe: all { $nodes } boards were checked.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] It takes no fewer tiles, and this is the only way.
       *[other] It takes no fewer tiles, and there are { $solutions } ways.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Nothing catches more, and there is no other way: all { $nodes } lays were tried.
       *[other] Nothing catches more, and there are { $solutions } ways: all { $nodes } lays were tried.
    }
puzzle-tell = Tell a friend
puzzle-no-spoiler = Nothing in it gives the solution away.
puzzle-share-title = Daedalus daily { $number } · { $title }
puzzle-your-level = At your level
puzzle-next = Next puzzle
puzzle-watch = Watch the solution

## Days

puzzle-in-a-row =
    { $days ->
        [one] { $days } day
       *[other] { $days } days in a row
    }
puzzle-days-in-a-row =
    { $days ->
        [one] day
       *[other] days in{"\u00A0"}a{"\u00A0"}row
    }
puzzle-month = The whole month
puzzle-on-calendar = On your calendar now: { FORM($goal, as: "is") ->
    [home] a star
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] Tomorrow’s puzzle comes within the hour.
       *[other] Tomorrow’s puzzle comes in { $hours } hours.
    }
puzzle-go-on = Solve it today and the path goes on.
puzzle-begin = Solve it today and a path begins.
puzzle-today = Today’s puzzle
puzzle-today-note = The same for everyone in the world, until midnight.
puzzle-today-done = Solved for today. The next one comes at midnight.
puzzle-play = Play
puzzle-month-count =
    { $count ->
        [0] No treasures this month yet.
        [one] One treasure this month{ $best ->
            [0] {"."}
           *[other] {","} with three stars.
        }
       *[other] { $count } treasures this month, { $best } of them with three stars.
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] solved
   *[other] { $goal }
}, { $stars } of 3 stars
puzzle-day-today = { $day }, today, still open
puzzle-day-missed = { $day }, not played

## Home

puzzle-kinds = Kinds of puzzles
puzzle-new = New
puzzle-solved-count = { $count } solved
puzzle-due = Try these again
puzzle-level = Level { $level }
puzzle-level-name =
    { $level ->
        [1] First steps
        [2] Around the corner
        [3] On the way
        [4] Keen eye
        [5] Keen nose
        [6] Pathfinder
        [7] Map in your head
        [8] Ariadne’s thread
        [9] Heart of the maze
       *[10] Daedalus
    }
puzzle-level-stones = You are on stone { $level } of { $levels }.
puzzle-level-note = Every puzzle you get fits your level.
puzzle-file = Your progress
puzzle-file-note = It stays on this device. Save a file to take it to another device.
puzzle-file-save = Save as a file
puzzle-file-open = Open a file
puzzle-file-read = Added to your progress here.
puzzle-file-not-read = This is not a file of puzzle progress.

## Storm

puzzle-storm = Storm
    .note = Three minutes, as many as you can.
puzzle-storm-best = Your best: { $best }
puzzle-storm-go = Start the clock
puzzle-storm-skip = Skip
puzzle-storm-over = Time!
puzzle-storm-result =
    { $count ->
        [0] None solved this time.
        [one] One puzzle solved.
       *[other] { $count } puzzles solved.
    }
puzzle-storm-record = Your best so far!
puzzle-storm-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
puzzle-storm-missed = What went wrong comes back in a few days.
