### French: the sentences of Go! in the terminal.

## Building

go-ask-claim = Fini ? Encore une fois C pour l’annoncer ; on ne revient pas dessus.
go-blocked = Ça ne rentre pas là.
go-hint = Essaie ceci : { $action }

## What the keys do (short: they share one line)

go-key-move = déplacer
go-key-tile = prendre
go-key-flip = retourner
go-key-place = poser
go-key-lift = reprendre
go-key-person = autre personne
guide-go =
    Entrée dit que c’est bon : d’abord pour le lancer, puis quand tu as trouvé les trésors. Après « Partez ! », les flèches déplacent la tuile que tu tiens, R la tourne, Maj+R dans l’autre sens, F la retourne. Tab ou son numéro prend une autre tuile, même posée. Entrée la pose, Retour arrière reprend ce qui est là. Deux fois C annonce que tu as fini. À plusieurs devant un clavier, P le passe. L dit ce que sont les lettres, F2 montre les règles.

    »S« un trésor des dés    ✓S il se voit dans un trou et il est relié    (S) un autre sous un trou

    les murs épais sont reliés au centre, les murs fins pas encore, les murs doubles sont la tuile en main ; à côté du journal, les plateaux des autres, trous cerclés

## Playing line by line

go-plain-build =
    { $count ->
        [0] { $name }, aucun trésor n’est encore relié.
        [one] { $name }, un trésor est relié.
       *[other] { $name }, { $count } trésors sont reliés.
    } À côté du plateau : { $tiles }. Secondes restantes : { $seconds }.
go-board-rule = »S« est un trésor des dés, ✓S un trésor relié, (S) un autre sous un trou ; les chiffres sont des tuiles. Les murs épais sont reliés au centre.
go-tiles-rule = Côtés ouverts des deux cases quand la tuile va vers l’est : nord 1, est 2, sud 4, ouest 8, additionnés, a à f au-delà de 9. Les tuiles 1 à 4 ont un trou dans la première case.
plain-go = Tape bon pour le lancer, puis encore quand tu as trouvé les trésors. Une tuile se pose par son numéro, sa face, sa première case et la direction de la seconde (n, e, s, w) : 1A@b2e. Le joker : J@b2. Avec reprends 1, tu reprends une tuile ; avec fini, tu annonces. Le temps passe pendant que tu tapes.
act-ready = bon
act-claim = fini
act-lift = reprends
act-place = pose
act-end = arrêter
word-dice = dés
    .does = dit où sont les trésors des dés
word-tiles = tuiles
    .does = décrit tes tuiles
word-rivals = rivaux
    .does = montre les plateaux des autres
word-wait = attends
    .does = laisse passer des secondes, par exemple : attends 10
