### Nederlands: puzzels in de terminal. Opgaven, oordelen en bewijzen staan in web-puzzles.ftl.

help-puzzle = Een puzzel oplossen: die van vandaag of een andere.
help-puzzle-which = daily, een datum zoals 2026-11-17 of de code van een puzzel.
help-puzzle-kind = Alleen deze soort: fetch, run, guard, duel, weave of harvest.
help-puzzle-plain = Zonder tekeningen, voor schermlezers.
help-puzzles = Puzzels maken, controleren, tonen en tellen.
help-puzzles-make = Puzzels maken; zonder soort opnieuw de meegeleverde verzameling.
help-puzzles-verify = Elke puzzel van een verzameling opnieuw bewijzen, alleen vanuit de stelling.
help-puzzles-show = Een puzzel tonen, desgewenst met oplossingen.
help-puzzles-stats = Een verzameling tellen; met --solved zien welke bots die op het eerste gezicht oplossen.
help-puzzles-turns = Alleen puzzels van zoveel beurten.
help-puzzles-count = Hoeveel.
help-puzzles-out = Naar dit bestand schrijven in plaats van naar het scherm.
help-puzzles-file = Een verzameling; standaard de meegeleverde.
help-puzzles-id = De code van een puzzel; met --sheet ook meer.
help-puzzles-svg = De afbeelding naar dit bestand schrijven; - voor het scherm.
help-puzzles-sheet = Een pagina om af te drukken naar dit bestand schrijven, zes per vel; zonder code zes van alle soorten.
help-puzzles-solution = Ook de oplossingen tonen.
help-puzzles-solved = Bots de puzzels van elke trede laten proberen.
help-puzzles-markdown = De tabellen in deze pagina schrijven, tussen de markeringen.
puzzles-verified =
    { $count ->
        [one] Eén puzzel, bewezen.
       *[other] { $count } puzzels, allemaal bewezen.
    }
puzzles-failed = { $wrong } van { $count } regels zijn geen bewezen puzzels.
puzzles-line = regel { $line }: { $reason }
puzzles-solutions = Oplossingen
puzzle-plain-orders = Ook: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, stop.
puzzle-plain-over = De beurten zijn op: { word-undo }, { word-again }, { word-hint } of { word-solution }.
puzzle-plain-first = Begin met { $action }.
puzzle-does-hint = zegt waar je moet kijken, daarna wat je eerst doet
puzzle-does-undo = neemt je laatste stap terug
puzzle-does-quit = verlaat de puzzel
word-again = opnieuw
    .does = begint de puzzel van voren af aan
word-solution = oplossing
    .does = toont een oplossing
