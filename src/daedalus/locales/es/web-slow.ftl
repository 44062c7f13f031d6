## Slow games: a turn a day or a week

slow-how = ¿A qué ritmo?
slow-now = Juntos, ahora
    .note = Todos os sentáis y jugáis hasta el final.
slow-day = Un turno al día
    .note = Juega cuando tengas un momento.
slow-week = Un turno a la semana
    .note = Para amigos por carta y gente ocupada.
slow-late-day = ¿Y si pasa un día?
slow-late-week = ¿Y si pasa una semana?
slow-wait = Esperamos
slow-bot = Un bot juega ese turno
slow-night = A nadie se le acaba el tiempo por la noche: de las 21 a las 8 horas, donde viva cada cual.
slow-first = Puedes hacer tu primera jugada antes de que lleguen los demás.
slow-keeps = Una mesa lenta se guarda tres meses.
slow-has = { $name } tiene { $until }.
slow-yours = Tienes { $until }.
slow-turn = Le toca a { $name } { $since }.
slow-missing = A la espera de quien ocupe el sitio libre.
slow-rest = No tienes que hacer nada. Tu partida está a salvo; guárdala y vuelve.

## Notices
tell = Avísame cuando me toque
    .note = Una notificación en este dispositivo. Sin cuenta.
tell-ask = El navegador preguntará ahora si puede. Responde «Permitir».
tell-now = Que pregunte
tell-how = Con qué frecuencia
tell-turn = Una vez por turno
tell-day = Una vez al día, todas las mesas
tell-on = Solo en este dispositivo. De noche guarda silencio.
tell-try = Probar
tell-refused = Este navegador bloquea nuestras notificaciones. Puedes permitirlas en sus ajustes, junto a la dirección.
tell-none = Este navegador no tiene notificaciones. Pon Daedalus en la pantalla de inicio, o la mesa en tu calendario.
tell-server = Este servidor no envía notificaciones. Tu calendario puede recordarte la mesa.
tell-calendar = Archivo de calendario
tell-title = Te toca: { $title }
tell-with = Con { $names }

## Since you were here
film = Desde tu última visita
film-note = Se juega solo. Toca el tablero para ir más rápido.
film-end = Hasta mi turno
film-before =
    { $count ->
        [one] y un turno antes
       *[other] y { $count } turnos antes
    }

## Seats on another device
carry-scan = Escanea esto con el otro dispositivo
carry-type = O escribe allí, en la página de inicio, este código:
carry-once = El código se lleva estos sitios. Funciona una vez, durante diez minutos.
carry-honest = Sin cuenta. Quien lo tenga puede jugar por ti, así que no se lo enseñes a nadie más.
carry-these = Estos sitios vienen contigo
carry-stay = También se quedan aquí. Puedes jugar en los dos.
carry-qr = Código QR que se lleva tus sitios
carry-came =
    { $count ->
        [one] Ha llegado un sitio.
       *[other] Han llegado { $count } sitios.
    }

## When
since-morning = desde esta mañana
since-noon = desde esta tarde
since-evening = desde esta noche
since-yesterday = desde ayer
since-days = desde hace { $count } días
until-today-morning = hasta el mediodía
until-today-noon = hasta esta tarde
until-today-evening = hasta esta noche
until-tomorrow-morning = hasta mañana por la mañana
until-tomorrow-noon = hasta mañana por la tarde
until-tomorrow-evening = hasta mañana por la noche
until-day = hasta el { $day }
until-date = hasta el { $day }
