### Pourquoi quelque chose est refusé : page, terminal et ligne de commande.

error-of-refused = Cela n’est pas possible.
error-of-unreadable = Impossible de lire cela.
error-of-option = Ce choix n’existe pas.
error-of-illegal = Les règles ne le permettent pas maintenant.
error-of-stale = La partie a déjà avancé.

error-over = La partie est finie.
error-not-begun = La partie n’a pas commencé.
error-turn = C’est au tour de la place { $player }.
error-nobody = Personne ne peut agir maintenant.
error-line-long = Cette ligne est trop longue.
error-paused = La partie est en pause.
error-bot-plays = Un robot joue pour toi : reviens d’abord.
error-referee = Seul l’arbitre d’une ligue peut faire cela.
error-seat-taken = Quelqu’un est déjà assis là.
error-piece-taken = Quelqu’un a déjà ce pion.
error-seats-open = Il reste des places libres : attends, ou donne-les à des robots.
error-take-back-none = Il n’y a rien à annuler.
error-take-back-seen = Quelque chose a été révélé : impossible d’annuler.
error-take-back-asked = La question est déjà posée aux autres.

error-action-sliding = Je ne connais pas « { $text } ». Une poussée s’écrit b1=6, un trajet d4 ; le mot aide montre le reste.
error-pushed = La poussée est faite : avance maintenant, ou reste où tu es.
error-push-first = Pousse d’abord, avance ensuite.
error-slot = Il n’y a pas de flèche en { $cell }. Il y en a en { $cells }.
error-barred = La flèche en { $cell } est barrée : elle annulerait la dernière poussée.
error-spare-turn = La tuile libre ne peut pas être posée ainsi. Possible : { $ways }.
error-leave = On ne sort qu’à la fin, avec tous les trésors et un chemin ouvert vers le bord.
error-lord-idle = Tu ne peux pas déplacer l’Éclipse maintenant.
error-lord-card = C’est l’Éclipse qui doit chercher cette carte : déplace-la, par exemple avec !d4.
error-reach = { $cell } est hors de portée. À portée : { $cells }.
error-cell-form = « { $text } » n’est pas une case. Écris une colonne et une rangée, par exemple d4.
error-cell = Il n’y a pas de case { $text } : ce plateau s’arrête à { $last }.

error-action-go = Je ne connais pas « { $text } ». Écris bon, 1A@b2e pour poser, reprends 1 pour reprendre, ou fini.
error-moment = Ce moment est déjà passé.
error-go-house = Cela se fait tout seul.
error-go-wait = Attends le départ.
error-go-build = La manche est lancée : construis.
error-go-ready = C’est bon pour toi : attends les autres.
error-go-hands-off = Avant le départ, on ne touche pas aux tuiles.
error-go-claimed = Tu as fini cette manche et tu tiens le jeton { $points }.
error-go-late = Le temps était écoulé.
error-go-end-off = Dans cette partie, on ne peut pas arrêter avant la fin.
error-go-end-early = Tu ne peux arrêter qu’après { $claims } manches ratées de suite par l’autre personne.
error-go-end-later = Pas pendant la construction : entre les manches, avant de dire que c’est bon.
error-go-lift = La tuile { $tile } n’est pas sur ton plateau.
error-go-lies = La tuile { $tile } est déjà posée : reprends-la d’abord.
error-go-joker = Tu n’as pas le joker dans cette manche.
error-go-under = Elle serait posée sur { $tiles }.
error-go-middle = Le centre n’est jamais couvert.
error-go-edge = Elle dépasserait : le plateau s’arrête à { $last }.
error-weave = Ici, on ne fait que poser ou reprendre des tuiles.

error-action-connect = Je ne connais pas « { $text } ». Écris par exemple 3@2,-1=a ou 3@2,-1=a attrape 0,0 1,0.
error-connect-tile = Il n’y a pas de tuile { $tile } : elles vont de 1 à { $most }.
error-connect-twice = Une case est nommée deux fois.
error-connect-hand = La tuile { $tile } n’est pas dans ta main : tu as { $tiles }.
error-connect-turn = La tuile { $tile } ne peut pas être posée ainsi. Possible : { $ways }.
error-connect-taken = Il y a déjà une tuile en { $cell }.
error-connect-apart = En { $cell }, la tuile ne toucherait aucune autre.
error-connect-path = Aucun chemin ne continue depuis { $cell }.
error-connect-new = En { $cell } se trouve la nouvelle tuile : elle reste.
error-connect-empty = Il n’y a pas de tuile en { $cell }.
error-connect-kin = La tuile en { $cell } n’a aucun animal de la tuile { $tile }.
error-connect-link = Aucun chemin ne mène en { $cell }.
error-connect-joined = Les tuiles restantes ne formeraient plus un seul morceau.
error-connect-cell = « { $text } » n’est pas une case. Écris par exemple 2,-1, chaque nombre de -{ $far } à { $far }.

