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
    [ship] The channels drift. Which push clears your course?
    [spaceship] Shift the station. Which push opens your way?
   *[other] Slide the maze. Which push opens your way?
}
sliding-coach-home = All found! Which push clears the way?
sliding-coach-lord = The Eclipse fetches this card: move it instead of your own { $piece ->
    [ship] ship.
    [spaceship] spaceship.
   *[other] piece.
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
sliding-push-here = Push here
sliding-coach-aim-first = Turn the tile and aim at an arrow. A push counts as a try.
sliding-coach-aim-push = Turn the tile and aim at an arrow. What is pushed stays pushed.
sliding-coach-aimed = Push, or turn and aim on. Only a push counts.
sliding-take-back = Undo
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
sliding-card-point = To the agreed square
sliding-lord-yours = Fetches your card: move it there.
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
    [own] home
    [home] to { $owner }’s home
   *[cell] to { $cell }
}
sliding-at = { $what ->
    [motif] at { $motif }
    [own] at home
    [home] at { $owner }’s home
   *[cell] in { $cell }
}
sliding-in-reach = in reach
sliding-row = Row { $row }. { $cells }.
sliding-no-row = The maze has { $rows } rows.

## Answers

sliding-goal = Your goal: { $motif }.
sliding-goal-signed = Your goal: { $motif }. The Eclipse has to fetch it.
sliding-goal-lies = It is in { $cell }.
sliding-goal-on-spare = It is on the spare tile.
sliding-goal-hidden = You may look at your next card when your turn begins.
sliding-goal-sleeve = { $name }: the card is face down. Hold P to peek.
sliding-goal-home = All found. Go home: { $cell }.
sliding-goal-point = All found. Go to the agreed square: { $cell }.
sliding-goal-edge = All found. Leave the maze over any open edge.
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
sliding-keys-short = Arrow keys choose, Enter confirms. Question mark: all keys.
sliding-keys = Arrow keys go from arrow to arrow, R turns the tile, Enter pushes. Then arrow keys go from square to square in reach, Enter goes there, Escape takes the push back. G: your goal. W: where everyone is. S: the spare tile. E: what is in reach. C: cards. L: the last move. T: whose turn. B: the whole board. 1 to 9: a row. X: read the squares, and back to the arrows. P: the other piece. O: out.

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
sliding-told-wrapped = { $name } is pushed out and comes back { $at }.

## What a bot would do

sliding-advice-push = Push { $gate } with the tile turned like this: { $tile }.
sliding-advice-push-brief = Push { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Sail { $to }.
    [spaceship] Fly { $to }.
   *[other] Walk { $to }.
}
sliding-advice-stay = Stay where you are.
sliding-advice-walk-lord = Move the Eclipse { $to }.
sliding-advice-stay-lord = Leave the Eclipse where it is.
sliding-advice-out = { $piece ->
    [ship] Sail out of the maze.
    [spaceship] Fly out of the maze.
   *[other] Walk out of the maze.
}
