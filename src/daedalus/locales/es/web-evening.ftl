## Una velada con muchos

eve-title = Una velada con mucha gente
eve-note = Un enlace, de 4 a 32 personas, sin cuentas.
eve-static = Una velada necesita un servidor: esta página no lo tiene.
eve-world = ¿A qué jugáis?
eve-size = ¿Cuántos por mesa?
eve-rounds = Rondas
eve-pace = ¿A qué ritmo?
eve-pace-0 = Con calma
eve-pace-30 = Medio minuto por turno
eve-pace-15 = Con brío
eve-door = Leer los nombres antes de mostrarlos
    .note = Nadie ve un nombre antes de que lo dejes entrar.
eve-many = ¿Cuántas personas vendrán?
    .note = Solo una idea, para decirte cuánto dura. Quien venga puede jugar.
eve-about = unas { $count }
eve-by = Tu nombre, para el título
eve-tables = { $count ->
    [one] Una mesa de { $size }
   *[other] { $count } mesas de { $size }
}
eve-tables-mixed = { $count } mesas de { $low } y { $high }
eve-takes = { $count ->
    [one] Una ronda, más o menos { $time }.
   *[other] { $count } rondas, más o menos { $time }.
}
eve-meet = En cada ronda conoces a toda la gente nueva posible.
eve-open = Abrir la velada
eve-before = Tus veladas
eve-of = { $world }: una velada con { $name }
eve-of-nobody = { $world }: una velada con mucha gente
eve-gone = Esta velada no existe
    .note = Fue hace mucho y ya está recogida, o falta una parte del enlace.
eve-at-door = En la puerta

## Las puertas están abiertas

eve-come = Ven a jugar
    .note = Escanea el código o escribe la dirección. Tu nombre, un signo y listo.
eve-who = Quién está
eve-came = Ha llegado { $name }.
eve-here = { $count ->
    [one] Una persona
   *[other] { $count } personas
}
eve-four = Hacen falta al menos cuatro personas.
eve-play-along = Jugar también
eve-begin = Empezar la ronda { $round }
eve-screen = Para la pantalla grande
eve-people = { $count ->
    [0] Gente
    [one] Gente: espera una persona
   *[other] Gente: esperan { $count }
}
eve-manage = Gente y rondas
eve-nobody = Aún no ha venido nadie.
eve-let-in = Dejar entrar
eve-let-in-name = Dejar entrar a { $name }
eve-deputy = { $name } también puede llevar la velada
eve-deputy-is = también la lleva
eve-new-name = Otro nombre para { $name }
eve-rename = Cambiar el nombre
eve-off = Echar a { $name }
eve-alone = Quien lleva la velada está fuera desde hace un rato.
eve-take-over = Tomar el relevo

## En los móviles

eve-sign = Tu signo para esta velada
eve-sign-taken = Ya elegido: { $motif }
eve-enter = Entrar
    .note = Sin cuenta. Tu nombre solo se ve en esta velada.
eve-look-on = Solo mirar
eve-table = Mesa { $table }
eve-ready = Tu mesa está lista.
eve-ready-at = Tu mesa está lista: mesa { $table }.
eve-called = Llaman a todo el mundo.
eve-with = Mesa { $table }, con
eve-sit = Sentarse
eve-late = Se empieza cuando estéis los { $size } en la mesa. Si llegas tarde, esperamos dos minutos; luego un bot te guarda el sitio caliente.
eve-leave = Dejar la velada
eve-waits = Enseguida te dejan entrar.
eve-in = Ya estás dentro.
eve-soon = Quédate aquí: te llamamos cuando empiece.
eve-soon-next = Quédate aquí: te llamamos cuando empiece la próxima ronda.
eve-next-one = Juegas desde la próxima ronda.
eve-well = ¡Bien jugado, { $name }!
eve-placed = { $count ->
    [one] Puesto { $place } en la mesa: un punto.
   *[other] Puesto { $place } en la mesa: { $count } puntos.
}
eve-have = { $count ->
    [one] Tienes uno.
   *[other] Tienes { $count }.
}
eve-still = { $count ->
    [one] Una mesa sigue jugando. Quédate aquí, te llamamos.
   *[other] { $count } mesas siguen jugando. Quédate aquí, te llamamos.
}
eve-watch = Mirar a los demás
eve-gathers = Tu mesa
eve-sits = { $count ->
    [0] Ya está todo el mundo.
   *[other] Por llegar: { $names }.
}
eve-back = Volver a la velada

## Una ronda

eve-found = Encontrados: { $count }
eve-over-to = Le toca a { $name }.
eve-all-play = Juega todo el mundo.
eve-home = { $count ->
    [one] Terminado. Primer puesto: { $names }.
   *[other] Terminado. Comparten el primer puesto: { $names }.
}
eve-done = { $left ->
    [0] Todas las mesas han terminado.
   *[other] Terminadas: { $count }. Siguen jugando: { $left }.
}
eve-next-round = La ronda { $round } empieza cuando haya vuelto todo el mundo. Quien ha terminado puede mirar a los demás.
eve-last-round = Es la última ronda. Quien ha terminado puede mirar a los demás.
eve-call = Llamar a todo el mundo
eve-close = Cerrar la ronda
    .note = En las mesas que siguen jugando, valen los puestos de ahora.
eve-close-now = Cerrarla ya

## La clasificación

eve-standings = Clasificación
eve-after = { $count ->
    [0] Antes de la primera ronda
    [one] Tras una ronda
   *[other] Tras { $count } rondas
}
eve-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
eve-not-there = no estaba
eve-rule = El primer puesto en una mesa de cuatro vale 4 puntos, luego 3, 2, 1. Con los mismos puntos se comparte el puesto.

## El final

eve-cheers = { $count ->
   *[other] ¡Tres hurras por { $names }!
}
eve-sum = { $people } personas, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
eve-else = Y todos los demás
eve-another = Otra velada
eve-one-more = Una ronda más
eve-certificates = Diplomas
eve-results = Todos los resultados
eve-csv = Como tabla (CSV)
eve-records = Todas las partidas
eve-print = { $count ->
    [one] Imprimir una hoja
   *[other] Imprimir { $count } hojas
}
eve-cert-of = Entre { $count } personas, en el puesto { $place }:
eve-cert-with = { $count ->
    [one] con un punto
   *[other] con { $count } puntos
} en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}: { $world }
eve-cert-host = quien invita
eve-cert-witness = testigo
