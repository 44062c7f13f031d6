### Nederlands: de zinnen van Connect in de terminal.

## A turn

connect-ask-lay = { $name }: { $tile } op { $cell } leggen?
connect-ask-catches =
    { $count ->
        [one] Zo vang je één tegel.
       *[other] Zo vang je { $count } tegels.
    }
connect-ask-held = Er is een tegel verbonden, maar zonder die tegel valt het doolhof uit elkaar.
connect-ask-catch =
    { $count ->
        [0] Niets vangen?
        [one] Deze tegel vangen?
       *[other] Deze { $count } tegels vangen?
    }
connect-ask-split = De rest zou niet meer aan elkaar liggen. De spatiebalk verandert je keuze.
connect-open = De tegel is open naar { $sides }.
connect-hand = { $name } heeft in de hand
connect-hand-hidden = Ieders tegels zijn verborgen.
connect-pile =
    { $count ->
        [0] De stapel is op.
        [one] Er ligt nog één tegel op de stapel.
       *[other] Er liggen nog { $count } tegels op de stapel.
    }

## What the keys do (short: they share one line)

connect-key-places = plekken
connect-key-other = andere tegel
connect-key-lay = leggen
connect-key-tiles = tegels
connect-key-mark = aanwijzen
connect-key-catch = vangen
connect-key-pan = rondkijken
connect-key-letters = dieren
guide-connect =
    Met de pijltoetsen of Tab gaat je tegel naar een plek waar een pad doorloopt. R draait hem, Shift+R de andere kant op; E neemt je andere tegel. Alles wat ermee verbonden is, licht op. Enter legt hem. Valt er iets te vangen, dan is de grootste vangst aangewezen: pijltjes gaan naar een tegel, de spatiebalk wijst hem aan of laat hem liggen, Enter vangt. Voor die tijd neemt Esc het leggen terug. Shift met de pijltjes, of W A S D, kijkt rond. L legt de letters uit, F2 toont de regels.

    ✓ wordt gevangen    ○ kan gevangen worden    ‡ moet blijven, anders valt het doolhof uit elkaar    + plekken voor je tegel

    dubbele muren zijn de nieuwe tegel, dikke muren wat ermee verbonden is

## The log, the seats, the end

connect-did-lay = { $name } legt { $tile } op { $cell }.
connect-did-catch = Gevangen: { $tiles }.
connect-did-end =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
connect-hint = Probeer { $tile } op { $cell }, open naar { $sides }.
connect-hint-catch = Vang dan { $tiles }.
connect-end-maze =
    { $count ->
        [one] Er ligt nog één tegel.
       *[other] Het doolhof heeft aan het eind { $count } tegels.
    }

## Tiles in words

connect-tile-held = Tegel { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: geen tegel

## Playing line by line

connect-turn = { $name }, jij bent aan de beurt. Tegels op de stapel: { $pile }. In je hand:
connect-board-rule = Getallen zijn kolommen en rijen, hoofdletters dieren; + is een plek voor een tegel.
connect-try-linked = Verbonden: { $cells }
connect-try-way = { $tile } via { $way }
connect-try-take = { $action } vangt { $tiles }
connect-try-none = Daar valt niets mee te vangen.
plain-connect = Leggen is het nummer van de tegel, de plek en de open zijden zoals hij ligt: 3@2,-1=a. Zijden: noord 1, oost 2, zuid 4, west 8, opgeteld, a tot f boven 9. De vangst volgt: 3@2,-1=a vang 0,0 1,0. Met beste op die plaats is het de grootste: 3@2,-1=a beste.
act-lay = leg
act-take = vang
act-best = beste
word-hand = hand
    .does = zegt welke tegels je hebt
word-fits = past
    .does = zegt waar je tegels passen en hoeveel ze zouden vangen
word-try = probeer
    .does = zegt wat een tegel zou vangen, bijvoorbeeld: probeer 3@2,-1=a
word-tile = tegel
    .does = beschrijft wat op een plek ligt, bijvoorbeeld: tegel 1,0
word-creatures = dieren
    .does = zegt waar de hoofdletters voor staan en waar ze liggen
