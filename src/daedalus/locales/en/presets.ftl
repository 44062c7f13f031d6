### English: what a game can be, in a word. Page and terminal say the same.

preset-classic = As in the box
preset-eclipse = With the Eclipse
preset-clock = With a clock
preset-quick = Quick
preset-children = For families
preset-sharp = For sharp eyes
preset-own = Your own mix
preset-own-note = Your own mix of options.
