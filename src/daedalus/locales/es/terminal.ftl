### Spanish: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = La partida queda guardada en { $path }.
quit-title = ¿Dejar la mesa?
quit-kept = La partida queda en { $path }; con daedalus play --resume se sigue.
quit-leave = salir
quit-menu = menú
quit-stay = quedarse

## What the keys do (short: they share one line)

key-slots = flechas
key-cells = casillas
key-turn = girar
key-push = empujar
key-walk = ir
key-back = deshacer
key-swap = otra ficha
key-hint = pista
key-undo = deshacer
key-letters = tesoros
key-help = ayuda
key-quit = salir
key-rules = reglas
key-rows = línea
key-values = cambiar
key-scroll = pasar
key-close = cerrar
key-step = un paso
key-leap = diez pasos
key-ends = inicio, final

guide-title = Qué hacen las teclas
guide-close = Esc, Intro o ? devuelven a la partida.
guide-sliding =
    Las flechas del teclado van de flecha en flecha alrededor del tablero; de frente se pasa al otro extremo de la fila. Tab avanza en el sentido del reloj. R gira la loseta libre, Mayús+R al revés. Intro empuja. Después, con las flechas o Tab eliges una casilla clara, una mayúscula salta a su tesoro e Intro te lleva. Esc deshace el empujón mientras no te hayas movido. L explica las letras, F2 muestra las reglas.

    ▲ ● ■ ◆ fichas    △ ○ □ ◇ sus casas    A a X tesoros
    » « tu meta    · casillas a tu alcance    ╬ flecha bloqueada
    los muros gruesos no se mueven, los finos sí, los dobles son de la última loseta empujada

letters-title = Qué significan las letras

## The menu

menu-welcome = Un laberinto que nunca está quieto. ¿A qué jugamos?
menu-seats = Cuántos
menu-seats-value =
    { $seats ->
        [one] a solas
       *[other] { $seats }
    }
menu-human = una persona, aquí
menu-bot = bot: { $level }
menu-preset = Partida
menu-ask = Intro deja la propuesta; un número elige otra cosa.
menu-ask-number = Escribe un número del 1 al { $most }, o pulsa solo Intro.
option-true = sí
option-false = no

## The curtain

curtain-press = Intro: solo miro yo

## A turn

ask-look = Te toca empujar, { $name }. Con las flechas eliges dónde.
ask-aim = ¿Empujar la { $line }?
ask-aim-reach = ¡Así tu meta queda a tu alcance!
ask-barred = Aquí no: empujar la { $line } desharía el último empujón.
ask-stay = { $name }: ¿quedarse en { $cell }?
ask-walk = { $name }: ¿ir a { $cell }?
ask-walk-find = ¡Ahí está tu tesoro!
ask-walk-win = ¡Así ganas!
ask-out = ¿Salir del laberinto por { $cell }? ¡Así ganas!
ask-wait = { $name } está pensando…
turn-number = turno { $turn }
watch-at = Acción { $ply } de { $last }


spare-open = La loseta libre está abierta hacia { $sides }.
goal-title = { $name } busca
goal-at = en { $cell }
goal-on-spare = en la loseta libre
goal-lord = ◉ { $lord }
goal-point = La casilla acordada
goal-edge = Fuera
goal-edge-how = por una casilla del borde abierta hacia fuera
goal-hidden = Las cartas están boca abajo.
goal-sealed = La siguiente carta se descubre al empezar el próximo turno.

note-found = { $found } de { $all }
note-all = ¡{ $found } de { $found }!
trail-none = nada todavía, pero un buen paseo

## The log

did-walk = { $name } va a { $cell }.
did-stay = { $name } se queda en { $cell }.
did-lord = { $name } lleva { $lord } a { $cell }.
did-find = Tesoro: { $motif }.
hint-push = Prueba { $slot }: { $line }, con la loseta libre abierta hacia { $sides }.
hint-walk = Después ve a { $cell }.
hint-lord = Después lleva { $lord } a { $cell }.
hint-out = Después sal del laberinto.

## The end

end-title = ¡Bravo, { $names }!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] Bastó un turno.
       *[other] Hicieron falta { $turns } turnos.
    }
end-again = otra vez
end-watch = verla
end-menu = menú

## Tiles in words


## Playing line by line

