### Español: los acertijos en el navegador: tareas, pistas, veredictos, pruebas, calendario.

## Las páginas

puzzle-daily = Acertijo del día
puzzle-back = Volver a los acertijos
puzzle-none = Este acertijo no existe
puzzle-none-note = Quizá se descartó porque su prueba no se sostenía.
puzzle-kind-fetch = Búsqueda
    .note = Un tesoro, turnos contados. Nadie más juega.
puzzle-kind-run = Carrera
    .note = Varios tesoros en orden, en el menor número de turnos.
puzzle-kind-guard = Guardia
    .note = Toma tu tesoro y no dejes ninguno al siguiente.
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
puzzle-alone = Nadie más juega.
puzzle-task-fetch =
    { $turns ->
        [1] En un turno: { $goal }.
        [2] En dos turnos: { $goal }.
        [3] En tres turnos: { $goal }.
        [4] En cuatro turnos: { $goal }.
       *[other] En { $turns } turnos: { $goal }.
    }
puzzle-task-run =
    { $count ->
        [2] Dos tesoros en { $turns } turnos.
        [3] Tres tesoros en { $turns } turnos.
        [4] Cuatro tesoros en { $turns } turnos.
        [5] Cinco tesoros en { $turns } turnos.
       *[other] { $count } tesoros en { $turns } turnos.
    }
puzzle-task-run-order = En este orden: { $goals }.
puzzle-task-guard = Para ti: { $goal }. Para { $name }: nada.
puzzle-task-guard-next = Después juega { $name } y busca: { $goal }.
puzzle-task-duel = Asegura: { $goal }.
puzzle-task-duel-next = Haga lo que haga { $name }, después debe quedar a tu alcance.
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
puzzle-note-first = Resuélvelo ahora, sin pistas, y gana tres estrellas.
puzzle-note-hint = Una pista cuesta una estrella. Siempre queda una.
puzzle-note-later =
    { $stars ->
        [one] Aún puedes ganar una estrella.
       *[other] Aún puedes ganar { $stars } estrellas.
    }
puzzle-note-again =
    { $stars ->
        [one] Inténtalo cuanto quieras. Aún puedes ganar una estrella.
       *[other] Inténtalo cuanto quieras. Aún puedes ganar { $stars } estrellas.
    }
puzzle-redo = Repetir turno { $turn }

## Lo que hizo el tablero

puzzle-close = ¡Por poco!
puzzle-wrong = Todavía no.
puzzle-why-one_wall_away = Solo queda un muro por medio: { $goal }.
puzzle-why-too_far =
    { $count ->
        [one] Queda un muro por medio: { $goal }.
       *[other] Quedan { $count } muros por medio: { $goal }.
    }
puzzle-why-on_spare = Fuera del laberinto: { $goal } está en la loseta de tu mano.
puzzle-why-opponent_takes = { $name } puede llevarse ahora { $goal }.
puzzle-why-opponent_wins = { $name } puede llegar ahora a casa y ganar.
puzzle-why-opponent_blocks = { $name } tiene un empujón que deja fuera de tu alcance: { $goal }.
puzzle-why-not_linked = Aún sin unir: { $motifs }.
puzzle-why-loose_tile = Una loseta está suelta: no está unida al centro.
puzzle-why-too_many_tiles = Todo unido, con { $count } losetas. Bastan { $best }.
puzzle-why-given_moved = Las losetas que había al principio deben quedarse.
puzzle-why-more_possible = Atrapadas: { $count }. Posibles: { $best }.
puzzle-opens = Su loseta está abierta { $sides }.
puzzle-side-north = por arriba
puzzle-side-east = por la derecha
puzzle-side-south = por abajo
puzzle-side-west = por la izquierda
puzzle-key-wall = El muro entre ambos

## Pistas

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
puzzle-yours = ¡Encontrado: { $goal }!
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
        [one] Nada más corto funciona y es la única forma: se miraron { $nodes } tableros.
       *[other] Nada más corto funciona y hay { $solutions } formas: se miraron { $nodes } tableros.
    }