error-edition = Il n’y a pas de jeu « { $text } ». Il y a : { $known }.
error-seats = Ce jeu est pour { $low } à { $high } personnes.
error-seat = Il n’y a pas de place { $text } : il y en a { $seats }.
error-start = La place { $player } ne peut pas commencer : il n’y en a que { $seats }.
error-cards = Il n’y a pas autant de cartes : au plus { $most } par personne.
error-option-value = L’option { $option } ne peut pas être « { $text } ». Possible : { $known }.
error-option-unknown = Ce jeu n’a pas d’option « { $option } ». Il a : { $known }.
error-option-form = « { $text } » n’est pas une option : écris par exemple cards=6.
error-option-twice = L’option { $option } est donnée deux fois.
error-bot = Il n’y a pas de robot « { $text } ». Il y a : { $known }, et les nombres de 1 à 20.
error-bot-kind = Personne ne peut jouer en tant que « { $text } ».
error-name = « { $text } » ne peut pas être un nom.
error-name-long = « { $text } » est trop long pour un nom : au plus { $most } caractères.
error-seed = Une graine tient en une ligne de { $most } caractères au plus.
error-clock = Il faut au moins une seconde.
error-clock-own = Ce jeu a son propre temps.
error-clock-alone = Avec un temps limité, il faut être au moins deux.
error-clock-turn = Un tour peut durer de 1 à 3600 secondes.
error-not-here = Ce jeu n’existe pas encore dans le terminal.

error-position = « { $text } » n’est pas une position.
error-position-part = Cette partie de la position est illisible : « { $text } ».
error-position-rows = Les rangées du plateau n’ont pas la même longueur.
error-position-size = Les côtés d’un plateau peuvent avoir de 3 à { $most } cases.
error-position-edition = Cette position est celle d’un autre jeu : « { $text } ».
error-position-rules = La position suit d’autres règles que celles-ci.
error-position-seats = Cette position est prévue à { $seated }, pas à { $given }.
error-position-over = Dans cette position, la partie est finie : personne ne peut agir.
error-position-large = Cette position est trop grande pour une table.
error-position-cards = Personne ne pourrait trouver ces cartes : { $cards }. Elles ne sont nulle part.
error-position-unseen = Il n’y a pas assez de cartes pour tout ce qui est caché.
error-position-shared = L’animal { $letter } est sur plus de { $most } tuiles.

error-record = Ce n’est pas l’enregistrement d’une partie.
error-record-line = Ligne { $line } de l’enregistrement : { $why }
error-record-expected = Il manque « { $key } » ici.
error-record-format = Cet enregistrement a un autre format : « { $text } ».
error-record-version = La partie suit la version { $text } des règles ; ici, c’est la version { $ours }.
error-record-seats = Les noms et la position ne donnent pas le même nombre de personnes.
error-record-part = « { $text } » n’a pas sa place ici.
error-record-seed = La graine n’est pas celle qui a été scellée au début.
error-record-broken = L’enregistrement s’arrête ici, ou continue mal.
error-record-no-seed =
    { $count ->
        [one] Une action est permise, mais la graine manque : impossible de vérifier la donne.
       *[other] Les { $count } actions sont permises, mais la graine manque : impossible de vérifier la donne.
    }
error-record-deal = La graine donne une autre position de départ.
error-record-hides = Cet enregistrement cache des cartes : il date d’avant la fin de la partie.
error-review-long = Cette partie est trop longue pour être revue : au plus { $most } actions.
error-ply = Il n’y a pas d’action { $text } : la dernière est { $last }.
error-line = Ligne { $line } : { $why }
error-in-file = { $file } : { $why }
error-file = Impossible d’utiliser le fichier { $file }.
error-file-none = Il n’y a pas de fichier { $file }.
error-file-forbidden = L’accès au fichier { $file } est refusé.
error-file-folder = { $file } est un dossier, pas un fichier.
error-file-text = Le fichier { $file } n’est pas un texte.
error-file-many = Le fichier { $file } contient plusieurs parties : ajoute le numéro de l’une d’elles, par exemple #1.
error-disk = Le système ne le permet pas.
error-overwrite = L’image écraserait la partie : { $file }.

error-evening-full = Une soirée est faite pour 4 à 32 personnes, et 32 sont là.
error-evening-few = Une soirée a besoin de quatre personnes pour commencer.

error-puzzle = Il n’y a pas d’énigme « { $text } ».
error-puzzle-kind = Il n’y a pas de sorte d’énigme « { $text } ». Il y a : { $known }.
error-puzzle-both = Choisis une énigme par son numéro ou par sa sorte, pas les deux.
error-puzzles-show = Nomme une énigme, ou ajoute --sheet.
error-date = « { $text } » n’est pas une date : écris par exemple 2026-11-17.
error-lesson = Il n’y a pas de leçon « { $text } ». Il y a : { $known }.

error-command = Il n’y a pas de commande « { $text } ». Il y a : { $known }.
error-command-needed = Nomme une de ces commandes : { $known }.
error-arguments = Cette commande ne s’utilise pas ainsi. { $command } --help montre comment faire.
error-no-option = Il n’y a pas d’option { $text } ici.
error-too-many = « { $text } » est de trop.
error-number = « { $text } » n’est pas un nombre.
error-number-range = « { $text } » ne va pas : il faut un nombre de { $low } à { $high }.
error-pair = « { $text } » ne nomme pas de place : écris 1=Anna, les places vont de 1 à { $seats }.
error-pair-twice = La place { $seat } est nommée deux fois.
error-language = Il n’y a pas de langue « { $text } » ici. Il y a : { $known }.
error-shell = Il n’y a pas de script pour le shell « { $text } ». Il y a : { $known }.
error-package = Il manque le paquet { $package } : { $how }
error-mazenet-nobody = Personne n’est venu : l’attente de { $wait } s est finie.
