### Français : MazeNet.

did-drop = { $name } a quitté la partie.
