## daedalus evening

help-evening = Sentar a mucha gente en mesas, ronda a ronda, y dar la clasificación.
help-evening-new = Empezar una velada en un archivo nuevo.
help-evening-come = Alguien llega, o vuelve.
help-evening-leave = Alguien se va.
help-evening-round = Sentar a quienes están para la próxima ronda.
help-evening-result = Decir cómo acabó una mesa.
help-evening-close = Cerrar la ronda: en las mesas sin acabar todos comparten el puesto.
help-evening-standings = Dar la clasificación.
help-evening-file = El archivo de la velada.
help-evening-name = Un nombre.
help-evening-size = Cuántos se sientan a una mesa, de 2 a 4.
help-evening-rounds = Cuántas rondas habrá.
help-evening-table = El número de la mesa.
help-evening-order = Los nombres, el primero delante; quienes comparten puesto se unen: Mira=Orla.
help-evening-csv = Escribir una tabla para hojas de cálculo.
help-evening-server = En este servidor, donde cada cual juega en su dispositivo: su dirección. El archivo guarda la llave de quien invita.
help-evening-edition = Qué juego, en un servidor.
evening-table = Mesa { $table }: { $names }
evening-here =
    { $count ->
        [one] Está { $count } persona: { $names }
       *[other] Están { $count } personas: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } punto
       *[other] { $place }. { $name }: { $count } puntos
    }
