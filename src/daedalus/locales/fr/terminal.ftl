### French: every sentence of the terminal.
### Names of people and motifs come as arguments; a motif always with its article, as a subject.

## Leaving, keeping, going on

saved = La partie est gardée dans { $path }.
quit-title = Quitter la table ?
quit-kept = La partie reste dans { $path } ; daedalus play --resume la reprend.
quit-leave = quitter
quit-menu = menu
quit-stay = rester

## What the keys do (short: they share one line)

key-slots = flèches
key-cells = cases
key-turn = tourner
key-push = pousser
key-walk = avancer
key-back = annuler
key-swap = autre pion
key-hint = indice
key-undo = reprendre
key-letters = trésors
key-help = aide
key-quit = quitter
key-rules = règles
key-rows = ligne
key-values = changer
key-scroll = défiler
key-close = fermer
key-step = un pas
key-leap = dix pas
key-ends = début, fin

guide-title = À quoi servent les touches
guide-close = Échap, Entrée ou ? ramènent à la partie.
guide-sliding =
    Les flèches du clavier vont de flèche en flèche autour du plateau ; droit à travers, on passe à l’autre bout de la rangée. Tab avance dans le sens des aiguilles d’une montre. R tourne la tuile libre, Maj+R dans l’autre sens. Entrée pousse. Ensuite, les flèches ou Tab choisissent une case claire, une majuscule saute à son trésor, Entrée avance. Échap annule la poussée tant que tu n’as pas avancé. L explique les lettres, F2 montre les règles.

    ▲ ● ■ ◆ pions    △ ○ □ ◇ leurs maisons    A à X trésors
    » « ton but    · cases à ta portée    ╬ flèche barrée
    les murs épais restent, les fins bougent, les doubles sont ceux de la dernière tuile poussée

letters-title = Ce que disent les lettres

## The menu

menu-welcome = Un labyrinthe qui ne tient pas en place. À quoi jouons-nous ?
menu-seats = Combien
menu-seats-value =
    { $seats ->
        [one] en solo
       *[other] à { $seats }
    }
menu-human = quelqu’un, ici
menu-bot = robot : { $level }
menu-preset = Partie
menu-ask = Entrée garde ce qui est proposé ; un nombre choisit autre chose.
menu-ask-number = Tape un nombre de 1 à { $most }, ou simplement Entrée.
option-true = oui
option-false = non

## The curtain

curtain-press = Entrée : personne d’autre ne regarde

## A turn

ask-look = À toi de pousser, { $name }. Les flèches du clavier choisissent par où.
ask-aim = Pousser la { $line } ?
ask-aim-reach = Ton but sera alors à ta portée !
ask-barred = Pas ici : pousser la { $line } annulerait la dernière poussée.
ask-stay = { $name } : rester en { $cell } ?
ask-walk = { $name } : aller en { $cell } ?
ask-walk-find = Ton trésor est là !
ask-walk-win = C’est gagné !
ask-out = Sortir du labyrinthe par { $cell } ? C’est gagné !
ask-wait = { $name } réfléchit…
turn-number = tour { $turn }
watch-at = Action { $ply } sur { $last }


spare-open = La tuile libre est ouverte vers { $sides }.
goal-title = { $name } cherche
goal-at = en { $cell }
goal-on-spare = sur la tuile libre
goal-lord = ◉ { $lord }
goal-point = La case convenue
goal-edge = La sortie
goal-edge-how = par une case du bord ouverte vers l’extérieur
goal-hidden = Les cartes sont face cachée.
goal-sealed = La carte suivante se découvre au début du prochain tour.

note-found = { $found } sur { $all }
note-all = { $found } sur { $found } !
trail-none = rien encore, mais une belle promenade

## The log

did-walk = { $name } va en { $cell }.
did-stay = { $name } reste en { $cell }.
did-lord = { $name } envoie { $lord } en { $cell }.
did-find = C’est trouvé : { $motif }.
hint-push = Essaie { $slot } : { $line }, la tuile libre ouverte vers { $sides }.
hint-walk = Puis va en { $cell }.
hint-lord = Puis envoie { $lord } en { $cell }.
hint-out = Puis sors du labyrinthe.

## The end

end-title = Bravo, { $names } !
end-line = { $rank }. { $name } : { $trail }
end-turns =
    { $turns ->
        [one] Un seul tour a suffi.
       *[other] Il a fallu { $turns } tours.
    }
end-again = rejouer
end-watch = revoir
end-menu = menu

## Tiles in words


## Playing line by line

