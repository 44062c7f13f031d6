### Por qué algo no es posible: página, terminal y línea de comandos.

error-of-refused = Eso no se puede.
error-of-unreadable = Esto no se puede leer.
error-of-option = Esa opción no existe.
error-of-illegal = Las reglas no lo permiten ahora.
error-of-stale = La partida ya ha avanzado.

error-over = La partida ha terminado.
error-not-begun = La partida no ha empezado.
error-turn = Es el turno del jugador { $player }.
error-nobody = Ahora nadie puede hacer nada.
error-line-long = Esta línea es demasiado larga.
error-paused = La partida está en pausa.
error-bot-plays = Un bot juega por ti: vuelve primero.
error-referee = Eso solo lo puede hacer el árbitro de una liga.
error-seat-taken = Ahí ya hay alguien.
error-piece-taken = Alguien ya tiene esa ficha.
error-seats-open = Todavía hay sitios libres: espera, o dáselos a los bots.
error-take-back-none = No hay nada que deshacer.
error-take-back-seen = Se ha descubierto algo: no se puede deshacer.
error-take-back-asked = Ya se ha preguntado a los demás.

error-action-sliding = No conozco «{ $text }». Un empujón se escribe b1=6, un movimiento d4; la palabra ayuda muestra lo demás.
error-pushed = Ya has empujado: ahora muévete, o quédate donde estás.
error-push-first = Primero empuja, después muévete.
error-slot = No hay ninguna flecha en { $cell }. Las hay en { $cells }.
error-barred = La flecha de { $cell } está bloqueada: desharía el último empujón.
error-spare-turn = La loseta libre no puede estar así. Puede estar así: { $ways }.
error-leave = Solo se sale al final, con todos los tesoros y un camino abierto por el borde.
error-lord-idle = Ahora no puedes mover el Eclipse.
error-lord-card = Esta carta la tiene que recoger el Eclipse: muévelo, por ejemplo con !d4.
error-reach = { $cell } está fuera de tu alcance. Puedes llegar a: { $cells }.
error-cell-form = «{ $text }» no es una casilla. Escribe una columna y una fila, por ejemplo d4.
error-cell = No hay ninguna casilla { $text }: este tablero termina en { $last }.

error-action-go = No conozco «{ $text }». Escribe listo, 1A@b2e para colocar, levanta 1 para levantar, o hecho.
error-moment = Ese momento ya ha pasado.
error-go-house = Eso ocurre por sí solo.
error-go-wait = Espera la salida.
error-go-build = La ronda ha empezado: construye.
error-go-ready = Tú ya estás: espera a los demás.
error-go-hands-off = Antes de la salida no se tocan las losetas.
error-go-claimed = Has terminado esta ronda y tienes la ficha { $points }.
error-go-late = Se había acabado el tiempo.
error-go-end-off = En esta partida no se puede terminar antes.
error-go-end-early = Solo puedes terminar si la otra persona entrega { $claims } rondas seguidas sin resolver.
error-go-end-later = No mientras se construye: entre rondas, antes de decir que ya estás.
error-go-lift = La loseta { $tile } no está en tu tablero.
error-go-lies = La loseta { $tile } ya está colocada: levántala primero.
error-go-joker = En esta ronda no tienes el comodín.
error-go-under = Quedaría encima de { $tiles }.
error-go-middle = El centro nunca se cubre.
error-go-edge = Sobresaldría: el tablero termina en { $last }.
error-weave = Aquí solo se colocan o se levantan losetas.

error-action-connect = No conozco «{ $text }». Escribe, por ejemplo, 3@2,-1=a o 3@2,-1=a atrapa 0,0 1,0.
error-connect-tile = No hay ninguna loseta { $tile }: van de la 1 a la { $most }.
error-connect-twice = Una casilla aparece dos veces.
error-connect-hand = La loseta { $tile } no está en tu mano: tienes { $tiles }.
error-connect-turn = La loseta { $tile } no puede estar así. Puede estar así: { $ways }.
error-connect-taken = En { $cell } ya hay una loseta.
error-connect-apart = En { $cell } la loseta no tocaría ninguna otra.
error-connect-path = Desde { $cell } no sigue ningún camino.
error-connect-new = En { $cell } está la loseta nueva: esa se queda.
error-connect-empty = En { $cell } no hay ninguna loseta.
error-connect-kin = La loseta de { $cell } no tiene ningún animal de la loseta { $tile }.
error-connect-link = Ningún camino llega a { $cell }.
error-connect-joined = Las losetas restantes no seguirían unidas.
error-connect-cell = «{ $text }» no es una casilla. Escribe, por ejemplo, 2,-1, cada número de -{ $far } a { $far }.

