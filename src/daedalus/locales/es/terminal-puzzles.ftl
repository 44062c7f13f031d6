### Español: retos en la terminal. Tareas, veredictos y pruebas están en web-puzzles.ftl.

help-puzzle = Resolver un reto: el de hoy u otro.
help-puzzle-which = daily, una fecha como 2026-11-17 o el código de un reto.
help-puzzle-kind = Solo este tipo: fetch, run, guard, duel, weave o harvest.
help-puzzle-plain = Sin dibujos, para lectores de pantalla.
help-puzzles = Crear, comprobar, mostrar y contar retos.
help-puzzles-make = Crear retos; sin tipo, otra vez la colección incluida.
help-puzzles-verify = Demostrar de nuevo cada reto de una colección, solo desde su posición.
help-puzzles-show = Mostrar un reto, con sus soluciones si se piden.
help-puzzles-stats = Contar una colección; con --solved, ver qué bots la resuelven a primera vista.
help-puzzles-turns = Solo retos de tantos turnos.
help-puzzles-count = Cuántos.
help-puzzles-out = Escribirlos en este archivo en vez de en la pantalla.
help-puzzles-file = Una colección; si falta, la incluida.
help-puzzles-id = El código de un reto; con --sheet, de varios.
help-puzzles-svg = Escribir su imagen en este archivo; - para la pantalla.
help-puzzles-sheet = Escribir en este archivo una página para imprimir, seis por hoja; sin código, seis de todos los tipos.
help-puzzles-solution = Mostrar también las soluciones.
help-puzzles-solved = Dejar que los bots prueben los retos de cada escalón.
help-puzzles-markdown = Escribir las tablas en esta página, entre sus marcas.
puzzles-verified =
    { $count ->
        [one] Un reto, demostrado.
       *[other] { $count } retos, todos demostrados.
    }
puzzles-failed = { $wrong } de { $count } líneas no son retos demostrados.
puzzles-line = línea { $line }: { $reason }
puzzles-solutions = Soluciones
puzzle-plain-orders = También: { word-hint }, { word-undo }, { word-again }, { word-solution }, { word-help }, { word-quit }.
puzzle-plain-over = Se acabaron los turnos: { word-undo }, { word-again }, { word-hint } o { word-solution }.
puzzle-plain-first = Empieza con { $action }.
puzzle-does-hint = dice dónde mirar y después qué hacer primero
puzzle-does-undo = deshace tu último paso
puzzle-does-quit = deja el reto
word-again = otra
    .does = empieza el reto desde el principio
word-solution = solución
    .does = muestra una solución
