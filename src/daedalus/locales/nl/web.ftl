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
who-here-note = iedereen kijkt mee, kaarten verborgen
who-here-race = een race: iedereen heeft een eigen scherm nodig
who-online = Met vrienden online
who-online-note = stuur ze één link
who-online-here = tot nu toe alleen op deze computer
who-online-closed = thuis met één klik, of overal via internet
who-online-home = iedereen thuis: één link of een code
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
days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
allow-hints = Hints toegestaan
show-previews = Laten zien waar ik heen kan voordat ik duw
show-previews-note = Goed voor kinderen en om te leren. Zonder dit is elke duw een beslissing.
list-table = Tafel in de lijst tonen
list-table-note = Iedereen op deze server mag dan meedoen of kijken.
host-decides = Alleen wie de tafel heeft geopend, zet een bot in
host-decides-note = Als iemand een minuut weg is. Anders mag iedereen aan tafel dat.

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
hint-again = Nog eens
hint-thanks = Bedankt
watching = Je kijkt toe.
watching-next = Komt er een plaats vrij, dan kun je die hier innemen.
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
join-label = Heb je een code?
join-code = code of link
code = Code
code-none = Onder deze code wacht geen tafel.
code-none-note = Misschien klopt een letter niet, of het spel is al begonnen: vraag dan om de link.
carry-none = Met deze code komen geen plaatsen mee. Misschien klopt een letter niet of is hij op: vraag een nieuwe.
table-opening = De tafel wordt gedekt
table-opening-note = Een ogenblik.
table-gone = Deze tafel is afgeruimd
table-gone-note = Het spel is voorbij en opgeruimd, of er ontbreekt een letter in de link.
table-new = Een nieuwe tafel openen
table-retype = De link opnieuw typen
table-closed = Deze tafel kan niet worden geopend
table-closed-note = Het spel blijft bewaard, maar deze server kan het niet lezen. Een nieuwere versie kan het misschien wel openen.
pair-used = Deze link is al gebruikt
pair-used-note = Hij werkt maar één keer en tien minuten lang, zodat niemand anders hem gebruikt. Haal een nieuwe op het eerste apparaat: Menu, “{ $item }”.
pair-used-play = Verder met het spel
pair-used-watch = Bij deze tafel kijken
lobby-ready = Iedereen is er.
your-name = Je naam
sit-here = Ga zitten
seat-open = Vrije plaats
seat-bot = Bot neerzetten
start-with-bots = Vul aan met bots en begin
invite-title = Haal ze aan tafel
invite-address = Adres om te typen
invite-ways = Telefoons scannen deze code. Alle anderen typen dit adres, of de code op de startpagina.
invite-qr = QR-code met de link naar deze tafel
name-kept = Blijft bewaard op dit apparaat.
your-pawn = Jouw pion
your-ship = Jouw schip
your-spaceship = Jouw ruimteschip
lobby-table = Rond de tafel
seats-taken = { $taken } van de { $all } plaatsen bezet
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
show-qr = QR-code tonen
home-open = Anderen in huis laten meedoen
home-open-note = Open totdat je het weer sluit. Niets verlaat je huis.
home-none = Deze computer zit nu niet in een thuisnetwerk.
home-not-owner = Om anderen in huis te laten meedoen, gebruik je de pagina die bij het starten van het spel openging, of het adres dat in de terminal staat.
home-trouble = Dat is niet gelukt. Misschien is het netwerk veranderd, of gebruikt een ander programma de poort.
home-is-open = Iedereen in je thuisnetwerk kan hem openen.
home-close = Weer sluiten
share-open = Openstellen via internet
share-note = Vrienden overal kunnen dan met de link komen, tot je weer sluit of het spel stopt.
share-by = Programma
share-with-cloudflared = Met cloudflared
share-reads-cloudflared = Cloudflare geeft alles door en kan meelezen. Een account is niet nodig.
share-with-tailscale = Met tailscale
share-reads-tailscale = Tailscale geeft alles door en kan het niet lezen. Een account is nodig.
share-with-ssh = Met ssh
share-reads-ssh = De dienst localhost.run geeft alles door en kan meelezen. Een account is niet nodig.
share-with-command = Met je eigen opdracht
share-reads-command = Wie het andere eind beheert, geeft alles door en kan meelezen.
share-none = Installeer cloudflared, tailscale of ssh (OpenSSH) om de tafel via internet open te stellen.
share-opening = Wordt geopend … dat duurt een paar seconden.
share-is-open = Wie de link heeft, kan overal vandaan komen.
share-trouble = Dat is niet gelukt. { $program } zegt: “{ $why }”
meanwhile = Terwijl je wacht
here-title = Wie zit er rond dit scherm?
here-seat = Plaats { $seat }
here-swap = Andere pion voor { $name }
read-rules = Lees intussen de regels
lobby-position = Het spel begint met een gekozen stelling.
watch-title = Tafels om te kijken of mee te doen
watch-none = Er zijn nu geen openbare tafels
watch-none-note = Tafels komen hier te staan als bij het openen “{ $option }” is gekozen.
watch-none-open = Er zelf een openen
watch-none-replay = Een herhaling bekijken
watch-open = Meedoen
watch-playing = Kijken
watch-over = Herhaling
mine = Mijn tafels
mine-all =
    { $count ->
        [one] Mijn tafel
       *[other] Mijn { $count } tafels
    }
