## daedalus review, and daedalus arena --review

help-review = Riguardare una partita: che cosa l’ha decisa, e la fortuna di ciascuno.
help-review-json = Mostrare tutto come JSON.
help-review-svg = Salvare la curva delle possibilità in questo file, come immagine.
help-arena-review = Riguardare anche tutte le partite: quanto hanno perso i turni di ogni bot, la sua fortuna, le vittorie senza fortuna.
look-back-turns = { $title }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
look-back-rounds = { $title }, { $turns ->
    [one] una manche
   *[other] { $turns } manche
}
look-back-unfinished = Questa partita non è finita. Ecco fin dove arriva:
look-back-points = In punti su 100; inizio, turni propri, gli altri e fortuna danno insieme la fine.
look-back-now = ora
look-back-missed-finds = { $name } poteva raggiungere l’obiettivo qui: { $motif }.
look-back-missed = { $name } aveva un turno migliore qui.
look-back-fine = { $name } ha trovato l’unico turno buono.
look-back-lucky = { $name } ha avuto fortuna.
look-back-unlucky = { $name } ha avuto sfortuna.
look-back-helped = { $by } ha aperto la strada a { $name }.
look-back-hindered = { $by } ha intralciato { $name }.
look-back-faster = { $name } ha fatto prima.
look-back-slower = Gli altri hanno fatto prima di { $name }.
look-back-change = Prima { $before } su 100, dopo { $after }.
look-back-better = Meglio: { $actions }
look-back-saved = Salvato: { $file }
look-back-bot = bot
look-back-lost = perso per turno
look-back-marks = note per partita
look-back-luck-each = fortuna per partita
look-back-wins = vittorie
look-back-without-luck = senza fortuna
look-back-note = Perso e fortuna in punti su 100. Senza fortuna: le vittorie tolta la fortuna di tutti.
