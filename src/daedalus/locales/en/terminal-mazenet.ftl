### English: MazeNet.

help-mazenet-serve = Host the programs of that league.
help-mazenet-join = Play on that league’s referee.
help-mazenet-players = How many play, 1 to 4.
help-mazenet-port = The port; 0: any free one.
help-mazenet-host = The address to listen on.
help-mazenet-bots = The level of a bot that takes a seat; may be repeated.
help-mazenet-games = How many games, one after the other; 0: no limit.
help-mazenet-record = A file or folder for the record; by default the folder of saved games.
help-mazenet-answer = Seconds a program has for an answer.
help-mazenet-wait = Seconds to wait for players.
help-mazenet-address = Where the referee listens, such as localhost:5123.
help-mazenet-bot = The level of the bot.
help-mazenet-name = The name to play under.
help-mazenet-dialect = 2018 (and later) or 2015 (to 2017).
mazenet-listening = Waiting for players on { $address }, port { $port }.
mazenet-joined = { $name } is player { $player } (dialect of { $years }).
mazenet-left = { $name }, player { $player }, left before the game.
mazenet-begins = The game begins. Players: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } found a treasure and goes home.
        [one] { $name } found a treasure; one more to find.
       *[other] { $name } found a treasure; { $left } more to find.
    }
mazenet-dropped = { $name }, player { $player }, is out: { $error }.
mazenet-won = { $name }, player { $player }, has won.
mazenet-unfinished = The game ended without a winner.
mazenet-kept = The game is saved in { $path }.
mazenet-seated = We are player { $player }.
mazenet-refused = The referee refuses: { $error }.
mazenet-sent-away = The referee has disconnected us: { $error }.
