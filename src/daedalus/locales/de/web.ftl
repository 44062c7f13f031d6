### German: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Fünf Labyrinthe, die nicht stillhalten.
front-subtitle = Kein Konto, kein Download. Wähl eine Welt, sag, wer mitspielt, und los.
front-worlds = Wähl eine Welt
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Hilfe, Ton und Licht
front-options = Optionen

## Who plays

who-title = Wer spielt mit?
who-me = Nur ich
who-me-note =
    { $rivals ->
        [0] ganz allein, in meinem Tempo
        [one] gegen einen netten Gegner
       *[other] gegen { $rivals } nette Gegner
    }
who-here = An diesem Gerät
who-here-note = alle sehen zu, Karten verdeckt
who-here-race = ein Wettlauf: alle brauchen einen eigenen Bildschirm
who-online = Mit Freunden online
who-online-note = schick ihnen einen Link
who-online-here = bisher nur an diesem Computer
who-online-closed = zu Hause mit einem Klick, oder überall übers Internet
who-online-home = alle zu Hause: ein Link oder ein Code
players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
players-label = Mitspielende
fewer = { $what }: eins weniger
more-of = { $what }: eins mehr
level = Bots

## Options of a table

options-title = { $title }: Optionen
preset = Art des Spiels
more = Mehr Optionen
clock = Uhr
clock-none = keine
clock-turn = { $seconds } s pro Zug
clock-game = { $minutes } min pro Person
days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
allow-hints = Tipps erlaubt
show-previews = Vor dem Schieben zeigen, wohin ich laufen könnte
show-previews-note = Gut für Kinder und zum Lernen. Sonst ist jeder Schub eine Entscheidung.
list-table = Tisch in der Liste zeigen
list-table-note = Dann dürfen alle auf diesem Server mitspielen oder zusehen.
host-decides = Nur wer eingeladen hat, setzt einen Bot ein
host-decides-note = Wenn jemand eine Minute weg ist. Sonst dürfen es alle am Tisch.

## Everywhere

app-ready = bereit
close = Schließen
back = Zurück
yes = Ja
no = Nein
off = aus
menu = Menü
rules = Regeln
settings = Einstellungen
learn = In zwei Minuten lernen
replay = Nachspielen
watch = Zusehen
puzzles = Rätsel
position-title = Von einer Stellung aus spielen
position-editor = Stellungseditor
    .note = Leg dir ein eigenes Labyrinth aus und spiel von dort weiter.
position-unplayable = Von hier aus kann nicht gespielt werden.
hint = Tipp
hint-again = Noch einmal
hint-thanks = Danke
watching = Du siehst zu.
watching-next = Wird ein Platz frei, kannst du ihn hier einnehmen.
sound-on = Ton an
sound-off = Ton aus
go-light = Helle Farben
go-dark = Dunkle Farben
other-worlds = Andere Welten
copied = Kopiert
copy-link = Link kopieren
share = Teilen
send = Senden
trouble-offline = Der Server antwortet nicht. Läuft er?
trouble-create = Dieser Tisch ließ sich nicht anlegen. Bitte andere Optionen versuchen.
trouble-seat = Dieser Platz ist schon besetzt.
trouble-record = „{ $file }“ lässt sich nicht als Spiel lesen. Wähl eine .game-Datei; beim Nachspielen kannst du eine herunterladen.
trouble-record-broken = „{ $file }“ bricht ab, wurde verändert oder stammt aus einer anderen Version.
trouble-replay = Das Spiel hat noch nicht begonnen, oder der Tisch ist abgeräumt.
missing-title = Hier geht es nicht weiter
missing-note = Die Wand muss sich verschoben haben: Diese Seite gibt es nicht.
to-front = Zu allen Labyrinthen
offline-title = Keine Verbindung zum Server
offline-note = Die Spiele liegen auf dem Server. Sobald die Verbindung steht, geht es weiter.

## Coming to a table

