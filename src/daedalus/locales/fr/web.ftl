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
who-here-note = tout le monde regarde, cartes cachées
who-here-race = une course : un écran par personne
who-online = Avec des amis en ligne
who-online-note = envoie-leur un lien
who-online-here = pour l’instant, sur cet ordinateur seulement
who-online-closed = à la maison en un clic, ou partout par internet
who-online-home = tous ceux de la maison : un lien ou un code
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
days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
allow-hints = Indices permis
show-previews = Montrer où je pourrais aller avant de pousser
show-previews-note = Idéal pour les enfants et pour apprendre. Sinon, chaque poussée est une décision.
list-table = Afficher la table dans la liste
list-table-note = Toute personne sur ce serveur peut alors jouer ou regarder.
host-decides = Seul l’hôte fait jouer un robot
host-decides-note = Quand quelqu’un s’absente une minute. Sinon, tous ceux qui jouent peuvent le faire.

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
hint-again = Revoir
hint-thanks = Merci
watching = Tu regardes.
watching-next = Si une place se libère, tu pourras la prendre ici.
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
offline-note = Les parties sont enregistrées sur le serveur. Dès que la connexion revient, on continue.

## Coming to a table

join = Rejoindre
join-label = Tu as un code ?
join-code = code ou lien
code = Code
code-none = Aucune table n’attend sous ce code.
code-none-note = Une lettre est peut-être fausse, ou la partie a commencé : demande alors le lien.
carry-none = Aucune place ne vient avec ce code. Une lettre est peut-être fausse, ou il ne sert plus : demandes-en un autre.
table-opening = On prépare la table
table-opening-note = Un instant.
table-gone = Cette table est débarrassée
table-gone-note = La partie est finie et rangée, ou il manque une lettre au lien.
table-new = Ouvrir une nouvelle table
table-retype = Retaper le lien
table-closed = Cette table ne s’ouvre pas
table-closed-note = La partie est conservée telle quelle, mais ce serveur ne sait pas la lire. Une version plus récente l’ouvrira peut-être.
pair-used = Ce lien a déjà servi
pair-used-note = Il ne sert qu’une fois, pendant dix minutes, pour que personne d’autre ne l’utilise. Fais-en un nouveau sur le premier appareil : Menu, « { $item } ».
pair-used-play = Reprendre la partie
pair-used-watch = Regarder cette table
lobby-ready = Tout le monde est là.
your-name = Ton nom
sit-here = S’asseoir
seat-open = Place libre
seat-bot = Mettre un robot
start-with-bots = Compléter avec des robots et commencer
invite-title = Fais-les venir à table
invite-address = Adresse à taper
invite-ways = Les téléphones scannent ce code. Les autres tapent cette adresse, ou le code sur la page d’accueil.
invite-qr = Code QR avec le lien de cette table
name-kept = Retenu sur cet appareil.
your-pawn = Ton pion
your-ship = Ton bateau
your-spaceship = Ton vaisseau
lobby-table = Autour de la table
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
host-gone = L’hôte est absent depuis longtemps. { $name } s’occupe de la table maintenant.
host-gone-you = L’hôte est absent depuis longtemps. C’est toi qui t’occupes de la table maintenant.
lobby-soon = La partie commence dès que toutes les places sont prises.
lobby-count = Début dans { $seconds }
lobby-wait = Attendre
you-tag = Toi
bot = Robot
bot-level = Niveau { FORM($name, as: "of") }
bot-gone = Retirer le robot { $name }
seat-gone = Retirer la place { $seat }
seat-add = Ajouter une place
seat-add-note = jusqu’à { $most }
guest-title = { $name } t’a gardé une place
guest-title-plain = Une place t’attend
guest-last = Encore une personne, et la partie commence toute seule.
invite-closed = Seul cet ordinateur peut ouvrir ce lien
invite-closed-note = Les téléphones et les autres ordinateurs de la maison ne voient pas encore ta table.
show-qr = Montrer le code QR
home-open = Laisser entrer les autres de la maison
home-open-note = Ouvert jusqu’à ce que tu refermes. Rien ne sort de chez toi.
home-none = Cet ordinateur n’est connecté à aucun réseau domestique pour l’instant.
home-not-owner = Pour laisser entrer les autres de la maison, utilise la page qui s’est ouverte au lancement du jeu, ou l’adresse affichée dans son terminal.
home-trouble = Cela n’a pas marché. Le réseau a peut-être changé, ou un autre programme utilise le port.
home-is-open = Tout le monde dans ton réseau domestique peut l’ouvrir.
home-close = Refermer
share-open = Ouvrir sur internet
share-note = Des amis de partout pourront venir avec le lien, jusqu’à ce que tu refermes ou que tu arrêtes le jeu.
share-by = Programme
share-with-cloudflared = Avec cloudflared
share-reads-cloudflared = Cloudflare transmet tout et peut le lire. Aucun compte n’est nécessaire.
share-with-tailscale = Avec tailscale
share-reads-tailscale = Tailscale transmet tout et ne peut rien lire. Un compte est nécessaire.
share-with-ssh = Avec ssh
share-reads-ssh = Le service localhost.run transmet tout et peut le lire. Aucun compte n’est nécessaire.
share-with-command = Avec ta propre commande
share-reads-command = Qui en tient l’autre bout transmet tout et peut le lire.
share-none = Pour ouvrir sur internet, installe cloudflared, tailscale ou ssh (OpenSSH).
share-opening = Ouverture… cela prend quelques secondes.
share-is-open = Toute personne qui a le lien peut venir, d’où qu’elle soit.
share-trouble = Cela n’a pas marché. { $program } dit : « { $why } »
meanwhile = En attendant
here-title = Qui joue autour de cet écran ?
here-seat = Place { $seat }
here-swap = Un autre pion pour { $name }
read-rules = Lire les règles en attendant
lobby-position = La partie commence à partir d’une position choisie.
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
mine-waits =
    { $count ->
        [one] Une table t’attend.
       *[other] { $count } tables t’attendent.
    }
