### Español: lo que solo el navegador dice de Go!

# La lengua de este archivo, para las listas.
go-language = es

go-turn = Girar
go-flip = Voltear
go-middle = el centro
go-tile-turned = Loseta { $tile }, cara { $face }, hacia { $heading }{ $hole ->
    [yes] , con el agujero en la primera casilla
   *[no] { "" }
}
go-goal-framed = { $motif }: ¡hecho!
go-cell = { $motif }{ $wanted ->
    [yes] , por encontrar
   *[no] { "" }
}{ $tile ->
    [none] { "" }
   *[other] , bajo la loseta { $tile }
}
go-rival = { $name } ha enmarcado { $count } de 4
go-rack = Tus losetas
go-rack-hint = { $pointer ->
    [mouse] clic para girar, arrastra para poner
   *[other] toca para girar, arrastra para poner
}
go-rack-locked = sin tocar hasta el «¡Ya!»
go-begin = Cuatro dados, cuatro tesoros. ¿Empezamos?
go-roll = Tirar los dados
go-found-all = ¡Vistos los cuatro!
go-wait-ready = Esperando a los demás…
go-maze = Laberinto { $round }
go-step-search = Buscar
go-step-build = Construir
go-step-check = Revisar
go-hands-off = Hasta el «¡Ya!», solo mirar.
go-frozen = Has terminado: ya no se cambia nada.
go-ask = No están todos unidos: ¿hecho de todos modos?
go-ask-no = Seguir
go-took = La { $tile } es tuya
go-took-note = si la revisión encuentra los cuatro unidos. Tu tablero se queda como está.
go-still-building =
    { $count ->
        [one] { $names } sigue construyendo
       *[other] { $names } siguen construyendo
    }
go-unfit-edge = Sobresaldría por el borde.
go-unfit-middle = El centro queda libre.
go-unfit-tile = Ahí ya hay otra loseta.
go-unfit-else = Gírala, dale la vuelta o prueba en otro sitio.
go-not-wanted = Los dados no muestran { $motif }.
go-missing = Sin unir: { $motifs }.
go-all-linked = Los cuatro están unidos.
go-board-of = El tablero de { $name }
go-end-rounds =
    { $count ->
        [one] tras { $count } ronda
       *[other] tras { $count } rondas
    }
go-dice = Los dados
go-joker-tile = Comodín: un cruce de una casilla.
go-tile-open = Primera casilla abierta hacia { $first }; segunda casilla abierta hacia { $second }.
go-cell-linked = unida al centro
go-cell-found = marcada
go-no-roll = Aún no se han tirado los dados.
go-laid = La loseta { $tile } está sobre { $cells }{ $motif ->
    [none] { "" }
   *[other] {" "}y muestra { $motif }
}.
go-lifted = La loseta { $tile } vuelve a tu mano.
go-hint-shows = Este agujero va sobre { $motif }.
go-hint-leads = Esta loseta continúa el camino.
go-hint-blocks = Esta loseta estorba. Levántala.
go-hint-solved = Los cuatro están unidos. Ahora, «{ go-claim }».
go-hint-seen = Aquí están los cuatro.
go-board-empty = No hay losetas en tu tablero.
go-hand-empty = Todas las losetas están en el tablero.
go-no-others = No juega nadie más.
go-no-limit = El reloj no corre.
go-time-left =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
go-nothing-yet = Aún no ha pasado nada.
go-keys = Las flechas recorren el tablero, Intro pone la loseta de la mano o levanta una. Del 1 al 6 y la J eligen una loseta, R la gira, F le da la vuelta. Mayús e Intro: tirar, ya estoy o hecho. G: qué muestran los dados. B: tu tablero. Y: la fila en la que estás. H: tus losetas. O: los demás. P: puntos. T: tiempo que queda. L: lo último que pasó.
