### Spanish: the lessons; .again is said to those who missed the goal of a step.

lesson = Lección
lesson-list-note = Una partida corta, pero de verdad, para cada mundo, con una explicación en cada paso. Puedes dejarlo cuando quieras y seguir después.
lesson-begin = Empezar
lesson-go-on = Seguir
lesson-finished = Terminada
lesson-step = Paso { $at } de { $last }
lesson-next = Siguiente
lesson-well = ¡Muy bien!
lesson-end = ¡Muy bien! Esa era la partida entera. Ya sabes todo lo que hace falta.
lesson-rival = Ahora contra un rival simpático
lesson-others = Otras lecciones
lesson-leave = Salir de la lección
lesson-about-classic = Empujar, viajar, cerrar el paso a los demás y llevar los tesoros a casa.
lesson-about-pirates = Girar la loseta, dejarse llevar y volver a puerto.
lesson-about-galaxy = Encontrar las señales, también en la loseta libre, y volver a la base.
lesson-about-eclipse = Una ficha que no es de nadie, y las cartas que va a buscar.
lesson-about-go = Una loseta, dos, una tirada entera, y después contra el reloj.
lesson-about-connect = Poner caminos, atrapar animales y mantener unido el jardín.

## The sliding editions

lesson-push = Tu carta: { $card }. Mete la loseta libre por una flecha para que se abra un camino hasta este tesoro. Después ve hasta allí.
    .again = Todavía no. Busca una flecha cuya fila una tu camino con el tesoro.
lesson-turn = Tu carta: { $card }. Tal como está, la loseta libre no ayuda. Gírala, métela y ve hasta el tesoro.
    .again = Todavía no. Gira la loseta y fíjate en qué lados están abiertos.
lesson-ride = Tu carta: { $card }. Ningún camino lleva hasta allí. Pero empuja la fila en la que estás: sales del tablero y vuelves por el otro lado.
    .again = Todavía no. Empuja tu propia fila para salir del tablero y volver por el lado opuesto.
lesson-barred = Tu carta: { $card }. Una flecha está bloqueada: desharía el empujón de { $rival }. Busca otro camino.
    .again = Todavía no. La flecha bloqueada sigue así este turno; otra fila también lleva al tesoro.
lesson-spare = Tu carta: { $card }. ¡El tesoro está en la loseta libre! Métela donde puedas llegar hasta ella.
    .again = Todavía no. La loseta tiene que quedar donde tu camino siga por ella.
lesson-close = Has encontrado todas tus cartas, pero ningún empujón te lleva aún a casa. { $rival } está a punto de encontrar una carta: { $theirs }. Empuja de modo que no pueda llegar en su próximo turno.
    .again = { $rival } aún podría llegar. Corta su camino donde un solo empujón no lo arregle.
lesson-home = Ahora, a casa: termina tu turno en la esquina donde empezaste. Gana quien llega antes.
    .again = Todavía no estás en casa. Busca un empujón que abra un camino hasta tu esquina.
lesson-dark = Tu carta: { $card }. Lleva el signo del Eclipse, así que mueves el Eclipse, no tu nave.
    .again = Todavía no. Empuja de modo que se abra un camino del Eclipse al tesoro.
lesson-own = Tu carta: { $card }. Esta vez sin signo: te mueves tú, y el Eclipse se queda donde está.
    .again = Todavía no. Busca un empujón que abra un camino desde ti hasta el tesoro.
lesson-dark-ride = Tu carta: { $card }, con el signo. Empuja la fila del Eclipse: sale del tablero y vuelve por el otro lado.
    .again = Todavía no. El Eclipse viaja como cualquier ficha: empuja su fila y luego llévalo al tesoro.

## Go!

lesson-go-one = Los dados muestran cuatro tesoros; tres ya están unidos al centro. Pon una loseta más: su agujero sobre el cuarto tesoro, su camino hasta el centro. Después toca «¡Hecho!».
    .again = Todavía no está resuelto. El agujero tiene que quedar sobre el tesoro y el camino llegar al centro sin cortes. Levanta la loseta y prueba otra vez.
lesson-go-two = Esta vez faltan dos losetas. Gíralas como quieras y toca «¡Hecho!».
    .again = Todavía no está resuelto. Cada tesoro necesita un agujero y un camino hasta el centro.
lesson-go-over = Están las cuatro losetas, pero el camino de la loseta 3 se corta. Levántala, dale la vuelta y vuelve a ponerla. Después toca «¡Hecho!».
    .again = Todavía no está resuelto. La loseta 3 está en su sitio, pero con la cara equivocada.
lesson-go-roll = Ahora una tirada entera: une los cuatro tesoros al centro. Necesitas las cuatro losetas con agujero; las otras dos pueden ayudar. Después toca «¡Hecho!».
    .again = Todavía no está resuelto. Mira qué tesoro no tiene camino hasta el centro y levanta lo que estorba.
lesson-go-clock = Y ahora contra el reloj: tres minutos para esta tirada. Toca «¡Hecho!» en cuanto termines.
    .again = No era así, o se acabó el tiempo. En una partida de verdad, entregar mal te hace retroceder. Prueba otra vez.

## Connect

lesson-connect-lay = Pon una de tus dos losetas: al menos uno de sus caminos tiene que seguir por el jardín. Los otros lados pueden dar a muros.
    .again = Todavía no. Pon una loseta de modo que un camino siga.
lesson-connect-catch = Une tu loseta nueva por un camino con el mismo animal de otra loseta, y esa loseta es tuya. ¡Atrapa una!
    .again = No has atrapado nada. Busca uno de tus animales en el jardín, y un sitio cuyo camino llegue hasta él.
lesson-connect-joined = Atrapa otra. Pero lo que queda tiene que seguir unido, lado con lado: no se puede atrapar lo que partiría el jardín. Tu loseta nueva puede mantenerlo unido.
    .again = No has atrapado nada. Pon tu loseta donde el jardín siga unido aun sin la que te llevas.
lesson-connect-choose = Tu última loseta. Puede estar unida a más losetas de las que puedes llevarte. Elige de modo que atrapes dos a la vez.
    .again = Se pueden atrapar dos a la vez. Mira cuáles pueden irse sin que el jardín se parta.
