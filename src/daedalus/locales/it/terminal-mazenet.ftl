### Italiano: MazeNet.

did-drop = { $name } ha lasciato la partita.
