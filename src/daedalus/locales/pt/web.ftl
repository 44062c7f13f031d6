### Portuguese: the sentences of the web app's shell; each board has a file of its own.

## The worlds

front-title = Cinco labirintos que não param quietos.
front-subtitle = Sem conta, sem descarregar nada. Escolhe um mundo, diz quem joga e começa.
front-worlds = Escolhe um mundo
front-players = { $low }–{ $high }
front-minutes = { $minutes } min
front-corner = Ajuda, som e luz
front-options = Opções

## Who plays

who-title = Quem joga?
who-me = Só eu
who-me-note =
    { $rivals ->
        [0] a solo, ao meu ritmo
        [one] contra um rival simpático
       *[other] contra { $rivals } rivais simpáticos
    }
who-here = Neste ecrã
who-here-note = todos veem, cartas tapadas
who-here-race = uma corrida: é preciso um ecrã por pessoa
who-online = Com amigos online
who-online-note = manda-lhes um link
who-online-here = por agora só neste computador
who-online-closed = em casa com um clique, ou em qualquer lado pela internet
who-online-home = toda a casa: um link ou um código
players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
players-label = Jogadores
fewer = { $what }: menos um
more-of = { $what }: mais um
level = Bots

## Options of a table

options-title = { $title }: opções
preset = Tipo de jogo
more = Mais opções
clock = Relógio
clock-none = nenhum
clock-turn = { $seconds } s por jogada
clock-game = { $minutes } min por pessoa
days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
allow-hints = Dicas permitidas
show-previews = Mostrar para onde posso ir antes de empurrar
show-previews-note = Bom para crianças e para aprender. Sem isto, cada empurrão é uma decisão.
list-table = Mostrar a mesa na lista
list-table-note = Qualquer pessoa neste servidor poderá jogar ou ver.
host-decides = Só quem abriu a mesa põe um bot
host-decides-note = Quando alguém falta há um minuto. Se não, qualquer jogador pode.

## Everywhere

app-ready = tudo pronto
close = Fechar
back = Voltar
yes = Sim
no = Não
off = mudo
menu = Menu
rules = Regras
settings = Definições
learn = Aprender em dois minutos
replay = Repetição
watch = Ver
puzzles = Enigmas
position-title = Jogar a partir de uma posição
position-editor = Editor de posições
    .note = Monta o teu próprio labirinto e joga a partir daí.
position-unplayable = Daqui não pode começar um jogo.
hint = Dica
hint-again = Outra vez
hint-thanks = Percebi
watching = Estás a ver.
watching-next = Se ficar um lugar livre, podes ocupá-lo aqui.
sound-on = Ligar o som
sound-off = Desligar o som
go-light = Cores claras
go-dark = Cores escuras
other-worlds = Outros mundos
copied = Copiado
copy-link = Copiar link
share = Partilhar
send = Enviar
trouble-offline = O servidor não responde. Está ligado?
trouble-create = Não foi possível criar esta mesa. Tenta outras opções.
trouble-seat = Este lugar já está ocupado.
trouble-record = «{ $file }» não se consegue ler como jogo. Escolhe um ficheiro .game; podes descarregar um em qualquer repetição.
trouble-record-broken = «{ $file }» está cortado, foi alterado ou vem de outra versão.
trouble-replay = O jogo ainda não começou, ou a mesa já foi levantada.
missing-title = Por aqui não há passagem
missing-note = A parede deve ter-se mexido: esta página não existe.
to-front = Para todos os labirintos
offline-title = Sem ligação ao servidor
offline-note = Os jogos estão no servidor. Assim que a ligação voltar, continuamos.

## Coming to a table

