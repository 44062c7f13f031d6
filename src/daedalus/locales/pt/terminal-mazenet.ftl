### Português: MazeNet.

help-mazenet-serve = Receber os programas dessa liga.
help-mazenet-join = Jogar no árbitro dessa liga.
help-mazenet-players = Quantos jogam, de 1 a 4.
help-mazenet-port = A porta; 0: qualquer uma livre.
help-mazenet-host = O endereço em que escutar.
help-mazenet-bots = O nível de um bot que ocupa um lugar; pode repetir-se.
help-mazenet-games = Quantos jogos seguidos; 0: sem fim.
help-mazenet-record = Um ficheiro ou uma pasta para a gravação; senão a pasta dos jogos guardados.
help-mazenet-answer = Segundos que um programa tem para responder.
help-mazenet-wait = Segundos de espera por jogadores.
help-mazenet-address = Onde o árbitro escuta, como localhost:5123.
help-mazenet-bot = O nível do bot.
help-mazenet-name = O nome com que jogar.
help-mazenet-dialect = 2018 (e depois) ou 2015 (até 2017).
mazenet-listening = À espera de jogadores em { $address }, porta { $port }.
mazenet-joined = { $name } é o jogador { $player } (dialeto de { $years }).
mazenet-left = { $name }, jogador { $player }, saiu antes do jogo.
mazenet-begins = O jogo começa. Jogadores: { $players }.
mazenet-found =
    { $left ->
        [0] { $name } encontrou um tesouro e vai para casa.
        [one] { $name } encontrou um tesouro; falta um.
       *[other] { $name } encontrou um tesouro; faltam { $left }.
    }
mazenet-dropped = { $name }, jogador { $player }, está fora: { $error }.
mazenet-won = { $name }, jogador { $player }, ganhou.
mazenet-unfinished = O jogo acabou sem vencedor.
mazenet-kept = O jogo está guardado em { $path }.
mazenet-seated = Somos o jogador { $player }.
mazenet-refused = O árbitro recusa: { $error }.
mazenet-sent-away = O árbitro terminou o jogo: { $error }.
