### Italiano: ciò che la pagina e il terminale dicono entrambi di un server.

admin-none = Nessun tavolo in corso.
admin-phase-open = aspetta giocatori
admin-phase-playing = in gioco
admin-phase-over = finito
admin-phase-asleep = a riposo, non c’è nessuno
admin-phase-unreadable = non si apre
admin-hour = Ora più affollata: { $hour }
admin-end-finished = finite
admin-end-closed = chiuse dall’amministratore
admin-end-given-up = abbandonate
admin-end-running = ancora in corso
