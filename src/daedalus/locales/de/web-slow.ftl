## Slow games: a turn a day or a week

slow-how = Wie schnell?
slow-now = Alle zusammen, jetzt
    .note = Alle setzen sich hin, und ihr spielt es durch.
slow-day = Ein Zug pro Tag
    .note = Spielt, wenn ihr einen Moment habt.
slow-week = Ein Zug pro Woche
    .note = Für Brieffreunde und Vielbeschäftigte.
slow-late-day = Und wenn ein Tag vergeht?
slow-late-week = Und wenn eine Woche vergeht?
slow-wait = Wir warten
slow-bot = Ein Bot macht diesen Zug
slow-night = Nachts läuft niemandem die Zeit ab: von 21 Uhr bis 8 Uhr dort, wo man gerade ist.
slow-first = Du darfst deinen ersten Zug machen, bevor die anderen da sind.
slow-keeps = Ein langsamer Tisch bleibt drei Monate stehen.
slow-has = { $name } hat Zeit { $until }.
slow-yours = Du hast Zeit { $until }.
slow-turn = { $name } ist { $since } am Zug.
slow-missing = Das Spiel wartet, bis jemand den freien Platz nimmt.
slow-rest = Für dich gibt es nichts zu tun. Dein Spiel ist sicher; leg es weg und komm wieder.

## Notices
tell = Sag mir, wenn ich dran bin
    .note = Eine Mitteilung auf diesem Gerät. Ohne Konto.
tell-ask = Dein Browser fragt jetzt, ob er darf. Sag „Zulassen“.
tell-now = Er soll fragen
tell-how = Wie oft
tell-turn = Einmal pro Zug
tell-day = Einmal am Tag, für alle Tische
tell-on = Nur auf diesem Gerät. Nachts bleibt es still.
tell-try = Ausprobieren
tell-refused = Dieser Browser lässt von uns keine Mitteilungen zu. In seinen Einstellungen neben der Adresse kannst du sie erlauben.
tell-none = Dieser Browser kennt keine Mitteilungen. Leg Daedalus auf deinen Startbildschirm oder den Tisch in deinen Kalender.
tell-server = Dieser Server schickt keine Mitteilungen. Dein Kalender kann sich den Tisch merken.
tell-calendar = Kalenderdatei
tell-title = Du bist dran: { $title }
tell-with = Mit { $names }

## Since you were here
film = Seit deinem letzten Besuch
film-note = Es läuft von selbst. Tippe aufs Brett, dann geht es schneller.
film-end = Zu meinem Zug
film-before =
    { $count ->
        [one] und ein Zug davor
       *[other] und { $count } Züge davor
    }

## Seats on another device
carry-scan = Scanne das mit dem anderen Gerät
carry-type = Oder gib dort auf der Startseite diesen Code ein:
carry-once = Der Code nimmt diese Plätze mit. Er gilt einmal, in den nächsten zehn Minuten.
carry-honest = Ohne Konto. Wer ihn hat, kann für dich spielen, also zeig ihn sonst niemandem.
carry-these = Diese Plätze kommen mit
carry-stay = Sie bleiben auch hier. Du kannst auf beiden spielen.
carry-qr = QR-Code, der deine Plätze mitnimmt
carry-came =
    { $count ->
        [one] Ein Platz ist mitgekommen.
       *[other] { $count } Plätze sind mitgekommen.
    }

## When
since-morning = seit heute Morgen
since-noon = seit heute Nachmittag
since-evening = seit heute Abend
since-yesterday = seit gestern
since-days = seit { $count } Tagen
until-today-morning = bis heute Vormittag
until-today-noon = bis heute Nachmittag
until-today-evening = bis heute Abend
until-tomorrow-morning = bis morgen Vormittag
until-tomorrow-noon = bis morgen Nachmittag
until-tomorrow-evening = bis morgen Abend
until-day = bis { $day }
until-date = bis zum { $day }
