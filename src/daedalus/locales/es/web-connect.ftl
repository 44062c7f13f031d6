### Español: el jardín de Connect en el navegador: botones, consejos y el jardín en palabras.

# The language of this file, for lists such as "north, east and south".
connect-language = es

## The turn

connect-step-choose = Elegir
connect-step-lay = Plantar
connect-coach-choose = { $pointer ->
    [mouse] Elige una loseta, gírala y haz clic en una parcela clara.
   *[other] Elige una loseta, gírala y toca una parcela clara.
}
connect-coach-none = Aquí encaja, pero no encuentra amigos. Plántala o prueba otra parcela.
connect-coach-choice = { $pointer ->
    [mouse] No todas a la vez: haz clic en una loseta marcada para cambiar.
   *[other] No todas a la vez: toca una loseta marcada para cambiar.
}
connect-one-way = Aquí solo encaja de una manera.
connect-choose-plot = { $pointer ->
    [mouse] Haz clic en una parcela clara o arrastra la loseta hasta ella.
   *[other] Toca una parcela clara o arrastra la loseta hasta ella.
}
connect-lay = Plantar aquí
connect-lay-catch = Plantar y atrapar { $count }
connect-take-back = Deshacer
connect-hint-meets = { $creature } con { $again }. Planta aquí, atrapa { $count ->
    [one] una
   *[other] { $count }
}.
connect-hint-several = Planta aquí y atrapa { $count }.
connect-hint-none = Planta aquí, aunque no atrapes nada.
connect-hint-wins = Planta aquí y gana.
connect-turn-left = Girar a la izquierda
connect-turn-right = Girar a la derecha
connect-tap-to-turn = Elegida. Pulsa para girarla.
connect-tap-to-choose = Pulsa para elegirla.
connect-hand =
    { $count ->
        [one] Tu última loseta
       *[other] Tus losetas
    }
connect-hidden = Una loseta oculta
connect-zoom-in = Más grande
connect-zoom-out = Más pequeño
connect-fit = Mostrar todo el jardín
connect-pile =
    { $count ->
        [0] No quedan losetas en el cobertizo
        [one] { $count } loseta en el cobertizo
       *[other] { $count } losetas en el cobertizo
    }

## The garden in words

connect-board = Jardín
connect-beside = { $side ->
    [above] encima de { $pair }
    [below] debajo de { $pair }
    [right] a la derecha de { $pair }
   *[left] a la izquierda de { $pair }
}
connect-plot = encaja aquí
connect-plot-turned = encaja aquí si se gira
connect-can-catch = se puede atrapar
connect-catches =
    { $count ->
        [one] Atrapa { $count } loseta: { $tiles }
       *[other] Atrapa { $count } losetas: { $tiles }
    }
connect-catches-none = No atrapa nada
connect-turned = { $tile }. { $count ->
    [0] Así no encaja en ninguna parte.
    [one] { $count } parcela.
   *[other] { $count } parcelas.
}

## Answers

connect-hand-tile = Loseta { $number }: { $tile }.
connect-hand-none = No hay losetas que ver.
connect-score = { $name }: { $caught }.
connect-places =
    { $count ->
        [0] Girada así, la loseta no encaja en ninguna parte.
        [one] Encaja en una parcela: { $places }.
       *[other] Encaja en { $count } parcelas: { $places }.
    }
connect-nothing-yet = Todavía no ha pasado nada.
connect-turn-of = Le toca a { $name }.
connect-keys = 1 y 2 eligen una loseta, R la gira. Las flechas van de parcela en parcela y muestran allí la loseta, Intro la planta, Escape la retira. Espacio renuncia a una captura o lleva a elegir entre varias: entonces las flechas van de una a otra y Espacio la toma o la deja. H: tus losetas. E: dónde encaja la loseta. C: losetas atrapadas. P: losetas en el cobertizo. L: la última jugada. T: a quién le toca. B: todo el jardín. X: leer las losetas y volver a las parcelas. Mayús y flechas mueven la vista, más y menos cambian el tamaño, 0 lo muestra todo.

## What was done

connect-told-lay = { $name } planta una loseta ({ $pair }) { $place }.
connect-told-catch =
    { $count ->
        [one] { $name } atrapa { $count } loseta: { $tiles }.
       *[other] { $name } atrapa { $count } losetas: { $tiles }.
    }
connect-told-brief =
    { $count ->
        [0] { $name } planta una loseta.
        [one] { $name } atrapa una loseta.
       *[other] { $name } atrapa { $count } losetas.
    }
