### Español: las frases de Go! que comparten el navegador y la terminal.

## Alone: what is said about 0, 1 or 2, 3 or 4, 5 or 6, 7 or 8, 9 or more solved

go-grade-0 = Hoy el laberinto tenía sueño. ¡Despiértalo con otro intento!
go-grade-1 = Ya tienes un pie dentro.
go-grade-2 = Te orientas muy bien por aquí.
go-grade-3 = Podrías hacer visitas guiadas.
go-grade-4 = Los muros se están poniendo nerviosos.
go-grade-5 = ¡Confiesa que este laberinto es obra tuya!

## A round

go-round = Ronda { $round }
go-get-ready = ¿Todo listo para la próxima tirada?
go-search = ¡Busca los cuatro tesoros! No toques las losetas.
go-count-down = Tres, dos, uno…
go-go = ¡Ya!
go-build = ¡Une los cuatro tesoros con el centro!
go-wait = Ahora terminan los demás…
go-time-up = ¡Se acabó el tiempo!
go-ready = Ya estoy
go-claim = ¡Hecho!
go-joker = Comodín
go-tile = Loseta { $tile }
go-score-tile = Ficha { $tile }
go-loose =
    { $count ->
        [one] La loseta { $tiles } no está unida al centro: únela o levántala.
       *[other] Las losetas { $tiles } no están unidas al centro: únelas o levántalas.
    }
go-end-question = { $name } ha entregado dos veces seguidas sin resolver. Puedes terminar la partida y ganarla.
go-end = Terminar la partida
go-play-on = Seguir jugando

## The seats

go-solved =
    { $solved ->
        [0] ninguno resuelto
        [one] 1 laberinto resuelto
       *[other] { $solved } laberintos resueltos
    }
go-note-ready = a punto
go-note-building = construye
go-note-holds = tiene la ficha { $tile }
go-note-joker = tiene el comodín

## What happened

go-did-roll = Ronda { $round }: { $motifs }.
go-did-claim = { $name } ha terminado: ficha { $tile }.
go-did-last = A { $name } le queda la ficha { $tile }.
go-did-solved = { $name }: resuelto, avanza { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
go-did-unsolved = { $name }: sin resolver, retrocede { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
go-did-one = { $name }: sin resolver, pero avanza 1 punto.
go-did-joker = El comodín es para { $name }.
go-did-win = ¡{ $name } gana!
go-did-alone = ¡Resuelto! Número { $solved }.
go-did-not-yet = Aún sin resolver. ¡Sigue construyendo!
go-did-end = { $name } termina la partida: dos entregas seguidas sin resolver.
