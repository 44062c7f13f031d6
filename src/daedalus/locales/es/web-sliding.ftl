### Español: el tablero deslizante en el navegador: botones, consejos y el tablero en palabras.

# The language of this file, for lists such as "north, east and south".
sliding-language = es

## The turn

sliding-step-push = { $piece ->
    [spaceship] Mueve
   *[other] Empuja
}
sliding-step-walk = { $piece ->
    [ship] Navega
    [spaceship] Vuela
   *[other] Muévete
}
sliding-coach-push = { $piece ->
    [ship] Los canales van a la deriva. ¿Qué empujón abre tu ruta?
    [spaceship] Mueve la estación. ¿Qué empujón abre tu camino?
   *[other] Desliza el laberinto. ¿Qué empujón abre tu camino?
}
sliding-coach-home = ¡Todo encontrado! ¿Qué empujón abre el camino?
sliding-coach-lord = Esta carta la recoge el Eclipse: muévelo en lugar de tu { $piece ->
    [ship] barco.
    [spaceship] nave.
   *[other] ficha.
}
sliding-coach-reach = ¡Puedes llegar hasta { $motif }!
sliding-coach-reach-home = ¡El camino está libre!
sliding-coach-walk = { $pointer ->
    [mouse] Haz clic en una casilla clara para ir allí o prueba otra flecha.
   *[other] Toca una casilla clara para ir allí o prueba otra flecha.
}
sliding-coach-aim = { $pointer ->
    [mouse] Haz clic otra vez para ir allí.
   *[other] Toca otra vez para ir allí.
}
sliding-coach-out = Un borde está abierto: ¡puedes salir!
sliding-coach-barred = Aquí no: desharía el último empujón.
sliding-coach-far = Ningún camino lleva allí desde aquí.
sliding-choose-gate = { $pointer ->
    [mouse] Haz clic en una flecha o arrastra la loseta hasta ella.
   *[other] Toca una flecha o arrastra la loseta hasta ella.
}
sliding-plan-ahead = Tu próxima carta: { $motif }. ¡Piensa ya en ella!
sliding-only-look = Puedes mirar, pero ahora no empujar.
sliding-found = Encontrado
sliding-push-here = Empujar aquí
sliding-coach-aim-first = Gira la loseta y apunta a una flecha. Un empujón cuenta como intento.
sliding-coach-aim-push = Gira la loseta y apunta a una flecha. Lo empujado ya no vuelve.
sliding-coach-aimed = Empuja, o gira y sigue apuntando. Solo cuenta el empujón.
sliding-take-back = Deshacer
sliding-stay = Quedarse aquí
sliding-walk-there = Ir allí
sliding-walk-goal = Ir a la meta
sliding-walk-motif = Ir hasta { $motif }
sliding-leave = Salir
sliding-who-walks = { $piece ->
    [ship] ¿Quién navega?
    [spaceship] ¿Quién vuela?
   *[other] ¿Quién se mueve?
}

## The hand

sliding-only-you = Solo tú ves esto
sliding-your-goals = Tus metas
sliding-seeks = Por encontrar: { $motifs }
sliding-spare = La loseta libre
sliding-turn-left = Girar la loseta a la izquierda
sliding-turn-right = Girar la loseta a la derecha
sliding-tap-to-turn = { $pointer ->
    [mouse] clic para girar, arrastra a una flecha
   *[other] toca para girar, arrastra a una flecha
}
sliding-card-edge = ¡Fuera!
sliding-card-point = A la casilla acordada
sliding-lord-yours = El Eclipse recoge tu carta: llévalo hasta allí.
sliding-heading = { $to ->
    [edge] Camino de la salida
    [point] Camino de la meta
   *[other] Camino de casa
}

## The board in words

