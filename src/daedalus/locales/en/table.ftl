### English: what browser and terminal both say at a table.

start-game = Let’s play
language = Language
over-to = Over to { $name }
others-look-away = Everyone else: look at the ceiling.

## The sliding board

sliding-home-of = home of { $name }
sliding-here = { $names } here
sliding-spare-is = Spare tile: { $tile }
sliding-told-win = { $name } wins!
sliding-told-drop = { $name } has dropped out.
