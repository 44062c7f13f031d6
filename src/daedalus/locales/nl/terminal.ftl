### Dutch: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = Het spel staat in { $path }.
quit-title = Van tafel gaan?
quit-kept = Het spel blijft in { $path }; met daedalus play --resume ga je verder.
quit-leave = stoppen
quit-menu = naar het menu
quit-stay = blijven

## What the keys do (short: they share one line)

key-slots = pijlen
key-cells = velden
key-turn = draaien
key-push = schuiven
key-walk = lopen
key-back = terug
key-swap = ander stuk
key-hint = hint
key-undo = terugnemen
key-letters = schatten
key-help = hulp
key-quit = stoppen
key-rules = regels
key-rows = regel
key-values = wijzigen
key-scroll = bladeren
key-close = sluiten
key-step = stap
key-leap = tien stappen
key-ends = begin, eind

guide-title = Wat de toetsen doen
guide-close = Met Esc, Enter of ? ga je terug naar het spel.
guide-sliding =
    De pijltoetsen gaan van pijl naar pijl rond het bord; dwars over het bord kom je aan het andere eind van de rij. Tab gaat met de klok mee. R draait de vrije tegel, Shift+R de andere kant op. Enter schuift. Daarna kies je met pijltjes of Tab een verlicht veld, een hoofdletter springt naar zijn schat, en met Enter ga je erheen. Esc neemt de duw terug zolang je nog niet gelopen hebt. L legt de letters uit, F2 toont de regels.

    ▲ ● ■ ◆ pionnen    △ ○ □ ◇ hun thuis    A tot X schatten
    » « je doel    · velden die je kunt bereiken    ╬ de versperde pijl
    dikke muren staan vast, dunne schuiven, dubbele horen bij de laatst ingeschoven tegel

letters-title = Wat de letters betekenen

## The menu

menu-welcome = Een doolhof dat nooit stilstaat. Wat gaan we spelen?
menu-seats = Hoeveel spelers
menu-seats-value =
    { $seats ->
        [one] eentje
       *[other] { $seats }
    }
menu-human = een mens, hier
menu-bot = bot: { $level }
menu-preset = Spel
menu-ask = Enter houdt het voorstel aan; een getal kiest iets anders.
menu-ask-number = Typ een getal van 1 tot { $most }, of druk gewoon op Enter.
option-true = ja
option-false = nee

## The curtain

curtain-press = Enter: alleen ik kijk

## A turn

ask-look = Jij schuift, { $name }. Kies met de pijltoetsen waar.
ask-aim = Schuif { $line }?
ask-aim-reach = Dan kun je bij je doel!
ask-barred = Hier niet: dat zou de laatste duw ongedaan maken ({ $line }).
ask-stay = { $name }: op { $cell } blijven?
ask-walk = { $name }: naar { $cell } lopen?
ask-walk-find = Daar is je schat!
ask-walk-win = Daarmee win je!
ask-out = Vanaf { $cell } het doolhof uit? Daarmee win je!
ask-wait = { $name } denkt na …
turn-number = beurt { $turn }
watch-at = Actie { $ply } van { $last }


spare-open = De vrije tegel is open naar { $sides }.
goal-title = { $name } zoekt
goal-at = op { $cell }
goal-on-spare = op de vrije tegel
goal-lord = ◉ { $lord }
goal-point = Het afgesproken veld
goal-edge = Naar buiten
goal-edge-how = vanaf een veld aan de rand met een open gang
goal-hidden = De kaarten liggen dicht.
goal-sealed = De volgende kaart gaat open als de volgende beurt begint.

note-found = { $found } van { $all } gevonden
note-all = { $found } van { $found } gevonden!
trail-none = nog niets, maar wel een mooie wandeling

## The log

did-walk = { $name } loopt naar { $cell }.
did-stay = { $name } blijft op { $cell }.
did-lord = { $name } stuurt { $lord } naar { $cell }.
did-find = Gevonden: { $motif }.
hint-push = Probeer { $slot }: { $line }, de vrije tegel open naar { $sides }.
hint-walk = Loop dan naar { $cell }.
hint-lord = Stuur dan { $lord } naar { $cell }.
hint-out = Loop dan het doolhof uit.

## The end

end-title = Gelukt, { $names }!
end-line = { $rank }. { $name }: { $trail }
end-turns =
    { $turns ->
        [one] Eén beurt was genoeg.
       *[other] Het duurde { $turns } beurten.
    }
end-again = nog een keer
end-watch = terugkijken
end-menu = menu

## Tiles in words


## Playing line by line