sliding-board = El laberinto
sliding-gates = Flechas
sliding-gate-push = Empujar la { $gate }
sliding-gate-shut = { $gate }, bloqueada: desharía el último empujón
sliding-gate-chosen = { $gate }, empujada de prueba
sliding-to = { $what ->
    [motif] hasta { $motif }
    [own] a casa
    [home] hasta la casa de { $owner }
   *[cell] a la { $cell }
}
sliding-at = { $what ->
    [motif] junto { FORM($motif, as: "to") }
    [own] en casa
    [home] en la casa de { $owner }
   *[cell] en la { $cell }
}
sliding-in-reach = al alcance
sliding-row = Fila { $row }: { $cells }.
sliding-no-row = El laberinto tiene { $rows } filas.

## Answers

sliding-goal = Tu meta: { $motif }.
sliding-goal-signed = Tu meta: { $motif }. Tiene que recogerla el Eclipse.
sliding-goal-lies = Está en la { $cell }.
sliding-goal-on-spare = Está en la loseta libre.
sliding-goal-hidden = Podrás mirar tu próxima carta cuando empiece tu turno.
sliding-goal-sleeve = { $name }: la carta está boca abajo. Mantén pulsada la tecla P para mirar.
sliding-goal-home = Todo encontrado. Vuelve a casa: { $cell }.
sliding-goal-point = Todo encontrado. Ve a la casilla acordada: { $cell }.
sliding-goal-edge = Todo encontrado. Sal del laberinto por un borde abierto.
sliding-is-at = { $name } está { $at }.
sliding-is-out = { $name } ha salido del laberinto.
sliding-cards = { $name }: encontradas { $found }, quedan { $left }.
sliding-reach = { $count ->
    [one] Una casilla al alcance: { $cells }.
   *[other] { $count } casillas al alcance: { $cells }.
}
sliding-reach-none = No hay nada al alcance.
sliding-nothing-yet = Todavía no ha pasado nada.
sliding-turn-of = Le toca a { $name }.
sliding-turn-push = { $piece ->
    [ship] Te toca: mete una loseta y luego navega.
    [spaceship] Te toca: mete una loseta y luego vuela.
   *[other] Te toca: mete una loseta y luego muévete.
}
sliding-turn-walk = { $piece ->
    [ship] Te toca: navega o quédate.
    [spaceship] Te toca: vuela o quédate.
   *[other] Te toca: muévete o quédate.
}
sliding-over = La partida ha terminado. Ha ganado { $name }.
sliding-keys-short = Las flechas eligen, Intro confirma. Signo de interrogación: todas las teclas.
sliding-keys = Las flechas van de flecha en flecha, R gira la loseta, Intro empuja. Después las flechas van de casilla en casilla al alcance, Intro te lleva, Escape deshace el empujón. G: tu meta. W: dónde están todos. S: la loseta libre. E: qué está al alcance. C: las cartas. L: la última jugada. T: a quién le toca. B: todo el tablero. Del 1 al 9: una fila. X: leer las casillas, y volver a las flechas. P: mover la otra ficha. O: salir.

## What was done

sliding-told-walk = { $piece ->
    [ship] { $name } navega { $to }.
    [spaceship] { $name } vuela { $to }.
   *[other] { $name } va { $to }.
}
sliding-told-stay = { $name } se queda { $at }.
sliding-told-walk-lord = { $name } lleva el Eclipse { $to }.
sliding-told-stay-lord = { $name } deja el Eclipse { $at }.
sliding-told-find = ¡{ $name } ha encontrado { $motif }!
sliding-told-rode = { $name } se desliza { $to }.
sliding-told-wrapped = { $name } sale por un lado y vuelve a entrar por el otro, { $at }.

## What a bot would do

sliding-advice-push = Empuja la { $gate }, con la loseta girada así: { $tile }.
sliding-advice-push-brief = Empuja la { $gate }.
sliding-advice-walk = { $piece ->
    [ship] Navega { $to }.
    [spaceship] Vuela { $to }.
   *[other] Ve { $to }.
}
sliding-advice-stay = Quédate donde estás.
sliding-advice-walk-lord = Lleva el Eclipse { $to }.
sliding-advice-stay-lord = Deja el Eclipse donde está.
sliding-advice-out = Sal del laberinto.
