### Español: MazeNet.

help-mazenet-serve = Recibir a los programas de esa liga.
help-mazenet-join = Jugar con el árbitro de esa liga.
help-mazenet-players = Cuántos juegan, de 1 a 4.
help-mazenet-port = El puerto; 0: cualquiera libre.
help-mazenet-host = La dirección en la que escuchar.
help-mazenet-bots = El nivel de un bot que ocupa un sitio; se puede repetir.
help-mazenet-games = Cuántas partidas seguidas; 0: sin fin.
help-mazenet-record = Un archivo o una carpeta para la partida; si no, la carpeta de partidas guardadas.
help-mazenet-answer = Segundos que tiene un programa para responder.
help-mazenet-wait = Segundos de espera de jugadores.
help-mazenet-address = Dónde escucha el árbitro, como localhost:5123.
help-mazenet-bot = El nivel del bot.
help-mazenet-name = El nombre con el que jugar.
help-mazenet-dialect = 2018 (y después) o 2015 (hasta 2017).
mazenet-listening = Esperando jugadores en { $address }, puerto { $port }.
mazenet-joined = { $name } es el jugador { $player } (dialecto de { $years }).
mazenet-left = { $name }, jugador { $player }, se ha ido antes de la partida.
mazenet-begins = Empieza la partida. Jugadores: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } ha encontrado un tesoro y vuelve a casa.
        [one] { $name } ha encontrado un tesoro; le falta uno.
       *[other] { $name } ha encontrado un tesoro; le faltan { $left }.
    }
mazenet-dropped = { $name }, jugador { $player }, queda fuera: { $error }.
mazenet-won = { $name }, jugador { $player }, ha ganado.
mazenet-unfinished = La partida terminó sin ganador.
mazenet-kept = La partida está guardada en { $path }.
mazenet-seated = Somos el jugador { $player }.
mazenet-refused = El árbitro rechaza: { $error }.
mazenet-sent-away = El árbitro ha terminado la partida: { $error }.
