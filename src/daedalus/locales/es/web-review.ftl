### Spanish: looking back at a game.

review-note = { $title } · { $players ->
    [1] una persona
   *[other] { $players } personas
} · { $length }
review-length = { $unit ->
    [rounds] { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
   *[turns] { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
}
review-unfinished = Esta partida no ha terminado. Este es el repaso hasta aquí.
review-you = Tú
review-working = Se repasa cada turno…
review-waiting = Se están repasando muchas partidas. Tienes el puesto { $place } de la fila.
review-stop = Parar
review-stopped = Parado
review-go-on = Seguir
review-ready = El repaso está listo.
review-none = Aquí no hay nada que repasar
review-trouble-none = Esta partida no está aquí.
review-trouble-offline = El servidor no responde. Inténtalo de nuevo en un momento.
review-trouble-running = La partida sigue en juego. El repaso viene después.
review-trouble-record = Elige primero una grabación.
review-trouble-unreadable = Esta grabación no se puede leer: se corta, se ha cambiado o viene de otra versión.
review-trouble-hidden = Esta grabación oculta cartas: se guardó antes del final de la partida.
review-trouble-long = Esta partida es demasiado larga para repasarla.
review-share = Copiar el enlace de esta página
review-ahead = ¿Quién iba delante?
review-ribbons = Cintas
review-ribbons-note = Cinta ancha, más posibilidades.
review-lines = Líneas
review-lines-note = Línea alta, más posibilidades.
review-drawn = Vista
review-start = Inicio
review-turn = Turno { $turn }
review-turns = Turno
review-turn-of = { $who ->
    [you] tu turno
   *[other] turno de { $name }
}
review-rounds = Ronda
review-at-once = Todos a la vez
review-luck = Suerte
review-place-ahead = { $name } delante
review-place-close = { $name } cerca
review-place-behind = { $name } detrás
review-moments = { $count ->
    [0] Ningún turno lo decidió por sí solo
    [1] El momento decisivo
    [2] Dos momentos decisivos
   *[other] Tres momentos decisivos
}
review-calm = La partida estuvo igualada hasta el final; muchos pasos pequeños marcaron la diferencia.
review-no-turns = Aquí todo el mundo construye a la vez, así que no hay un turno que reintentar.
review-missed-finds = Al alcance: { $motif }
    .note = { $who ->
        [you] Otra jugada te habría llevado allí.
       *[other] Otra jugada habría llevado allí a { $name }.
    }
review-missed-wins = { $who ->
    [you] Podías ganar
   *[other] { $name } podía ganar
}
    .note = Una jugada habría acabado la partida.
review-missed-better = Había un camino mejor
    .note = { $who ->
        [you] Otra jugada te habría dejado más posibilidades.
       *[other] Otra jugada habría dejado más posibilidades a { $name }.
    }
review-missed-open = { $who ->
    [by-you] Tu camino a casa quedó abierto
   *[other] El camino a casa de { $by } quedó abierto
}
    .note = Otra jugada lo habría cerrado.
review-fine = { $who ->
    [you] Una gran jugada tuya
   *[other] Una gran jugada de { $name }
}
    .note = Ninguna otra se le acercaba.
review-fine-wins = { $who ->
    [you] Te llevas la victoria
   *[other] { $name } se lleva la victoria
}
    .note = Ninguna otra se le acercaba.
review-lucky = { $who ->
    [you] El viento iba contigo
   *[other] El viento iba con { $name }
}
    .note = Salió justo lo que hacía falta. Pura suerte.
review-lucky-card = { $who ->
    [you] Te salió la carta justa: { $motif }
   *[other] A { $name } le salió la carta justa: { $motif }
}
    .note = Estaba muy cerca. Pura suerte.
review-unlucky = { $who ->
    [you] El viento soplaba en contra
   *[other] El viento iba contra { $name }
}
    .note = Lo que salió servía de poco. Cosas de la suerte.
review-unlucky-card = { $who ->
    [you] Tu siguiente carta estaba lejos: { $motif }
   *[other] La siguiente carta de { $name } estaba lejos: { $motif }
}
    .note = Otra habría sido más fácil. Cosas de la suerte.
review-hindered = { $who ->
    [you] { $by } te cierra el paso
    [by-you] Cierras el paso a { $name }
   *[other] { $by } cierra el paso a { $name }
}
    .note = { $goal ->
        [home] Una jugada, y el camino a casa ya no estaba.
       *[treasure] Una jugada, y el camino ya no estaba. La meta: { $motif }.
    }
review-hindered-found = { $who ->
    [you] { $by } te adelanta
    [by-you] Adelantas a { $name }
   *[other] { $by } adelanta a { $name }
}
    .note = Hallazgo de este turno: { $motif }.
review-hindered-won = { $who ->
    [you] { $by } llegó antes
    [by-you] Llegaste antes
   *[other] { $by } llegó antes
}
    .note = Con esta jugada se ganó la partida.
review-hindered-turn = { $who ->
    [you] { $by } te lo pone más difícil
    [by-you] Se lo pones más difícil a { $name }
   *[other] { $by } se lo pone más difícil a { $name }
}
    .note = Después de esta jugada, la cosa iba peor.
review-hindered-lay = { $who ->
    [you] { $by } te quita algo
    [by-you] Quitas algo a { $name }
   *[other] { $by } quita algo a { $name }
}
    .note = Después quedaba menos que atrapar.
review-helped = { $who ->
    [you] { $by } te abre el camino
    [by-you] Abres el camino a { $name }
   *[other] { $by } abre el camino a { $name }
}
    .note = { $goal ->
        [home] Una jugada, y el camino a casa quedó abierto.
       *[treasure] Una jugada, y apareció un camino. La meta: { $motif }.
    }
review-helped-turn = { $who ->
    [you] { $by } te lo pone más fácil
    [by-you] Se lo pones más fácil a { $name }
   *[other] { $by } se lo pone más fácil a { $name }
}
    .note = Después de esta jugada, la cosa iba mejor.
review-helped-lay = { $who ->
    [you] { $by } te deja más
    [by-you] Dejas más a { $name }
   *[other] { $by } deja más a { $name }
}
    .note = Una loseta, y a los demás les iba mejor.
review-faster = { $who ->
    [you] Fuiste más veloz
   *[other] { $name } fue más veloz
}
    .note = Esta ronda trajo los puntos.
review-slower = { $who ->
    [you] Los demás fueron más veloces
   *[other] Los demás fueron más veloces que { $name }
}
    .note = Esta ronda dio los puntos a otra persona.
review-before = antes
review-after = después
review-otherwise = si no
review-like-this = así
review-change = { $who ->
    [you] Tus posibilidades pasaron de { $before } a { $after } de 100.
   *[other] Las posibilidades de { $name } pasaron de { $before } a { $after } de 100.
}
review-change-fine = { $who ->
    [you] Con la segunda mejor jugada tus posibilidades habrían sido { $before } de 100; eran { $after }.
   *[other] Con la segunda mejor jugada las posibilidades de { $name } habrían sido { $before } de 100; eran { $after }.
}
review-which = Qué jugada mostrar
review-played = Jugado
review-better = Mejor
review-played-title = Así se jugó
review-better-finds = Así se llegaba hasta { $motif }
review-better-wins = Así se ganaba
review-better-better = Así habría sido mejor
review-try = Reintentar desde aquí
review-winds = Alas y viento
review-sign-feathers = Plumas
    .means = los turnos propios
review-sign-wind = Viento
    .means = suerte
review-sign-pushes = Empujones
    .means = los demás
review-wings = { $lost ->
    [0] Alas perfectas.
    [1] Buenas alas.
   *[other] { $lost } plumas perdidas por el camino.
}
review-wind-up = { $who ->
    [you] El viento te levantó.
   *[other] El viento levantó a { $name }.
}
review-wind-down = { $who ->
    [you] El viento te frenó.
   *[other] El viento frenó a { $name }.
}
review-pushes-up = { $who ->
    [you] Los demás te ayudaron a subir.
   *[other] Los demás ayudaron a { $name } a subir.
}
review-pushes-down = { $who ->
    [you] Los demás te empujaron hacia abajo.
   *[other] Los demás empujaron hacia abajo a { $name }.
}
review-pushed-up = { $who ->
    [you] { $by } te ayudó a subir.
    [by-you] Ayudaste a { $name } a subir.
   *[other] { $by } ayudó a { $name } a subir.
}
review-pushed-down = { $who ->
    [you] { $by } te empujó hacia abajo.
    [by-you] Empujaste hacia abajo a { $name }.
   *[other] { $by } empujó hacia abajo a { $name }.
}
review-accounts = Turnos propios: { $feathers } de 5 plumas. Suerte: { $luck }. Los demás: { $others }.
review-strength = { $strength ->
    [3] una gran ayuda
    [2] una ayuda
    [1] una pequeña ayuda
    [0] ni ayuda ni obstáculo
    [-1] un pequeño obstáculo
    [-2] un obstáculo
   *[other] un gran obstáculo
}
review-numbers = Todos los números
review-points = En puntos de 100
review-own-view = Como lo veía cada cual, con sus propias cartas
review-each-view = Desde el punto de vista de cada cual
review-column-start = Inicio
review-column-own = Turnos propios
review-column-others = Los demás
review-column-luck = Suerte
review-column-end = Fin
review-column-now = Ahora
review-adds-up = Inicio, turnos propios, los demás y suerte suman siempre el fin: 100 para quien gana, 0 para los demás.
review-apart = Cada fila es lo que veía cada cual: juntas no suman 100, y lo que pierde una persona no lo gana otra.
review-spectator = Vista desde fuera, siempre 100 entre todos
review-about = Con más de dos personas las posibilidades son aproximadas: hasta 9 puntos arriba o abajo, y hasta 18 con las cartas a la vista.
review-shared = Quienes comparten la victoria se reparten los 100.
review-hindsight = { $who ->
    [you] Conociendo la carta de { $by } ({ $motif }), en el turno { $turn } podrías haber cerrado el paso. Nadie podía saberlo.
    [by-you] Conociendo tu carta ({ $motif }), en el turno { $turn } { $name } podría haberte cerrado el paso. Nadie podía saberlo.
   *[other] Conociendo la carta de { $by } ({ $motif }), en el turno { $turn } { $name } podría haber cerrado el paso. Nadie podía saberlo.
}
review-by-turn = Como lo podía ver todo el mundo, turno a turno
review-said = Nota
review-mark-inaccuracy = podía ser algo mejor
review-mark-mistake = podía ser mejor
review-mark-blunder = podía ser mucho mejor
review-mark-only = una gran jugada
review-why-wins = Con esta jugada se gana.
review-why-finds = Lleva hasta { $motif }.
review-why-catches = { $count ->
    [one] Atrapa { $count } loseta.
   *[other] Atrapa { $count } losetas.
}
review-why-plans = { $ways ->
    [one] Después, un empujón lleva a la meta.
   *[other] Después, varios empujones llevan a la meta.
}
review-why-nears = { $steps ->
    [one] Acaba a un paso de la meta.
   *[other] Se acerca a la meta.
}
review-why-blocks = { $who ->
    [you] Después, puedes alcanzar menos de lo habitual.
   *[other] Después, { $name } puede alcanzar menos de lo habitual.
}
review-why-leaves = { $who ->
    [you] Pero después, puedes alcanzar más de lo habitual.
   *[other] Pero después, { $name } puede alcanzar más de lo habitual.
}
review-fact-most = { $caught ->
    [one] { $caught } atrapada, { $most } posibles.
   *[other] { $caught } atrapadas, { $most } posibles.
}
review-fact-left = Queda para quien sigue: hasta { $left } de una vez.
review-fact-called = Hecho a los { $seconds } s.
review-fact-seen = El camino se vio a los { $seconds } s.
review-fact-tiles = { $tiles } losetas usadas, bastan { $fewest }.
review-fact-fewest = { $tiles } losetas usadas: no se puede con menos.
review-fact-unsolved = El tablero no estaba resuelto.
review-guess = { $who ->
    [you] Los demás podían adivinar tu carta: { $motif }, { $percent } %.
   *[other] Los demás podían adivinar la carta de { $name }: { $motif }, { $percent } %.
}
