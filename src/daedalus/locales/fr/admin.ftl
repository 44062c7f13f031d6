### Français : ce que la page et le terminal disent tous deux d’un serveur.

admin-none = Aucune table en cours.
admin-phase-open = attend des joueurs
admin-phase-playing = en jeu
admin-phase-over = finie
admin-phase-asleep = endormie, personne n’est là
admin-phase-unreadable = ne s’ouvre pas
admin-hour = Heure la plus animée : { $hour }
admin-end-finished = jouées jusqu’au bout
admin-end-closed = fermées par l’administration
admin-end-given-up = abandonnées
admin-end-running = encore en cours
