### English: the moving pictures of the rules; `.picture` says what is to be seen.

figure-push = A push: the line slides, and one tile drops out.
    .picture = A row of tiles moves one step to the right: a new tile comes in on the left, and the last one leaves on the right.
figure-walk = A walk: along open paths, as far as you like.
    .picture = A piece walks along an open path over four tiles, around a corner, to a treasure.
figure-go-claim = Done first, most points: each claim takes the best score tile left.
    .picture = Four players beside their boards. Bram claims first and takes score tile 6, Pip is second with 4, Orla third with 2. Juno was not done and gets the 1 that is left.
figure-go-solved = Solved: all four treasures show through holes, and a path links each to the middle.
    .picture = Four tiles are laid on the board, each with its hole over a treasure. Then a line runs from the middle along the paths to every treasure, and each gets a tick.
figure-go-check = The check: one tile lies the wrong way, so one treasure has no path to the middle.
    .picture = Lines run from the middle to three treasures, which get ticks. At the fourth, red bars show where its path breaks off, and it gets a cross.
figure-go-score = Solved: forward by the blue number. Not solved: back by the red one.
    .picture = A track from 0 to 20 with a star at the end. Pip holds a blue 4 and goes from 7 to 11. Bram holds a red minus 2 and goes from 13 back to 11.
figure-connect-lay = Laying: at least one path has to run on. Other sides may meet walls.
    .picture = Four tiles make a square. Dashed plots show where the next tile fits; it drops on the right, where a path runs on into it.
figure-connect-catch = Catching: an unbroken path links two of a kind, and the other tile is yours.
    .picture = A new tile is laid. A dotted ribbon runs from its creature over two tiles to the same creature on another one. Both are ringed; then the other tile lifts off and flies away.
figure-connect-choice = Choosing: one or the other, not both. What is left must stay connected.
    .picture = Four tiles in a square. The new one at the top left is linked to a friend on its right and to one below. First the right one is ticked, then the one below; without both, the last tile would touch only a corner.
