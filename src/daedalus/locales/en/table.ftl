### English: what browser and terminal both say at a table.

start-game = Let’s play
language = Language
world = World
try-again = Try again
show-me = Show me
once-more = Once more
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The sliding board

sliding-home-of = { $name }’s home
sliding-here = { $names } here
sliding-spare-is = Spare tile: { $tile }
sliding-told-win = { $name } wins!
sliding-told-drop = { $name } has dropped out.
sliding-gate = { $side ->
    [north] column { $line } from the top
    [south] column { $line } from the bottom
    [east] row { $line } from the right
   *[west] row { $line } from the left
}
sliding-told-push = { $name } pushes { $gate }.
sliding-told-out = { $piece ->
    [ship] { $name } sails out of the maze.
    [spaceship] { $name } flies out of the maze.
   *[other] { $name } walks out of the maze.
}

## Tiles and places

side-north = north
side-east = east
side-south = south
side-west = west
tile-straight = straight
tile-corner = bend
tile-tee = T
tile-cross = crossing
tile-lies = { $shape ->
    [straight] straight, open { $sides }
    [0] closed on all sides
    [1] dead end, open { $sides }
    [2] bend, open { $sides }
    [3] T, open { $sides }
   *[4] crossing
}
cell-at = row { $row }, column { $column }
spare = Spare tile
goal-home = Home
tile-open-to = open to { $sides }

## The growing maze

connect-caught =
    { $count ->
        [0] nothing caught yet
        [one] { $count } tile caught
       *[other] { $count } tiles caught
    }
log-time = Time is up for { $name }.

## An evening with many

evening-round = Round { $round } of { $of }
