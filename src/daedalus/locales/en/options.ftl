### English: options, their values and the bots' levels. Page, terminal and rules say the same.

option-sliding-cards = Cards per player
    .number = { $count }
option-sliding-hands = Who sees the cards
value-hands-hidden = only the top one
value-hands-own = all my own
value-hands-open = everyone sees all
option-sliding-ending = How it ends
value-ending-home = back home
value-ending-last-card = with the last card
value-ending-edge = out over the edge
value-ending-point = on an agreed square
point = Which square?
option-sliding-dark_lord = The Eclipse joins in
    .note = A fifth piece fetches the dark cards.
option-sliding-tiles = Tiles (straights, bends, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Board
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Who begins
option-connect-laying = A new tile must
value-laying-joined = continue a path
value-laying-touching = touch another tile
option-connect-start = Who begins
value-random = chance decides
value-youngest = the youngest
youngest = Who is the youngest?
value-all = all
option-go-dice = Where each die’s treasures lie
value-dice-pinwheel = close together
value-dice-spread = scattered
option-go-red = Red sides cost
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Time to search
    .number =
        { $count ->
            [0] no limit
           *[other] { $count } s
        }
option-go-limit = Time to build
    .number =
        { $count ->
            [0] no limit
           *[other] { $count } s
        }
option-go-pause = Time to look afterwards
    .number =
        { $count ->
            [0] no limit
           *[other] { $count } s
        }
option-go-may_end = Wrong claims may end the match
    .note = For two: after two unsolved claims in a row, the other may end the match and wins.
house-rule = house rule

## How well bots play

level-random = Daydreamer
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
level-step = Strength { $step } of 20
