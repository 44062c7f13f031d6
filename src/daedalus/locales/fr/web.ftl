### French: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Cinq labyrinthes qui ne tiennent pas en place.
front-subtitle = Ni compte ni téléchargement. Choisis un monde, dis qui joue, c’est parti.
front-worlds = Choisis un monde
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Aide, son et lumière
front-options = Options

## Who plays

who-title = Qui joue ?
who-me = Juste moi
who-me-note =
    { $rivals ->
        [0] en solo, à mon rythme
        [one] contre un rival sympathique
       *[other] contre { $rivals } rivaux sympathiques
    }
who-here = Autour de cet écran
who-here-note = on se le passe, sans regarder
who-here-race = une course : un écran par personne
who-online = Avec des amis en ligne
who-online-note = envoie-leur un lien
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-label = Joueurs
fewer = { $what } : un de moins
more-of = { $what } : un de plus
level = Robots

## Options of a table

options-title = { $title } : options
preset = Genre de partie
more = Plus d’options
clock = Chrono
clock-none = aucun
clock-turn = { $seconds } s par tour
clock-game = { $minutes } min par personne
clock-day = un jour par tour
days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
allow-hints = Indices permis
list-table = Afficher la table dans la liste
list-table-note = Toute personne sur ce serveur peut alors jouer ou regarder.

## Everywhere

app-ready = prêt
close = Fermer
back = Retour
yes = Oui
no = Non
off = coupé
menu = Menu
rules = Règles
settings = Réglages
learn = Apprendre en deux minutes
replay = Revoir
watch = Regarder
puzzles = Énigmes
position-title = Jouer depuis une position
position-editor = Éditeur de positions
    .note = Compose ton propre labyrinthe et joue à partir de là.
position-unplayable = On ne peut pas jouer à partir d’ici.
hint = Indice
sound-on = Activer le son
sound-off = Couper le son
go-light = Couleurs claires
go-dark = Couleurs sombres
other-worlds = D’autres mondes
copied = Copié
copy-link = Copier le lien
share = Partager
send = Envoyer
trouble-offline = Le serveur ne répond pas. Est-il lancé ?
trouble-create = Impossible de créer cette table. Essaie d’autres options.
trouble-seat = Cette place est déjà prise.
trouble-record = « { $file } » n’est pas une partie lisible. Choisis un fichier .game : on peut en télécharger un en revoyant une partie.
trouble-record-broken = « { $file } » s’interrompt, a été modifié ou vient d’une autre version.
trouble-replay = La partie n’a pas encore commencé, ou sa table a été débarrassée.
missing-title = Pas de passage par ici
missing-note = Le mur a dû bouger : cette page n’existe pas.
to-front = Vers tous les labyrinthes
offline-title = Pas de connexion au serveur
offline-note = Les parties vivent sur le serveur. Dès que la connexion revient, on continue.

## Coming to a table

join = Rejoindre
join-label = Un code ?
join-code = code ou lien
table-opening = On prépare la table
table-opening-note = Un instant.
table-gone = Cette table est débarrassée
table-gone-note = La partie est finie et rangée, ou il manque une lettre au lien.
table-new = Ouvrir une nouvelle table
table-retype = Retaper le lien
table-closed = Cette table ne s’ouvre pas
table-closed-note = La partie est conservée telle quelle, mais ce serveur ne sait pas la lire. Une version plus récente l’ouvrira peut-être.
pair-used = Ce lien a déjà servi
pair-used-note = Il ne sert qu’une fois, pendant cinq minutes, pour que personne d’autre ne l’utilise. Fais-en un nouveau sur le premier appareil : Menu, « { $item } ».
pair-used-play = Reprendre la partie
pair-used-watch = Regarder cette table
lobby-ready = Tout le monde est là.
your-name = Ton nom
sit-here = S’asseoir
seat-open = Place libre
seat-bot = Mettre un robot
start-with-bots = Compléter avec des robots et commencer
invite-title = Fais-les venir à table
invite-code = Code de la table
invite-qr = Code QR avec le lien de cette table
name-kept = Retenu sur cet appareil.
your-pawn = Ton pion
your-ship = Ton bateau
your-spaceship = Ton vaisseau
lobby-table = Autour de la table
seats-taken = { $taken } places prises sur { $all }
host-gone = L’hôte est absent depuis longtemps. { $name } s’occupe de la table maintenant.
host-gone-you = L’hôte est absent depuis longtemps. C’est toi qui t’occupes de la table maintenant.
lobby-soon = La partie commence dès que toutes les places sont prises.
lobby-count = Début dans { $seconds }
lobby-wait = Attendre
you-tag = Toi
bot = Robot
bot-level = Niveau de { $name }
bot-gone = Retirer le robot { $name }
seat-gone = Retirer la place { $seat }
seat-add = Ajouter une place
seat-add-note = jusqu’à { $most }
guest-title = { $name } t’a gardé une place
guest-title-plain = Une place t’attend
guest-last = Encore une personne, et la partie commence toute seule.
invite-closed = Seul cet ordinateur peut ouvrir ce lien
invite-closed-note = Les téléphones et les autres ordinateurs de la maison ne voient pas encore ta table.
invite-phones = Téléphones
invite-phones-note = scanne ce carré
invite-computers = Ordinateurs
invite-computers-note = tape l’adresse ci-dessous
show-qr = Montrer le code QR
home-open = Laisser entrer les autres de la maison
home-open-note = Ouvert jusqu’à ce que tu refermes. Rien ne sort de chez toi.
home-none = Cet ordinateur n’est dans aucun réseau domestique pour l’instant.
home-trouble = Cela n’a pas marché. Le réseau a peut-être changé, ou un autre programme utilise le port.
home-is-open = Tout le monde dans ton réseau domestique peut l’ouvrir.
home-close = Refermer
meanwhile = En attendant
here-title = Qui joue autour de cet écran ?
here-note = Dites vos noms une fois ; cet appareil les retient.
here-seat = Place { $seat }
here-swap = Un autre pion pour { $name }
here-bot = Robot : { $level }
here-add-person = Ajouter quelqu’un
here-add-bot = Ajouter un robot
curtain = Rideau entre les tours
curtain-note = pour que personne ne regarde les cartes
read-rules = Lire les règles en attendant
lobby-position = La partie commence par une position choisie.
watch-title = Tables à regarder ou à rejoindre
watch-none = Aucune table publique pour l’instant
watch-none-note = Les tables apparaissent ici quand leur hôte coche « { $option } ».
watch-none-open = En ouvrir une
watch-none-replay = Revoir une partie
watch-open = Rejoindre
watch-playing = Regarder
watch-over = Revoir
mine = Mes tables
mine-all =
    { $count ->
        [one] Ma table
       *[other] Mes { $count } tables
    }
