### Spanish: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Cinco laberintos que no se están quietos.
front-subtitle = Sin cuenta ni descargas. Elige un mundo, di quién juega y adelante.
front-worlds = Elige un mundo
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Ayuda, sonido y luz
front-options = Opciones

## Who plays

who-title = ¿Quién juega?
who-me = Solo yo
who-me-note =
    { $rivals ->
        [0] a solas, a mi ritmo
        [one] contra un rival simpático
       *[other] contra { $rivals } rivales simpáticos
    }
who-here = En esta pantalla
who-here-note = todos miran, cartas ocultas
who-here-race = una carrera: hace falta una pantalla por persona
who-online = Con amigos en línea
who-online-note = envíales un enlace
who-online-here = por ahora solo en este ordenador
who-online-closed = en casa con un clic, o en cualquier parte por internet
who-online-home = toda la casa: un enlace o un código
players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
players-label = Jugadores
fewer = { $what }: uno menos
more-of = { $what }: uno más
level = Bots

## Options of a table

options-title = { $title }: opciones
preset = Tipo de partida
more = Más opciones
clock = Reloj
clock-none = ninguno
clock-turn = { $seconds } s por turno
clock-game = { $minutes } min por persona
days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
allow-hints = Pistas permitidas
show-previews = Mostrar adónde podría ir antes de empujar
show-previews-note = Ideal para niños y para aprender. Si no, cada empujón es una decisión.
list-table = Mostrar la mesa en la lista
list-table-note = Cualquiera en este servidor podrá jugar o mirar.
host-decides = Solo quien abrió la mesa pone un bot
host-decides-note = Cuando alguien falta un minuto. Si no, puede hacerlo cualquiera que juegue.

## Everywhere

app-ready = todo listo
close = Cerrar
back = Volver
yes = Sí
no = No
off = silencio
menu = Menú
rules = Reglas
settings = Ajustes
learn = Aprender en dos minutos
replay = Repetición
watch = Mirar
puzzles = Retos
position-title = Jugar desde una posición
position-editor = Editor de posiciones
    .note = Compón tu propio laberinto y juega desde ahí.
position-unplayable = Desde aquí no se puede jugar.
hint = Pista
hint-again = Otra vez
hint-thanks = Gracias
watching = Estás mirando.
watching-next = Si queda un sitio libre, puedes ocuparlo aquí.
sound-on = Activar sonido
sound-off = Silenciar
go-light = Colores claros
go-dark = Colores oscuros
other-worlds = Otros mundos
copied = Copiado
copy-link = Copiar enlace
share = Compartir
send = Enviar
trouble-offline = El servidor no responde. ¿Está en marcha?
trouble-create = No se pudo crear esta mesa. Prueba otras opciones.
trouble-seat = Este sitio ya está ocupado.
trouble-record = «{ $file }» no se puede leer como partida. Elige un archivo .game; puedes descargar uno en cualquier repetición.
trouble-record-broken = «{ $file }» se corta, se ha cambiado o viene de otra versión.
trouble-replay = La partida aún no ha empezado, o la mesa ya se ha recogido.
missing-title = Por aquí no se pasa
missing-note = El muro se habrá movido: esta página no existe.
to-front = A todos los laberintos
offline-title = Sin conexión con el servidor
offline-note = Las partidas están en el servidor. En cuanto vuelva la conexión, seguimos.

## Coming to a table

