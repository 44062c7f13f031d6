### Spanish: the sentences of Go! in the terminal.

## Building

go-ask-claim = ¿Hecho? Otra vez C para entregar; no hay vuelta atrás.
go-blocked = Ahí no cabe.
go-hint = Prueba esto: { $action }

## What the keys do (short: they share one line)

go-key-move = mover
go-key-tile = tomar
go-key-flip = voltear
go-key-place = poner
go-key-lift = levantar
go-key-person = otra persona
guide-go =
    Intro dice que ya estás: primero para la tirada, luego cuando has encontrado los tesoros. Después de «¡Ya!» las flechas mueven la loseta que tienes en la mano, R la gira, Mayús+R al revés, F le da la vuelta. Tab o su número toma otra loseta, también una ya puesta. Intro la pone, Retroceso levanta lo que hay ahí. Dos veces C entrega. Si sois varios ante un teclado, P lo pasa. L dice qué son las letras, F2 muestra las reglas.

    »S« un tesoro de los dados    ✓S se ve por un agujero y está unido    (S) otro bajo un agujero

    los muros gruesos están unidos al centro, los finos todavía no, los dobles son la loseta en la mano; junto al relato, los tableros de los demás, agujeros en círculos

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, aún no hay ningún tesoro unido.
        [one] { $name }, un tesoro está unido.
       *[other] { $name }, { $count } tesoros están unidos.
    } Junto al tablero: { $tiles }. Segundos que quedan: { $seconds }.
go-board-rule = »S« es un tesoro de los dados, ✓S uno unido, (S) otro bajo un agujero; los números son losetas. Los muros gruesos están unidos al centro.
go-tiles-rule = Lados abiertos de las dos casillas cuando la loseta va hacia el este: norte 1, este 2, sur 4, oeste 8, sumados, de a a f por encima de 9. Las losetas 1 a 4 tienen un agujero en la primera casilla.
plain-go = Escribe listo para la tirada, y otra vez cuando hayas encontrado los tesoros. Una loseta se pone con su número, su cara, su primera casilla y la dirección de la segunda (n, e, s, w): 1A@b2e. El comodín: J@b2. levanta 1 levanta una loseta, y hecho dice que has terminado. El tiempo corre mientras escribes.
act-ready = listo
act-claim = hecho
act-lift = levanta
act-place = pon
act-end = termina
word-dice = dados
    .does = dice dónde están los tesoros de los dados
word-tiles = losetas
    .does = describe tus losetas
word-rivals = rivales
    .does = muestra los tableros de los demás
word-wait = espera
    .does = deja pasar unos segundos, por ejemplo: espera 10
