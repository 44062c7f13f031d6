### Dutch: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Vijf doolhoven die niet stilzitten.
front-subtitle = Geen account, geen download. Kies een wereld, zeg wie er speelt en begin.
front-worlds = Kies een wereld
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Hulp, geluid en licht
front-options = Opties

## Who plays

who-title = Wie speelt er mee?
who-me = Alleen ik
who-me-note =
    { $rivals ->
        [0] in mijn eentje, in mijn eigen tempo
        [one] tegen één aardige rivaal
       *[other] tegen { $rivals } aardige rivalen
    }
who-here = Rond dit scherm
who-here-note = doorgeven, niet spieken
who-here-race = een race: iedereen heeft een eigen scherm nodig
who-online = Met vrienden online
who-online-note = stuur ze één link
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
players-label = Spelers
fewer = { $what }: één minder
more-of = { $what }: één meer
level = Bots

## Options of a table

options-title = { $title }: opties
preset = Soort spel
more = Meer opties
clock = Klok
clock-none = geen
clock-turn = { $seconds } s per beurt
clock-game = { $minutes } min per speler
clock-day = een dag per beurt
days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
allow-hints = Hints toegestaan
list-table = Tafel in de lijst tonen
list-table-note = Iedereen op deze server mag dan meedoen of kijken.

## Everywhere

app-ready = klaar
close = Sluiten
back = Terug
yes = Ja
no = Nee
off = uit
menu = Menu
rules = Regels
settings = Instellingen
learn = Leer het in twee minuten
replay = Herhaling
watch = Kijken
puzzles = Puzzels
position-title = Vanaf een stelling spelen
position-editor = Stellingen maken
    .note = Leg je eigen doolhof en speel van daaruit verder.
position-unplayable = Vanaf hier kan niet gespeeld worden.
hint = Hint
sound-on = Geluid aan
sound-off = Geluid uit
go-light = Lichte kleuren
go-dark = Donkere kleuren
other-worlds = Andere werelden
copied = Gekopieerd
copy-link = Link kopiëren
share = Delen
send = Versturen
trouble-offline = De server antwoordt niet. Draait hij?
trouble-create = Deze tafel kon niet worden gemaakt. Probeer andere opties.
trouble-seat = Deze plaats is al bezet.
trouble-record = “{ $file }” is niet als spel te lezen. Kies een .game-bestand; je kunt er bij elke herhaling een downloaden.
trouble-record-broken = “{ $file }” breekt af, is veranderd of komt uit een andere versie.
trouble-replay = Het spel is nog niet begonnen, of de tafel is afgeruimd.
missing-title = Hier is geen doorgang
missing-note = De muur is zeker verschoven: deze pagina bestaat niet.
to-front = Naar alle doolhoven
offline-title = Geen verbinding met de server
offline-note = De spellen staan op de server. Zodra er weer verbinding is, kun je verder.

## Coming to a table

join = Meedoen
join-label = Een code?
join-code = code of link
table-opening = De tafel wordt gedekt
table-opening-note = Een ogenblik.
table-gone = Deze tafel is afgeruimd
table-gone-note = Het spel is voorbij en opgeruimd, of er ontbreekt een letter in de link.
table-new = Een nieuwe tafel openen
table-retype = De link opnieuw typen
table-closed = Deze tafel gaat niet open
table-closed-note = Het spel blijft bewaard, maar deze server kan het niet lezen. Een nieuwere versie kan het misschien wel openen.
pair-used = Deze link is al gebruikt
pair-used-note = Hij werkt maar één keer en vijf minuten lang, zodat niemand anders hem gebruikt. Haal een nieuwe op het eerste apparaat: Menu, “{ $item }”.
pair-used-play = Verder met het spel
pair-used-watch = Bij deze tafel kijken
lobby-ready = Iedereen is er.
your-name = Je naam
sit-here = Ga zitten
seat-open = Vrije plaats
seat-bot = Bot hier
start-with-bots = Vul aan met bots en begin
invite-title = Haal ze aan tafel
invite-code = Code van de tafel
invite-qr = QR-code met de link naar deze tafel
name-kept = Blijft bewaard op dit apparaat.
your-pawn = Jouw pion
your-ship = Jouw schip
your-spaceship = Jouw ruimteschip
lobby-table = Rond de tafel
seats-taken = { $taken } van { $all } plaatsen bezet
host-gone = Wie de tafel opende, is al lang weg. { $name } leidt de tafel nu.
host-gone-you = Wie de tafel opende, is al lang weg. Jij leidt de tafel nu.
lobby-soon = Het begint zodra alle plaatsen bezet zijn.
lobby-count = Begint over { $seconds }
lobby-wait = Wachten
you-tag = Jij
bot = Bot
bot-level = Hoe goed { $name } speelt
bot-gone = Bot { $name } weghalen
seat-gone = Plaats { $seat } weghalen
seat-add = Plaats erbij
seat-add-note = tot { $most }
guest-title = { $name } heeft een plaats voor je vrijgehouden
guest-title-plain = Er is een plaats voor je
guest-last = Nog één speler, dan begint het vanzelf.
invite-closed = Alleen deze computer kan deze link openen
invite-closed-note = Telefoons en andere computers in huis zien je tafel nog niet.
invite-phones = Telefoons
invite-phones-note = scan dit vierkant
invite-computers = Computers
invite-computers-note = typ het adres hieronder
show-qr = QR-code tonen
home-open = Anderen in huis laten meedoen
home-open-note = Open totdat je het weer sluit. Niets verlaat je huis.
home-none = Deze computer zit nu niet in een thuisnetwerk.
home-trouble = Dat is niet gelukt. Misschien is het netwerk veranderd, of gebruikt een ander programma de poort.
home-is-open = Iedereen in je thuisnetwerk kan hem openen.
home-close = Weer sluiten
meanwhile = Terwijl je wacht
here-title = Wie zit er rond dit scherm?
here-note = Zeg één keer jullie namen; dit apparaat onthoudt ze.
here-seat = Plaats { $seat }
here-swap = Andere pion voor { $name }
here-bot = Bot: { $level }
here-add-person = Iemand erbij
here-add-bot = Bot erbij
curtain = Gordijn tussen de beurten
curtain-note = zodat niemand een kaart afkijkt
read-rules = Lees intussen de regels
lobby-position = Het spel begint met een gekozen stelling.
watch-title = Tafels om te kijken of mee te doen
watch-none = Er zijn nu geen openbare tafels
watch-none-note = Tafels komen hier te staan als de gastheer of gastvrouw “{ $option }” kiest.
watch-none-open = Er zelf een openen
watch-none-replay = Een herhaling bekijken
watch-open = Meedoen
watch-playing = Kijken
watch-over = Herhaling
mine = Mijn tafels
mine-all =
    { $count ->
        [one] Mijn tafel
       *[other] Alle { $count } tafels
    }
