### Nederlands: wat pagina en terminal allebei over een server zeggen.

admin-none = Geen lopende tafels.
admin-phase-open = wacht op spelers
admin-phase-playing = wordt gespeeld
admin-phase-over = afgelopen
admin-phase-asleep = slaapt, er is niemand
admin-phase-unreadable = kan niet worden geopend
admin-hour = Drukste uur: { $hour }
admin-end-finished = uitgespeeld
admin-end-closed = door de beheerder gesloten
admin-end-given-up = opgegeven
admin-end-running = nog bezig