mine-note = Cette liste reste sur cet appareil et nulle part ailleurs.
mine-none = Pas encore de tables
mine-none-note = Les tables où tu prends place apparaissent ici, sur cet appareil seulement.
mine-going = En cours
mine-finished = Terminées
mine-play = Continuer
mine-turn = À { $names } de jouer
mine-free =
    { $count ->
        [one] Il reste { $count } place
       *[other] Il reste { $count } places
    }
mine-unstarted = Pas encore commencée
mine-won-you = Tu as gagné
mine-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
mine-unknown = Le serveur ne répond pas
mine-forget = Oublier { $title } sur cet appareil
mine-forget-finished = Oublier les parties terminées
mine-forgotten = C’est oublié sur cet appareil.
mine-keep = Garder quand même
mine-cleared =
    { $count ->
        [one] Une table a été débarrassée et a quitté la liste.
       *[other] { $count } tables ont été débarrassées et ont quitté la liste.
    }

## At the table

you = toi
here = est là
away = n’est pas là
your-turn = À toi
playing = Joue
seats = Joueurs
hand = Ta main
steps = Étapes du tour
cards-left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
lord-note = N’appartient à personne. Attention où elle se tient.
seat-absent = a quitté la table
seat-stand-in = un robot joue
let-bot-play = Laisser jouer un robot
take-seat-back = Reprendre ma place
table-paused = En pause : on attend que tout le monde soit là.
log-resumed = Personne n’était là, la partie attendait. Elle reprend maintenant.
send-off = Renvoyer quelqu’un de la table
send-off-note = Ses cartes et sa place reviennent à quelqu’un d’autre. Il reste possible de regarder.
send-off-bot = Un robot prend le relais
send-off-bot-for = Un robot prend le relais de { $name }
send-off-open = Libérer la place
send-off-open-for = Renvoyer { $name } et libérer la place
change-seat = Jouer pour { $name }
leave-table = Quitter la table
take-back = Reprendre le coup
undo-asked = { $name } aimerait reprendre le dernier tour. D’accord ?
undo-waiting = Reprise demandée. On attend la réponse.
lost-title = Connexion perdue.
lost-safe = La partie est en sûreté. Reconnexion…
lost-next = La partie est en sûreté. Nouvel essai dans { $seconds } s.
lost-try = Essayer
lost-back = De retour à la table.
needs-line = Dès que la connexion est revenue
open-gate = C’est moi, { $name } : ouvre
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
log-said = { $name } : « { $text } »
log-time = Temps écoulé pour { $name }.
log-undo = Le dernier tour a été repris.
chat = Dire quelque chose
chat-text = Ton message
companion = Mes cartes sur un téléphone
companion-note = Scanne ceci avec le téléphone : il aura la même place. Le lien sert une fois.
companion-qr = Code QR pour le téléphone
companion-only-there = Montrer mes cartes là-bas seulement
companion-here-again = Montrer de nouveau mes cartes ici
copy-watch-link = Copier le lien de la table
replay-this = Revoir cette partie
seed-promise = Distribution équitable, scellée avant le début :
refused-illegal = Ce n’est pas possible maintenant.
refused-option = Cette table ne le permet pas.
refused-forbidden = Seul l’hôte peut le faire.
refused-sent-off = L’hôte a donné ta place à quelqu’un d’autre. Tu regardes maintenant.
refused-too-many = Pas si vite, s’il te plaît.
refused-busy = Le serveur est occupé. Réessaie.
refused-other = Cela n’a pas marché.
hint-thinking = Un robot y réfléchit…
hint-wins = Avec ça, tu gagnes.
hint-finds = Ainsi, tu atteins { $motif }.
hint-catches =
    { $count ->
        [one] Ainsi, tu attrapes { $count } tuile.
       *[other] Ainsi, tu attrapes { $count } tuiles.
    }
