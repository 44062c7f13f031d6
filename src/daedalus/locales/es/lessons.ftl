### Spanish: the lessons; .again is said to those who missed the goal of a step.

lesson = Lección
lesson-list-note = Una partida corta de verdad para cada edición, con una explicación en cada paso. Puedes dejarlo cuando quieras y seguir después.
lesson-begin = Empezar
lesson-go-on = Seguir
lesson-once-more = Otra vez
lesson-finished = Terminada
lesson-step = Paso { $at } de { $last }
lesson-show = Enséñame
lesson-next = Siguiente
lesson-retry = Intentarlo otra vez
lesson-well = ¡Muy bien!
lesson-end = ¡Muy bien! Esa era la partida entera. Ya sabes todo lo que hace falta.
lesson-rival = Ahora contra un rival tranquilo
lesson-others = Otras lecciones
lesson-leave = Salir de la lección
lesson-about-classic = Empujar, viajar, cerrar el paso a los demás y llevar los tesoros a casa.
lesson-about-pirates = Girar la loseta, dejarse llevar y volver a puerto.
lesson-about-galaxy = Encontrar las señales, también en la loseta libre, y volver a la base.
lesson-about-eclipse = Una ficha que no es de nadie, y las cartas que va a buscar.

## The sliding editions

lesson-push = Tu carta: { $card }. Mete la loseta libre por una flecha para que se abra un camino hasta tu carta. Después ve hasta allí.
    .again = Todavía no. Busca una flecha cuya fila una tu camino con la carta.
lesson-turn = Tu carta: { $card }. Tal como está, la loseta libre no ayuda. Gírala, métela y ve hasta tu carta.
    .again = Todavía no. Gira la loseta y fíjate en qué lados están abiertos.
lesson-ride = Tu carta: { $card }. Ningún camino lleva hasta allí. Pero empuja la fila en la que estás: sales del tablero y vuelves por el otro lado.
    .again = Todavía no. Empuja tu propia fila para salir del tablero y volver por el lado opuesto.
lesson-barred = Tu carta: { $card }. Una flecha está bloqueada: desharía el empujón de { $rival }. Busca otro camino.
    .again = Todavía no. La flecha bloqueada sigue así este turno; otra fila también lleva a tu carta.
lesson-spare = Tu carta: { $card }. ¡Está en la loseta libre! Métela donde puedas llegar hasta ella.
    .again = Todavía no. La loseta tiene que quedar donde tu camino siga por ella.
lesson-close = Has encontrado todas tus cartas, pero ningún empujón te lleva aún a casa. { $rival } está a punto de encontrar una carta: { $theirs }. Empuja de modo que no pueda llegar en su próximo turno.
    .again = { $rival } aún podría llegar. Corta su camino donde un solo empujón no lo arregle.
lesson-home = Ahora, a casa: termina tu camino en la esquina donde empezaste. Gana quien llega antes.
    .again = Todavía no estás en casa. Busca un empujón que abra un camino hasta tu esquina.
lesson-dark = Tu carta: { $card }. Lleva el signo del Eclipse, así que mueves el Eclipse, no tu ficha.
    .again = Todavía no. Empuja de modo que se abra un camino del Eclipse a la carta.
lesson-own = Tu carta: { $card }. Esta vez sin signo: te mueves tú, y el Eclipse se queda donde está.
    .again = Todavía no. Busca un empujón que abra un camino de ti a la carta.
lesson-dark-ride = Tu carta: { $card }, con el signo. Empuja la fila del Eclipse: sale del tablero y vuelve por el otro lado.
    .again = Todavía no. El Eclipse viaja como cualquier ficha: empuja su fila y luego llévalo a la carta.
