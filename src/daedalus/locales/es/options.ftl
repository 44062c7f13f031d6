### Español: opciones, sus valores y los niveles de los bots. Página, terminal y reglas dicen lo mismo.

option-sliding-cards = Cartas por persona
    .number = { $count }
option-sliding-hands = Quién ve las cartas
value-hands-hidden = solo la primera
value-hands-own = todas las mías
value-hands-open = todo el mundo ve todo
option-sliding-ending = Cómo acaba
value-ending-home = de vuelta a casa
value-ending-last-card = con la última carta
value-ending-edge = saliendo por el borde
value-ending-point = en una casilla acordada
point = ¿Qué casilla?
option-sliding-dark_lord = Participa el Eclipse
    .note = Una quinta ficha busca las cartas oscuras.
option-sliding-tiles = Losetas (rectas, curvas, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Tablero
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Quién empieza
option-connect-laying = Una loseta nueva debe
value-laying-joined = continuar un camino
value-laying-touching = tocar otra loseta
option-connect-start = Quién empieza
value-random = el azar
value-youngest = la persona más joven
youngest = ¿Quién es la persona más joven?
value-all = todas
option-go-dice = Los tesoros de cada dado están
value-dice-pinwheel = juntos
value-dice-spread = dispersos
option-go-red = Los lados rojos cuestan
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Tiempo para buscar
    .number =
        { $count ->
            [0] sin límite
           *[other] { $count } s
        }
option-go-limit = Tiempo para construir
    .number =
        { $count ->
            [0] sin límite
           *[other] { $count } s
        }
option-go-pause = Tiempo para mirar después
    .number =
        { $count ->
            [0] sin límite
           *[other] { $count } s
        }
option-go-may_end = Entregar mal puede terminar la partida
    .note = Para dos: tras dos entregas seguidas sin resolver, la otra persona puede terminar la partida y ganarla.
house-rule = regla de la casa

## How well bots play

level-random = En las nubes
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-master = Maestro
level-step = Fuerza { $step } de 20
