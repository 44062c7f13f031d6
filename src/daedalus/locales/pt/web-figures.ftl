### Português: as imagens animadas das regras; `.picture` diz o que se vê.

figure-push = Um empurrão: a linha desliza e sai uma peça.
    .picture = Uma linha avança uma casa para a direita: entra uma peça à esquerda e sai a última à direita.
figure-walk = Andar: por caminhos abertos, até onde quiseres.
    .picture = Um peão segue um caminho aberto por quatro peças, dobra uma esquina e chega a um tesouro.
figure-go-claim = Quem acaba primeiro fica com a melhor ficha que resta.
    .picture = Quatro jogadores diante dos seus tabuleiros. Bram entrega primeiro e fica com a ficha 6, depois Pip com a 4, depois Orla com a 2. Juno não tinha acabado e recebe a 1 que resta.
figure-go-solved = Resolvido: os quatro tesouros veem-se pelos buracos e um caminho liga cada um ao centro.
    .picture = Quatro peças são postas, cada uma com o buraco sobre um tesouro. Depois uma linha vai do centro pelos caminhos até cada tesouro, e cada um recebe um visto.
figure-go-check = A verificação: uma peça está virada ao contrário, por isso um tesouro não tem caminho.
    .picture = Linhas vão do centro a três tesouros, que recebem um visto. No quarto, barras vermelhas mostram onde o caminho se interrompe, e ele recebe uma cruz.
figure-go-score = Resolvido: avança o número azul. Por resolver: recua o vermelho.
    .picture = Uma pista de 0 a 20 com uma estrela no fim. Pip tem um 4 azul e vai de 7 a 11. Bram tem um menos 2 vermelho e volta de 13 a 11.
figure-connect-lay = Pôr: pelo menos um caminho tem de continuar. Os outros lados podem dar em paredes.
    .picture = Quatro peças formam um quadrado. Lugares tracejados mostram onde cabe a próxima; cai à direita, onde um caminho entra nela.
figure-connect-catch = Apanhar: um caminho sem falhas liga dois animais iguais, e a outra peça é tua.
    .picture = Põe-se uma peça. Uma fita pontilhada vai do seu animal, por duas peças, até ao mesmo animal noutra. Ambos ficam rodeados; depois a outra peça voa dali.
figure-connect-choice = Escolher: uma ou outra, não ambas. O que fica tem de continuar unido.
    .picture = Quatro peças em quadrado. A nova, em cima à esquerda, está ligada a um amigo à direita e a outro em baixo. Primeiro marca-se o da direita, depois o de baixo; sem ambos, a última peça só tocaria por um canto.
