### Español: qué puede ser una partida, en una palabra. Página y terminal dicen lo mismo.

preset-classic = Como el original
preset-eclipse = Con el Eclipse
preset-clock = A contrarreloj
preset-quick = Rápida
preset-children = En familia
preset-sharp = Para ojos de lince
preset-own = A tu gusto
preset-own-note = Tu propia mezcla de opciones.
