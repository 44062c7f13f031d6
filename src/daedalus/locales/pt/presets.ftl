### Português: o que pode ser uma partida, numa palavra. Página e terminal dizem o mesmo.

preset-classic = Como na caixa
preset-eclipse = Com o Eclipse
preset-quick = Rápida
preset-children = Com crianças
preset-sharp = Para olhos de lince
preset-own = À tua maneira
preset-own-note = A tua própria mistura de opções.
preset-note-classic-classic = Dão-se todas as cartas. Encontra as tuas e volta a casa.
preset-note-classic-quick = Quatro cartas cada um. Ganha quem encontrar a última.
preset-note-classic-children = Quatro cartas cada um. Vês todas as tuas e encontra-las por qualquer ordem. No fim vai-se para o meio.
preset-note-pirates-classic = Dão-se todas as cartas. Encontra as tuas e volta ao porto.
preset-note-pirates-quick = Quatro cartas cada um. Ganha quem encontrar a última.
preset-note-pirates-children = Quatro cartas cada um, à vista de todos, por qualquer ordem. No fim voltas ao porto.
preset-note-galaxy-eclipse = Algumas cartas são escuras: para essas guias o Eclipse. Encontra as tuas e voa para casa.
preset-note-galaxy-classic = O jogo base. Dão-se todas as cartas. Encontra as tuas e voa para casa.
preset-note-galaxy-quick = Quatro cartas cada um. Ganha quem encontrar a última.
preset-note-galaxy-children = Quatro cartas cada um. Vês todas as tuas e encontra-las por qualquer ordem. No fim sais por qualquer borda.
preset-note-go-classic = 15 segundos para procurar, dois minutos para construir.
preset-note-go-quick = Só um minuto para construir.
preset-note-go-children = O dobro do tempo para procurar, e o que quiseres para construir.
preset-note-go-sharp = Dados espalhados, e os lados vermelhos contam por inteiro.
preset-note-connect-classic = Põe uma peça e apanha o que ela liga. Ganha quem apanhar mais.