carry = Sur un autre appareil
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
playing = À son tour
seats = Joueurs
hand = Ta main
steps = Étapes du tour
cards-left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
lord-note = N’appartient à personne. Regarde bien où elle est.
seat-absent = a quitté la table
seat-stand-in = un robot joue
away-minute = { $name } n’est plus là depuis une minute.
away-while = { $name } n’est plus là depuis un moment.
away-left = { $name } a quitté la table.
away-bot = Laisser jouer un robot jusqu’au retour { FORM($name, as: "of") }
let-bot-play = Laisser jouer un robot
table-paused = En pause : on attend que tout le monde soit là.
log-resumed = Personne n’était là, la partie attendait. Elle reprend maintenant.
send-off = Renvoyer quelqu’un de la table
send-off-note = Ses cartes et sa place reviennent à quelqu’un d’autre. Il reste possible de regarder.
send-off-bot = Un robot prend le relais
send-off-bot-for = Un robot prend le relais { FORM($name, as: "of") }
send-off-open = Libérer la place
send-off-open-for = Renvoyer { $name } et libérer la place
change-seat = Jouer pour { $name }
leave-table = Quitter la table
take-back = Reprendre le coup
undo-asked = { $name } aimerait reprendre le dernier tour. D’accord ?
undo-waiting = Reprise demandée. On attend la réponse.
connection = Connexion
lost-title = Connexion perdue.
lost-safe = La partie est bien enregistrée. Reconnexion…
lost-next = La partie est bien enregistrée. Nouvel essai dans { $seconds } s.
lost-waiting = On attend la table…
lost-kept = Ton coup est conservé.
lost-try = Essayer
lost-back = De retour à la table.
needs-line = Dès que la connexion est revenue
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-said = { $name } : « { $text } »
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
seed-promise = Donne équitable, scellée avant le début :
refused-illegal = Ce n’est pas possible maintenant.
refused-option = Cette table ne le permet pas.
refused-forbidden = Seul l’hôte peut le faire.
refused-sent-off = L’hôte a donné ta place à quelqu’un d’autre. Tu regardes maintenant.
refused-too-many = Pas si vite, s’il te plaît.
in-line = Beaucoup de demandes en ce moment. Tu es au rang { $place } de la file.
refused-busy = Le serveur est occupé. Réessaie.
refused-other = Cela n’a pas marché.
hint-thinking = Un robot y réfléchit…
hint-wins = Avec ça, tu gagnes.
hint-finds = Comme ça, tu atteins { $motif }.
hint-catches =
    { $count ->
        [one] Comme ça, tu attrapes { $count } tuile.
       *[other] Comme ça, tu attrapes { $count } tuiles.
    }
