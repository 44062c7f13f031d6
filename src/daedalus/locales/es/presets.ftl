### Español: qué puede ser una partida, en una palabra. Página y terminal dicen lo mismo.

preset-classic = Como en la caja
preset-eclipse = Con el Eclipse
preset-quick = Rápida
preset-children = Con niños
preset-sharp = Para ojos de lince
preset-own = A tu gusto
preset-own-note = Tu propia mezcla de opciones.
preset-note-classic-classic = Se reparten todas las cartas. Encuentra las tuyas y vuelve a casa.
preset-note-classic-quick = Cuatro cartas cada uno. Gana quien encuentre la última.
preset-note-classic-children = Cuatro cartas cada uno. Ves todas las tuyas y las encuentras en el orden que quieras. Al final se va al centro.
preset-note-pirates-classic = Se reparten todas las cartas. Encuentra las tuyas y vuelve a puerto.
preset-note-pirates-quick = Cuatro cartas cada uno. Gana quien encuentre la última.
preset-note-pirates-children = Cuatro cartas cada uno, a la vista de todos, en cualquier orden. Al final vuelves a puerto.
preset-note-galaxy-eclipse = Algunas cartas son oscuras: para ellas guías al Eclipse. Encuentra las tuyas y vuela a casa.
preset-note-galaxy-classic = El juego básico. Se reparten todas las cartas. Encuentra las tuyas y vuela a casa.
preset-note-galaxy-quick = Cuatro cartas cada uno. Gana quien encuentre la última.
preset-note-galaxy-children = Cuatro cartas cada uno. Ves todas las tuyas y las encuentras en el orden que quieras. Al final sales por cualquier borde.
preset-note-go-classic = 15 segundos para buscar, dos minutos para construir.
preset-note-go-quick = Solo un minuto para construir.
preset-note-go-children = El doble de tiempo para buscar, y cuanto quieras para construir.
preset-note-go-sharp = Dados dispersos, y los lados rojos cuentan enteros.
preset-note-connect-classic = Coloca una loseta y atrapa lo que conecta. Gana quien más atrape.
