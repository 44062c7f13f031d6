### English: what a game can be, in a word. Page and terminal say the same.

preset-classic = As in the box
preset-eclipse = With the Eclipse
preset-quick = Quick
preset-children = With children
preset-sharp = For sharp eyes
preset-own = Your own mix
preset-own-note = Your own mix of options.
preset-note-classic-classic = All cards are dealt. Find yours, then walk home.
preset-note-classic-quick = Four cards each. Whoever finds the last one wins.
preset-note-classic-children = Four cards each. You see all of yours and find them in any order. At the end everyone heads for the middle.
preset-note-pirates-classic = All cards are dealt. Find yours, then sail home.
preset-note-pirates-quick = Four cards each. Whoever finds the last one wins.
preset-note-pirates-children = Four cards each, face up for everyone, in any order. At the end you sail home.
preset-note-galaxy-eclipse = Some cards are dark: for those you steer the Eclipse. Find yours, then fly home.
preset-note-galaxy-classic = The plain game. All cards are dealt. Find yours, then fly home.
preset-note-galaxy-quick = Four cards each. Whoever finds the last one wins.
preset-note-galaxy-children = Four cards each. You see all of yours and find them in any order. At the end you fly out anywhere at the edge.
preset-note-go-classic = 15 seconds to search, two minutes to build.
preset-note-go-quick = Only one minute to build.
preset-note-go-children = Twice the time to search, and as long as you like to build.
preset-note-go-sharp = Scattered dice, and the red sides count in full.
preset-note-connect-classic = Lay a tile, catch what it connects. Most catches win.