join = Mitspielen
join-label = Hast du einen Code?
join-code = Code oder Link
code = Code
code-none = Unter diesem Code wartet kein Tisch.
code-none-note = Vielleicht stimmt ein Buchstabe nicht, oder das Spiel hat schon begonnen: Dann frag nach dem Link.
carry-none = Mit diesem Code kommen keine Plätze mit. Vielleicht stimmt ein Buchstabe nicht, oder er ist verbraucht: Hol dir einen neuen.
table-opening = Der Tisch wird gedeckt
table-opening-note = Einen Moment.
table-gone = Dieser Tisch ist abgeräumt
table-gone-note = Das Spiel ist vorbei und weggeräumt, oder im Link fehlt ein Buchstabe.
table-new = Neuen Tisch aufmachen
table-retype = Link noch einmal eintippen
table-closed = Dieser Tisch lässt sich nicht öffnen
table-closed-note = Das Spiel ist sicher gespeichert, aber dieser Server kann es nicht lesen. Eine neuere Version öffnet es vielleicht.
pair-used = Dieser Link ist schon benutzt
pair-used-note = Er gilt nur einmal und zehn Minuten lang, damit ihn niemand sonst benutzt. Hol auf dem ersten Gerät einen neuen: Menü, „{ $item }“.
pair-used-play = Weiter zum Spiel
pair-used-watch = Diesem Tisch zusehen
lobby-ready = Alle sind da.
your-name = Dein Name
sit-here = Hinsetzen
seat-open = Freier Platz
seat-bot = Bot setzen
start-with-bots = Mit Bots auffüllen und anfangen
invite-title = Hol sie an den Tisch
invite-address = Adresse zum Abtippen
invite-ways = Handys scannen diesen Code. Alle anderen tippen diese Adresse oder auf der Startseite den Code.
invite-qr = QR-Code mit dem Link zu diesem Tisch
name-kept = Bleibt auf diesem Gerät gespeichert.
your-pawn = Deine Figur
your-ship = Dein Schiff
your-spaceship = Dein Raumschiff
lobby-table = Am Tisch
seats-taken = { $taken } von { $all } Plätzen besetzt
host-gone = Wer den Tisch eröffnet hat, ist schon lange weg. Jetzt leitet ihn { $name }.
host-gone-you = Wer den Tisch eröffnet hat, ist schon lange weg. Jetzt leitest du ihn.
lobby-soon = Es geht los, sobald alle Plätze besetzt sind.
lobby-count = Es geht los in { $seconds }
lobby-wait = Warten
you-tag = Du
bot = Bot
bot-level = Wie gut { $name } spielt
bot-gone = Bot { $name } wegnehmen
seat-gone = Platz { $seat } wegnehmen
seat-add = Platz dazustellen
seat-add-note = bis zu { $most }
guest-title = { $name } hat dir einen Platz freigehalten
guest-title-plain = Hier ist ein Platz für dich
guest-last = Noch jemand, dann geht es von selbst los.
invite-closed = Diesen Link kann nur dieser Computer öffnen
invite-closed-note = Handys und andere Computer zu Hause sehen deinen Tisch noch nicht.
show-qr = QR-Code zeigen
home-open = Andere zu Hause mitspielen lassen
home-open-note = Offen, bis du wieder schließt. Nichts verlässt dein Zuhause.
home-none = Dieser Computer ist gerade in keinem Heimnetz.
home-not-owner = Andere zu Hause mitspielen lassen kannst du auf der Seite, die sich beim Start des Spiels geöffnet hat, oder über die Adresse, die dort im Terminal steht.
home-trouble = Das hat nicht geklappt. Vielleicht hat sich das Netz geändert, oder ein anderes Programm benutzt den Port.
home-is-open = Alle in deinem Heimnetz können ihn öffnen.
home-close = Wieder schließen
share-open = Fürs Internet öffnen
share-note = Freunde können dann von überall mit dem Link kommen, bis du wieder schließt oder das Spiel beendest.
share-by = Programm
share-with-cloudflared = Mit cloudflared
share-reads-cloudflared = Cloudflare leitet alles weiter und kann mitlesen. Ein Konto ist nicht nötig.
share-with-tailscale = Mit tailscale
share-reads-tailscale = Tailscale leitet alles weiter und kann es nicht lesen. Ein Konto ist nötig.
share-with-ssh = Mit ssh
share-reads-ssh = Der Dienst localhost.run leitet alles weiter und kann mitlesen. Ein Konto ist nicht nötig.
share-with-command = Mit deinem eigenen Befehl
share-reads-command = Wer dessen anderes Ende betreibt, leitet alles weiter und kann mitlesen.
share-none = Um den Tisch fürs Internet zu öffnen, installiere cloudflared, tailscale oder ssh (OpenSSH).
share-opening = Wird geöffnet … das dauert ein paar Sekunden.
share-is-open = Wer den Link hat, kann von überall kommen.
share-trouble = Das hat nicht geklappt. { $program } sagt: „{ $why }“
meanwhile = Solange du wartest
here-title = Wer sitzt um diesen Bildschirm?
here-seat = Platz { $seat }
here-swap = Andere Figur für { $name }
read-rules = Inzwischen die Regeln lesen
lobby-position = Das Spiel beginnt mit einer gewählten Stellung.
watch-title = Tische zum Zusehen und Mitspielen
watch-none = Gerade gibt es keine öffentlichen Tische
watch-none-note = Hier stehen Tische, wenn dort „{ $option }“ gewählt ist.
watch-none-open = Selbst einen aufmachen
watch-none-replay = Ein Spiel nachspielen
watch-open = Mitspielen
watch-playing = Zusehen
watch-over = Nachspielen
mine = Meine Tische
mine-all =
    { $count ->
        [one] Mein Tisch
       *[other] Meine { $count } Tische
    }