join = Entrar
join-label = Tens um código?
join-code = código ou link
code = Código
code-none = Nenhuma mesa espera com este código.
code-none-note = Talvez uma letra esteja errada, ou o jogo já começou: nesse caso, pede o link.
carry-none = Com este código não vem nenhum lugar. Talvez uma letra esteja errada, ou já não vale: pede um novo.
table-opening = A pôr a mesa
table-opening-note = Um momento.
table-gone = Esta mesa já foi levantada
table-gone-note = O jogo acabou e foi arrumado, ou falta uma letra ao link.
table-new = Abrir uma mesa nova
table-retype = Escrever o link de novo
table-closed = Esta mesa não abre
table-closed-note = O jogo continua guardado, mas este servidor não o sabe ler. Talvez uma versão mais recente o abra.
pair-used = Este link já foi usado
pair-used-note = Serve uma só vez e durante dez minutos, para que mais ninguém o use. Cria outro no primeiro aparelho: Menu, «{ $item }».
pair-used-play = Continuar o jogo
pair-used-watch = Ver esta mesa
lobby-ready = Já cá está toda a gente.
your-name = O teu nome
sit-here = Sentar-me
seat-open = Lugar livre
seat-bot = Pôr um bot
start-with-bots = Completar com bots e começar
invite-title = Trá-los para a mesa
invite-address = Endereço a escrever
invite-ways = Os telemóveis leem este código. Os outros escrevem este endereço, ou o código na página inicial.
invite-qr = Código QR com o link desta mesa
name-kept = Fica guardado neste aparelho.
your-pawn = O teu peão
your-ship = O teu barco
your-spaceship = A tua nave
lobby-table = À volta da mesa
seats-taken = { $taken } de { $all } lugares ocupados
host-gone = Quem abriu a mesa está fora há muito tempo. Agora é { $name } quem a conduz.
host-gone-you = Quem abriu a mesa está fora há muito tempo. Agora és tu quem a conduz.
lobby-soon = Começa assim que todos os lugares estiverem ocupados.
lobby-count = Começa em { $seconds }
lobby-wait = Esperar
you-tag = Tu
bot = Bot
bot-level = Como joga { $name }
bot-gone = Tirar o bot { $name }
seat-gone = Tirar o lugar { $seat }
seat-add = Juntar um lugar
seat-add-note = até { $most }
guest-title = { $name } guardou-te um lugar
guest-title-plain = Há um lugar para ti
guest-last = Mais uma pessoa e o jogo começa.
invite-closed = Só este computador pode abrir este link
invite-closed-note = Os telemóveis e outros computadores de casa ainda não veem a tua mesa.
show-qr = Mostrar o código QR
home-open = Deixar entrar a gente de casa
home-open-note = Aberto até o fechares. Nada sai de tua casa.
home-none = Este computador não está agora em nenhuma rede doméstica.
home-not-owner = Para deixar entrar a gente de casa, usa a página que se abriu quando o jogo foi iniciado, ou o endereço que o terminal mostra.
home-trouble = Não resultou. A rede pode ter mudado, ou outro programa usa a porta.
home-is-open = Qualquer pessoa na tua rede doméstica pode abri-lo.
home-close = Fechar de novo
share-open = Abrir à internet
share-note = Assim, amigos de qualquer lado podem vir com o link, até fechares ou parares o jogo.
share-by = Programa
share-with-cloudflared = Com cloudflared
share-reads-cloudflared = A Cloudflare transmite tudo e pode ler. Não é preciso conta.
share-with-tailscale = Com tailscale
share-reads-tailscale = A Tailscale transmite tudo e não pode ler. É preciso uma conta.
share-with-ssh = Com ssh
share-reads-ssh = O serviço localhost.run transmite tudo e pode ler. Não é preciso conta.
share-with-command = Com um comando teu
share-reads-command = Quem gere a outra ponta transmite tudo e pode ler.
share-none = Para abrir à internet, instala cloudflared, tailscale ou ssh (OpenSSH).
share-opening = A abrir… demora alguns segundos.
share-is-open = Quem tiver o link pode vir, de qualquer lado.
share-trouble = Não resultou. { $program } diz: «{ $why }»
meanwhile = Enquanto esperas
here-title = Quem joga à volta deste ecrã?
here-seat = Lugar { $seat }
here-swap = Outro peão para { $name }
read-rules = Lê as regras entretanto
lobby-position = O jogo começa a partir de uma posição escolhida.
watch-title = Mesas para ver ou entrar
watch-none = Agora não há mesas públicas
watch-none-note = As mesas aparecem aqui quando ao abri-las se marca «{ $option }».
watch-none-open = Abrir uma
watch-none-replay = Ver uma repetição
watch-open = Entrar
watch-playing = Ver
watch-over = Repetição
mine = As minhas mesas
mine-all =
    { $count ->
        [one] A minha mesa
       *[other] As minhas { $count } mesas
    }
mine-waits =
    { $count ->
        [one] Há uma mesa à tua espera.
       *[other] Há { $count } mesas à tua espera.
    }
carry = Noutro aparelho
mine-note = Esta lista fica neste aparelho e em mais lado nenhum.
mine-none = Ainda não há mesas
mine-none-note = Aqui aparecem as mesas em que te sentas, só neste aparelho.
mine-going = A decorrer
mine-finished = Terminadas
mine-play = Continuar
mine-turn = Vez de { $names }
mine-free =
    { $count ->
        [one] Ainda { $count } lugar livre
       *[other] Ainda { $count } lugares livres
    }