hint-plans =
    { $ways ->
        [one] Au prochain tour, une poussée te mènera au but.
       *[other] Au prochain tour, plusieurs chemins mènent à ton but.
    }
hint-nears =
    { $steps ->
        [one] Il ne te restera qu’un pas.
       *[other] Tu te rapproches de ton but.
    }
hint-blocks = Ensuite, { $name } peut atteindre moins de choses que d’habitude.
hint-leaves = Mais ensuite, { $name } peut atteindre plus de choses que d’habitude.
hint-seeks = { $name } semble chercher { $motif }.
hint-best = C’est ce qui paraît le mieux.
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
end-chosen = La partie a commencé à partir d’une position choisie, pas d’une nouvelle donne.
end-again = C’était un nouvel essai à partir du tour { $turn } d’une partie précédente, pas une nouvelle donne.
again-from = Nouvel essai à partir du tour { $turn }
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
replay-after = Cherche en ce moment
replay-find-before = Trouvaille précédente
replay-find-after = Trouvaille suivante
replay-speed = Vitesse
replay-link = Lien vers ce moment
replay-edit = Changer cette position
replay-download = Télécharger la partie
replay-fair = La donne correspond à son sceau : elle est équitable.
replay-unfair = La donne ne correspond pas à son sceau.

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
    [mouse] Clique une fois pour viser, une deuxième fois pour y aller.
   *[other] Touche une fois pour viser, une deuxième fois pour y aller.
}
left-handed = Pour gauchers
left-handed-note = Tes cartes et ta tuile passent à gauche du plateau.

## About

about = À propos
about-title = À propos de Daedalus
about-what = Cinq jeux de plateau aux labyrinthes qui bougent, pour les gens, les robots et les programmes. Pas de compte, rien à installer, pas de publicité.
about-books = Les règles que nous suivons
about-own = Les noms, les motifs et les dessins sont les nôtres. Daedalus n’a aucun lien avec les éditeurs ou ayants droit des jeux imprimés ; leurs noms ne servent ici qu’à dire quelles règles nous suivons.
about-private = Ce qu’on sait de toi
about-private-note = Le serveur connaît le nom que tu tapes à une table et ce qu’on y joue, jusqu’à ce que la table soit débarrassée. Les réglages et la liste de tes tables restent sur cet appareil.
about-licence = Licence
about-licence-note = Daedalus est un logiciel libre sous licence MIT. Ses caractères sont Figtree, Grenze et Fredoka, sous la
about-version = Version { $version }

## Les six visages