puzzle-proof-run =
    { $solutions ->
        [one] { $turns } turnos es lo mínimo y es la única forma: se miraron { $nodes } tableros.
       *[other] { $turns } turnos es lo mínimo y hay { $solutions } formas: se miraron { $nodes } tableros.
    }
puzzle-proof-guard =
    { $solutions ->
        [one] Cualquier otro turno falla: se miraron { $nodes } tableros.
       *[other] { $solutions } turnos lo logran, cualquier otro falla: se miraron { $nodes } tableros.
    }
puzzle-proof-duel =
    { $solutions ->
        [one] Se probaron todas las respuestas y ningún otro empujón es seguro: se miraron { $nodes } tableros.
       *[other] Se probaron todas las respuestas y { $solutions } empujones son seguros: se miraron { $nodes } tableros.
    }
puzzle-proof-weave =
    { $solutions ->
        [one] Con menos losetas nunca se logra y es la única forma.
       *[other] Con menos losetas nunca se logra y hay { $solutions } formas.
    }
puzzle-proof-harvest =
    { $solutions ->
        [one] Nada atrapa más y es la única forma: se probaron las { $nodes } jugadas.
       *[other] Nada atrapa más y hay { $solutions } formas: se probaron las { $nodes } jugadas.
    }
puzzle-tell = Cuéntaselo a alguien
puzzle-no-spoiler = No revela el camino.
puzzle-share-title = Daedalus del día { $number } · { $title }
puzzle-your-level = A tu nivel
puzzle-next = Siguiente acertijo
puzzle-watch = Ver la solución

## Días

puzzle-in-a-row =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
puzzle-days-in-a-row =
    { $days ->
        [one] día seguido
       *[other] días seguidos
    }
puzzle-month = Todo el mes
puzzle-on-calendar = Ya en tu calendario: { $goal }.
puzzle-tomorrow =
    { $hours ->
        [one] El acertijo de mañana llega en menos de una hora.
       *[other] El acertijo de mañana llega en { $hours } horas.
    }
puzzle-go-on = Resuélvelo hoy y el camino sigue.
puzzle-begin = Resuélvelo hoy y empieza un camino.
puzzle-today = El acertijo de hoy
puzzle-today-note = El mismo para todo el mundo, hasta medianoche.
puzzle-today-done = Resuelto por hoy. El siguiente llega a medianoche.
puzzle-play = Jugar
puzzle-month-count =
    { $count ->
        [0] Este mes aún no hay tesoros.
        [one] Un tesoro este mes, { $best } con tres estrellas.
       *[other] { $count } tesoros este mes, { $best } con tres estrellas.
    }
puzzle-day-done = { $day }, { $goal }, { $stars } de 3 estrellas
puzzle-day-today = { $day }, hoy, por resolver
puzzle-day-missed = { $day }, sin jugar

## Inicio

puzzle-kinds = Tipos de acertijos
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
puzzle-level-note = Cada acertijo se ajusta a tu nivel.
puzzle-file = Tu progreso
puzzle-file-note = Se queda en este dispositivo. Un archivo lo lleva a otro.
puzzle-file-save = Guardar un archivo
puzzle-file-open = Abrir un archivo
puzzle-file-read = Añadido a lo que hay aquí.
puzzle-file-not-read = Este no es un archivo de progreso.

## Tormenta

puzzle-storm = Tormenta
    .note = Tres minutos, todos los que puedas.
puzzle-storm-best = Tu récord: { $best }
puzzle-storm-go = Poner el reloj en marcha
puzzle-storm-skip = Saltar
puzzle-storm-over = ¡Tiempo!
puzzle-storm-result =
    { $count ->
        [0] Esta vez, ninguno resuelto.
        [one] Un acertijo resuelto.
       *[other] { $count } acertijos resueltos.
    }
puzzle-storm-record = ¡Tu mejor marca!
puzzle-storm-left = Quedan { $seconds } segundos
puzzle-storm-missed = Lo que salió mal vuelve en unos días.
