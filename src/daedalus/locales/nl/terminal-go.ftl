### Dutch: the sentences of Go! in the terminal.

## Building

go-ask-claim = Klaar? Met nog een keer C lever je in; dat kun je niet terugnemen.
go-blocked = Daar past hij niet.
go-hint = Probeer dit: { $action }

## What the keys do (short: they share one line)

go-key-move = schuiven
go-key-tile = pakken
go-key-flip = omdraaien
go-key-place = leggen
go-key-lift = oppakken
go-key-person = andere persoon
guide-go =
    Enter zegt dat je zover bent: eerst voor de worp, dan als je de schatten hebt gevonden. Na “Start!” schuiven de pijltjes de tegel in je hand, R draait hem, Shift+R de andere kant op, F draait hem om. Tab of zijn nummer pakt een andere tegel, ook een die al ligt. Enter legt hem, Backspace pakt op wat daar ligt. Met twee keer C lever je in. Met meerdere mensen aan één toetsenbord geeft P het door. L zegt wat de letters betekenen, F2 toont de regels.

    »S« een gegooide schat    ✓S hij is door een gat te zien en verbonden    (S) een andere onder een gat

    dikke muren zijn met het midden verbonden, dunne nog niet, dubbele zijn de tegel in je hand; naast het verslag de borden van de anderen, gaten in cirkels

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, er is nog geen schat verbonden.
        [one] { $name }, één schat is verbonden.
       *[other] { $name }, { $count } schatten zijn verbonden.
    } Naast het bord: { $tiles }. Seconden over: { $seconds }.
go-board-rule = »S« is een gegooide schat, ✓S een verbonden schat, (S) een andere onder een gat; cijfers zijn tegels. Dikke muren zijn met het midden verbonden.
go-tiles-rule = Open kanten van beide velden als de tegel naar het oosten ligt: noord 1, oost 2, zuid 4, west 8, opgeteld, a tot f boven 9. De tegels 1 tot 4 hebben een gat in het eerste veld.
plain-go = Typ zover voor de worp, en nog eens als je de schatten hebt gevonden. Een tegel leg je met zijn nummer, zijn kant, zijn eerste veld en de richting van het tweede (n, e, s, w): 1A@b2e. De joker: J@b2. pak 1 pakt een tegel op, en klaar is voor als je klaar bent. De tijd loopt terwijl je typt.
act-ready = zover
act-claim = klaar
act-lift = pak
act-place = leg
act-end = einde
word-dice = dobbelstenen
    .does = zegt waar de gegooide schatten zijn
word-tiles = tegels
    .does = beschrijft je tegels
word-rivals = rivalen
    .does = toont de borden van de anderen
word-wait = wacht
    .does = laat seconden voorbijgaan, bijvoorbeeld: wacht 10