mine-waits =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
carry = Auf einem anderen Gerät
mine-note = Diese Liste liegt auf diesem Gerät und sonst nirgends.
mine-none = Noch keine Tische
mine-none-note = Tische, an denen du mitspielst, findest du hier, aber nur auf diesem Gerät.
mine-going = Laufende Spiele
mine-finished = Zu Ende
mine-play = Weiterspielen
mine-turn = Am Zug: { $names }
mine-free =
    { $count ->
        [one] { $count } Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
mine-unstarted = Noch nicht begonnen
mine-won-you = Du hast gewonnen
mine-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen sich den Sieg
    }
mine-unknown = Der Server antwortet nicht
mine-forget = { $title } auf diesem Gerät vergessen
mine-forget-finished = Die beendeten vergessen
mine-forgotten = Auf diesem Gerät vergessen.
mine-keep = Doch behalten
mine-cleared =
    { $count ->
        [one] Ein Tisch ist abgeräumt und steht nicht mehr hier.
       *[other] { $count } Tische sind abgeräumt und stehen nicht mehr hier.
    }

## At the table

you = du
here = da
away = weg
your-turn = Du bist dran
playing = Am Zug
seats = Mitspielende
hand = Deine Hand
steps = Schritte des Zuges
cards-left =
    { $count ->
       *[other] noch { $count }
    }
