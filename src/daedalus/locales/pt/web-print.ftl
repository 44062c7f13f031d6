### Português: imprimir e jogar: a página, e o que está escrito nas folhas.
### sheet-* e ours-* são impressos: são curtos, e nenhuma palavra fala do ecrã.

print-note = papel, tesoura, cola
print-game = Que jogo?
print-parts = O que imprimir
print-part-board = Tabuleiro, para colar
print-part-tiles = { $count } peças de 5 cm
print-part-cards = { $count } cartas, para dobrar
print-part-pieces = { $count } peões, para dobrar
print-part-players = { $count } tabuleiros, cada um com seis peças
print-part-dice = { $count } dados, para dobrar
print-part-shared = Pista, fichas de pontos e joker
print-part-rules = Regras numa página
print-part-position = Este tabuleiro, tal como está
print-sheets = { $count ->
    [one] { $count } folha
   *[other] { $count } folhas
}
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinta
print-ink-full = A cores
print-ink-saving = Poupança
print-now = { $count ->
    [one] Imprimir { $count } folha
   *[other] Imprimir { $count } folhas
}
print-none = Escolhe pelo menos uma parte.
print-advice = Na janela que se abre, escolhe «tamanho real». O melhor é cartolina fina de 160 g.
print-preview = O que sai da impressora

sheet-board = tabuleiro
sheet-tiles = peças
sheet-cards = cartas
sheet-pieces = peões para dobrar
sheet-players = tabuleiros e peças
sheet-dice = dados para dobrar
sheet-shared = pista, fichas de pontos, joker
sheet-rules = regras
sheet-position = um tabuleiro tal como está
sheet-of = { $part }, folha { $n } de { $of }
sheet-ruler = 50 mm? Então está certo.
sheet-actual = Imprimir a 100%, «tamanho real»
sheet-glue = colar
sheet-glue-here = cola aqui a folha { $n }
sheet-board-told = Quatro folhas formam o tabuleiro, com 35 cm de largura dentro da borda. Cola-as em cartão. As peças ficam sobre as casas tracejadas.
sheet-cards-told = Recorta, dobra ao meio, cola. Não é preciso imprimir dos dois lados.
sheet-pieces-1 = Recorta pelas linhas.
sheet-pieces-2 = Dobra pelos tracejados. Os pés ficam para dentro.
sheet-pieces-3 = Cola os dois pés um sobre o outro, e o peão fica de pé.
sheet-go-tiles = Recorta, dobra ao meio, cola: cada peça tem duas faces. Recorta também os buracos brancos.
sheet-go-shared = Fichas de pontos: dobra ao meio e cola; o número atrás conta se o teu tabuleiro não estiver resolvido. Os quatro peões avançam na pista. O joker coloca-se como uma peça.
sheet-dice-told = Recorta um dado com as suas abas, dobra-o pelas linhas e cola as abas por dentro.
sheet-spare = peça livre
sheet-placed-sliding = Coloquem assim as vossas peças impressas, e a peça livre ao lado do tabuleiro. A seta bloqueada está fechada no primeiro empurrão.
sheet-placed-go = Coloquem assim as vossas peças impressas. Em baixo estão os tesouros que saíram nos dados.
sheet-placed-connect = Coloquem assim as vossas peças impressas.

how-sliding = Cada jogada tem dois passos: empurra a peça livre e depois anda pelos caminhos abertos. Olha só para a tua primeira carta: se parares nesse tesouro, põe-na à vista ao teu lado. Ganha quem encontra todos os seus tesouros e chega primeiro a casa.
how-go = Lancem quatro tesouros. Todos constroem ao mesmo tempo: cada tesouro deve ver-se por um buraco, e um caminho deve ligá-lo ao centro. Quem acaba primeiro tira a melhor ficha de pontos. Ganha quem chega primeiro a 20.
how-connect = Coloca uma das tuas duas peças de modo que um caminho continue, e tira outra. Se um caminho sem cortes ligar dois animais iguais, apanhas a outra peça. Quando estiverem todas na mesa, ganha quem apanhou mais.
ours-sliding = Reconstruído por nós: onde está cada tesouro, e todos os desenhos. O número de peças e de cartas é o do jogo impresso.
ours-go = Reconstruído por nós: os caminhos das peças, os tesouros de cada dado e os números atrás das fichas. O livro de regras só os mostra em imagens.
ours-connect = Reconstruído por nós: que dois animais há em cada peça, e quantas peças têm cada forma. O livro de regras não o diz.
