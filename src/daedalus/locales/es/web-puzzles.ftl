### Español: los retos en el navegador: tareas, pistas, veredictos, pruebas, calendario.

## Las páginas

puzzle-daily = Reto del día
puzzle-back = Volver a los retos
puzzle-none = Este reto no existe
puzzle-none-note = Quizá se descartó porque su prueba no se sostenía.
puzzle-kind-fetch = Búsqueda
    .note = Un tesoro, turnos contados. Nadie más juega.
puzzle-kind-run = Carrera
    .note = Varios tesoros en orden, en el menor número de turnos.
puzzle-kind-guard = Guardia
    .note = Toma tu tesoro y no dejes ninguno a los demás.
puzzle-kind-duel = Duelo
    .note = Asegúratelo, empuje lo que empuje el otro.
puzzle-kind-weave = Tejido
    .note = Une las cuatro imágenes con el menor número de losetas.
puzzle-kind-harvest = Cosecha
    .note = Coloca tus losetas y atrapa el mayor número de animales.
puzzle-number = N.º { $number }
puzzle-step = Peldaño { $level } de 5

## La tarea

puzzle-home = tu camino a casa
    .the = tu camino a casa
    .to = a tu camino a casa
    .is = home
puzzle-alone = Nadie más juega.
puzzle-task-fetch =
    { $turns ->
        [1] Llega hasta { $goal } en un turno.
        [2] Llega hasta { $goal } en dos turnos.
        [3] Llega hasta { $goal } en tres turnos.
        [4] Llega hasta { $goal } en cuatro turnos.
       *[other] Llega hasta { $goal } en { $turns } turnos.
    }
puzzle-task-run =
    { $count ->
        [1] Un tesoro en { $turns } turnos.
        [2] Dos tesoros en { $turns } turnos.
        [3] Tres tesoros en { $turns } turnos.
        [4] Cuatro tesoros en { $turns } turnos.
        [5] Cinco tesoros en { $turns } turnos.
       *[other] { $count } tesoros en { $turns } turnos.
    }
puzzle-task-run-order = En este orden: { $goals }.
puzzle-task-guard =
    { $turns ->
        [1] Toma { $goal } y no dejes nada a { $name }.
       *[other] Asegúrate { $goal } y no dejes nada a { $name }.
    }
puzzle-task-guard-next = Después juega { $name }, que busca { $goal }.
puzzle-task-guard-later = Haga lo que haga { $name }, después aún tienes que poder llegar. { $name } busca { $goal } y no debe llegar ni antes que tú ni justo después.
puzzle-task-duel = Asegúrate { $goal }.
puzzle-task-duel-next = Haga lo que haga { $name }, después aún tienes que poder llegar.
puzzle-task-weave =
    { $tiles ->
        [one] Une todas las imágenes con una loseta más.
       *[other] Une todas las imágenes con { $tiles } losetas más.
    }
puzzle-task-weave-clock = Sin reloj.
puzzle-task-harvest =
    { $turns ->
        [one] Coloca una loseta y atrapa las más posibles.
       *[other] Coloca { $turns } losetas y atrapa las más posibles.
    }
puzzle-task-harvest-best = Cada loseta unida a la tuya se puede atrapar.

## Intentos, turnos y estrellas

puzzle-trail = Turno { $turn } de { $turns }.
puzzle-trail-wall = Se acabaron los turnos. Hay un muro en medio.
puzzle-stars = { $stars } de 3 estrellas
puzzle-try =
    { $tries ->
        [1] Primer intento
        [2] Segundo intento
        [3] Tercer intento
       *[other] Intento { $tries }
    }
puzzle-try-over =
    { $tries ->
        [1] Primer intento terminado
        [2] Segundo intento terminado
        [3] Tercer intento terminado
       *[other] Intento { $tries } terminado
    }
puzzle-note-first = Tres intentos para tres estrellas. Gira y apunta cuanto quieras.
puzzle-note-hint = Una pista cuesta una estrella. Siempre queda una.
puzzle-note-later =
    { $stars ->
        [one] Aún puedes ganar una estrella.
       *[other] Aún puedes ganar { $stars } estrellas.
    }