hint-plans =
    { $ways ->
        [one] Au prochain tour, une poussée t’y mènera.
       *[other] Au prochain tour, plusieurs chemins mènent à ton but.
    }
hint-nears =
    { $steps ->
        [one] Il ne te restera qu’un pas.
       *[other] Tu te rapproches de ton but.
    }
hint-blocks = Et le chemin s’allonge pour { $name }.
hint-leaves = Mais cela ouvre un chemin pour { $name }.
hint-seeks = { $name } semble chercher { $motif }.
hint-best = C’est ce qui te rapproche le plus.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thinking = Laisse-moi réfléchir…
phrase-one-moment = Un petit instant !
phrase-hurry = Tic, tac !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-wow = Ouah !
phrase-so-close = Presque !
phrase-again = Une autre partie ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## The end

end-shared = { $names } se partagent la victoire !
end-solo = Bravo, { $name } !
end-plies =
    { $count ->
        [one] en { $count } tour
       *[other] en { $count } tours
    }
end-found = Trouvés, dans cet ordre
rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
score-sliding =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
play-again = Rejouer
again-harder = Encore une, un peu plus difficile
again-easier = Encore une, un peu plus facile
look-back = Revoir la partie
watch-path = Revoir toute la partie
see-board = Retour au plateau
show-result = Voir le résultat

## Replay

replay-of = Revoir : { $title }
replay-drop = Dépose un fichier .game ici
replay-drop-note = ou choisis-en un sur cet appareil
replay-no-file = Cet enregistrement est illisible
replay-no-none = Il n’y a pas d’enregistrement ici
replay-other-file = Choisir un autre fichier
replay-start = Le début
replay-scrub = Position dans la partie
replay-place = { $at } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-step = Un pas en avant
replay-last = À la fin
replay-after = Cherche
replay-find-before = Trouvaille précédente
replay-find-after = Trouvaille suivante
replay-speed = Vitesse
replay-link = Lien vers ce moment
replay-edit = Changer cette position
replay-download = Télécharger la partie
replay-fair = La distribution correspond à son sceau : elle est équitable.
replay-unfair = La distribution ne correspond pas à son sceau.

## Settings

as-browser = Comme le navigateur
light = Lumière
mode-auto = Comme l’appareil
mode-light = Clair
mode-dark = Sombre
contrast = Contraste
contrast-auto = Comme l’appareil
contrast-normal = Normal
contrast-high = Élevé
volume = Volume
motion = Animations
motion-none = Aucune
motion-fast = Rapides
motion-normal = Normales
motion-slow = Lentes
show-reach = Éclairer où je peux aller
show-reach-note = Les cases accessibles brillent après une poussée.
confirm-walk = Demander avant d’avancer
confirm-walk-note = { $pointer ->
    [mouse] Clique une fois pour viser, deux fois pour y aller.
   *[other] Touche une fois pour viser, deux fois pour y aller.
}
left-handed = Pour gauchers
left-handed-note = Tes cartes et ta tuile passent à gauche du plateau.

## About

about = À propos
about-title = À propos de Daedalus
about-what = Cinq jeux de labyrinthes qui bougent, pour les gens, les robots et les programmes. Pas de compte, rien à installer, pas de publicité.
about-books = Les règles que nous suivons
about-own = Les noms, les motifs et les dessins sont les nôtres. Daedalus n’a aucun lien avec les éditeurs ou ayants droit des jeux imprimés ; leurs noms ne servent ici qu’à dire quelles règles nous suivons.
about-private = Ce qu’on sait de toi
about-private-note = Le serveur connaît le nom que tu tapes à une table et ce qu’on y joue, jusqu’à ce que la table soit débarrassée. Les réglages et la liste de tes tables restent sur cet appareil.
about-licence = Licence
about-licence-note = Daedalus est un logiciel libre sous licence MIT. Ses caractères sont Figtree, Grenze et Fredoka, sous la
about-version = Version { $version }
