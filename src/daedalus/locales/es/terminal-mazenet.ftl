### Español: MazeNet.

did-drop = { $name } ha dejado la partida.
