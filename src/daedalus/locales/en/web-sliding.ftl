### English: the sliding board in the browser: buttons, advice, and the board in words.

# The language of this file, for lists such as "north, east and south".
sliding-language = en-GB

## The turn

sliding-step-push = { $piece ->
    [spaceship] Shift
   *[other] Push
}
sliding-step-walk = { $piece ->
    [ship] Sail
    [spaceship] Fly
   *[other] Walk
}
sliding-coach-push = { $piece ->
    [ship] The charts drift. Which push opens your course?
    [spaceship] Shift the station. Which push opens your way?
   *[other] Slide the maze. Which push opens your way?
}
sliding-coach-home = All found! Which push clears the way?
sliding-coach-lord = { $piece ->
    [ship] The Eclipse fetches this card: you sail it instead of your own ship.
    [spaceship] The Eclipse fetches this card: you fly it instead of your own spaceship.
   *[other] The Eclipse fetches this card: you walk it instead of your own pawn.
}
sliding-coach-reach = You can reach { $motif }!
sliding-coach-reach-home = The way is clear!
sliding-coach-walk = { $pointer ->
    [mouse] { $piece ->
         [ship] Click a bright square to sail there, or try another arrow.
         [spaceship] Click a bright square to fly there, or try another arrow.
        *[other] Click a bright square to walk there, or try another arrow.
    }
   *[other] { $piece ->
         [ship] Tap a bright square to sail there, or try another arrow.
         [spaceship] Tap a bright square to fly there, or try another arrow.
        *[other] Tap a bright square to walk there, or try another arrow.
    }
}
sliding-coach-aim = { $pointer ->
    [mouse] { $piece ->
         [ship] Click once more to sail there.
         [spaceship] Click once more to fly there.
        *[other] Click once more to walk there.
    }
   *[other] { $piece ->
         [ship] Tap once more to sail there.
         [spaceship] Tap once more to fly there.
        *[other] Tap once more to walk there.
    }
}
sliding-coach-out = { $piece ->
    [ship] An edge is open: you can sail out of the maze!
    [spaceship] An edge is open: you can fly out of the maze!
   *[other] An edge is open: you can walk out of the maze!
}
sliding-coach-barred = Not here: that would undo the last push.
sliding-coach-far = No path leads there from here.
sliding-choose-gate = { $pointer ->
    [mouse] Click an arrow, or drag the tile to one.
   *[other] Tap an arrow, or drag the tile to one.
}
sliding-plan-ahead = Your next card: { $motif }. Plan ahead!
sliding-only-look = You can look, but not push just now.
sliding-found = Found
sliding-take-back = Take back
sliding-stay = Stay here
sliding-walk-there = { $piece ->
    [ship] Sail there
    [spaceship] Fly there
   *[other] Walk there
}
sliding-walk-goal = { $piece ->
    [ship] Sail to your goal
    [spaceship] Fly to your goal
   *[other] Walk to your goal
}
sliding-walk-motif = { $piece ->
    [ship] Sail to { $motif }
    [spaceship] Fly to { $motif }
   *[other] Walk to { $motif }
}
sliding-leave = { $piece ->
    [ship] Sail out
    [spaceship] Fly out
   *[other] Walk out
}
sliding-who-walks = { $piece ->
    [ship] Who sails?
    [spaceship] Who flies?
   *[other] Who walks?
}

## The hand

sliding-only-you = Only you see this
sliding-your-goals = Your goals
sliding-seeks = Still to find: { $motifs }
sliding-spare = The spare tile
sliding-turn-left = Turn the tile left
sliding-turn-right = Turn the tile right
sliding-tap-to-turn = { $pointer ->
    [mouse] click to turn, drag to an arrow
   *[other] tap to turn, drag to an arrow
}
sliding-card-edge = Out!
sliding-card-point = To the agreed cell
sliding-lord-yours = { $piece ->
    [ship] Fetches your card: sail it there.
    [spaceship] Fetches your card: fly it there.
   *[other] Fetches your card: walk it there.
}
sliding-heading = { $to ->
    [edge] Heading out
    [point] Heading for the finish
   *[other] Heading home
}