join = Unirse
join-label = ¿Tienes un código?
join-code = código o enlace
code = Código
code-none = Ninguna mesa espera con este código.
code-none-note = Quizá haya una letra mal, o la partida ya ha empezado: entonces pide el enlace.
carry-none = Con este código no viene ningún sitio. Quizá una letra está mal o ya no vale: pide uno nuevo.
table-opening = Preparando la mesa
table-opening-note = Un momento.
table-gone = Esta mesa ya se ha recogido
table-gone-note = La partida terminó y está guardada, o al enlace le falta una letra.
table-new = Abrir una mesa nueva
table-retype = Escribir otra vez el enlace
table-closed = Esta mesa no se puede abrir
table-closed-note = La partida se conserva tal cual, pero este servidor no sabe leerla. Quizá la abra una versión más nueva.
pair-used = Este enlace ya se ha usado
pair-used-note = Vale una sola vez y durante diez minutos, para que nadie más lo use. Crea otro en el primer dispositivo: Menú, «{ $item }».
pair-used-play = Seguir con la partida
pair-used-watch = Ver esta mesa
lobby-ready = Ya estáis todos.
your-name = Tu nombre
sit-here = Sentarse
seat-open = Sitio libre
seat-bot = Poner un bot
start-with-bots = Completar con bots y empezar
invite-title = Tráelos a la mesa
invite-address = Dirección para escribir
invite-ways = Los móviles escanean este código. Los demás escriben esta dirección, o el código en la página de inicio.
invite-qr = Código QR con el enlace a esta mesa
name-kept = Queda guardado en este dispositivo.
your-pawn = Tu ficha
your-ship = Tu barco
your-spaceship = Tu nave
lobby-table = Alrededor de la mesa
seats-taken = { $taken } de { $all } sitios ocupados
host-gone = Quien abrió la mesa lleva mucho tiempo fuera. Ahora la lleva { $name }.
host-gone-you = Quien abrió la mesa lleva mucho tiempo fuera. Ahora la llevas tú.
lobby-soon = Empieza en cuanto todos los sitios estén ocupados.
lobby-count = Empieza en { $seconds }
lobby-wait = Esperar
you-tag = Tú
bot = Bot
bot-level = Cómo juega { $name }
bot-gone = Quitar el bot { $name }
seat-gone = Quitar el sitio { $seat }
seat-add = Añadir un sitio
seat-add-note = hasta { $most }
guest-title = { $name } te ha guardado un sitio
guest-title-plain = Hay un sitio para ti
guest-last = Una persona más y empieza la partida.
invite-closed = Solo este ordenador puede abrir este enlace
invite-closed-note = Los móviles y otros ordenadores de casa aún no ven tu mesa.
show-qr = Mostrar el código QR
home-open = Dejar entrar a la gente de casa
home-open-note = Abierto hasta que lo cierres. Nada sale de tu casa.
home-none = Este ordenador no está ahora en ninguna red doméstica.
home-not-owner = Para dejar entrar a la gente de casa, usa la página que se abrió al iniciar el juego o la dirección que muestra su terminal.
home-trouble = No ha funcionado. Puede que la red haya cambiado o que otro programa use el puerto.
home-is-open = Cualquiera en tu red doméstica puede abrirlo.
home-close = Cerrarlo otra vez
share-open = Abrir a internet
share-note = Así podrán venir amigos de cualquier parte con el enlace, hasta que lo cierres o pares el juego.
share-by = Programa
share-with-cloudflared = Con cloudflared
share-reads-cloudflared = Cloudflare transmite todo y puede leerlo. No hace falta cuenta.
share-with-tailscale = Con tailscale
share-reads-tailscale = Tailscale transmite todo y no puede leerlo. Hace falta una cuenta.
share-with-ssh = Con ssh
share-reads-ssh = El servicio localhost.run transmite todo y puede leerlo. No hace falta cuenta.
share-with-command = Con tu propio comando
share-reads-command = Quien lleva el otro extremo transmite todo y puede leerlo.
share-none = Para abrirlo a internet, instala cloudflared, tailscale o ssh (OpenSSH).
share-opening = Abriendo… tarda unos segundos.
share-is-open = Quien tenga el enlace puede venir, desde cualquier parte.
share-trouble = No ha funcionado. { $program } dice: «{ $why }»
meanwhile = Mientras esperas
here-title = ¿Quién juega alrededor de esta pantalla?
here-seat = Sitio { $seat }
here-swap = Otra ficha para { $name }
read-rules = Lee las reglas mientras tanto
lobby-position = La partida empieza desde una posición elegida.
watch-title = Mesas para mirar o unirse
watch-none = Ahora no hay mesas públicas
watch-none-note = Las mesas aparecen aquí cuando al abrirlas se marca «{ $option }».
watch-none-open = Abrir una
watch-none-replay = Ver una repetición
watch-open = Unirse
watch-playing = Mirar
watch-over = Repetición
mine = Mis mesas
mine-all =
    { $count ->
        [one] Mi mesa
       *[other] Mis { $count } mesas
    }
mine-waits =
    { $count ->
        [one] Una mesa te espera.
       *[other] { $count } mesas te esperan.
    }
carry = En otro dispositivo
mine-note = Esta lista está en este dispositivo y en ningún otro sitio.
mine-none = Todavía no hay mesas
mine-none-note = Aquí aparecen las mesas en las que te sientas, solo en este dispositivo.
mine-going = En marcha
mine-finished = Terminadas
mine-play = Seguir
mine-turn = Turno de { $names }
mine-free =
    { $count ->
        [one] Queda { $count } sitio libre
       *[other] Quedan { $count } sitios libres
    }
