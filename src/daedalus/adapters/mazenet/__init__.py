"""MazeNet, the oldest bot league for this game: its referee, and a player for its games.

`wire` handles bytes and XML, `messages` the two dialects, `lobby` logs the league's clients in,
`referee` hosts their games, `guest` plays on its referee, and `trace` records what a guest sees.
See docs/mazenet.md.
"""
