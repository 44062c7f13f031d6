### Portuguese: the lessons; .again is said to those who missed the goal of a step.

lesson = Lição
lesson-list-note = Um jogo curto, mas a sério, para cada mundo, com uma explicação em cada passo. Podes sair quando quiseres e continuar depois.
lesson-begin = Começar
lesson-go-on = Continuar
lesson-finished = Terminada
lesson-step = Passo { $at } de { $last }
lesson-next = Seguinte
lesson-well = Muito bem!
lesson-end = Muito bem, foi o jogo inteiro. Já sabes tudo o que é preciso.
lesson-rival = Agora contra um rival simpático
lesson-others = Outras lições
lesson-leave = Sair da lição
lesson-about-classic = Empurrar, viajar, fechar o caminho aos outros e levar os tesouros para casa.
lesson-about-pirates = Rodar a peça, apanhar boleia e voltar ao porto.
lesson-about-galaxy = Encontrar os sinais, até na peça livre, e voltar à base.
lesson-about-eclipse = Uma figura que não é de ninguém, e as cartas que ela vai buscar.
lesson-about-go = Uma peça, duas, um lançamento inteiro, e depois contra o relógio.
lesson-about-connect = Pôr caminhos, apanhar animais e manter o jardim unido.

## The sliding editions

lesson-push = A tua carta: { $card }. Empurra a peça livre por uma seta, para se abrir um caminho até este tesouro. Depois vai até lá.
    .again = Ainda não. Procura uma seta cuja linha ligue o teu caminho ao tesouro.
lesson-turn = A tua carta: { $card }. Tal como está, a peça livre não ajuda. Roda-a, empurra-a e vai até ao tesouro.
    .again = Ainda não. Roda a peça e repara em que lados estão abertos.
lesson-ride = A tua carta: { $card }. Nenhum caminho vai lá dar. Mas empurra a linha onde estás: cais do tabuleiro e voltas do outro lado.
    .again = Ainda não. Empurra a tua própria linha, para saíres do tabuleiro e voltares do lado oposto.
lesson-barred = A tua carta: { $card }. Uma seta está bloqueada: desfaria o empurrão de { $rival }. Procura outro caminho.
    .again = Ainda não. A seta bloqueada continua assim nesta jogada; outra linha também leva ao tesouro.
lesson-spare = A tua carta: { $card }. O tesouro está na peça livre! Empurra-a para onde a possas alcançar.
    .again = Ainda não. A peça tem de ficar onde o teu caminho continue por ela.
lesson-close = Já encontraste todas as tuas cartas, mas nenhum empurrão te leva ainda a casa. { $rival } está quase a encontrar uma carta: { $theirs }. Empurra de modo que ela não consiga lá chegar na próxima jogada.
    .again = { $rival } ainda podia lá chegar. Corta-lhe o caminho onde um só empurrão não o volte a abrir.
lesson-home = Agora para casa: acaba a tua jogada no canto onde começaste. Ganha quem chegar primeiro.
    .again = Ainda não estás em casa. Procura um empurrão que abra um caminho até ao teu canto.
lesson-dark = A tua carta: { $card }. Tem a marca do Eclipse, por isso moves o Eclipse, não a tua nave.
    .again = Ainda não. Empurra de modo que se abra um caminho do Eclipse até ao tesouro.
lesson-own = A tua carta: { $card }. Desta vez sem marca: andas tu, e o Eclipse fica onde está.
    .again = Ainda não. Procura um empurrão que abra um caminho de ti até ao tesouro.
lesson-dark-ride = A tua carta: { $card }, com a marca. Empurra a linha do Eclipse: ele cai do tabuleiro e volta do outro lado.
    .again = Ainda não. O Eclipse viaja como qualquer figura: empurra a linha dele e depois leva-o até ao tesouro.

## Go!

lesson-go-one = Os dados mostram quatro tesouros; três já estão ligados ao centro. Põe mais uma peça: o buraco sobre o quarto tesouro, o caminho até ao centro. Depois toca em «Feito!».
    .again = Ainda não está resolvido. O buraco tem de ficar sobre o tesouro e o caminho chegar ao centro sem falhas. Levanta a peça e tenta de novo.
lesson-go-two = Desta vez faltam duas peças. Roda-as como quiseres e toca em «Feito!».
    .again = Ainda não está resolvido. Cada tesouro precisa de um buraco e de um caminho até ao centro.
lesson-go-over = As quatro peças estão lá, mas o caminho da peça 3 interrompe-se. Levanta-a, vira-a para a outra face e volta a pô-la. Depois toca em «Feito!».
    .again = Ainda não está resolvido. A peça 3 está no sítio certo, mas com a face errada.
lesson-go-roll = Agora um lançamento inteiro: liga os quatro tesouros ao centro. Precisas das quatro peças com buraco; as outras duas podem ajudar. Depois toca em «Feito!».
    .again = Ainda não está resolvido. Vê que tesouro não tem caminho até ao centro e levanta o que estorva.
lesson-go-clock = E agora contra o relógio: três minutos para este lançamento. Toca em «Feito!» assim que acabares.
    .again = Não era isso, ou acabou o tempo. Num jogo a sério, entregar mal faz recuar. Tenta outra vez.

## Connect

lesson-connect-lay = Põe uma das tuas duas peças: pelo menos um dos seus caminhos tem de continuar no jardim. Os outros lados podem dar em paredes.
    .again = Ainda não. Põe uma peça de modo que um caminho continue.
lesson-connect-catch = Liga a tua peça nova por um caminho ao mesmo animal noutra peça, e essa peça é tua. Apanha uma!
    .again = Não apanhaste nada. Procura um dos teus animais no jardim, e um lugar cujo caminho lá chegue.
lesson-connect-joined = Apanha outra. Mas o que fica tem de continuar unido, lado a lado: não se pode apanhar o que partiria o jardim. A tua peça nova pode mantê-lo unido.
    .again = Não apanhaste nada. Põe a tua peça onde o jardim continue unido mesmo sem a que levas.
lesson-connect-choose = A tua última peça. Pode estar ligada a mais peças do que as que podes levar. Escolhe de modo a apanhares duas de uma vez.
    .again = Podem apanhar-se duas de uma vez. Vê quais podem sair sem o jardim se partir.