mine-waits =
    { $count ->
        [one] Er wacht een tafel op je.
       *[other] Er wachten { $count } tafels op je.
    }
carry = Op een ander apparaat
mine-note = Deze lijst staat op dit apparaat en nergens anders.
mine-none = Nog geen tafels
mine-none-note = Tafels waaraan je meespeelt, staan hier, alleen op dit apparaat.
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
       *[other] { $names } delen de overwinning
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
lord-note = Hoort bij niemand. Let op waar hij staat.
seat-absent = is vertrokken
seat-stand-in = een bot speelt door
away-minute = { $name } is al een minuut weg.
away-while = { $name } is al een tijdje weg.
away-left = { $name } heeft de tafel verlaten.
away-bot = Laat een bot spelen tot { $name } terug is
let-bot-play = Laat een bot doorspelen
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
connection = Verbinding
lost-title = Verbinding weg.
lost-safe = Je spel is veilig. Opnieuw verbinden …
lost-next = Je spel is veilig. Nieuwe poging over { $seconds } s.
lost-waiting = Wachten op de tafel …
lost-kept = Je zet blijft bewaard.
lost-try = Probeer nu
lost-back = Terug aan tafel.
needs-line = Zodra de verbinding er weer is
log = Wat er gebeurd is
log-empty = Er is nog niets gebeurd.
log-said = { $name }: “{ $text }”
log-undo = De laatste beurt is teruggenomen.
chat = Iets zeggen
chat-text = Je bericht
companion = Mijn kaarten op een telefoon
companion-note = Scan dit met je telefoon: dan zit die op jouw plaats. De link werkt één keer.
companion-qr = QR-code voor de telefoon
companion-only-there = Mijn kaarten alleen daar tonen
companion-here-again = Mijn kaarten hier weer tonen
copy-watch-link = Link van de tafel kopiëren
replay-this = De herhaling bekijken
seed-promise = Eerlijk gedeeld, verzegeld vóór de start:
refused-illegal = Dat kan nu niet.
refused-option = Dat kan aan deze tafel niet.
refused-forbidden = Dat kan alleen wie de tafel heeft geopend.
refused-sent-off = Je plaats is aan iemand anders gegeven. Je kijkt nu mee.
refused-too-many = Niet zo snel, alsjeblieft.
in-line = Er komen nu veel vragen binnen. Je bent nummer { $place } in de rij.
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
hint-blocks = Daarna kan { $name } minder bereiken dan anders.
hint-leaves = Maar daarna kan { $name } meer bereiken dan anders.
hint-seeks = { $name } zoekt waarschijnlijk { $motif }.
hint-best = Dit ziet er het beste uit.
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
phrase-bye = Doei!