puzzle-tries-left =
    { $tries ->
        [one] Queda un intento
        [2] Quedan dos intentos
       *[other] Quedan { $tries } intentos
    } { $stars ->
        [2] para dos estrellas.
       *[other] para tres estrellas.
    }
puzzle-redo = Repetir el turno { $turn }

## Lo que hizo el tablero

puzzle-close = ¡Por poco!
puzzle-wrong = Todavía no.
puzzle-why-one_wall_away = { FORM($goal, as: "is") ->
    [home] Solo queda un muro en tu camino a casa.
   *[other] Solo queda un muro entre tú y { $goal }.
}
puzzle-why-too_far = { FORM($goal, as: "is") ->
    [home] { $count ->
        [one] Queda un muro en tu camino a casa.
       *[other] Quedan { $count } muros en tu camino a casa.
    }
   *[other] { $count ->
        [one] Queda un muro entre tú y { $goal }.
       *[other] Quedan { $count } muros entre tú y { $goal }.
    }
}
puzzle-why-too_late = A tu alcance, pero un turno tarde: { $goal }.
puzzle-why-on_spare = Fuera del laberinto: { $goal } está en la loseta de tu mano.
puzzle-why-opponent_takes = { $name } puede llevarse ahora { $goal }.
puzzle-why-opponent_wins = { $name } puede llegar ahora a casa y ganar.
puzzle-why-opponent_blocks = { FORM($goal, as: "is") ->
    [home] { $name } tiene un empujón que te cierra el camino a casa.
   *[other] { $name } tiene un empujón que deja { $goal } fuera de tu alcance.
}
puzzle-why-opponent_breaks = Tras esta respuesta no puedes llevarte { $goal } y además frenar a { $name }.
puzzle-why-not_linked = Aún sin unir: { $motifs }.
puzzle-why-loose_tile = Una loseta está suelta: no está unida al centro.
puzzle-why-too_many_tiles = Todo unido, con { $count } losetas. Bastan { $best }.
puzzle-why-given_moved = Las losetas que había al principio deben quedarse.
puzzle-why-more_possible = Atrapadas: { $count }. Posibles: { $best }.
puzzle-opens = La loseta está abierta { $sides }.
puzzle-side-north = por arriba
puzzle-side-east = por la derecha
puzzle-side-south = por abajo
puzzle-side-west = por la izquierda
puzzle-key-wall = El muro entre ambos

## Pistas

puzzle-aim = Apuntar otra vez
puzzle-aim-again = Apuntar otra vez · cuesta un intento
puzzle-getting = El reto ya llega…
puzzle-hint-where = ¿Dónde debo mirar?
puzzle-hint-first = Enséñame el primer paso
puzzle-hint-of = Pista { $step } de 2
puzzle-hint-costs = Pista { $step } de 2 · cuesta una estrella
puzzle-hint-left =
    { $left ->
        [one] Pista, queda una de 2
       *[other] Pista, quedan { $left } de 2
    }
puzzle-hint-yours =
    { $way ->
        [column] Mira la columna en la que estás.
       *[row] Mira la fila en la que estás.
    }
puzzle-hint-line =
    { $way ->
        [column] Mira la columna { $line }.
       *[row] Mira la fila { $line }.
    }
puzzle-hint-tile = Mira la loseta { $tile }.

## Resuelto

puzzle-solved = ¡Resuelto!
puzzle-yours = ¡Ya tienes { $goal }!
puzzle-effort =
    { $tries ->
        [1] Primer intento
        [2] Segundo intento
        [3] Tercer intento
       *[other] Intento { $tries }
    }{ $hints ->
        [0] , sin pistas
        [1] , una pista
       *[other] , dos pistas
    }
