### Français : les images animées des règles ; `.picture` dit ce qu’on y voit.

figure-push = Une poussée : la ligne glisse et une tuile sort.
    .picture = Une rangée avance d’une case vers la droite : une tuile entre à gauche, la dernière sort à droite.
figure-walk = Avancer : par les chemins ouverts, aussi loin qu’on veut.
    .picture = Un pion suit un chemin ouvert sur quatre tuiles, tourne un coin et arrive à un trésor.
figure-go-claim = Plus tôt fini, plus de points : chaque annonce prend le meilleur jeton qui reste.
    .picture = Quatre joueurs devant leur plateau. Bram annonce d’abord et prend le jeton 6, puis Pip le 4, puis Orla le 2. Juno n’a pas fini et reçoit le 1 qui reste.
figure-go-solved = Résolu : les quatre trésors se voient par un trou, et un chemin relie chacun au centre.
    .picture = Quatre tuiles sont posées, chacune avec son trou sur un trésor. Puis une ligne part du centre le long des chemins jusqu’à chaque trésor, et chacun est coché.
figure-go-check = La vérification : une tuile est à l’envers, un trésor n’a donc pas de chemin.
    .picture = Des lignes vont du centre à trois trésors, qui sont cochés. Au quatrième, des barres rouges montrent où son chemin s’arrête, et il reçoit une croix.
figure-go-score = Résolu : avance du nombre bleu. Pas résolu : recule du nombre rouge.
    .picture = Une piste de 0 à 20 avec une étoile au bout. Pip a un 4 bleu et va de 7 à 11. Bram a un moins 2 rouge et recule de 13 à 11.
figure-connect-lay = Poser : un chemin au moins doit continuer. Les autres côtés peuvent toucher un mur.
    .picture = Quatre tuiles forment un carré. Des places en pointillé montrent où va la suivante ; elle tombe à droite, où un chemin y entre.
figure-connect-catch = Attraper : un chemin continu relie deux animaux pareils, et l’autre tuile est à toi.
    .picture = Une tuile est posée. Un ruban pointillé va de son animal, par deux tuiles, au même animal sur une autre. Les deux sont entourés ; puis l’autre tuile s’envole.
figure-connect-choice = Choisir : l’une ou l’autre, pas les deux. Ce qui reste doit former un seul morceau.
    .picture = Quatre tuiles en carré. La nouvelle, en haut à gauche, est reliée à un ami à droite et à un autre en dessous. D’abord celui de droite est coché, puis celui du dessous ; sans les deux, la dernière tuile ne toucherait plus que par un coin.
