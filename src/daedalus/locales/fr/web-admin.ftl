### Français : faire tourner un serveur.

admin-title = Gérer ce serveur
admin-token = Jeton d’administration
admin-token-note = L’admin_token des réglages du serveur. Il est gardé jusqu’à la fermeture de l’onglet.
admin-enter = Ouvrir
admin-wrong = Ce n’est pas le bon jeton.
admin-off = Ce serveur n’a pas de page d’administration : ses réglages n’ont pas d’admin_token.
admin-slow = Trop d’essais. Attends un peu.
admin-tables = Tables
admin-more = { $shown } tables en cours sur { $all }, les plus récentes.
admin-about = Âge { $age } · personnes : { $people } · robots : { $bots } · connexions : { $here } · charge : { $load }
admin-close = Fermer
admin-close-sure = Fermer cette table pour de bon ? Tous ceux qui y sont le verront.
admin-hide = Retirer de la liste
admin-drop-box = Retirer la boîte
admin-send-off = Renvoyer { $name }
admin-free-name = Retirer le nom { $name }
admin-stats = Les 30 derniers jours
admin-stats-games = { $games ->
    [one] { $games } table créée.
   *[other] { $games } tables créées.
}
admin-day = { $date } : { $games }, dont { $finished } jouées jusqu’au bout
