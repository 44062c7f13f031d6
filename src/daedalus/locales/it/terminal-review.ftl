## daedalus review, and daedalus arena --review

help-review = Riguardare una partita: che cosa l’ha decisa, e la fortuna di ciascuno.
help-review-json = Mostrare tutto come JSON.
help-review-svg = Salvare la curva delle possibilità in questo file, come immagine.
help-arena-review = Riguardare anche tutte le partite: quanto hanno perso i turni di ogni bot, la sua fortuna, le vittorie senza fortuna.
look-back-better = Meglio: { $actions }
look-back-saved = Salvato: { $file }
look-back-bot = bot
look-back-lost = perso per turno
look-back-marks = note per partita
look-back-luck-each = fortuna per partita
look-back-wins = vittorie
look-back-without-luck = senza fortuna
look-back-note = Perso e fortuna in punti su 100. Senza fortuna: le vittorie tolta la fortuna di tutti.
