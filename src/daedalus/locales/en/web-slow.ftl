## Slow games: a turn a day or a week

slow-how = How fast?
slow-now = Together now
    .note = Everyone sits down, and you play it to the end.
slow-day = A turn a day
    .note = Play when you have a moment.
slow-week = A turn a week
    .note = For pen friends and busy people.
slow-late-day = And if a day goes by?
slow-late-week = And if a week goes by?
slow-wait = We wait
slow-bot = A bot plays that turn
slow-night = Nobody’s time runs out at night, from 9 in the evening to 8 in the morning where they live.
slow-first = You may make your first move before the others are here.
slow-keeps = A slow table is kept for three months.
slow-has = { $name } has { $until }.
slow-yours = You have { $until }.
slow-turn = It has been { $name }’s turn { $since }.
slow-missing = Waiting for somebody to take the free seat.
slow-rest = There is nothing for you to do. Your game is safe; put it away and come back.

## Notices
tell = Tell me when it is my turn
    .note = A notification on this device. No account.
tell-ask = Your browser will now ask if it may. Say “Allow”.
tell-now = Let it ask
tell-how = How often
tell-turn = Once per turn
tell-day = Once a day, all tables
tell-on = On this device only. At night it keeps quiet.
tell-try = Try it
tell-refused = This browser blocks our notifications. You can allow them in its settings, beside the address.
tell-none = This browser has no notifications. Put Daedalus on your home screen, or add the table to your calendar.
tell-server = This server sends no notifications. Your calendar can remember the table.
tell-calendar = Calendar file
tell-title = Your turn: { $title }
tell-with = With { $names }

## Since you were here
film = Since you were here
film-note = It plays by itself. Tap the board to go faster.
film-end = To my turn
film-before =
    { $count ->
        [one] and one turn before that
       *[other] and { $count } turns before that
    }

## Seats on another device
carry-scan = Scan this with the other device
carry-type = Or type this code on the front page there:
carry-once = The code takes these seats along. It works once, within the next ten minutes.
carry-honest = No account. Whoever has it can play for you, so show it to nobody else.
carry-these = These seats come along
carry-stay = They stay here too. You can play on both.
carry-qr = QR code that takes your seats along
carry-came =
    { $count ->
        [one] One seat came along.
       *[other] { $count } seats came along.
    }

## When
since-morning = since this morning
since-noon = since this afternoon
since-evening = since this evening
since-yesterday = since yesterday
since-days = for { $count } days
until-today-morning = until later this morning
until-today-noon = until this afternoon
until-today-evening = until this evening
until-tomorrow-morning = until tomorrow morning
until-tomorrow-noon = until tomorrow afternoon
until-tomorrow-evening = until tomorrow evening
until-day = until { $day }
until-date = until { $day }