## The end

end-shared = { $names } delen de overwinning!
end-solo = Goed gedaan, { $name }!
end-plies =
    { $count ->
        [one] na { $count } beurt
       *[other] na { $count } beurten
    }
end-chosen = Het begon met een gekozen stelling, niet met nieuw gedeelde kaarten.
end-again = Het was een nieuwe poging vanaf beurt { $turn } van een eerder spel, niet met nieuw gedeelde kaarten.
again-from = Nieuwe poging vanaf beurt { $turn }
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
replay-after = Zoekt nu
replay-find-before = Vorige vondst
replay-find-after = Volgende vondst
replay-speed = Snelheid
replay-link = Link naar dit moment
replay-edit = Deze stelling veranderen
replay-download = Spel downloaden
replay-fair = De verdeling klopt met het zegel: eerlijk.
replay-unfair = De verdeling klopt niet met het zegel.

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
confirm-walk = Vraag het voordat ik loop
confirm-walk-note = { $pointer ->
    [mouse] Klik één keer om te kiezen, nog een keer om te gaan.
   *[other] Tik één keer om te kiezen, nog een keer om te gaan.
}
left-handed = Linkshandig
left-handed-note = Je kaarten en je tegel komen links van het bord.

## About

about = Over Daedalus
about-title = Over Daedalus
about-what = Vijf bordspellen met schuivende doolhoven, voor mensen, bots en programma’s. Geen account, niets te installeren, geen reclame.
about-books = Welke spelregels we volgen
about-own = Namen, motieven en tekeningen zijn van onszelf. Daedalus is niet verbonden met de uitgevers of licentiegevers van de gedrukte spellen; hun namen zeggen hier alleen welke spelregels gelden.
about-private = Wat er over jou bekend is
about-private-note = De server kent de naam die je aan een tafel typt en wat daar gespeeld wordt, tot de tafel is afgeruimd. Instellingen en de lijst van je tafels blijven op dit apparaat.
about-licence = Licentie
about-licence-note = Daedalus is vrije software onder de MIT-licentie. De lettertypen zijn Figtree, Grenze en Fredoka, onder de
about-version = Versie { $version }

## De zes gezichten

stone-1 = Dromer
stone-2 = Leert het nog
stone-3 = Kent de weg
stone-4 = Denkt vooruit
stone-5 = Let op de anderen
stone-6 = Meesterbrein
stone-sliding-1 = Slentert rond en kijkt naar de lucht.
stone-sliding-2 = Ziet de meeste wegen over het hoofd.
stone-sliding-3 = Ziet veel van de wegen naar zijn schat.
stone-sliding-4 = Mist niets binnen bereik en bereidt de volgende beurt voor.
stone-sliding-5 = Ziet waar je heen wilt, en doet misschien de deur dicht.
stone-sliding-6 = Speelt in gedachten verder vóór de zet.
stone-go-1 = Neemt de tijd en vergist zich soms.
stone-go-2 = Heeft meestal één tot twee minuten nodig.
stone-go-3 = Heeft meestal minder dan een minuut nodig.
stone-go-4 = Heeft meestal minder dan een halve minuut nodig.
stone-go-5 = Heeft meestal geen 25 seconden nodig en vergist zich zelden.
stone-go-6 = Heeft meestal tien seconden of minder nodig.
stone-connect-1 = Bekijkt maar twee of drie plekken voor een tegel.
stone-connect-2 = Probeert een paar plekken en pakt wat er te zien is.
stone-connect-3 = Vangt een goed deel van wat te vangen is.
stone-connect-4 = Mist weinig vangsten.
stone-connect-5 = Mist bijna geen vangst en gaat erop letten wat er voor jou overblijft.
stone-connect-6 = Speelt in gedachten verder vóór het leggen.
rivals-fitted = Ongeveer zo goed als jij
rivals-fit = Iedereen speelt ongeveer zo goed als jij
rivals-fit-note = Naar hoe je laatste spellen gingen. Midden in een spel verandert er niets, en alleen dit apparaat weet ervan.
rivals-new = We kennen elkaar nog niet. Een vriendelijk begin.
rivals-lately = Laatst gewonnen: { $won } van { $games }.
rivals-afresh = Opnieuw beginnen
dial-label = Hoe goed ze spelen
dial-at = { $name }, { $step } van 20
dial-easier = Iets makkelijker
dial-cleverer = Iets slimmer
pace = Tempo van de bots
pace-calm = Rustig
pace-normal = Normaal
pace-quick = Vlot

