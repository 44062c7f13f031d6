### Nederlands: op papier spelen: de pagina, en wat er op de vellen staat.
### sheet-* en ours-* worden gedrukt: ze zijn kort, en geen woord hoort bij een scherm.

print-note = papier, schaar, lijm
print-game = Welk spel?
print-parts = Wat je print
print-part-board = Bord, om aan elkaar te plakken
print-part-tiles = { $count } tegels, 5 cm
print-part-cards = { $count } kaarten, om te vouwen
print-part-pieces = { $count } pionnen, om te vouwen
print-part-players = { $count } borden, elk met zes tegels
print-part-dice = { $count } dobbelstenen, om te vouwen
print-part-shared = Scorespoor, scorefiches en joker
print-part-rules = Regels op één pagina
print-part-position = Dit bord, zoals het ligt
print-sheets = { $count ->
    [one] { $count } vel
   *[other] { $count } vellen
}
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Inkt
print-ink-full = Alle kleuren
print-ink-saving = Zuinig
print-now = { $count ->
    [one] { $count } vel printen
   *[other] { $count } vellen printen
}
print-none = Kies minstens één onderdeel.
print-advice = Kies in het venster dat opengaat “werkelijke grootte”. Dun karton van 160 g is ideaal.
print-preview = Wat er uit de printer komt

sheet-board = bord
sheet-tiles = tegels
sheet-cards = kaarten
sheet-pieces = pionnen om te vouwen
sheet-players = borden en tegels
sheet-dice = dobbelstenen om te vouwen
sheet-shared = scorespoor, scorefiches, joker
sheet-rules = regels
sheet-position = een bord zoals het ligt
sheet-of = { $part }, vel { $n } van { $of }
sheet-ruler = 50 mm? Dan klopt het.
sheet-actual = Print op 100%, “werkelijke grootte”
sheet-glue = lijmen
sheet-glue-here = lijm hier vel { $n }
sheet-board-told = Vier vellen vormen het bord, binnen de rand 35 cm breed. Plak ze op karton. De tegels liggen op de gestreepte velden.
sheet-cards-told = Uitknippen, in het midden vouwen, lijmen. Dubbelzijdig printen hoeft niet.
sheet-pieces-1 = Knip langs de lijnen.
sheet-pieces-2 = Vouw bij de streepjes. De voeten gaan naar binnen.
sheet-pieces-3 = Lijm de twee voeten op elkaar, en de pion staat.
sheet-go-tiles = Uitknippen, in het midden vouwen, lijmen: elke tegel heeft twee kanten. Knip ook de witte gaten uit.
sheet-go-shared = Scorefiches: in het midden vouwen en lijmen; het getal op de achterkant telt als je bord niet opgelost is. De vier pionnen lopen over het scorespoor. De joker leg je neer als een tegel.
sheet-dice-told = Knip een dobbelsteen met zijn plakrandjes uit, vouw hem langs de lijnen en lijm de randjes aan de binnenkant.
sheet-spare = vrije tegel
sheet-placed-sliding = Leg jullie geprinte tegels zo neer, en de vrije tegel naast het bord. De versperde pijl is dicht voor de eerste duw.
sheet-placed-go = Leg jullie geprinte tegels zo neer. Onderaan staan de schatten die gegooid zijn.
sheet-placed-connect = Leg jullie geprinte tegels zo neer.

how-sliding = Elke beurt heeft twee stappen: duw de vrije tegel erin, loop daarna over de open paden. Kijk alleen naar je bovenste kaart: eindig je op die schat, leg hem dan open naast je. Wie alles gevonden heeft en als eerste weer thuis is, wint.
how-go = Gooi vier schatten. Iedereen bouwt tegelijk: elke gegooide schat moet door een gat te zien zijn, en een pad moet hem met het midden verbinden. Wie het eerst klaar is, pakt het beste scorefiche. Wie als eerste bij 20 is, wint.
how-connect = Leg een van je twee tegels zo neer dat een pad doorloopt, en trek een nieuwe. Verbindt een pad zonder onderbreking twee gelijke dieren, dan vang je de andere tegel. Ligt alles, dan wint wie de meeste gevangen heeft.
ours-sliding = Door ons gereconstrueerd: welke schat waar ligt, en alle tekeningen. Het aantal tegels en kaarten is dat van het gedrukte spel.
ours-go = Door ons gereconstrueerd: de paden op de tegels, welke schatten op één dobbelsteen staan, en de getallen op de achterkant van de scorefiches. De spelregels tonen ze alleen op plaatjes.
ours-connect = Door ons gereconstrueerd: welke twee dieren op welke tegel staan, en hoeveel tegels welke vorm hebben. De spelregels zeggen het niet.