## The board in words

sliding-board = The maze
sliding-gates = Arrows
sliding-gate-push = Push { $gate }
sliding-gate-shut = { $gate }, barred: it would undo the last push
sliding-gate-chosen = { $gate }, pushed for now
sliding-to = { $what ->
    [motif] to { $motif }
    [home] to the home of { $owner }
   *[cell] to { $cell }
}
sliding-at = { $what ->
    [motif] at { $motif }
    [home] at the home of { $owner }
   *[cell] in { $cell }
}
sliding-in-reach = in reach
sliding-row = Row { $row }. { $cells }.
sliding-no-row = The maze has { $rows } rows.

## Answers

sliding-goal = Your goal: { $motif }.
sliding-goal-signed = Your goal: { $motif }. The Eclipse has to fetch it.
sliding-goal-lies = It lies in { $cell }.
sliding-goal-on-spare = It lies on the spare tile.
sliding-goal-hidden = You may look at your next card when your turn begins.
sliding-goal-home = All found. Go home: { $cell }.
sliding-goal-point = All found. Go to the agreed cell: { $cell }.
sliding-goal-edge = All found. Leave the maze over any open edge.
sliding-watching = You are watching.
sliding-is-at = { $name } is { $at }.
sliding-is-out = { $name } has left the maze.
sliding-cards = { $name }: { $found } found, { $left } left.
sliding-reach = { $count ->
    [one] One square in reach: { $cells }.
   *[other] { $count } squares in reach: { $cells }.
}
sliding-reach-none = Nothing is in reach.
sliding-nothing-yet = Nothing has happened yet.
sliding-turn-of = { $name } is playing.
sliding-turn-push = { $piece ->
    [ship] Your turn: push a tile in, then sail.
    [spaceship] Your turn: push a tile in, then fly.
   *[other] Your turn: push a tile in, then walk.
}
sliding-turn-walk = { $piece ->
    [ship] Your turn: sail, or stay.
    [spaceship] Your turn: fly, or stay.
   *[other] Your turn: walk, or stay.
}
sliding-over = The game is over. { $name } has won.
sliding-keys-short = Arrow keys choose, Enter takes it. Question mark: all keys.
sliding-keys = Arrow keys go from arrow to arrow, R turns the tile, Enter pushes. Then arrow keys go from square to square in reach, Enter walks, Escape takes the push back. G: your goal. W: where everyone is. S: the spare tile. E: what is in reach. C: cards. L: the last move. T: whose turn. B: the whole board. 1 to 9: a row. X: read the squares, and back to the arrows. P: walk the other piece. O: walk out.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } sails { $to }.
    [spaceship] { $name } flies { $to }.
   *[other] { $name } walks { $to }.
}
sliding-told-stay = { $name } stays { $at }.
sliding-told-walk-lord = { $name } sends the Eclipse { $to }.
sliding-told-stay-lord = { $name } leaves the Eclipse { $at }.
sliding-told-find = { $name } found { $motif }!
sliding-told-rode = { $name } rides { $to }.
sliding-told-wrapped = { $name } is pushed out and comes back in { $at }.

## What a bot would do

sliding-advice-push = Push { $gate } with the tile turned like this: { $tile }.
sliding-advice-push-brief = Push { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Sail { $to }.
    [spaceship] Fly { $to }.
   *[other] Walk { $to }.
}
sliding-advice-stay = Stay where you are.
sliding-advice-walk-lord = { $piece ->
    [ship] Sail the Eclipse { $to }.
    [spaceship] Fly the Eclipse { $to }.
   *[other] Walk the Eclipse { $to }.
}
sliding-advice-stay-lord = Leave the Eclipse where it is.
sliding-advice-out = { $piece ->
    [ship] Sail out of the maze.
    [spaceship] Fly out of the maze.
   *[other] Walk out of the maze.
}