mine-unstarted = Aún sin empezar
mine-won-you = Has ganado
mine-won =
    { $count ->
        [one] Ganó { $names }
       *[other] { $names } compartieron la victoria
    }
mine-unknown = El servidor no responde
mine-forget = Olvidar { $title } en este dispositivo
mine-forget-finished = Olvidar las terminadas
mine-forgotten = Olvidado en este dispositivo.
mine-keep = Mejor conservarla
mine-cleared =
    { $count ->
        [one] Una mesa se ha recogido y ya no está en la lista.
       *[other] { $count } mesas se han recogido y ya no están en la lista.
    }

## At the table

you = tú
here = está
away = no está
your-turn = Te toca
playing = Está jugando
seats = Jugadores
hand = Tu mano
steps = Pasos del turno
cards-left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
lord-note = No es de nadie. Fíjate en dónde está.
seat-absent = se ha ido
seat-stand-in = juega un bot
away-minute = { $name } lleva un minuto fuera.
away-while = { $name } lleva un rato fuera.
away-left = { $name } ha dejado la mesa.
away-bot = Dejar que juegue un bot hasta que vuelva { $name }
let-bot-play = Que siga un bot
table-paused = En pausa: esperando a que estéis todos.
log-resumed = No había nadie y la partida esperó. Ahora continúa.
send-off = Echar a alguien de la mesa
send-off-note = Sus cartas y su sitio pasan a otra persona. Aún se puede mirar.
send-off-bot = Un bot toma el relevo
send-off-bot-for = Un bot toma el relevo de { $name }
send-off-open = Liberar el sitio
send-off-open-for = Echar a { $name } y liberar el sitio
change-seat = Jugar por { $name }
leave-table = Dejar la mesa
take-back = Deshacer
undo-asked = { $name } quiere deshacer el último turno. ¿De acuerdo?
undo-waiting = Se ha pedido deshacer. Esperando respuesta.
connection = Conexión
lost-title = Conexión perdida.
lost-safe = Tu partida está a salvo. Reconectando…
lost-next = Tu partida está a salvo. Nuevo intento en { $seconds } s.
lost-waiting = Esperando a la mesa…
lost-kept = Tu jugada se conserva.
lost-try = Probar ya
lost-back = De vuelta en la mesa.
needs-line = En cuanto vuelva la conexión
log = Qué ha pasado
log-empty = Aún no ha pasado nada.
log-said = { $name }: «{ $text }»
log-undo = Se deshizo el último turno.
chat = Decir algo
chat-text = Tu mensaje
companion = Mis cartas en un móvil
companion-note = Escanéalo con el móvil: tendrá el mismo sitio. El enlace sirve una vez.
companion-qr = Código QR para el móvil
companion-only-there = Mostrar mis cartas solo allí
companion-here-again = Volver a mostrar mis cartas aquí
copy-watch-link = Copiar el enlace de la mesa
replay-this = Ver la repetición
seed-promise = Reparto justo, sellado antes de empezar:
refused-illegal = Ahora no es posible.
refused-option = En esta mesa no se puede.
refused-forbidden = Solo puede hacerlo quien abrió la mesa.
refused-sent-off = Tu sitio es ahora de otra persona. Estás mirando.
refused-too-many = No tan deprisa, por favor.
in-line = Ahora mismo hay muchas peticiones. Tienes el puesto { $place } de la fila.
refused-busy = El servidor está ocupado. Inténtalo otra vez.
refused-other = No ha funcionado.
hint-thinking = Un bot lo está pensando…
hint-wins = ¡Así ganas!
hint-finds = Así llegas hasta { $motif }.
hint-catches =
    { $count ->
        [one] Así atrapas { $count } loseta.
       *[other] Así atrapas { $count } losetas.
    }
hint-plans =
    { $ways ->
        [one] En el próximo turno llegarás con un empujón.
       *[other] En el próximo turno tendrás varios caminos a tu meta.
    }
hint-nears =
    { $steps ->
        [one] Te faltará un solo paso.
       *[other] Te acercas a tu meta.
    }
hint-blocks = Después, { $name } puede alcanzar menos de lo habitual.
hint-leaves = Pero después, { $name } puede alcanzar más de lo habitual.
hint-seeks = { $name } parece buscar { $motif }.
hint-best = Parece lo mejor.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-one-moment = Un momento, por favor.
phrase-hurry = ¡Tic, tac!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-wow = ¡Hala!
phrase-so-close = ¡Por poco!
phrase-again = ¿Otra partida?
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!