plain-welcome = Escribe ayuda para ver qué se puede preguntar.
plain-seat = Sitio { $seat }, { $name }: { $note }
plain-turn-push = { $name }, turno { $turn }: primero empuja, por ejemplo { $example }.
plain-turn-walk = { $name }, ahora muévete, por ejemplo d4, o quédate donde estás. La palabra deshacer retira el empujón.
plain-board-rule = Las minúsculas son columnas, los números filas, las mayúsculas tesoros; los muros gruesos nunca se mueven.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = Puede ponerse así: { $turns }
plain-barred = Flecha bloqueada: { $slot }
plain-reach = { $name } puede ir a { $cells }
plain-ways-out = Se sale del laberinto por { $cells }: nombra una de estas casillas o escribe { $out }.
plain-undone = Deshecho: { $action }
plain-curtain = Pulsa Intro cuando no mire nadie más.
plain-where-what = ¿Buscas algo? Nombra un tesoro o a alguien, por ejemplo: dónde búho
plain-where-nothing = Aquí nada se llama «{ $what }».
plain-sliding = Un empujón es la casilla por la que entra la loseta, con sus lados abiertos: b1=6. Lados: norte 1, este 2, sur 4, oeste 8, sumados, y de a a f por encima de 9. Para moverte, la casilla: d4. El Eclipse va con !d4, y fuera sale del laberinto.
act-out = fuera
word-board = tablero
    .does = dibuja el laberinto
word-goal = meta
    .does = dice qué buscas
word-reach = alcance
    .does = nombra las casillas a las que puedes ir
word-spare = loseta
    .does = describe la loseta libre
word-where = dónde donde
    .does = encuentra un tesoro o a alguien
word-cell = casilla
    .does = describe una casilla, por ejemplo: casilla d4
word-letters = letras
    .does = dice qué son las mayúsculas
word-position = posición posicion
    .does = escribe la posición en una línea
word-help = ayuda
    .does = muestra esta lista
word-hint = pista
    .does = dice qué haría un bot
word-log = diario
    .does = cuenta lo que ha pasado
word-seats = sitios
    .does = dice cómo van todos
word-rules = reglas
    .does = imprime las reglas
word-undo = deshacer
    .does = retira tu empujón o el último turno
word-quit = salir
    .does = deja la partida

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: una acción, y la semilla da esta posición inicial.
       *[other] { $file }: { $actions } acciones, y la semilla da esta posición inicial.
    }
help-daedalus = Juegos de mesa en un laberinto que se mueve. Sin comando: el juego se abre, en el navegador o si no aquí.
help-play = Jugar en el terminal, a solas, con bots o en torno a una pantalla.
help-replay = Ver una partida paso a paso.
help-rules = Mostrar las reglas de una edición.
help-perft = Contar las series de acciones posibles.
help-record = Comprobar las partidas modelo, o escribirlas de nuevo.
help-serve = Iniciar el servidor para jugar en el navegador.
help-arena = Hacer jugar a los bots entre sí.
help-bench = Medir lo rápido que es todo.
help-engine = Ofrecer los bots a otros programas.
help-mazenet = Jugar contra programas MazeNet.
help-completion = Mostrar un script con el que el shell completa comandos y opciones.
help-shell = Qué shell:
help-version = Decir qué versión es.
help-edition = Qué juego:
help-seats = Cuántas personas juegan.
help-seed = La misma semilla da la misma partida.
help-option = Una opción de la edición, como cards=6; se puede repetir.
help-bots = Nivel de los bots en todos los sitios menos el primero; none: solo personas.
help-bot = Un bot en un sitio, como 2=medium; se puede repetir.
help-name = Un nombre para un sitio, como 1=Anna; se puede repetir.
help-position = Empezar desde esta posición.
help-save = Guardar la partida en este archivo.
help-resume = Seguir con una partida guardada.
help-plain = Línea a línea, para tuberías y lectores de pantalla.
help-rules-plain = Imprimir el texto tal cual.
help-clock = Segundos para cada turno; después, el juego sigue.
help-motion = Con o sin imágenes en movimiento.
help-lang = Idioma:
help-file = Una partida guardada, como tarde.game, o una de un torneo: arena.games#17.
help-files = Partidas guardadas.
help-verify = Comprobar solo la partida y su reparto.
help-write = Escribir las partidas con las reglas de hoy.
help-depth = Cuántas acciones de profundidad.
help-divide = Contar también debajo de cada primera acción.
help-arena-bots = Quién juega: dos o más niveles de bots.
help-arena-games = Cuántas partidas juega cada pareja.
help-arena-budget = Cuántos milisegundos puede pensar un bot.
help-arena-cpu-time = Contar los milisegundos de los bots como tiempo de CPU, para una máquina ocupada.
help-arena-jobs = Cuántos procesos.
help-arena-out = Guardar las partidas en este archivo y seguir desde ahí.
help-arena-cluster = Repartir las partidas en un clúster Ray.
help-arena-markdown = Mostrar la tabla en Markdown.
help-bench-names = Qué medir; sin nombres: todo.
help-bench-write = Escribir las medidas en este archivo.

over-to = Ahora le toca a { $name }
others-look-away = Los demás: mirad al techo.
