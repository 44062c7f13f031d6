### Français : la boîte à soi

box-name = Nom de la boîte
box-dress = Décor
box-places = 24 places
box-place = Trésor { $number } sur 24
box-place-has = Trésor { $number } : { $word }
box-place-free = Trésor { $number } : libre
box-free = libre
box-filled = { $count ->
    [one] { $count } place sur 24.
   *[other] { $count } places sur 24.
} Les places libres gardent nos trésors : tu peux jouer à tout moment.
box-preview = L’aspect du plateau
box-words = Des mots sur les cartes
box-words-note = Lire le mot, trouver l’image : un jeu pour apprendre des mots.
box-play = Jouer avec cette boîte
box-invite = Jouer entre amis par un lien
box-give = La donner
box-save = Enregistrer en fichier
box-open = Ouvrir un fichier
box-opened = La boîte est là.
box-link = Copier un lien
box-link-some = { $count ->
    [one] Copier un lien sans l’image
   *[other] Copier un lien sans les { $count } images
}
box-private = La boîte reste sur cet appareil. Personne ne la voit tant que tu ne la donnes pas en fichier ou en lien, ou que tu n’invites pas des amis à une table qui l’utilise : ils ne la voient qu’à cette table.
box-faces = Prends des images que tu as faites ou que tu peux donner. Demande avant d’utiliser le visage de quelqu’un.
box-which = Quelle boîte ?
box-new = Nouvelle boîte
box-drop = Supprimer cette boîte
box-no-room = Cet appareil n’a pas de place pour la boîte. Elle dure tant que la page est ouverte.
box-no-uploads = Ce serveur ne garde pas de boîtes : tes amis voient nos propres trésors.
box-no-guests = Tes amis n’ont pas pu recevoir la boîte : ils voient nos propres trésors.
box-kind = Que voit-on ?
box-kind-emoji = Emoji
box-kind-word = Mot
box-kind-picture = Mon image
box-emoji = Un emoji
box-word = Sur la carte
box-said = Lu à voix haute
box-said-note = s’il faut dire plus que le mot
box-picture-choose = Choisir une image
box-picture-other = Choisir une autre image
box-picture-note = Elle devient un petit carré, et le lieu de la prise de vue est effacé. Elle reste sur cet appareil.
box-crop = Ton image. Fais-la glisser, ou déplace-la avec les flèches, jusqu’à ce que le cercle montre ce que tu veux.
box-zoom = Plus grand ou plus petit
box-turn = Tourner
box-put = Mettre dans la boîte
box-empty = Vider cette place
box-no-damaged = Ce n’est pas une boîte, ou le fichier est abîmé. Rien n’a changé.
box-no-newer = Cette boîte vient d’un Daedalus plus récent. Rien n’a changé.
box-no-large = Une boîte fait au plus un mégaoctet. Rien n’a changé.
box-no-many = Une boîte a 24 places, et celle-ci en a plus. Rien n’a changé.
box-no-twice = Ce trésor est déjà dans la boîte.
box-no-long = C’est trop long : 24 lettres tiennent sur une carte, 80 se lisent à voix haute.
box-no-strange = Il y a des caractères qu’on ne peut pas montrer, ou qui changent le sens de l’écriture.
box-no-emoji = Ce n’est pas un seul emoji.
box-no-word = Chaque trésor a besoin d’un mot.
box-no-picture = L’image du trésor { $place } est illisible. Rien n’a changé.
box-no-heavy = L’image du trésor { $place } est trop lourde. Rien n’a changé.
box-no-picture-none = Ce fichier n’est pas une image qu’on peut montrer.
box-no-picture-kind = Les images qui bougent ou se dessinent seules ne sont pas acceptées. Une photo convient.
box-no-picture-large = Cette image est trop grande : 40 Mo et 120 millions de pixels au plus.
