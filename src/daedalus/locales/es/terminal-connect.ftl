### Español: las frases de Connect en la terminal.

## A turn

connect-ask-lay = { $name }: ¿poner { $tile } en { $cell }?
connect-ask-catches =
    { $count ->
        [one] Así atrapas una loseta.
       *[other] Así atrapas { $count } losetas.
    }
connect-ask-held = Hay una loseta unida, pero sin ella el laberinto se partiría.
connect-ask-catch =
    { $count ->
        [0] ¿No atrapar nada?
        [one] ¿Atrapar esta loseta?
       *[other] ¿Atrapar estas { $count } losetas?
    }
connect-ask-split = El resto ya no sería una sola pieza. Espacio cambia la elección.
connect-open = La loseta está abierta hacia { $sides }.
connect-hand = { $name } tiene en la mano
connect-hand-hidden = Las losetas de todos están ocultas.
connect-pile =
    { $count ->
        [0] El montón está vacío.
        [one] Queda una loseta en el montón.
       *[other] Quedan { $count } losetas en el montón.
    }

## What the keys do (short: they share one line)

connect-key-places = sitios
connect-key-other = otra loseta
connect-key-lay = poner
connect-key-tiles = losetas
connect-key-mark = marcar
connect-key-catch = atrapar
connect-key-pan = mirar
connect-key-letters = animales
guide-connect =
    Las flechas del teclado o Tab llevan tu loseta a un sitio donde continúa un camino. R la gira, Mayús+R al revés; E toma tu otra loseta. Todo lo que está unido a ella se ilumina. Intro la pone. Si hay algo que atrapar, está marcada la captura más grande: las flechas van a una loseta, Espacio la marca o la deja, Intro atrapa. Antes de eso, Esc recoge la loseta. Mayús con las flechas, o W A S D, mueve la vista. L explica las letras, F2 muestra las reglas.

    ✓ será atrapada    ○ podría serlo    ‡ debe quedarse, o el laberinto se parte    + sitios para tu loseta

    los muros dobles son la loseta nueva, los muros gruesos lo que está unido a ella

## The log, the seats, the end

connect-did-lay = { $name } pone { $tile } en { $cell }.
connect-did-catch = En la red: { $tiles }.
connect-did-end =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
connect-hint = Prueba { $tile } en { $cell }, abierta hacia { $sides }.
connect-hint-catch = Después atrapa { $tiles }.
connect-end-maze =
    { $count ->
        [one] Queda una loseta en la mesa.
       *[other] Al final el laberinto tiene { $count } losetas.
    }

## Tiles in words

connect-tile-held = Loseta { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: ninguna loseta

## Playing line by line

connect-turn = { $name }, te toca. Losetas en el montón: { $pile }. Tienes en la mano:
connect-board-rule = Los números son columnas y filas, las mayúsculas animales; + es un sitio para una loseta.
connect-try-linked = Unidas: { $cells }
connect-try-way = { $tile } por { $way }
connect-try-take = { $action } atrapa { $tiles }
connect-try-none = Así no se atrapa nada.
plain-connect = Poner es el número de la loseta, el sitio y los lados abiertos: 3@2,-1=a. Lados: norte 1, este 2, sur 4, oeste 8, sumados, de a a f por encima de 9. Sigue la captura: 3@2,-1=a atrapa 0,0 1,0. Con máximo en su lugar es la más grande: 3@2,-1=a máximo.
act-lay = pon
act-take = atrapa
act-best = máximo
word-hand = mano
    .does = dice qué losetas tienes
word-fits = dónde donde
    .does = dice dónde encajan tus losetas y cuánto atraparían
word-try = prueba
    .does = dice qué se atraparía, por ejemplo: prueba 3@2,-1=a
word-tile = loseta
    .does = describe lo que hay en un sitio, por ejemplo: loseta 1,0
word-creatures = animales
    .does = dice qué significan las mayúsculas y dónde están