error-edition = No hay ningún juego «{ $text }». Hay: { $known }.
error-seats = Este juego es para { $low } a { $high } personas.
error-seat = No hay ningún sitio { $text }: hay { $seats }.
error-start = El jugador { $player } no puede empezar: solo juegan { $seats }.
error-cards = No hay tantas cartas: como mucho { $most } por persona.
error-option-value = La opción { $option } no puede ser «{ $text }». Puede ser: { $known }.
error-option-unknown = Este juego no tiene ninguna opción «{ $option }». Tiene: { $known }.
error-option-form = «{ $text }» no es una opción: escribe, por ejemplo, cards=6.
error-option-twice = La opción { $option } aparece dos veces.
error-bot = No hay ningún bot «{ $text }». Hay: { $known } y los números del 1 al 20.
error-bot-kind = Nadie puede jugar como «{ $text }».
error-name = «{ $text }» no puede ser un nombre.
error-name-long = «{ $text }» es demasiado largo para un nombre: como mucho { $most } caracteres.
error-seed = Una semilla es una línea de { $most } caracteres como mucho.
error-clock = Hace falta al menos un segundo.
error-clock-own = Este juego tiene su propio tiempo.
error-clock-alone = Con tiempo hay que jugar al menos entre dos.
error-clock-turn = Un turno puede durar de 1 a 3600 segundos.
error-not-here = Este juego todavía no se puede jugar en el terminal.

error-position = «{ $text }» no es una posición.
error-position-part = Esta parte de la posición no se puede leer: «{ $text }».
error-position-rows = Las filas del tablero no miden lo mismo.
error-position-size = Los lados de un tablero pueden tener de 3 a { $most } casillas.
error-position-edition = Esta posición es de otro juego: «{ $text }».
error-position-rules = La posición es de otras reglas, no de estas.
error-position-seats = En esta posición juegan { $seated }, no { $given }.
error-position-over = En esta posición la partida ha terminado: nadie puede hacer nada.
error-position-large = Esta posición es demasiado grande para una mesa.
error-position-cards = Nadie podría encontrar estas cartas: { $cards }. No están en ninguna parte.
error-position-unseen = No quedan cartas suficientes para todo lo oculto.
error-position-shared = El animal { $letter } está en más de { $most } losetas.

error-record = Esto no es la grabación de una partida.
error-record-line = Línea { $line } de la grabación: { $why }
error-record-expected = Aquí falta «{ $key }».
error-record-format = Esta grabación tiene otro formato: «{ $text }».
error-record-version = Se jugó con la versión { $text } de las reglas; aquí vale la versión { $ours }.
error-record-seats = Los nombres y la posición no dan el mismo número de personas.
error-record-part = «{ $text }» no va aquí.
error-record-seed = La semilla no es la que se selló al principio.
error-record-broken = Aquí la grabación se corta o sigue mal.
error-record-no-seed =
    { $count ->
        [one] Una acción es válida, pero falta la semilla: el reparto no se puede comprobar.
       *[other] Las { $count } acciones son válidas, pero falta la semilla: el reparto no se puede comprobar.
    }
error-record-deal = La semilla da otra posición inicial.
error-record-hides = Esta grabación oculta cartas: se guardó antes de terminar la partida.
error-review-long = Esta partida es demasiado larga para repasarla: como mucho { $most } acciones.
error-ply = No hay ninguna acción { $text }: la última es { $last }.
error-line = Línea { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = No se puede usar el archivo { $file }.
error-file-none = No hay ningún archivo { $file }.
error-file-forbidden = No se permite abrir el archivo { $file }.
error-file-folder = { $file } es una carpeta, no un archivo.
error-file-text = El archivo { $file } no es un texto.
error-file-many = El archivo { $file } tiene muchas partidas: añade el número de una, por ejemplo #1.
error-disk = El sistema no lo permite.
error-overwrite = La imagen sobrescribiría la partida: { $file }.

error-evening-full = Una velada es para 4 a 32 personas, y ya hay 32.
error-evening-few = Una velada necesita cuatro personas para empezar.

error-puzzle = No hay ningún reto «{ $text }».
error-puzzle-kind = No hay ningún tipo de reto «{ $text }». Hay: { $known }.
error-puzzle-both = Elige un reto por su número o por su tipo, no por ambos.
error-puzzles-show = Indica un reto o añade --sheet.
error-date = «{ $text }» no es una fecha: escribe, por ejemplo, 2026-11-17.
error-lesson = No hay ninguna lección «{ $text }». Hay: { $known }.

error-command = No hay ningún comando «{ $text }». Hay: { $known }.
error-command-needed = Indica uno de estos comandos: { $known }.
error-arguments = Así no se usa. { $command } --help muestra cómo se hace.
error-no-option = Aquí no hay ninguna opción { $text }.
error-too-many = «{ $text }» sobra.
error-number = «{ $text }» no es un número.
error-number-range = «{ $text }» no vale: tiene que ser un número de { $low } a { $high }.
error-pair = «{ $text }» no indica un sitio: escribe 1=Anna, los sitios van del 1 al { $seats }.
error-pair-twice = El sitio { $seat } aparece dos veces.
error-language = El idioma «{ $text }» no está aquí. Hay: { $known }.
error-shell = No hay ningún script para el shell «{ $text }». Hay: { $known }.
error-package = Falta el paquete { $package }: { $how }
error-mazenet-nobody = No ha venido nadie: la espera de { $wait } s ha terminado.
