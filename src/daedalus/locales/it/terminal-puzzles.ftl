### Italiano: rompicapi nel terminale. Compiti, verdetti e prove sono in web-puzzles.ftl.

help-puzzle = Risolvi un rompicapo: quello di oggi o un altro.
help-puzzle-which = daily, una data come 2026-11-17 o il codice di un rompicapo.
help-puzzle-kind = Solo questo genere: fetch, run, guard, duel, weave o harvest.
help-puzzle-plain = Senza disegni, per i lettori di schermo.
help-puzzles = Creare, verificare, mostrare e contare rompicapi.
help-puzzles-make = Crea rompicapi; senza genere, di nuovo la raccolta fornita.
help-puzzles-verify = Dimostra di nuovo ogni rompicapo di una raccolta, dalla sola posizione.
help-puzzles-show = Mostra un rompicapo, con le soluzioni se richieste.
help-puzzles-stats = Conta una raccolta; con --solved mostra quali bot la risolvono a prima vista.
help-puzzles-turns = Solo rompicapi di tanti turni.
help-puzzles-count = Quanti.
help-puzzles-out = Scrivili in questo file invece che sullo schermo.
help-puzzles-file = Una raccolta; se manca, quella fornita.
help-puzzles-id = Il codice di un rompicapo; con --sheet anche più d’uno.
help-puzzles-svg = Scrivi la sua immagine in questo file; - per lo schermo.
help-puzzles-sheet = Scrivi in questo file una pagina da stampare, sei per foglio; senza codice, sei di tutti i generi.
help-puzzles-solution = Mostra anche le soluzioni.
help-puzzles-solved = Fai provare ai bot i rompicapi di ogni gradino.
help-puzzles-markdown = Scrivi le tabelle in questa pagina, fra i suoi segni.
puzzles-verified =
    { $count ->
        [one] Un rompicapo, dimostrato.
       *[other] { $count } rompicapi, tutti dimostrati.
    }
puzzles-failed = { $wrong } righe su { $count } non sono rompicapi dimostrati.
puzzles-line = riga { $line }: { $reason }
puzzles-solutions = Soluzioni
puzzle-plain-orders = Anche: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = I turni sono finiti: { word-undo }, { word-again }, { word-hint } o { word-solution }.
puzzle-plain-first = Comincia con { $action }.
puzzle-does-hint = dice dove guardare, poi che cosa fare per prima cosa
puzzle-does-undo = annulla il tuo ultimo passo
puzzle-does-quit = lascia il rompicapo
word-again = ancora
    .does = ricominciare il rompicapo da capo
word-solution = soluzione
    .does = mostrare una soluzione