mine-unstarted = Ainda por começar
mine-won-you = Ganhaste
mine-won =
    { $count ->
        [one] Ganhou { $names }
       *[other] { $names } partilharam a vitória
    }
mine-unknown = O servidor não responde
mine-forget = Esquecer { $title } neste aparelho
mine-forget-finished = Esquecer as terminadas
mine-forgotten = Esquecido neste aparelho.
mine-keep = Afinal, guardar
mine-cleared =
    { $count ->
        [one] Uma mesa foi levantada e saiu da lista.
       *[other] { $count } mesas foram levantadas e saíram da lista.
    }

## At the table

you = tu
here = está cá
away = não está
your-turn = É a tua vez
playing = A jogar
seats = Jogadores
hand = A tua mão
steps = Passos da jogada
cards-left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
lord-note = Não é de ninguém. Repara onde está.
seat-absent = saiu
seat-stand-in = joga um bot
away-minute = { $name } não está cá há um minuto.
away-while = { $name } não está cá há algum tempo.
away-left = { $name } deixou a mesa.
away-bot = Deixar jogar um bot até { $name } voltar
let-bot-play = Deixar jogar um bot
table-paused = Em pausa: à espera de toda a gente.
log-resumed = Não estava ninguém e o jogo esperou. Agora continua.
send-off = Mandar alguém sair da mesa
send-off-note = As cartas e o lugar passam para outra pessoa. Ainda é possível assistir.
send-off-bot = Um bot fica no lugar
send-off-bot-for = Um bot fica no lugar de { $name }
send-off-open = Libertar o lugar
send-off-open-for = Mandar { $name } sair e libertar o lugar
change-seat = Jogar por { $name }
leave-table = Deixar a mesa
take-back = Desfazer
undo-asked = { $name } gostaria de desfazer a última jogada. Pode ser?
undo-waiting = Pedido para desfazer. À espera de resposta.
connection = Ligação
lost-title = Ligação perdida.
lost-safe = O jogo está a salvo. A ligar de novo…
lost-next = O jogo está a salvo. Nova tentativa em { $seconds } s.
lost-waiting = À espera da mesa…
lost-kept = A tua jogada fica guardada.
lost-try = Tentar já
lost-back = De volta à mesa.
needs-line = Assim que a ligação voltar
log = O que aconteceu
log-empty = Ainda não aconteceu nada.
log-said = { $name }: «{ $text }»
log-undo = A última jogada foi desfeita.
chat = Dizer algo
chat-text = A tua mensagem
companion = As minhas cartas num telemóvel
companion-note = Lê isto com o telemóvel: fica com o mesmo lugar. O link serve uma vez.
companion-qr = Código QR para o telemóvel
companion-only-there = Mostrar as minhas cartas só lá
companion-here-again = Mostrar de novo as minhas cartas aqui
copy-watch-link = Copiar o link da mesa
replay-this = Rever este jogo
seed-promise = Distribuição justa, selada antes do início:
refused-illegal = Agora não é possível.
refused-option = Nesta mesa não dá.
refused-forbidden = Só pode fazê-lo quem abriu a mesa.
refused-sent-off = O teu lugar passou para outra pessoa. Agora estás a assistir.
refused-too-many = Mais devagar, por favor.
in-line = Há muitos pedidos neste momento. És o número { $place } da lista de espera.
refused-busy = O servidor está ocupado. Tenta outra vez.
refused-other = Não resultou.
hint-thinking = Um bot está a pensar nisso…
hint-wins = Assim ganhas.
hint-finds = Assim alcanças { $motif }.
hint-catches =
    { $count ->
        [one] Assim apanhas { $count } peça.
       *[other] Assim apanhas { $count } peças.
    }
hint-plans =
    { $ways ->
        [one] Na próxima jogada, um empurrão leva-te à meta.
       *[other] Na próxima jogada terás vários caminhos para a tua meta.
    }
hint-nears =
    { $steps ->
        [one] Só te faltará um passo.
       *[other] Aproximas-te da tua meta.
    }
hint-blocks = Depois, { $name } pode alcançar menos do que é habitual.
hint-leaves = Mas depois, { $name } pode alcançar mais do que é habitual.
hint-seeks = { $name } parece procurar { $motif }.
hint-best = Parece o melhor.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-well-played = Bem jogado!
phrase-oops = Ups!
phrase-thinking = Deixa-me pensar…
phrase-one-moment = Um momento, por favor.
phrase-hurry = Tique-taque!
phrase-thanks = Que simpatia!
phrase-sorry = Desculpa!
phrase-wow = Uau!
phrase-so-close = Foi quase!
phrase-again = Outro jogo?
phrase-good-game = Bom jogo!
phrase-bye = Adeus!

