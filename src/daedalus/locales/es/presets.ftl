### Español: qué puede ser una partida, en una palabra. Página y terminal dicen lo mismo.

preset-classic = Como en la caja
preset-eclipse = Con el Eclipse
preset-clock = Con reloj
preset-quick = Rápida
preset-children = Con niños
preset-sharp = Para ojos de lince
preset-own = A tu gusto
preset-own-note = Tu propia mezcla de opciones.