plain-welcome = Tape aide pour voir ce qu’on peut demander.
plain-seat = Place { $seat }, { $name } : { $note }
plain-turn-push = { $name }, tour { $turn } : pousse d’abord, par exemple { $example }.
plain-turn-walk = { $name }, avance maintenant, par exemple d4, ou reste sur place. Le mot annuler reprend la poussée.
plain-board-rule = Les minuscules nomment les colonnes, les nombres les rangées, les majuscules les trésors ; les murs épais ne bougent jamais.
plain-goal = { $name } ({ $letter }) : { $place }
plain-turns = Elle peut se poser ainsi : { $turns }
plain-barred = Flèche barrée : { $slot }
plain-reach = { $name } peut aller en { $cells }
plain-ways-out = On sort du labyrinthe par { $cells } : nomme une de ces cases ou tape { $out }.
plain-undone = Repris : { $action }
plain-curtain = Appuie sur Entrée quand personne d’autre ne regarde.
plain-where-what = Que cherches-tu ? Nomme un trésor ou quelqu’un, par exemple : où chouette
plain-where-nothing = Rien ici ne s’appelle « { $what } ».
plain-sliding = Une poussée, c’est la case où la tuile entre et ses côtés ouverts : b1=6. Côtés : nord 1, est 2, sud 4, ouest 8, additionnés, de a à f après 9. Un déplacement, c’est la case : d4. L’Éclipse avance avec !d4, et dehors sort du labyrinthe.
act-out = dehors
word-board = plateau
    .does = dessine le labyrinthe
word-goal = but
    .does = dit ce que tu cherches
word-reach = portée
    .does = nomme les cases où tu peux aller
word-spare = tuile
    .does = décrit la tuile libre
word-where = où
    .does = trouve un trésor ou quelqu’un
word-cell = case
    .does = décrit une case, par exemple : case d4
word-letters = lettres
    .does = dit ce que sont les majuscules
word-position = situation
    .does = écrit la position sur une ligne
word-help = aide
    .does = montre cette liste
word-hint = indice
    .does = dit ce que ferait un robot
word-log = journal
    .does = raconte ce qui s’est passé
word-seats = places
    .does = dit où en est chacun
word-rules = règles
    .does = affiche les règles
word-undo = annuler
    .does = reprend ta poussée ou le dernier tour
word-quit = quitter
    .does = quitte la partie

## The command line

replay-verified =
    { $actions ->
        [one] { $file } : { $actions } action, et la graine donne bien cette première position.
       *[other] { $file } : { $actions } actions, et la graine donne bien cette première position.
    }
help-daedalus = Des jeux de plateau dans un labyrinthe mouvant. Sans commande : le jeu s’ouvre, dans le navigateur ou sinon ici.
help-play = Jouer dans le terminal, en solo, avec des robots ou autour d’un écran.
help-replay = Revoir une partie pas à pas.
help-rules = Afficher les règles d’une édition.
help-perft = Compter les suites d’actions possibles.
help-record = Vérifier les parties modèles, ou les réécrire.
help-serve = Lancer le serveur pour jouer dans le navigateur.
help-arena = Faire jouer des robots les uns contre les autres.
help-bench = Mesurer la vitesse de tout.
help-engine = Offrir les robots à d’autres programmes.
help-mazenet = Jouer contre des programmes MazeNet.
help-completion = Afficher un script avec lequel le shell complète commandes et options.
help-shell = Quel shell :
help-version = Afficher la version.
help-edition = Quel jeu :
help-seats = Combien de personnes jouent.
help-seed = La même graine donne la même partie.
help-option = Une option de l’édition, comme cards=6 ; peut se répéter.
help-bots = Niveau des robots à toutes les places sauf la première ; none : aucun robot.
help-bot = Un robot à une place, comme 2=medium ; peut se répéter.
help-name = Un nom pour une place, comme 1=Anna ; peut se répéter.
help-position = Partir de cette position.
help-save = Garder la partie dans ce fichier.
help-resume = Reprendre une partie gardée.
help-plain = Ligne par ligne, pour les redirections et les lecteurs d’écran.
help-rules-plain = Afficher le texte tel quel.
help-clock = Secondes pour chaque tour ; ensuite, le jeu continue.
help-motion = Avec ou sans animations.
help-lang = Langue :
help-file = Une partie enregistrée, comme soir.game, ou une partie d’une arène : arena.games#17.
help-files = Des parties enregistrées.
help-verify = Vérifier seulement la partie et sa donne.
help-write = Réécrire les parties selon les règles actuelles.
help-depth = Combien d’actions en profondeur.
help-divide = Compter aussi sous chaque première action.
help-arena-bots = Qui joue : deux niveaux de robots ou plus.
help-arena-games = Combien de parties joue chaque paire.
help-arena-budget = Combien de millisecondes un robot peut réfléchir.
help-arena-cpu-time = Compter les millisecondes des robots en temps processeur, pour une machine occupée.
help-arena-jobs = Combien de processus.
help-arena-out = Garder les parties dans ce fichier et les y reprendre.
help-arena-cluster = Répartir les parties sur une grappe Ray.
help-arena-markdown = Afficher le tableau en Markdown.
help-bench-names = Que mesurer ; tout, si rien n’est nommé.
help-bench-write = Écrire les mesures dans ce fichier.

over-to = À { $name } de jouer
others-look-away = Les autres : regardez le plafond.
