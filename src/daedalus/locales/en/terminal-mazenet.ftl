### English: MazeNet.

did-drop = { $name } has dropped out.
