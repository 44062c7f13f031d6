### Français : jouer sur papier : la page, et ce qui est écrit sur les feuilles.
### sheet-* et ours-* sont imprimés : ils sont courts, et ne parlent jamais de l’écran.

print-note = papier, ciseaux, colle
print-game = Quel jeu ?
print-parts = À imprimer
print-part-board = Plateau, à assembler
print-part-tiles = { $count } tuiles de 5 cm
print-part-cards = { $count } cartes, à plier
print-part-pieces = { $count } pions, à plier
print-part-players = { $count } plateaux, avec six tuiles chacun
print-part-dice = { $count } dés, à plier
print-part-shared = Piste, jetons de points et joker
print-part-rules = Règles sur une page
print-part-position = Ce plateau, tel qu’il est
print-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-full = En couleurs
print-ink-saving = Économe
print-now = { $count ->
    [one] Imprimer { $count } feuille
   *[other] Imprimer { $count } feuilles
}
print-none = Choisis au moins un élément.
print-advice = Dans la fenêtre qui s’ouvre, choisis « taille réelle ». Du papier épais de 160 g convient le mieux.
print-preview = Ce qui sortira de l’imprimante

sheet-board = plateau
sheet-tiles = tuiles
sheet-cards = cartes
sheet-pieces = pions à plier
sheet-players = plateaux et tuiles
sheet-dice = dés à plier
sheet-shared = piste, jetons de points, joker
sheet-rules = règles
sheet-position = un plateau tel qu’il est
sheet-of = { $part }, feuille { $n } sur { $of }
sheet-ruler = 50 mm ? Alors c’est bon.
sheet-actual = Imprimer à 100 %, « taille réelle »
sheet-glue = coller
sheet-glue-here = coller ici la feuille { $n }
sheet-board-told = Quatre feuilles forment le plateau, large de 35 cm à l’intérieur du bord. Colle-les sur du carton. Les tuiles se posent sur les cases en pointillés.
sheet-cards-told = Découper, plier au milieu, coller. Pas besoin d’imprimer des deux côtés.
sheet-pieces-1 = Découpe le long des lignes.
sheet-pieces-2 = Plie le long des pointillés. Les pieds vont vers l’intérieur.
sheet-pieces-3 = Colle les deux pieds l’un sur l’autre, et le pion tient debout.
sheet-go-tiles = Découper, plier au milieu, coller : chaque tuile a deux faces. Découper aussi les trous blancs.
sheet-go-shared = Jetons de points : plier au milieu et coller ; le nombre au dos compte si ton plateau n’est pas résolu. Les quatre pions avancent sur la piste. Le joker se pose comme une tuile.
sheet-dice-told = Découper un dé avec ses languettes, le plier le long des lignes et coller les languettes à l’intérieur.
sheet-spare = tuile libre
sheet-placed-sliding = Posez vos tuiles imprimées ainsi, et la tuile libre à côté du plateau. La flèche barrée est fermée pour la première poussée.
sheet-placed-go = Posez vos tuiles imprimées ainsi. En bas, les trésors que les dés ont donnés.
sheet-placed-connect = Posez vos tuiles imprimées ainsi.

how-sliding = Chaque tour a deux étapes : pousse la tuile libre, puis avance sur les chemins ouverts. Ne regarde que ta première carte : si tu t’arrêtes sur ce trésor, pose-la face visible près de toi. Qui a trouvé tous ses trésors et rentre à la maison avant les autres gagne.
how-go = Lancez les dés : ils montrent quatre trésors. Tout le monde construit en même temps : chaque trésor doit se voir par un trou, et un chemin doit le relier au centre. Qui finit en premier prend le meilleur jeton. Qui arrive en premier à 20 gagne.
how-connect = Pose une de tes deux tuiles de façon qu’un chemin continue, puis pioches-en une autre. Si un chemin sans coupure relie deux animaux pareils, tu attrapes l’autre tuile. Quand tout est posé, qui en a attrapé le plus gagne.
ours-sliding = Reconstitué par nous : quel trésor est à quel endroit, et tous les dessins. Le nombre de tuiles et de cartes est celui du jeu imprimé.
ours-go = Reconstitué par nous : les chemins des tuiles, les trésors de chaque dé et les nombres au dos des jetons. La règle du jeu ne les montre qu’en images.
ours-connect = Reconstitué par nous : quels animaux sont sur quelle tuile, et combien de tuiles ont quelle forme. La règle du jeu ne le dit pas.
