### Deutsch: MazeNet.

did-drop = { $name } ist ausgeschieden.
