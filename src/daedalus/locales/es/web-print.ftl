### Español: para imprimir y jugar: la página, y lo que pone en las hojas.
### sheet-* y ours-* se imprimen: son cortos, y ninguna palabra habla de la pantalla.

print-note = papel, tijeras, pegamento
print-game = ¿Qué juego?
print-parts = Qué imprimir
print-part-board = Tablero, para pegar
print-part-tiles = { $count } losetas de 5 cm
print-part-cards = { $count } cartas, para doblar
print-part-pieces = { $count } fichas, para doblar
print-part-players = { $count } tableros, cada uno con seis losetas
print-part-dice = { $count } dados, para doblar
print-part-shared = Marcador, fichas de puntuación y comodín
print-part-rules = Reglas en una página
print-part-position = Este tablero, tal como está
print-sheets = { $count ->
    [one] { $count } hoja
   *[other] { $count } hojas
}
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-ink = Tinta
print-ink-full = A todo color
print-ink-saving = Ahorro
print-now = { $count ->
    [one] Imprimir { $count } hoja
   *[other] Imprimir { $count } hojas
}
print-none = Elige al menos una parte.
print-advice = En la ventana que se abre, elige «tamaño real». Lo mejor es una cartulina fina de 160 g.
print-preview = Lo que saldrá de la impresora

sheet-board = tablero
sheet-tiles = losetas
sheet-cards = cartas
sheet-pieces = fichas para doblar
sheet-players = tableros y losetas
sheet-dice = dados para doblar
sheet-shared = marcador, fichas de puntuación, comodín
sheet-rules = reglas
sheet-position = un tablero tal como está
sheet-of = { $part }, hoja { $n } de { $of }
sheet-ruler = ¿50 mm? Entonces está bien.
sheet-actual = Imprimir al 100 %, «tamaño real»
sheet-glue = pegar
sheet-glue-here = pega aquí la hoja { $n }
sheet-board-told = Cuatro hojas forman el tablero, de 35 cm de ancho dentro del borde. Pégalas en cartón. Las losetas van sobre las casillas de línea discontinua.
sheet-cards-told = Recorta, dobla por la mitad, pega. No hace falta imprimir por las dos caras.
sheet-pieces-1 = Recorta por las líneas.
sheet-pieces-2 = Dobla por las líneas discontinuas. Los pies van hacia dentro.
sheet-pieces-3 = Pega los dos pies uno sobre otro, y la ficha se tiene en pie.
sheet-go-tiles = Recorta, dobla por la mitad, pega: cada loseta tiene dos caras. Recorta también los agujeros blancos.
sheet-go-shared = Fichas de puntuación: dobla por la mitad y pega; el número de detrás cuenta si tu tablero no está resuelto. Las cuatro fichas de quienes juegan avanzan por el marcador. El comodín se coloca como una loseta.
sheet-dice-told = Recorta un dado con sus pestañas, dóblalo por las líneas y pega las pestañas por dentro.
sheet-spare = loseta libre
sheet-placed-sliding = Colocad así vuestras losetas impresas, y la loseta libre junto al tablero. La flecha bloqueada está cerrada en el primer empujón.
sheet-placed-go = Colocad así vuestras losetas impresas. Abajo están los tesoros que salieron en los dados.
sheet-placed-connect = Colocad así vuestras losetas impresas.

how-sliding = Cada turno tiene dos pasos: empuja la loseta libre y después muévete por los caminos abiertos. Mira solo tu primera carta: si te detienes en ese tesoro, déjala boca arriba a tu lado. Gana quien encuentra todos sus tesoros y llega antes a casa.
how-go = Tirad cuatro tesoros. Se construye a la vez: cada tesoro debe verse por un agujero, y un camino debe unirlo con el centro. Quien acaba primero toma la mejor ficha de puntuación. Gana quien llega primero a 20.
how-connect = Coloca una de tus dos losetas de modo que siga un camino, y roba otra. Si un camino sin cortes une dos animales iguales, atrapas la otra loseta. Cuando están todas colocadas, gana quien ha atrapado más.
ours-sliding = Reconstruido por nosotros: qué tesoro está en cada sitio, y todos los dibujos. El número de losetas y cartas es el del juego impreso.
ours-go = Reconstruido por nosotros: los caminos de las losetas, los tesoros de cada dado y los números de detrás de las fichas. El reglamento solo los muestra en imágenes.
ours-connect = Reconstruido por nosotros: qué dos animales hay en cada loseta, y cuántas losetas tienen cada forma. El reglamento no lo dice.
