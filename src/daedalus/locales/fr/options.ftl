### Français : les options, leurs valeurs et les niveaux des robots. Page, terminal et règles disent la même chose.

option-sliding-cards = Cartes par personne
    .number = { $count }
option-sliding-hands = Qui voit les cartes
value-hands-hidden = seulement la première
value-hands-own = toutes les miennes
value-hands-open = tout le monde voit tout
option-sliding-ending = Comment ça finit
value-ending-home = retour à la maison
value-ending-last-card = avec la dernière carte
value-ending-edge = en sortant par le bord
value-ending-point = sur une case convenue
point = Quelle case ?
option-sliding-dark_lord = L’Éclipse entre en jeu
    .note = Une cinquième pièce va chercher les cartes sombres.
option-sliding-tiles = Tuiles (droites, virages, T)
value-tiles-13-15-6 = 13, 15, 6
value-tiles-12-16-6 = 12, 16, 6
option-sliding-size = Plateau
value-size-5 = 5 × 5
value-size-7 = 7 × 7
value-size-9 = 9 × 9
option-sliding-start = Qui commence
option-connect-laying = Une nouvelle tuile doit
value-laying-joined = continuer un chemin
value-laying-touching = toucher une autre tuile
option-connect-start = Qui commence
value-random = le hasard
value-youngest = la personne la plus jeune
youngest = Qui est le ou la plus jeune ?
value-all = toutes
option-go-dice = Les trésors de chaque dé sont
value-dice-pinwheel = proches
value-dice-spread = dispersés
option-go-red = Les faces rouges coûtent
value-red-half = 3, 2, 1
value-red-full = 6, 4, 2
option-go-search = Temps pour chercher
    .number =
        { $count ->
            [0] sans limite
           *[other] { $count } s
        }
option-go-limit = Temps pour construire
    .number =
        { $count ->
            [0] sans limite
           *[other] { $count } s
        }
option-go-pause = Temps pour regarder après
    .number =
        { $count ->
            [0] sans limite
           *[other] { $count } s
        }
option-go-may_end = Les fausses annonces peuvent arrêter la partie
    .note = À deux : après deux annonces non résolues de suite, l’autre peut arrêter la partie et la gagner.
house-rule = règle maison

## How well bots play

level-random = Rêveur
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-step = Force { $step } sur 20
