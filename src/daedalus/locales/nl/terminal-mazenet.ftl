### Nederlands: MazeNet.

did-drop = { $name } is afgevallen.
