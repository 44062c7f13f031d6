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
who-here-note = passem-no, sem espreitar
who-here-race = uma corrida: é preciso um ecrã por pessoa
who-online = Com amigos online
who-online-note = manda-lhes um link
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
clock-day = um dia por jogada
days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
allow-hints = Dicas permitidas
list-table = Mostrar a mesa na lista
list-table-note = Qualquer pessoa neste servidor poderá jogar ou ver.

## Everywhere

app-ready = tudo pronto
close = Fechar
back = Voltar
yes = Sim
no = Não
off = não
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
offline-note = Os jogos vivem no servidor. Assim que a ligação voltar, continuamos.

## Coming to a table

join = Entrar
join-label = Um código?
join-code = código ou link
table-opening = A pôr a mesa
table-opening-note = Um momento.
table-gone = Esta mesa já foi levantada
table-gone-note = O jogo acabou e foi arrumado, ou falta uma letra ao link.
table-new = Abrir uma mesa nova
table-retype = Escrever o link de novo
table-closed = Esta mesa não abre
table-closed-note = O jogo continua guardado, mas este servidor não o sabe ler. Talvez uma versão mais recente o abra.
pair-used = Este link já foi usado
pair-used-note = Serve uma só vez e durante cinco minutos, para que mais ninguém o use. Cria outro no primeiro aparelho: Menu, «{ $item }».
pair-used-play = Continuar o jogo
pair-used-watch = Ver esta mesa
lobby-ready = Está toda a gente.
your-name = O teu nome
sit-here = Sentar
seat-open = Lugar livre
seat-bot = Pôr um bot
start-with-bots = Completar com bots e começar
invite-title = Trá-los para a mesa
invite-code = Código da mesa
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
invite-phones = Telemóveis
invite-phones-note = leiam este quadrado
invite-computers = Computadores
invite-computers-note = escrevam o endereço em baixo
show-qr = Mostrar o código QR
home-open = Deixar entrar a gente de casa
home-open-note = Aberto até o fechares. Nada sai de tua casa.
home-none = Este computador não está agora em nenhuma rede doméstica.
home-trouble = Não resultou. A rede pode ter mudado, ou outro programa usa a porta.
home-is-open = Qualquer pessoa na tua rede doméstica pode abri-lo.
home-close = Fechar de novo
meanwhile = Enquanto esperas
here-title = Quem joga à volta deste ecrã?
here-note = Digam os vossos nomes uma vez; este aparelho lembra-se deles.
here-seat = Lugar { $seat }
here-swap = Outro peão para { $name }
here-bot = Bot: { $level }
here-add-person = Juntar alguém
here-add-bot = Juntar um bot
curtain = Cortina entre as jogadas
curtain-note = para ninguém espreitar uma carta
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
       *[other] Todas as { $count } mesas
    }
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
playing = Joga
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
let-bot-play = Que jogue um bot
take-seat-back = Retomar o meu lugar
table-paused = Em pausa: à espera de toda a gente.
log-resumed = Não estava ninguém e o jogo esperou. Agora continua.
send-off = Mandar alguém sair da mesa
send-off-note = As cartas e o lugar passam para outra pessoa. Ainda é possível assistir.
send-off-bot = Um bot assume
send-off-bot-for = Um bot assume por { $name }
send-off-open = Libertar o lugar
send-off-open-for = Mandar { $name } sair e libertar o lugar
change-seat = Jogar por { $name }
leave-table = Deixar a mesa
take-back = Voltar atrás
undo-asked = { $name } gostaria de anular a última jogada. Pode ser?
undo-waiting = Pedido para anular. À espera de resposta.
lost-title = Ligação perdida.
lost-safe = O jogo está a salvo. A ligar de novo…
lost-next = O jogo está a salvo. Nova tentativa em { $seconds } s.
lost-try = Tentar já
lost-back = De volta à mesa.
needs-line = Assim que a ligação voltar
open-gate = Sou { $name }, abre
log = O que aconteceu
log-empty = Ainda não aconteceu nada.
log-said = { $name }: «{ $text }»
log-time = Acabou o tempo de { $name }.
log-undo = A última jogada foi anulada.
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
refused-busy = O servidor está ocupado. Tenta outra vez.
refused-other = Não resultou.
hint-thinking = Um bot está a pensar nisso…
hint-wins = Assim ganhas.
hint-finds = Assim chegas até { $motif }.
hint-catches =
    { $count ->
        [one] Assim apanhas { $count } peça.
       *[other] Assim apanhas { $count } peças.
    }
hint-plans =
    { $ways ->
        [one] Na próxima jogada, um empurrão leva-te lá.
       *[other] Na próxima jogada terás vários caminhos para a tua meta.
    }
hint-nears =
    { $steps ->
        [one] Só te faltará um passo.
       *[other] Aproximas-te da tua meta.
    }
hint-blocks = E o caminho fica mais longo para { $name }.
hint-leaves = Mas também abre um caminho para { $name }.
hint-seeks = { $name } parece procurar { $motif }.
hint-best = É o que mais te aproxima.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-well-played = Bem jogado!
phrase-oops = Ups!
phrase-thinking = Deixa-me pensar…
phrase-one-moment = Um momento, por favor.
phrase-hurry = Tique-taque!
phrase-thanks = Agradeço!
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
replay-after = Procura
replay-find-before = Descoberta anterior
replay-find-after = Descoberta seguinte
replay-speed = Velocidade
replay-link = Link para este momento
replay-edit = Mudar esta posição
replay-download = Descarregar o registo
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
show-reach = Iluminar aonde posso ir
show-reach-note = As casas ao teu alcance brilham depois de empurrar.
confirm-walk = Perguntar antes de andar
confirm-walk-note = { $pointer ->
    [mouse] Um clique para apontar, outro para ir.
   *[other] Um toque para apontar, outro para ir.
}
left-handed = Para a mão esquerda
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