stone-1 = Tête en l’air
stone-2 = Débute
stone-3 = Connaît le chemin
stone-4 = Voit plus loin
stone-5 = Surveille les autres
stone-6 = Esprit brillant
stone-sliding-1 = Se promène le nez en l’air.
stone-sliding-2 = Ne voit que peu de passages.
stone-sliding-3 = Voit beaucoup de chemins vers son trésor.
stone-sliding-4 = Ne manque rien à sa portée et prépare le tour suivant.
stone-sliding-5 = Voit où tu veux aller, et ferme parfois la porte.
stone-sliding-6 = Joue la suite dans sa tête avant de bouger.
stone-go-1 = Prend son temps et se trompe parfois.
stone-go-2 = A souvent besoin d’une à deux minutes.
stone-go-3 = Met souvent moins d’une minute.
stone-go-4 = Met souvent moins d’une demi-minute.
stone-go-5 = Met souvent moins de 25 secondes et ne se trompe presque jamais.
stone-go-6 = Met souvent dix secondes ou moins.
stone-connect-1 = Ne regarde que deux ou trois places pour une tuile.
stone-connect-2 = Essaie quelques places et prend ce qui s’offre.
stone-connect-3 = Attrape une bonne part de ce qui peut l’être.
stone-connect-4 = Manque peu de prises.
stone-connect-5 = Ne manque presque aucune prise et commence à voir ce que tu pourras prendre.
stone-connect-6 = Joue la suite dans sa tête avant de poser.
rivals-fitted = À peu près comme toi
rivals-fit = Tous jouent à peu près comme toi
rivals-fit-note = D’après tes dernières parties. Rien ne change en cours de partie, et seul cet appareil le sait.
rivals-new = Nous ne nous connaissons pas encore. On commence en douceur.
rivals-lately = Dernières parties gagnées : { $won } sur { $games }.
rivals-afresh = Repartir de zéro
dial-label = Leur niveau de jeu
dial-at = { $name }, { $step } sur 20
dial-easier = Un peu plus facile
dial-cleverer = Un peu plus malin
pace = Rythme des robots
pace-calm = Tranquille
pace-normal = Normal
pace-quick = Rapide

## Autour d’un écran

sleeve =
    { $which ->
        [left] { $name } : la tuile de gauche, face cachée.
        [right] { $name } : la tuile de droite, face cachée.
       *[card] { $name } : la carte, face cachée.
    }
sleeve-hold = Maintiens pour regarder.
sleeve-tap = Touche pour regarder.
sleeve-hold-short = Maintenir pour regarder
sleeve-tap-short = Toucher pour regarder
sleeve-hold-word = Maintenir
sleeve-tap-word = Toucher
on-phone = { $name } a un téléphone en main
phone-came = { $name } joue maintenant avec un téléphone.
phone-gone = Le téléphone { FORM($name, as: "of") } n’est plus là. La carte est ici, face cachée.
turn-of = À { $name } de jouer
lid-open = C’est moi, { $name }
strip-next = À { $name }
show-again = Revoir
at-table = À cette table
cover-cards = Couvrir les cartes entre les tours
cover-cards-note = un couvercle sur la main jusqu’à l’arrivée du suivant ; le plateau reste visible
tap-to-peek = Toucher pour regarder
tap-to-peek-note = un toucher montre une carte deux secondes, si maintenir est difficile
how-you-sit = Vos places
sit-around = Autour de l’écran
sit-one-side = Tous du même côté
keep-last-turn = Garder le dernier tour en vue
read-card = Lire les cartes à voix haute
read-card-note = Avec un casque : sinon, tout le monde entend.
read-card-to = Lis-moi ma carte : { $name }
slide-out = Maintiens pour regarder, fais glisser pour jouer.
play-left = Jouer la gauche
play-right = Jouer la droite
put-back = La remettre
phones = Des cartes sur les téléphones
phones-offer = Tiens tes cartes sur ton propre téléphone.
phones-scan = Scanne ceci et tiens tes cartes sur ton téléphone.
phones-note = Sans appli ni compte. Le plateau reste ici.
phones-none = Pas encore de téléphone. Vous pourrez aussi le faire plus tard.
phones-show = Montrer le code
phones-qr = Code QR pour les téléphones
which-one = Qui es-tu ?
which-one-none = Tout le monde a déjà un téléphone.
hand-your-turn = À toi, { $name }
hand-big-screen = Joue sur le grand écran.
hand-turn = Touche-la pour la cacher.
hand-turned = Face cachée. Touche-la pour la voir.
hand-found = Trouvé
hand-play = Jouer avec ce téléphone
hand-play-note = Le grand écran montre ce que tu fais.
hand-hold = Tenir seulement mes cartes
phones-server = Pour les téléphones, la table doit être sur un serveur.
by-phone = par téléphone
plays-here = joue ici
here-one-more = Encore quelqu’un
here-is-person = Place { $seat } : une personne
here-is-robot = Place { $seat } : un robot

print = Imprimer et jouer
print-short = Imprimer
print-board = Imprimer ce plateau
box = Ta propre boîte
box-short = Ta boîte
evening-short = Soirée