lord-note = Gehört niemandem. Achte darauf, wo sie steht.
seat-absent = ist fort
seat-stand-in = ein Bot spielt weiter
away-minute = { $name } ist seit einer Minute weg.
away-while = { $name } ist schon eine Weile weg.
away-left = { $name } hat den Tisch verlassen.
away-bot = Einen Bot spielen lassen, bis { $name } zurück ist
let-bot-play = Einen Bot weiterspielen lassen
table-paused = Pause: Das Spiel wartet auf alle, die mitspielen.
log-resumed = Das Spiel ruhte, solange niemand da war. Jetzt geht es weiter.
send-off = Jemanden vom Tisch schicken
send-off-note = Karten und Platz gehen an jemand anderen. Zusehen ist weiter möglich.
send-off-bot = Ein Bot übernimmt
send-off-bot-for = Ein Bot übernimmt für { $name }
send-off-open = Platz freigeben
send-off-open-for = { $name } vom Tisch schicken und den Platz freigeben
change-seat = Für { $name } spielen
leave-table = Tisch verlassen
take-back = Zurücknehmen
undo-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-waiting = Zurücknehmen angefragt. Warten auf Antwort.
connection = Verbindung
lost-title = Verbindung verloren.
lost-safe = Dein Spiel ist sicher. Neuer Versuch …
lost-next = Dein Spiel ist sicher. Nächster Versuch in { $seconds } s.
lost-waiting = Warten auf den Tisch …
lost-kept = Dein Zug geht nicht verloren.
lost-try = Jetzt versuchen
lost-back = Zurück am Tisch.
needs-line = Sobald die Verbindung wieder da ist
log = Was bisher passiert ist
log-empty = Noch ist nichts passiert.
log-said = { $name }: „{ $text }“
log-undo = Der letzte Zug wurde zurückgenommen.
chat = Etwas sagen
chat-text = Deine Nachricht
companion = Meine Karten aufs Handy
companion-note = Scanne dies mit dem Handy: Dann sitzt es mit dir auf demselben Platz. Der Link gilt einmal.
companion-qr = QR-Code für das Handy
companion-only-there = Meine Karten nur dort zeigen
companion-here-again = Meine Karten wieder hier zeigen
copy-watch-link = Link zum Tisch kopieren
replay-this = Dieses Spiel nachspielen
seed-promise = Faire Verteilung, vor dem Start versiegelt:
refused-illegal = Das geht jetzt nicht.
refused-option = Das geht an diesem Tisch nicht.
refused-forbidden = Das darf nur, wer eingeladen hat.
refused-sent-off = Dein Platz wurde weitergegeben. Du siehst jetzt zu.
refused-too-many = Bitte nicht so schnell.
in-line = Gerade fragen viele. Du wartest als Nummer { $place }.
refused-busy = Der Server hat zu tun. Bitte noch einmal.
refused-other = Das hat nicht geklappt.
hint-thinking = Ein Bot denkt darüber nach …
hint-wins = Damit gewinnst du.
hint-finds = So erreichst du { FORM($motif, as: "acc") }.
hint-catches =
    { $count ->
        [one] So fängst du { $count } Plättchen.
       *[other] So fängst du { $count } Plättchen.
    }
hint-plans =
    { $ways ->
        [one] Im nächsten Zug bringt dich ein Schub ans Ziel.
       *[other] Im nächsten Zug kommst du auf mehreren Wegen ans Ziel.
    }
hint-nears =
    { $steps ->
        [one] Dann fehlt dir noch ein Schritt bis zum Ziel.
       *[other] So kommst du deinem Ziel näher.
    }
hint-blocks = Danach kann { $name } weniger erreichen als sonst.
hint-leaves = Aber danach kann { $name } mehr erreichen als sonst.
hint-seeks = { $name } sucht wohl { FORM($motif, as: "acc") }.
hint-best = Das sieht am besten aus.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thinking = Lass mich nachdenken …
phrase-one-moment = Einen Moment, bitte.
phrase-hurry = Tick, tack!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-wow = Wow!
phrase-so-close = So knapp!
phrase-again = Noch eine Runde?
phrase-good-game = Schönes Spiel!
phrase-bye = Tschüs!

## The end

end-shared = { $names } teilen sich den Sieg!
end-solo = Gut gemacht, { $name }!
end-plies =
    { $count ->
        [one] nach { $count } Zug
       *[other] nach { $count } Zügen
    }
