### English: the lessons; .again is said to those who missed the goal of a step.

lesson = Lesson
lesson-list-note = A short, real game in each world, with a word of explanation at every step. Leave whenever you like and go on later.
lesson-begin = Begin
lesson-go-on = Go on
lesson-finished = Finished
lesson-step = Step { $at } of { $last }
lesson-next = Next
lesson-well = Well done!
lesson-end = Well done, that was the whole game. Now you know all you need.
lesson-rival = Now against a gentle rival
lesson-others = Other lessons
lesson-leave = Leave the lesson
lesson-about-classic = Push, ride, block the others, and bring your treasures home.
lesson-about-pirates = Turn the tile, catch a ride and sail home.
lesson-about-galaxy = Find your signals, even one on the spare tile, and fly home.
lesson-about-eclipse = A piece that belongs to nobody, and the cards it has to fetch.
lesson-about-go = One tile, two, a whole roll, and then against the clock.
lesson-about-connect = Lay paths, catch creatures, and keep the garden in one piece.

## The sliding editions

lesson-push = Your card: { $card }. Push the spare tile in at an arrow and open a path to the treasure on your card. Then walk to it.
    .again = Not there yet. Look for an arrow whose line would join your path to the treasure.
lesson-turn = Your card: { $card }. The spare tile does not help as it lies. Turn it, then push it in and walk to the treasure.
    .again = Not there yet. Turn the tile and watch which of its sides are open.
lesson-ride = Your card: { $card }. No path leads to it. But push the line you stand on, and you drop off the board and come back at the other end.
    .again = Not there yet. Push your own line, so that you ride off the board and come back opposite.
lesson-barred = Your card: { $card }. One arrow is barred: it would undo { $rival }’s push. Find another way.
    .again = Not there yet. The barred arrow stays barred this turn; another line leads to the treasure as well.
lesson-spare = Your card: { $card }. The treasure is on the spare tile! Push it in where you can reach it.
    .again = Not there yet. The tile has to lie where your path runs on into it.
lesson-close = All your cards are found, but no push takes you home yet. { $rival } is about to find a card: { $theirs }. Push so that she cannot get there in her next turn.
    .again = { $rival } could still get there. Cut her path so that one push cannot mend it.
lesson-home = Now the way home: end a turn in the corner where you began. Whoever is home first wins.
    .again = Not home yet. Look for a push that opens a path to your corner.
lesson-dark = Your card: { $card }. It has the sign of the Eclipse: move the Eclipse there instead of your own piece.
    .again = Not there yet. Push so that a path opens from the Eclipse to the treasure.
lesson-own = Your card: { $card }. No sign this time: you go yourself, and the Eclipse stays where it is.
    .again = Not there yet. Look for a push that opens a path from you to the treasure.
lesson-dark-ride = Your card: { $card }, with the sign. Push the line the Eclipse is on: it drops off the board and comes back at the other end.
    .again = Not there yet. The Eclipse rides like every piece: push its line, then take it to the treasure.

## Go!

lesson-go-one = The dice show four treasures; three are linked to the middle already. Lay one more tile: its hole over the fourth treasure, its path running on to the middle. Then press “Done!”.
    .again = Not solved yet. The hole must lie over the treasure, and the path must reach the middle without a gap. Lift the tile and try again.
lesson-go-two = Two tiles are missing this time. Turn them as you like, then press “Done!”.
    .again = Not solved yet. Each treasure needs a hole over it and a path to the middle.
lesson-go-over = All four tiles lie there, but the path of tile 3 breaks off. Lift it, turn it over to its other side and lay it again. Then press “Done!”.
    .again = Not solved yet. Tile 3 lies in the right place, but the wrong side is up.
lesson-go-roll = Now a whole roll: link all four treasures to the middle. You need the four tiles with a hole; the other two may help. Then press “Done!”.
    .again = Not solved yet. Look which treasure has no path to the middle, and lift what is in the way.
lesson-go-clock = And now against the clock: three minutes for this roll. Press “Done!” as soon as you are.
    .again = That was not it, or the time was up. In a real game a wrong claim moves you back. Try once more.

## Connect

lesson-connect-lay = Lay one of your two tiles: at least one of its paths must run on into the garden. Other sides may meet walls.
    .again = Not yet. Lay a tile so that a path runs on.
lesson-connect-catch = Link your new tile by a path to the same creature on another tile, and that tile is yours. Catch one!
    .again = Nothing caught. Look for a creature of yours in the garden, and for a place whose path leads there.
lesson-connect-joined = Catch another one. But what is left must stay in one piece, edge to edge: a catch that would split the garden is not allowed. Your new tile can hold it together.
    .again = Nothing caught. Lay your tile where the garden stays in one piece even without the tile you take.
lesson-connect-choose = Your last tile. It can be linked to more tiles than you may take. Choose so that you catch two at once.
    .again = Two can be caught at once. Look which of them may go without the garden falling apart.
