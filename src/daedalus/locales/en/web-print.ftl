### English: print and play: the page, and what stands on the sheets.
### sheet-* and ours-* are printed: they are short, and no word of them belongs to a screen.

print-note = paper, scissors, glue
print-game = Which game?
print-parts = What to print
print-part-board = Board, to glue together
print-part-tiles = { $count } tiles, 5 cm
print-part-cards = { $count } cards, to fold
print-part-pieces = { $count } pieces, to fold
print-part-players = { $count } boards, each with six tiles
print-part-dice = { $count } dice, to fold
print-part-shared = Track, score tiles and joker
print-part-rules = Rules on one page
print-part-position = This board, as it lies
print-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-full = Full
print-ink-saving = Saving
print-now = { $count ->
    [one] Print { $count } sheet
   *[other] Print { $count } sheets
}
print-none = Choose at least one part.
print-advice = In the window that opens, choose “actual size”. Thin card of 160 g works best.
print-preview = What comes out of the printer

sheet-board = board
sheet-tiles = tiles
sheet-cards = cards
sheet-pieces = pieces to fold
sheet-players = boards and tiles
sheet-dice = dice to fold
sheet-shared = track, score tiles, joker
sheet-rules = rules
sheet-position = a board as it lies
sheet-of = { $part }, sheet { $n } of { $of }
sheet-ruler = 50 mm? Then it is right.
sheet-actual = Print at 100%, “actual size”
sheet-glue = glue
sheet-glue-here = glue sheet { $n } here
sheet-board-told = Four sheets make the board, 35 cm wide inside its border. Glue them on cardboard. Tiles lie on the dashed squares.
sheet-cards-told = Cut out, fold in the middle, glue. No need to print on both sides.
sheet-pieces-1 = Cut along the lines.
sheet-pieces-2 = Fold at the dashes. The feet turn in.
sheet-pieces-3 = Glue the two feet together, and it stands.
sheet-go-tiles = Cut out, fold in the middle, glue: every tile has two faces. Cut out the white holes.
sheet-go-shared = Score tiles: fold in the middle and glue; the number on the back counts if your board is not solved. The four pieces move along the track. The joker is laid like a tile.
sheet-dice-told = Cut out a die with its flaps, fold it at the lines and glue the flaps inside.
sheet-spare = spare tile
sheet-placed-sliding = Lay your printed tiles like this, and the spare tile beside the board. The barred arrow is closed for the first push.
sheet-placed-go = Lay your printed tiles like this. The treasures below are those that were rolled.
sheet-placed-connect = Lay your printed tiles like this.

how-sliding = Every turn has two steps: push the spare tile in, then walk along the open paths. Look at your top card only: if your walk ends on that treasure, lay the card open beside you. Whoever has found all of theirs and is first back home wins.
how-go = Roll four treasures. All build at the same time: lay tiles so that every rolled treasure shows through a hole and a path links it to the middle. Whoever is done first takes the best score tile. Whoever reaches 20 first wins.
how-connect = Lay one of your two tiles so that a path runs on, then draw another. If an unbroken path links two of the same creature, you catch the other tile. When all tiles are laid, whoever has caught the most wins.
ours-sliding = A reconstruction of our own: which treasure is where, and all drawings. The numbers of tiles and cards are those of the printed game.
ours-go = A reconstruction of our own: the ways on the tiles, which treasures share a die, and the numbers on the backs of the score tiles. The rule book shows them only in pictures.
ours-connect = A reconstruction of our own: which two creatures are on which tile, and how many tiles have which shape. The rule book does not say.