end-chosen = Begonnen wurde mit einer gewählten Stellung, nicht mit neu verteilten Karten.
end-again = Das war ein neuer Versuch ab Zug { $turn } eines früheren Spiels, nicht mit neu verteilten Karten.
again-from = Neuer Versuch ab Zug { $turn }
end-found = Gefunden, in dieser Reihenfolge
rank = { $rank }. Platz
score-sliding =
    { $count ->
       *[other] { $count } gefunden
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
play-again = Noch einmal
again-harder = Noch einmal, etwas schwerer
again-easier = Noch einmal, etwas leichter
look-back = Rückblick
watch-path = Das ganze Spiel ansehen
see-board = Zurück zum Brett
show-result = Ergebnis zeigen

## Replay

replay-of = Nachspielen: { $title }
replay-drop = Leg eine .game-Datei hier ab
replay-drop-note = oder wähl eine von diesem Gerät
replay-no-file = Diese Aufzeichnung ist beschädigt
replay-no-none = Hier ist keine Aufzeichnung
replay-other-file = Andere Datei wählen
replay-start = Der Anfang
replay-scrub = Stelle im Spiel
replay-place = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-step = Ein Schritt weiter
replay-last = Zum Ende
replay-after = Sucht gerade
replay-find-before = Voriger Fund
replay-find-after = Nächster Fund
replay-speed = Tempo
replay-link = Link zu dieser Stelle
replay-edit = Diese Stellung ändern
replay-download = Aufzeichnung herunterladen
replay-fair = Die Verteilung passt zum Siegel: fair.
replay-unfair = Die Verteilung passt nicht zum Siegel.

## Settings

as-browser = Wie der Browser
light = Licht
mode-auto = Wie das Gerät
mode-light = Hell
mode-dark = Dunkel
contrast = Kontrast
contrast-auto = Wie das Gerät
contrast-normal = Normal
contrast-high = Hoch
volume = Lautstärke
motion = Animationen
motion-none = Keine
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
show-reach = Zeigen, wohin ich kann
show-reach-note = Erreichbare Felder leuchten nach dem Schub.
confirm-walk = Vor dem Laufen nachfragen
confirm-walk-note = { $pointer ->
    [mouse] Mit dem ersten Klick zielst du, mit dem zweiten geht es los.
   *[other] Mit dem ersten Tippen zielst du, mit dem zweiten geht es los.
}
left-handed = Linkshändig
left-handed-note = Deine Karten und dein Plättchen liegen links vom Brett.

## About

about = Über Daedalus
about-title = Über Daedalus
about-what = Fünf Brettspiele um Labyrinthe, die nicht stillhalten, für Menschen, Bots und Programme. Kein Konto, nichts zu installieren, keine Werbung.
about-books = Welchen Regeln wir folgen
about-own = Namen, Motive und Zeichnungen sind unsere eigenen. Daedalus gehört nicht zu den Verlagen oder Lizenzgebern der gedruckten Spiele; deren Namen sagen hier nur, welche Spielregel gilt.
about-private = Was über dich bekannt ist
about-private-note = Der Server kennt den Namen, den du an einem Tisch eintippst, und was dort gespielt wird, bis der Tisch abgeräumt ist. Einstellungen und die Liste deiner Tische bleiben auf diesem Gerät.
about-licence = Lizenz
about-licence-note = Daedalus ist freie Software unter der MIT-Lizenz. Seine Schriften sind Figtree, Grenze und Fredoka, unter der
about-version = Version { $version }

## Die sechs Gesichter der Stärke

stone-1 = Träumt vor sich hin
stone-2 = Lernt noch
stone-3 = Kennt sich aus
stone-4 = Denkt voraus
stone-5 = Achtet auf die anderen
stone-6 = Kluger Kopf
stone-sliding-1 = Schlendert umher und schaut in den Himmel.
stone-sliding-2 = Übersieht die meisten Wege.
stone-sliding-3 = Sieht viele der Wege zu seinem Schatz.
stone-sliding-4 = Übersieht nichts Erreichbares und bereitet den nächsten Zug vor.
stone-sliding-5 = Sieht, wohin du willst, und macht vielleicht die Tür zu.
stone-sliding-6 = Spielt im Kopf weiter, bevor er zieht.
stone-go-1 = Lässt sich Zeit und irrt sich manchmal.
stone-go-2 = Braucht meist ein bis zwei Minuten.
stone-go-3 = Braucht meist weniger als eine Minute.
stone-go-4 = Braucht meist weniger als eine halbe Minute.
stone-go-5 = Braucht meist keine 25 Sekunden und irrt sich kaum.
stone-go-6 = Braucht meist zehn Sekunden oder weniger.
stone-connect-1 = Schaut nur zwei, drei Stellen für ein Plättchen an.
stone-connect-2 = Probiert ein paar Stellen und nimmt, was er sieht.
stone-connect-3 = Fängt einen guten Teil dessen, was zu fangen ist.
stone-connect-4 = Lässt sich wenige Fänge entgehen.
stone-connect-5 = Verpasst kaum einen Fang und achtet allmählich darauf, was für dich übrig bleibt.
stone-connect-6 = Spielt im Kopf weiter, bevor er legt.
rivals-fitted = Etwa so gut wie du
rivals-fit = Alle spielen etwa so gut wie du
rivals-fit-note = Danach, wie deine letzten Spiele liefen. Mitten im Spiel ändert sich nichts, und nur dieses Gerät weiß davon.
rivals-new = Wir kennen uns noch nicht. Ein freundlicher Anfang.
rivals-lately = Zuletzt gewonnen: { $won } von { $games }.
rivals-afresh = Neu anfangen
dial-label = Wie gut sie spielen
dial-at = { $name }, { $step } von 20
dial-easier = Etwas leichter
dial-cleverer = Etwas klüger
pace = Wie lange sich Bots Zeit lassen
pace-calm = Gemütlich
pace-normal = Normal
pace-quick = Zügig

## Um einen Bildschirm

sleeve =
    { $which ->
        [left] { $name }: das linke Plättchen, verdeckt.
        [right] { $name }: das rechte Plättchen, verdeckt.
       *[card] { $name }: die Karte, verdeckt.
    }
sleeve-hold = Zum Ansehen gedrückt halten.
sleeve-tap = Zum Ansehen antippen.
sleeve-hold-short = Halten zum Ansehen
sleeve-tap-short = Antippen zum Ansehen
sleeve-hold-word = Halten
sleeve-tap-word = Antippen
on-phone = { $name } hält ein Handy
phone-came = { $name } ist jetzt per Handy dabei.
phone-gone = Das Handy von { $name } ist weg. Die Karte liegt verdeckt hier.
turn-of = { $name } ist dran
lid-open = Ich bin { $name }
strip-next = Jetzt { $name }
show-again = Noch einmal zeigen
at-table = An diesem Tisch
cover-cards = Karten zwischen den Zügen abdecken
cover-cards-note = ein Deckel auf der Hand, bis die Nächsten da sind; das Brett bleibt zu sehen
tap-to-peek = Antippen zum Ansehen
tap-to-peek-note = einmal tippen zeigt eine Karte zwei Sekunden lang, falls Halten schwerfällt
how-you-sit = Wie ihr sitzt
sit-around = Um den Bildschirm
sit-one-side = Alle auf einer Seite
keep-last-turn = Den letzten Zug im Blick behalten
read-card = Karten vorlesen
read-card-note = Mit Kopfhörern: Sonst hören es alle.
read-card-to = Lies mir meine Karte vor: { $name }
slide-out = Halten zum Ansehen, herausziehen zum Spielen.
play-left = Linkes spielen
play-right = Rechtes spielen
put-back = Zurückstecken
phones = Karten auf Handys
phones-offer = Haltet eure Karten auf dem eigenen Handy.
phones-scan = Scannt dies und haltet eure Karten auf dem eigenen Handy.
phones-note = Keine App, kein Konto. Das Brett bleibt hier.
phones-none = Noch kein Handy. Ihr könnt auch später dazukommen.
phones-show = Code zeigen
phones-qr = QR-Code für die Handys
which-one = Wer bist du?
which-one-none = Alle haben schon ein Handy.
hand-your-turn = Du bist dran, { $name }
hand-big-screen = Spiel am großen Bildschirm.
hand-turn = Antippen, um sie zu verdecken.
hand-turned = Verdeckt. Antippen, um sie aufzudecken.
hand-found = Gefunden
hand-play = Mit diesem Handy spielen
hand-play-note = Der große Bildschirm zeigt, was du tust.
hand-hold = Nur meine Karten halten
phones-server = Für Handys muss der Tisch auf einem Server stehen.
by-phone = per Handy
plays-here = spielt hier
here-one-more = Noch jemand
here-is-person = Platz { $seat }: eine Person
here-is-robot = Platz { $seat }: ein Bot

print = Drucken und spielen
print-short = Drucken
print-board = Dieses Brett drucken
box = Deine eigene Schachtel
box-short = Schachtel
evening-short = Abend