## The end

end-shared = { $names } partilham a vitória!
end-solo = Muito bem, { $name }!
end-plies =
    { $count ->
        [one] em { $count } jogada
       *[other] em { $count } jogadas
    }
end-chosen = Começou numa posição escolhida, sem dar as cartas de novo.
end-again = Foi uma nova tentativa a partir da jogada { $turn } de um jogo anterior, sem dar as cartas de novo.
again-from = Nova tentativa a partir da jogada { $turn }
end-found = Encontrados, por esta ordem
rank = { $rank }.º lugar
score-sliding =
    { $count ->
        [one] { $count } encontrado
       *[other] { $count } encontrados
    }
score-go = { points }
score-connect =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
play-again = Jogar de novo
again-harder = Outra vez, um pouco mais difícil
again-easier = Outra vez, um pouco mais fácil
look-back = Rever o jogo
watch-path = Ver o jogo todo
see-board = Voltar ao tabuleiro
show-result = Ver o resultado

## Replay

replay-of = Repetição: { $title }
replay-drop = Larga aqui um ficheiro .game
replay-drop-note = ou escolhe um deste aparelho
replay-no-file = Esta gravação não se consegue ler
replay-no-none = Aqui não há nenhuma gravação
replay-other-file = Escolher outro ficheiro
replay-start = O início
replay-scrub = Ponto do jogo
replay-place = { $at } de { $last }
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-step = Um passo à frente
replay-last = Para o fim
replay-after = À procura de
replay-find-before = Descoberta anterior
replay-find-after = Descoberta seguinte
replay-speed = Velocidade
replay-link = Link para este momento
replay-edit = Mudar esta posição
replay-download = Descarregar a gravação
replay-fair = A distribuição condiz com o selo: é justa.
replay-unfair = A distribuição não condiz com o selo.

## Settings

as-browser = Como o navegador
light = Luz
mode-auto = Como o aparelho
mode-light = Claro
mode-dark = Escuro
contrast = Contraste
contrast-auto = Como o aparelho
contrast-normal = Normal
contrast-high = Alto
volume = Volume
motion = Animações
motion-none = Nenhuma
motion-fast = Rápidas
motion-normal = Normais
motion-slow = Lentas
show-reach = Iluminar as casas aonde posso ir
show-reach-note = As casas ao teu alcance brilham depois de empurrar.
confirm-walk = Perguntar antes de andar
confirm-walk-note = { $pointer ->
    [mouse] Um clique para apontar, outro para ir.
   *[other] Um toque para apontar, outro para ir.
}
left-handed = Modo canhoto
left-handed-note = As tuas cartas e a tua peça ficam à esquerda do tabuleiro.

## About

about = Sobre
about-title = Sobre o Daedalus
about-what = Cinco jogos de tabuleiro de labirintos que se mexem, para pessoas, bots e programas. Sem conta, sem nada para instalar, sem publicidade.
about-books = As regras que seguimos
about-own = Os nomes, motivos e desenhos são nossos. O Daedalus não tem ligação às editoras nem aos licenciantes dos jogos impressos; os nomes deles só servem aqui para dizer que regras seguimos.
about-private = O que se sabe de ti
about-private-note = O servidor conhece o nome que escreves numa mesa e o que lá se joga, até a mesa ser levantada. As definições e a lista das tuas mesas ficam neste aparelho.
about-licence = Licença
about-licence-note = O Daedalus é software livre com a licença MIT. As suas letras são Figtree, Grenze e Fredoka, com a
about-version = Versão { $version }

## Os seis rostos

