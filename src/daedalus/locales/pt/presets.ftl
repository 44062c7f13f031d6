### Português: o que pode ser uma partida, numa palavra. Página e terminal dizem o mesmo.

preset-classic = Como na caixa
preset-eclipse = Com o Eclipse
preset-clock = Com relógio
preset-quick = Rápida
preset-children = Com crianças
preset-sharp = Para olhos de lince
preset-own = À tua maneira
preset-own-note = A tua própria mistura de opções.