mine-note = Deze lijst staat op dit apparaat en nergens anders.
mine-none = Nog geen tafels
mine-none-note = Hier staan de tafels waar je zit, alleen op dit apparaat.
mine-going = Bezig
mine-finished = Afgelopen
mine-play = Verder spelen
mine-turn = Aan de beurt: { $names }
mine-free =
    { $count ->
        [one] Nog { $count } plaats vrij
       *[other] Nog { $count } plaatsen vrij
    }
mine-unstarted = Nog niet begonnen
mine-won-you = Je hebt gewonnen
mine-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de winst
    }
mine-unknown = De server antwoordt niet
mine-forget = { $title } op dit apparaat vergeten
mine-forget-finished = De afgelopen tafels vergeten
mine-forgotten = Op dit apparaat vergeten.
mine-keep = Toch bewaren
mine-cleared =
    { $count ->
        [one] Eén tafel is afgeruimd en staat niet meer in de lijst.
       *[other] { $count } tafels zijn afgeruimd en staan niet meer in de lijst.
    }

## At the table

you = jij
here = is er
away = is er niet
your-turn = Jouw beurt
playing = Aan de beurt
seats = Spelers
hand = Je hand
steps = Stappen van de beurt
cards-left =
    { $count ->
       *[other] nog { $count }
    }
lord-note = Van niemand. Let op waar die staat.
seat-absent = is vertrokken
seat-stand-in = een bot speelt door
let-bot-play = Laat een bot doorspelen
take-seat-back = Mijn plaats terugnemen
table-paused = Gepauzeerd: wachten op spelers.
log-resumed = Het spel lag stil zolang er niemand was. Nu gaat het verder.
send-off = Iemand van tafel sturen
send-off-note = Kaarten en plaats gaan naar iemand anders. Meekijken kan nog wel.
send-off-bot = Een bot neemt het over
send-off-bot-for = Een bot neemt het over van { $name }
send-off-open = Plaats vrijmaken
send-off-open-for = { $name } van tafel sturen en de plaats vrijmaken
change-seat = Voor { $name } spelen
leave-table = Tafel verlaten
take-back = Terugnemen
undo-asked = { $name } wil de laatste beurt terugnemen. Goed?
undo-waiting = Terugnemen gevraagd. Wachten op antwoord.
lost-title = Verbinding weg.
lost-safe = Je spel is veilig. Opnieuw verbinden …
lost-next = Je spel is veilig. Nieuwe poging over { $seconds } s.
lost-try = Probeer nu
lost-back = Terug aan tafel.
needs-line = Zodra de verbinding er weer is
open-gate = Ik ben { $name }, doe maar open
log = Wat er gebeurde
log-empty = Er is nog niets gebeurd.
log-said = { $name }: “{ $text }”
log-time = De tijd van { $name } is om.
log-undo = De laatste beurt is teruggenomen.
chat = Iets zeggen
chat-text = Je bericht
companion = Mijn kaarten op een telefoon
companion-note = Scan dit met je telefoon: die heeft dan dezelfde plaats. De link werkt één keer.
companion-qr = QR-code voor de telefoon
companion-only-there = Mijn kaarten alleen daar tonen
companion-here-again = Mijn kaarten hier weer tonen
copy-watch-link = Link van de tafel kopiëren
replay-this = De herhaling bekijken
seed-promise = Eerlijk gedeeld, verzegeld voor de start:
refused-illegal = Dat kan nu niet.
refused-option = Dat kan aan deze tafel niet.
refused-forbidden = Dat kan alleen wie de tafel heeft geopend.
refused-sent-off = Je plaats is aan iemand anders gegeven. Je kijkt nu mee.
refused-too-many = Niet zo snel, alsjeblieft.
refused-busy = De server heeft het druk. Probeer het nog eens.
refused-other = Dat is niet gelukt.
hint-thinking = Een bot denkt erover na …
hint-wins = Hiermee win je.
hint-finds = Zo kom je bij { $motif }.
hint-catches =
    { $count ->
        [one] Zo vang je { $count } tegel.
       *[other] Zo vang je { $count } tegels.
    }