## Rond één scherm

sleeve =
    { $which ->
        [left] { $name }: de linkertegel, gedekt.
        [right] { $name }: de rechtertegel, gedekt.
       *[card] { $name }: de kaart, gedekt.
    }
sleeve-hold = Houd vast om te kijken.
sleeve-tap = Tik om te kijken.
sleeve-hold-short = Vasthouden om te kijken
sleeve-tap-short = Tikken om te kijken
sleeve-hold-word = Vasthouden
sleeve-tap-word = Tikken
on-phone = { $name } heeft een telefoon
phone-came = { $name } doet nu mee met een telefoon.
phone-gone = De telefoon van { $name } is weg. De kaart ligt hier, gedekt.
turn-of = { $name } is aan de beurt
lid-open = Ik ben { $name }
strip-next = Nu { $name }
show-again = Nog eens laten zien
at-table = Aan deze tafel
cover-cards = Kaarten afdekken tussen de beurten
cover-cards-note = een deksel op de hand tot de volgende er is; het bord blijft zichtbaar
tap-to-peek = Tikken om te kijken
tap-to-peek-note = één tik laat een kaart twee seconden zien, als vasthouden lastig is
how-you-sit = Hoe jullie zitten
sit-around = Rond het scherm
sit-one-side = Allemaal aan één kant
keep-last-turn = De laatste beurt in beeld houden
read-card = Kaarten voorlezen
read-card-note = Met een koptelefoon: anders hoort iedereen het.
read-card-to = Lees mij mijn kaart voor: { $name }
slide-out = Vasthouden om te kijken, eruit schuiven om te spelen.
play-left = Speel links
play-right = Speel rechts
put-back = Terugsteken
phones = Kaarten op telefoons
phones-offer = Houd je kaarten op je eigen telefoon.
phones-scan = Scan dit en houd je kaarten op je eigen telefoon.
phones-note = Geen app, geen account. Het bord blijft hier.
phones-none = Nog geen telefoon. Dat kan ook later.
phones-show = Code tonen
phones-qr = QR-code voor de telefoons
which-one = Wie ben jij?
which-one-none = Iedereen heeft al een telefoon.
hand-your-turn = Jij bent aan de beurt, { $name }
hand-big-screen = Speel op het grote scherm.
hand-turn = Tik om te verbergen.
hand-turned = Gedekt. Tik om te kijken.
hand-found = Gevonden
hand-play = Met deze telefoon spelen
hand-play-note = Het grote scherm laat zien wat je doet.
hand-hold = Alleen mijn kaarten vasthouden
phones-server = Voor telefoons moet de tafel op een server staan.
by-phone = met telefoon
plays-here = speelt hier
here-one-more = Nog iemand
here-is-person = Plaats { $seat }: een mens
here-is-robot = Plaats { $seat }: een bot

print = Printen en spelen
print-short = Printen
print-board = Dit bord printen
box = Je eigen doos
box-short = Je doos
evening-short = Avond
