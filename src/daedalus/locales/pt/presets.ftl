### Português: o que pode ser uma partida, numa palavra. Página e terminal dizem o mesmo.

preset-classic = Como o original
preset-eclipse = Com o Eclipse
preset-clock = Contra o relógio
preset-quick = Jogo rápido
preset-children = Em família
preset-sharp = Para olhos de lince
preset-own = À tua maneira
preset-own-note = A tua própria mistura de opções.