## The end

end-shared = ¡{ $names } comparten la victoria!
end-solo = ¡Bien hecho, { $name }!
end-plies =
    { $count ->
        [one] en { $count } turno
       *[other] en { $count } turnos
    }
end-chosen = Empezó en una posición elegida, no con un reparto nuevo.
end-again = Fue un nuevo intento desde el turno { $turn } de una partida anterior, no con un reparto nuevo.
again-from = Nuevo intento desde el turno { $turn }
end-found = Encontrados, en este orden
rank = Puesto { $rank }
score-sliding =
    { $count ->
        [one] { $count } encontrado
       *[other] { $count } encontrados
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
play-again = Otra vez
again-harder = Otra vez, un poco más difícil
again-easier = Otra vez, un poco más fácil
look-back = Repasar la partida
watch-path = Ver toda la partida
see-board = Volver al tablero
show-result = Ver el resultado

## Replay

replay-of = Repetición: { $title }
replay-drop = Suelta aquí un archivo .game
replay-drop-note = o elige uno de este dispositivo
replay-no-file = Esta grabación no se puede leer
replay-no-none = Aquí no hay ninguna grabación
replay-other-file = Elegir otro archivo
replay-start = El comienzo
replay-scrub = Punto de la partida
replay-place = { $at } de { $last }
replay-first = Al comienzo
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-step = Un paso adelante
replay-last = Al final
replay-after = Está buscando
replay-find-before = Hallazgo anterior
replay-find-after = Hallazgo siguiente
replay-speed = Velocidad
replay-link = Enlace a este momento
replay-edit = Cambiar esta posición
replay-download = Descargar la partida
replay-fair = El reparto coincide con el sello: es justo.
replay-unfair = El reparto no coincide con el sello.

## Settings

as-browser = Como el navegador
light = Luz
mode-auto = Como el dispositivo
mode-light = Claro
mode-dark = Oscuro
contrast = Contraste
contrast-auto = Como el dispositivo
contrast-normal = Normal
contrast-high = Alto
volume = Volumen
motion = Animaciones
motion-none = Ninguna
motion-fast = Rápidas
motion-normal = Normales
motion-slow = Lentas
show-reach = Iluminar las casillas a las que puedo ir
show-reach-note = Las casillas a tu alcance brillan tras empujar.
confirm-walk = Preguntar antes de moverme
confirm-walk-note = { $pointer ->
    [mouse] Un clic para apuntar, otro para ir.
   *[other] Un toque para apuntar, otro para ir.
}
left-handed = Modo zurdo
left-handed-note = Tus cartas y tu loseta van a la izquierda del tablero.

## About

about = Acerca de
about-title = Acerca de Daedalus
about-what = Cinco juegos de mesa de laberintos que se mueven, para personas, bots y programas. Sin cuenta, sin instalar nada, sin publicidad.
about-books = Las reglas que seguimos
about-own = Los nombres, motivos y dibujos son nuestros. Daedalus no está vinculado a las editoriales ni a los licenciantes de los juegos impresos; sus nombres solo sirven aquí para decir qué reglas seguimos.
about-private = Qué se sabe de ti
about-private-note = El servidor conoce el nombre que escribes en una mesa y lo que se juega en ella, hasta que la mesa se recoge. Los ajustes y la lista de tus mesas se quedan en este dispositivo.
about-licence = Licencia
about-licence-note = Daedalus es software libre con licencia MIT. Sus letras son Figtree, Grenze y Fredoka, con la
about-version = Versión { $version }

## Las seis caras

stone-1 = En las nubes
stone-2 = Está aprendiendo
stone-3 = Conoce el camino
stone-4 = Piensa por adelantado
stone-5 = Vigila a los demás
stone-6 = Mente brillante
stone-sliding-1 = Pasea mirando al cielo.
stone-sliding-2 = Pasa por alto la mayoría de los caminos.
stone-sliding-3 = Ve muchos de los caminos hacia su tesoro.
stone-sliding-4 = No se le escapa nada a su alcance y prepara el turno siguiente.
stone-sliding-5 = Ve adónde quieres ir, y quizá te cierre la puerta.
stone-sliding-6 = Juega en su cabeza antes de mover.
stone-go-1 = Se toma su tiempo y a veces se equivoca.
stone-go-2 = Suele necesitar de uno a dos minutos.
stone-go-3 = Suele necesitar menos de un minuto.
stone-go-4 = Suele necesitar menos de medio minuto.
stone-go-5 = Suele necesitar menos de 25 segundos y casi nunca se equivoca.
stone-go-6 = Suele necesitar diez segundos o menos.
stone-connect-1 = Solo mira dos o tres sitios para una loseta.
stone-connect-2 = Prueba unos pocos sitios y toma lo que ve.
stone-connect-3 = Atrapa buena parte de lo que se puede atrapar.
stone-connect-4 = Se le escapan pocas capturas.
stone-connect-5 = Casi no se le escapa nada y empieza a fijarse en lo que te deja.
stone-connect-6 = Juega en su cabeza antes de colocar.
rivals-fitted = Más o menos como tú
rivals-fit = Todos juegan más o menos como tú
rivals-fit-note = Según tus últimas partidas. Nunca cambia a mitad de partida, y solo lo sabe este dispositivo.
rivals-new = Aún no nos conocemos. Un comienzo amable.
rivals-lately = Últimas partidas ganadas: { $won } de { $games }.
rivals-afresh = Empezar de cero
dial-label = Lo bien que juegan
dial-at = { $name }, { $step } de 20
dial-easier = Un poco más fácil
dial-cleverer = Un poco más listo
pace = Ritmo de los bots
pace-calm = Tranquilo
pace-normal = Normal
pace-quick = Rápido

## Alrededor de una pantalla

sleeve =
    { $which ->
        [left] { $name }: la loseta de la izquierda, boca abajo.
        [right] { $name }: la loseta de la derecha, boca abajo.
       *[card] { $name }: la carta, boca abajo.
    }
sleeve-hold = Mantén pulsado para mirar.
sleeve-tap = Toca para mirar.
sleeve-hold-short = Mantén pulsado para mirar
sleeve-tap-short = Toca para mirar
sleeve-hold-word = Pulsa
sleeve-tap-word = Toca
on-phone = { $name } tiene un móvil
phone-came = { $name } juega ahora con un móvil.
phone-gone = El móvil de { $name } ya no está. La carta está aquí, boca abajo.
turn-of = Le toca a { $name }
lid-open = Soy { $name }
strip-next = Ahora { $name }
show-again = Ver otra vez
at-table = En esta mesa
cover-cards = Tapar las cartas entre turnos
cover-cards-note = una tapa sobre la mano hasta que llega el siguiente; el tablero sigue a la vista
tap-to-peek = Tocar para mirar
tap-to-peek-note = un toque muestra una carta dos segundos, para quien no puede mantener pulsado
how-you-sit = Cómo os sentáis
sit-around = Alrededor de la pantalla
sit-one-side = Todos a un lado
keep-last-turn = Mantener a la vista el último turno
read-card = Leer las cartas en voz alta
read-card-note = Con auriculares: si no, lo oyen todos.
read-card-to = Léeme mi carta: { $name }
slide-out = Mantén pulsado para mirar, sácala para jugar.
play-left = Jugar la izquierda
play-right = Jugar la derecha
put-back = Devolverla
phones = Cartas en los móviles
phones-offer = Tened vuestras cartas en vuestro propio móvil.
phones-scan = Escanead esto y tened las cartas en vuestro móvil.
phones-note = Sin aplicación ni cuenta. El tablero se queda aquí.
phones-none = Aún no hay móviles. También se puede más tarde.
phones-show = Mostrar el código
phones-qr = Código QR para los móviles
which-one = ¿Quién eres?
which-one-none = Ya todos tienen un móvil.
hand-your-turn = Te toca, { $name }
hand-big-screen = Juega en la pantalla grande.
hand-turn = Toca para taparla.
hand-turned = Boca abajo. Toca para verla.
hand-found = Encontrados
hand-play = Jugar con este móvil
hand-play-note = La pantalla grande muestra lo que haces.
hand-hold = Solo tener mis cartas
phones-server = Para los móviles, la mesa tiene que estar en un servidor.
by-phone = con móvil
plays-here = juega aquí
here-one-more = Otra persona
here-is-person = Sitio { $seat }: una persona
here-is-robot = Sitio { $seat }: un bot

print = Imprimir y jugar
print-short = Imprimir
print-board = Imprimir este tablero
box = Tu propia caja
box-short = Tu caja
evening-short = Velada
