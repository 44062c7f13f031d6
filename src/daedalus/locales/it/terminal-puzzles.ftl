### Italiano: rompicapi nel terminale. Compiti, verdetti e prove sono in web-puzzles.ftl.

help-puzzle = Risolvere un rompicapo: quello di oggi o un altro.
help-puzzle-which = daily, una data come 2026-11-17 o il codice di un rompicapo.
help-puzzle-kind = Solo questo tipo: fetch, run, guard, duel, weave o harvest.
help-puzzle-plain = Senza disegni, per i lettori di schermo.
help-puzzles = Creare, verificare, mostrare e contare rompicapi.
help-puzzles-make = Creare rompicapi; senza tipo, di nuovo la raccolta fornita.
help-puzzles-verify = Dimostrare di nuovo ogni rompicapo di una raccolta, dalla sola posizione.
help-puzzles-show = Mostrare un rompicapo, con le soluzioni se richieste.
help-puzzles-stats = Contare una raccolta; con --solved mostrare quali bot la risolvono a prima vista.
help-puzzles-turns = Solo rompicapi di tanti turni.
help-puzzles-count = Quanti.
help-puzzles-out = Scriverli in questo file invece che sullo schermo.
help-puzzles-file = Una raccolta; se manca, quella fornita.
help-puzzles-id = Il codice di un rompicapo; con --sheet anche più d’uno.
help-puzzles-svg = Scrivere la sua immagine in questo file; - per lo schermo.
help-puzzles-sheet = Scrivere in questo file una pagina da stampare, sei per foglio; senza codice, sei di tutti i tipi.
help-puzzles-solution = Mostrare anche le soluzioni.
help-puzzles-solved = Far provare ai bot i rompicapi di ogni gradino.
help-puzzles-markdown = Scrivere le tabelle in questa pagina, fra i suoi segni.
puzzles-verified =
    { $count ->
        [one] Un rompicapo, dimostrato.
       *[other] { $count } rompicapi, tutti dimostrati.
    }
puzzles-failed = { $wrong ->
    [one] { $wrong } riga su { $count } non è un rompicapo dimostrato.
   *[other] { $wrong } righe su { $count } non sono rompicapi dimostrati.
}
puzzles-line = riga { $line }: { $reason }
puzzles-solutions = Soluzioni
puzzle-plain-orders = Anche: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = I turni sono finiti: { word-undo }, { word-again }, { word-hint } o { word-solution }.
puzzle-plain-first = Comincia con { $action }.
puzzle-does-hint = dice dove guardare, poi che cosa fare per prima cosa
puzzle-does-undo = annulla il tuo ultimo passo
puzzle-does-quit = lascia il rompicapo
word-again = ancora
    .does = ricomincia il rompicapo da capo
word-solution = soluzione
    .does = mostra una soluzione