plain-welcome = Typ hulp om te zien wat je kunt vragen.
plain-seat = Plaats { $seat }, { $name }: { $note }
plain-turn-push = { $name }, beurt { $turn }: eerst schuiven, bijvoorbeeld { $example }.
plain-turn-walk = { $name }, nu lopen, bijvoorbeeld d4, of blijf staan. Het woord terug neemt de duw terug.
plain-board-rule = Kleine letters zijn kolommen, getallen rijen, hoofdletters schatten; dikke muren staan altijd vast.
plain-goal = { $name } ({ $letter }): { $place }
plain-turns = Zo kan hij liggen: { $turns }
plain-barred = Versperde pijl: { $slot }
plain-reach = { $name } kan lopen naar { $cells }
plain-ways-out = Je verlaat het doolhof via { $cells }: noem een van deze velden of typ { $out }.
plain-undone = Teruggenomen: { $action }
plain-curtain = Druk op Enter als er niemand meekijkt.
plain-where-what = Zoek je iets? Noem een schat of een speler, bijvoorbeeld: waar uil
plain-where-nothing = Hier is niets dat “{ $what }” heet.
plain-sliding = Een duw is het veld waar de tegel erin gaat, met zijn open kanten: b1=6. Kanten: noord 1, oost 2, zuid 4, west 8, opgeteld, boven 9 met a tot f. Lopen doe je met het veld: d4. De Eclips loopt met !d4, en uit verlaat het doolhof.
act-out = uit
word-board = bord
    .does = tekent het doolhof
word-goal = doel
    .does = zegt wat je zoekt
word-reach = bereik
    .does = noemt de velden waar je heen kunt
word-spare = tegel
    .does = beschrijft de vrije tegel
word-where = waar
    .does = vindt een schat of een speler
word-cell = veld
    .does = beschrijft een veld, bijvoorbeeld: veld d4
word-letters = hoofdletters
    .does = zegt wat de hoofdletters betekenen
word-position = stelling
    .does = schrijft de stelling op één regel
word-help = hulp
    .does = toont deze lijst
word-hint = hint
    .does = zegt wat een bot zou doen
word-log = verslag
    .does = vertelt wat er gebeurd is
word-seats = plaatsen
    .does = zegt hoe iedereen ervoor staat
word-rules = regels
    .does = drukt de regels af
word-undo = terug
    .does = neemt je duw of de laatste beurt terug
word-quit = stop stoppen
    .does = verlaat het spel

## The command line

replay-verified =
    { $actions ->
        [one] { $file }: één actie, en het startgetal geeft deze beginstelling.
       *[other] { $file }: { $actions } acties, en het startgetal geeft deze beginstelling.
    }
help-daedalus = Bordspellen in een schuivend doolhof. Zonder opdracht: het spel opent, in de browser of anders hier.
help-play = In de terminal spelen, alleen, met bots of samen rond één scherm.
help-replay = Een spel stap voor stap bekijken.
help-rules = De regels van een editie tonen.
help-perft = Tellen hoeveel reeksen acties er mogelijk zijn.
help-record = Voorbeeldspellen nakijken of opnieuw schrijven.
help-serve = De server voor spelen in de browser starten.
help-arena = Bots tegen elkaar laten spelen.
help-bench = Meten hoe snel alles is.
help-engine = De bots aan andere programma’s aanbieden.
help-mazenet = Tegen MazeNet-programma’s spelen.
help-completion = Een script tonen waarmee de shell opdrachten en opties aanvult.
help-shell = Welke shell:
help-version = De versie tonen.
help-edition = Welk spel:
help-seats = Hoeveel er meespelen.
help-seed = Hetzelfde startgetal geeft hetzelfde spel.
help-option = Een optie van de editie, zoals cards=6; mag vaker.
help-bots = Niveau van de bots op alle plaatsen behalve de eerste; none: alleen mensen.
help-bot = Een bot op één plaats, zoals 2=medium; mag vaker.
help-name = Een naam voor één plaats, zoals 1=Anna; mag vaker.
help-position = Vanuit deze stelling beginnen.
help-save = Het spel in dit bestand bewaren.
help-resume = Verdergaan met een bewaard spel.
help-plain = Regel voor regel, voor pipes en schermlezers.
help-rules-plain = De tekst tonen zoals hij is.
help-clock = Seconden voor elke beurt; daarna gaat het spel verder.
help-motion = Met of zonder animaties.
help-lang = Taal:
help-file = Een bewaard spel, zoals avond.game, of een spel van een arena: arena.games#17.
help-files = Bewaarde spellen.
help-verify = Alleen het spel en de verdeling nakijken.
help-write = De spellen volgens de regels van nu schrijven.
help-depth = Hoeveel acties diep.
help-divide = Ook onder elke eerste actie tellen.
help-arena-bots = Wie er speelt: twee of meer niveaus van bots.
help-arena-games = Hoeveel spellen elk paar speelt.
help-arena-budget = Hoeveel milliseconden een bot mag nadenken.
help-arena-cpu-time = De milliseconden van bots als CPU-tijd tellen, voor een drukke machine.
help-arena-jobs = Hoeveel processen.
help-arena-out = De spellen in dit bestand bewaren en daar verdergaan.
help-arena-cluster = De spellen over een Ray-cluster verdelen.
help-arena-markdown = De tabel als Markdown tonen.
help-bench-names = Wat er gemeten wordt; alles, als er niets genoemd is.
help-bench-write = De metingen in dit bestand schrijven.

over-to = Nu is { $name } aan de beurt
others-look-away = Alle anderen: kijk naar het plafond.
