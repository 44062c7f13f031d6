### Português: opções, os seus valores e os níveis dos bots. Página, terminal e regras dizem o mesmo.

option-sliding-cards = Cartas por pessoa
    .number = { $count }
option-sliding-hands = Quem vê as cartas
value-hands-hidden = só a de cima
value-hands-own = todas as minhas
value-hands-open = toda a gente vê tudo
option-sliding-ending = Como acaba
value-ending-home = de volta a casa
value-ending-last-card = com a última carta
value-ending-edge = a sair pela borda
value-ending-point = numa casa combinada
point = Que casa?
option-sliding-dark_lord = Entra o Eclipse
    .note = Uma quinta figura vai buscar as cartas escuras.
option-sliding-tiles = Peças (retas, curvas, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Tabuleiro
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Quem começa
option-connect-laying = Uma peça nova tem de
value-laying-joined = continuar um caminho
value-laying-touching = tocar noutra peça
option-connect-start = Quem começa
value-random = à sorte
value-youngest = a pessoa mais nova
youngest = Quem é a pessoa mais nova?
value-all = todas
option-go-dice = Os tesouros de cada dado estão
value-dice-pinwheel = juntos
value-dice-spread = espalhados
option-go-red = Os lados vermelhos custam
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Tempo para procurar
    .number =
        { $count ->
            [0] sem limite
           *[other] { $count } s
        }
option-go-limit = Tempo para construir
    .number =
        { $count ->
            [0] sem limite
           *[other] { $count } s
        }
option-go-pause = Tempo para ver depois
    .number =
        { $count ->
            [0] sem limite
           *[other] { $count } s
        }
option-go-may_end = Entregar mal pode terminar o jogo
    .note = A dois: depois de duas entregas seguidas sem resolver, a outra pessoa pode terminar o jogo e ganhá-lo.
house-rule = regra da casa

## How well bots play

level-random = De cabeça no ar
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-expert = Perito
level-master = Mestre
level-step = Força { $step } de 20
