"""MazeNet, the oldest bot league for this game: its referee, and a player at its table.

`wire` knows bytes and XML, `messages` the two dialects, `referee` hosts the league's clients,
`guest` plays on its referee, `trace` makes a record of what a guest sees.  docs/mazenet.md
"""
