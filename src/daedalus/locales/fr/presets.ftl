### Français : ce que peut être une partie, en un mot. Page et terminal disent la même chose.

preset-classic = Comme dans la boîte
preset-eclipse = Avec l’Éclipse
preset-quick = Rapide
preset-children = Avec des enfants
preset-sharp = Pour yeux de lynx
preset-own = À ta façon
preset-own-note = Ton propre mélange d’options.
preset-note-classic-classic = Toutes les cartes sont distribuées. Trouve les tiennes, puis rentre chez toi.
preset-note-classic-quick = Quatre cartes chacun. Qui trouve sa dernière carte gagne.
preset-note-classic-children = Quatre cartes chacun. Tu vois toutes les tiennes et les trouves dans l’ordre que tu veux. À la fin, tout le monde va au milieu.
preset-note-pirates-classic = Toutes les cartes sont distribuées. Trouve les tiennes, puis rentre au port.
preset-note-pirates-quick = Quatre cartes chacun. Qui trouve sa dernière carte gagne.
preset-note-pirates-children = Quatre cartes chacun, visibles pour tous, dans n’importe quel ordre. À la fin, tu rentres au port.
preset-note-galaxy-eclipse = Certaines cartes sont sombres : pour elles, tu diriges l’Éclipse. Trouve les tiennes, puis rentre à ta base.
preset-note-galaxy-classic = Le jeu de base. Toutes les cartes sont distribuées. Trouve les tiennes, puis rentre à ta base.
preset-note-galaxy-quick = Quatre cartes chacun. Qui trouve sa dernière carte gagne.
preset-note-galaxy-children = Quatre cartes chacun. Tu vois toutes les tiennes et les trouves dans l’ordre que tu veux. À la fin, tu sors par n’importe quel bord.
preset-note-go-classic = 15 secondes pour chercher, deux minutes pour construire.
preset-note-go-quick = Une minute seulement pour construire.
preset-note-go-children = Deux fois plus de temps pour chercher, autant que tu veux pour construire.
preset-note-go-sharp = Dés éparpillés, et les côtés rouges comptent en entier.
preset-note-connect-classic = Pose une tuile et attrape ce qu’elle relie. Le plus de prises gagne.
