### Português: MazeNet.

did-drop = { $name } deixou o jogo.