hint-plans =
    { $ways ->
        [one] In je volgende beurt ben je er met één duw.
       *[other] In je volgende beurt heb je meerdere wegen naar je doel.
    }
hint-nears =
    { $steps ->
        [one] Dan is het nog één stap.
       *[other] Zo kom je dichter bij je doel.
    }
hint-blocks = En { $name } moet dan verder lopen.
hint-leaves = Maar het opent ook een weg voor { $name }.
hint-seeks = { $name } zoekt waarschijnlijk { $motif }.
hint-best = Dichterbij kom je nu niet.
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-well-played = Goed gespeeld!
phrase-oops = Oeps!
phrase-thinking = Even denken …
phrase-one-moment = Momentje!
phrase-hurry = Tik, tak!
phrase-thanks = Dankjewel!
phrase-sorry = Sorry!
phrase-wow = Wauw!
phrase-so-close = Bijna!
phrase-again = Nog een potje?
phrase-good-game = Leuk gespeeld!
phrase-bye = Tot ziens!

## The end

end-shared = { $names } delen de winst!
end-solo = Goed gedaan, { $name }!
end-plies =
    { $count ->
        [one] na { $count } beurt
       *[other] na { $count } beurten
    }
end-found = Gevonden, in deze volgorde
rank = { $rank }e plaats
score-sliding =
    { $count ->
       *[other] { $count } gevonden
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
play-again = Nog een keer
again-harder = Nog een keer, iets moeilijker
again-easier = Nog een keer, iets makkelijker
look-back = Terugkijken
watch-path = Bekijk het hele spel
see-board = Terug naar het bord
show-result = Toon de uitslag

## Replay

replay-of = Herhaling: { $title }
replay-drop = Laat hier een .game-bestand vallen
replay-drop-note = of kies er een van dit apparaat
replay-no-file = Deze opname is niet te lezen
replay-no-none = Hier is geen opname
replay-other-file = Ander bestand kiezen
replay-start = Het begin
replay-scrub = Plaats in het spel
replay-place = { $at } van { $last }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-step = Een stap verder
replay-last = Naar het einde
replay-after = Zoekt
replay-find-before = Vorige vondst
replay-find-after = Volgende vondst
replay-speed = Snelheid
replay-link = Link naar dit moment
replay-edit = Deze stelling veranderen
replay-download = Partij downloaden
replay-fair = De deling klopt met het zegel: eerlijk.
replay-unfair = De deling klopt niet met het zegel.

## Settings

as-browser = Zoals de browser
light = Licht
mode-auto = Zoals het apparaat
mode-light = Licht
mode-dark = Donker
contrast = Contrast
contrast-auto = Zoals het apparaat
contrast-normal = Normaal
contrast-high = Hoog
volume = Volume
motion = Animaties
motion-none = Geen
motion-fast = Snel
motion-normal = Normaal
motion-slow = Langzaam
show-reach = Laat zien waar ik heen kan
show-reach-note = Bereikbare velden lichten op na een duw.
confirm-walk = Vraag het voor ik loop
confirm-walk-note = { $pointer ->
    [mouse] Klik één keer om te kiezen, nog een keer om te gaan.
   *[other] Tik één keer om te kiezen, nog een keer om te gaan.
}
left-handed = Linkshandig
left-handed-note = Je kaarten en je tegel komen links van het bord.

## About

about = Over Daedalus
about-title = Over Daedalus
about-what = Vijf bordspellen over schuivende doolhoven, voor mensen, bots en programma’s. Geen account, niets te installeren, geen reclame.
about-books = Welke spelregels we volgen
about-own = Namen, motieven en tekeningen zijn van onszelf. Daedalus is niet verbonden met de uitgevers of licentiegevers van de gedrukte spellen; hun namen zeggen hier alleen welke spelregels gelden.
about-private = Wat er over jou bekend is
about-private-note = De server kent de naam die je aan een tafel typt en wat daar gespeeld wordt, tot de tafel is afgeruimd. Instellingen en de lijst van je tafels blijven op dit apparaat.
about-licence = Licentie
about-licence-note = Daedalus is vrije software onder de MIT-licentie. De lettertypen zijn Figtree, Grenze en Fredoka, onder de
about-version = Versie { $version }