stone-1 = De cabeça no ar
stone-2 = A aprender
stone-3 = Conhece o caminho
stone-4 = Pensa mais à frente
stone-5 = De olho nos outros
stone-6 = Mente brilhante
stone-sliding-1 = Passeia a olhar para o céu.
stone-sliding-2 = Não repara na maioria dos caminhos.
stone-sliding-3 = Vê muitos dos caminhos até ao seu tesouro.
stone-sliding-4 = Não perde nada ao seu alcance e prepara a jogada seguinte.
stone-sliding-5 = Vê aonde queres ir, e talvez te feche a porta.
stone-sliding-6 = Continua o jogo de cabeça antes de se mexer.
stone-go-1 = Demora o seu tempo e por vezes engana-se.
stone-go-2 = Precisa quase sempre de um a dois minutos.
stone-go-3 = Precisa quase sempre de menos de um minuto.
stone-go-4 = Precisa quase sempre de menos de meio minuto.
stone-go-5 = Precisa quase sempre de menos de 25 segundos e raramente se engana.
stone-go-6 = Precisa quase sempre de dez segundos, ou menos.
stone-connect-1 = Só vê dois ou três lugares para uma peça.
stone-connect-2 = Experimenta alguns lugares e apanha o que vê.
stone-connect-3 = Apanha boa parte do que há para apanhar.
stone-connect-4 = Escapam-lhe poucas capturas.
stone-connect-5 = Quase nada lhe escapa, e começa a ver o que te deixa.
stone-connect-6 = Continua o jogo de cabeça antes de pousar uma peça.
rivals-fitted = Mais ou menos como tu
rivals-fit = Todos jogam mais ou menos como tu
rivals-fit-note = Conforme os teus últimos jogos. Nunca muda a meio de um jogo, e só este aparelho o sabe.
rivals-new = Ainda não nos conhecemos. Um começo amigável.
rivals-lately = Últimos jogos ganhos: { $won } de { $games }.
rivals-afresh = Começar de novo
dial-label = Como jogam
dial-at = { $name }, { $step } de 20
dial-easier = Um pouco mais fácil
dial-cleverer = Um pouco mais esperto
pace = Ritmo dos bots
pace-calm = Calmo
pace-normal = Normal
pace-quick = Rápido

## À volta de um ecrã

sleeve =
    { $which ->
        [left] { $name }: a peça da esquerda, virada para baixo.
        [right] { $name }: a peça da direita, virada para baixo.
       *[card] { $name }: a carta, virada para baixo.
    }
sleeve-hold = Mantém premido para espreitar.
sleeve-tap = Toca para espreitar.
sleeve-hold-short = Segura para espreitar
sleeve-tap-short = Toca para espreitar
sleeve-hold-word = Segura
sleeve-tap-word = Toca
on-phone = { $name } tem um telemóvel
phone-came = { $name } joga agora com um telemóvel.
phone-gone = O telemóvel de { $name } já não está. A carta está aqui, virada para baixo.
turn-of = É a vez de { $name }
lid-open = Sou { $name }
strip-next = Agora { $name }
show-again = Mostrar outra vez
at-table = Nesta mesa
cover-cards = Tapar as cartas entre as jogadas
cover-cards-note = uma tampa sobre a mão até chegar o próximo; o tabuleiro fica à vista
tap-to-peek = Tocar para espreitar
tap-to-peek-note = um toque mostra uma carta durante dois segundos, para quem não consegue manter premido
how-you-sit = Como estão sentados
sit-around = À volta do ecrã
sit-one-side = Todos do mesmo lado
keep-last-turn = Manter à vista a última jogada
read-card = Ler as cartas em voz alta
read-card-note = Com auscultadores: senão todos ouvem.
read-card-to = Lê-me a minha carta: { $name }
slide-out = Segura para espreitar, tira para jogar.
play-left = Jogar a esquerda
play-right = Jogar a direita
put-back = Pôr de volta
phones = Cartas nos telemóveis
phones-offer = Fiquem com as cartas no vosso telemóvel.
phones-scan = Leiam este código e fiquem com as cartas no vosso telemóvel.
phones-note = Sem aplicação, sem conta. O tabuleiro fica aqui.
phones-none = Ainda não há telemóveis. Também pode ser mais tarde.
phones-show = Mostrar o código
phones-qr = Código QR para os telemóveis
which-one = Quem és tu?
which-one-none = Já todos têm um telemóvel.
hand-your-turn = É a tua vez, { $name }
hand-big-screen = Joga no ecrã grande.
hand-turn = Toca para a tapar.
hand-turned = Virada para baixo. Toca para a ver.
hand-found = Encontrados
hand-play = Jogar com este telemóvel
hand-play-note = O ecrã grande mostra o que fazes.
hand-hold = Só segurar as minhas cartas
phones-server = Para os telemóveis, a mesa tem de estar num servidor.
by-phone = por telemóvel
plays-here = joga aqui
here-one-more = Mais alguém
here-is-person = Lugar { $seat }: uma pessoa
here-is-robot = Lugar { $seat }: um bot

print = Imprimir e jogar
print-short = Imprimir
print-board = Imprimir este tabuleiro
box = A tua própria caixa
box-short = Caixa
evening-short = Serão