puzzle-proof-fetch =
    { $solutions ->
        [one] No hay nada más corto y es la única forma: se miraron los { $nodes } tableros.
       *[other] No hay nada más corto y hay { $solutions } formas: se miraron los { $nodes } tableros.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } turnos es lo mínimo y es la única forma: se miraron los { $nodes } tableros.
       *[other] { $turns } turnos es lo mínimo y hay { $solutions } formas: se miraron los { $nodes } tableros.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Cualquier otro turno falla: se miraron los { $nodes } tableros.
       *[other] { $solutions } turnos lo logran, cualquier otro falla: se miraron los { $nodes } tableros.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Se probaron todas las respuestas y ningún otro empujón es seguro: se miraron los { $nodes } tableros.
       *[other] Se probaron todas las respuestas y { $solutions } empujones son seguros: se miraron los { $nodes } tableros.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Con menos losetas nunca se logra y es la única forma.
       *[other] Con menos losetas nunca se logra y hay { $solutions } formas.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] No se puede atrapar más y es la única forma: se probaron las { $nodes } jugadas.
       *[other] No se puede atrapar más y hay { $solutions } formas: se probaron las { $nodes } jugadas.
    }
puzzle-tell = Cuéntaselo a alguien
puzzle-no-spoiler = No revela el camino.
puzzle-share-title = Daedalus del día { $number } · { $title }
puzzle-your-level = A tu nivel
puzzle-next = Siguiente reto
puzzle-watch = Ver la solución

## Días

puzzle-in-a-row =
    { $days ->
        [one] { $days } día
       *[other] { $days } días seguidos
    }
puzzle-days-in-a-row =
    { $days ->
        [one] día
       *[other] días seguidos
    }
puzzle-month = Todo el mes
puzzle-on-calendar = Ya en tu calendario: { FORM($goal, as: "is") ->
    [home] una estrella
   *[other] { $goal }
}.
puzzle-tomorrow =
    { $hours ->
        [one] El reto de mañana llega en menos de una hora.
       *[other] El reto de mañana llega en { $hours } horas.
    }
puzzle-go-on = Resuélvelo hoy y el camino sigue.
puzzle-begin = Resuélvelo hoy y empieza un camino.
puzzle-today = El reto de hoy
puzzle-today-note = El mismo para todo el mundo, hasta medianoche.
puzzle-today-done = Resuelto por hoy. El siguiente llega a medianoche.
puzzle-play = Jugar
puzzle-month-count =
    { $count ->
        [0] Este mes aún no hay tesoros.
        [one] Un tesoro este mes, { $best ->
            [0] aún no con tres estrellas.
           *[other] con tres estrellas.
        }
       *[other] { $count } tesoros este mes, { $best ->
            [0] ninguno de ellos
           *[other] { $best } de ellos
        } con tres estrellas.
    }
puzzle-day-done = { $day }, { FORM($goal, as: "is") ->
    [home] resuelto
   *[other] { $goal }
}, { $stars } de 3 estrellas
puzzle-day-today = { $day }, hoy, por resolver
puzzle-day-missed = { $day }, sin jugar

## Inicio

puzzle-kinds = Tipos de retos
puzzle-new = Nuevo
puzzle-solved-count =
    { $count ->
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
puzzle-due = Por reintentar
puzzle-level = Nivel { $level }
puzzle-level-name =
    { $level ->
        [1] Primeros pasos
        [2] A la vuelta de la esquina
        [3] En camino
        [4] Ojo atento
        [5] Buen olfato
        [6] Buen rumbo
        [7] Mapa en la cabeza
        [8] Hilo de Ariadna
        [9] Corazón del laberinto
       *[10] Dédalo
    }
puzzle-level-stones = Estás en la piedra { $level } de { $levels }.
puzzle-level-note = Cada reto se ajusta a tu nivel.
puzzle-file = Tu progreso
puzzle-file-note = Se queda en este dispositivo. Un archivo lo lleva a otro dispositivo.
puzzle-file-save = Guardar un archivo
puzzle-file-open = Abrir un archivo
puzzle-file-read = Añadido a tu progreso aquí.
puzzle-file-not-read = Este no es un archivo de progreso.

## Tormenta

puzzle-storm = Tormenta
    .note = Tres minutos, todos los que puedas.
puzzle-storm-best = Tu récord: { $best }
puzzle-storm-go = ¡Empezar!
puzzle-storm-skip = Saltar
puzzle-storm-over = ¡Tiempo!
puzzle-storm-result =
    { $count ->
        [0] Esta vez, ninguno resuelto.
        [one] Un reto resuelto.
       *[other] { $count } retos resueltos.
    }
puzzle-storm-record = ¡Tu mejor marca!
puzzle-storm-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
puzzle-storm-missed = Lo que salió mal vuelve en unos días.
