### Porque algo não é possível: página, terminal e linha de comandos.

error-of-refused = Assim não dá.
error-of-unreadable = Não é possível ler isto.
error-of-option = Essa opção não existe.
error-of-illegal = As regras não o permitem agora.
error-of-stale = O jogo já avançou.

error-over = O jogo acabou.
error-not-begun = O jogo ainda não começou.
error-turn = É a vez do jogador { $player }.
error-nobody = Agora ninguém pode fazer nada.
error-line-long = Esta linha é demasiado longa.
error-paused = O jogo está em pausa.
error-bot-plays = Um bot joga por ti: volta primeiro.
error-referee = Só o árbitro de uma liga pode fazer isso.
error-seat-taken = Já há alguém sentado aí.
error-piece-taken = Alguém já tem esse peão.
error-seats-open = Ainda há lugares livres: espera, ou dá-os a bots.
error-take-back-none = Não há nada para desfazer.
error-take-back-seen = Algo foi revelado: não se pode desfazer.
error-take-back-asked = Os outros já foram consultados.

error-action-sliding = Não conheço «{ $text }». Um empurrão escreve-se b1=6, um movimento d4; a palavra ajuda mostra o resto.
error-pushed = Já empurraste: agora anda, ou fica onde estás.
error-push-first = Primeiro empurra, depois anda.
error-slot = Não há nenhuma seta em { $cell }. Há setas em { $cells }.
error-barred = A seta em { $cell } está bloqueada: desfaria o último empurrão.
error-spare-turn = A peça livre não pode ficar assim. Pode ficar assim: { $ways }.
error-leave = Só se sai no fim, com todos os tesouros e um caminho aberto pela borda.
error-lord-idle = Agora não podes mover o Eclipse.
error-lord-card = É o Eclipse que tem de ir buscar esta carta: move-o, por exemplo com !d4.
error-reach = { $cell } está fora do teu alcance. Podes alcançar: { $cells }.
error-cell-form = «{ $text }» não é uma casa do tabuleiro. Escreve uma coluna e uma linha, por exemplo d4.
error-cell = Não há nenhuma casa { $text }: este tabuleiro acaba em { $last }.

error-action-go = Não conheço «{ $text }». Escreve pronto, 1A@b2e para colocar, levanta 1 para levantar, ou feito.
error-moment = Esse momento já passou.
error-go-house = Isso acontece por si só.
error-go-wait = Espera pela partida.
error-go-build = A ronda já começou: constrói.
error-go-ready = Tu já estás: espera pelos outros.
error-go-hands-off = Antes da partida não se toca nas peças.
error-go-claimed = Acabaste esta ronda e tens a ficha { $points }.
error-go-late = O tempo tinha acabado.
error-go-end-off = Neste jogo não se pode acabar antes.
error-go-end-early = Só podes acabar se a outra pessoa entregar { $claims } rondas seguidas sem resolver.
error-go-end-later = Não durante a construção: entre rondas, antes de dizeres que já estás.
error-go-lift = A peça { $tile } não está no teu tabuleiro.
error-go-lies = A peça { $tile } já está colocada: levanta-a primeiro.
error-go-joker = Nesta ronda não tens o joker.
error-go-under = Ficaria por cima de { $tiles }.
error-go-middle = O centro nunca é coberto.
error-go-edge = Ficaria de fora: o tabuleiro acaba em { $last }.
error-weave = Aqui só se colocam ou levantam peças.

error-action-connect = Não conheço «{ $text }». Escreve, por exemplo, 3@2,-1=a ou 3@2,-1=a apanha 0,0 1,0.
error-connect-tile = Não há nenhuma peça { $tile }: vão de 1 a { $most }.
error-connect-twice = Uma casa aparece duas vezes.
error-connect-hand = A peça { $tile } não está na tua mão: tens { $tiles }.
error-connect-turn = A peça { $tile } não pode ficar assim. Pode ficar assim: { $ways }.
error-connect-taken = Em { $cell } já há uma peça.
error-connect-apart = Em { $cell } a peça não tocaria em nenhuma outra.
error-connect-path = De { $cell } não segue nenhum caminho.
error-connect-new = Em { $cell } está a peça nova: essa fica.
error-connect-empty = Em { $cell } não há nenhuma peça.
error-connect-kin = A peça em { $cell } não tem nenhum animal da peça { $tile }.
error-connect-link = Nenhum caminho leva a { $cell }.
error-connect-joined = As peças restantes deixariam de estar unidas.
error-connect-cell = «{ $text }» não é uma casa do tabuleiro. Escreve, por exemplo, 2,-1, cada número de -{ $far } a { $far }.

error-edition = Não há nenhum jogo «{ $text }». Há: { $known }.
error-seats = Este jogo é para { $low } a { $high } pessoas.
error-seat = Não há nenhum lugar { $text }: há { $seats }.
error-start = O jogador { $player } não pode começar: só jogam { $seats }.
error-cards = Não há tantas cartas: no máximo { $most } por pessoa.
error-option-value = A opção { $option } não pode ser «{ $text }». Pode ser: { $known }.
error-option-unknown = Este jogo não tem nenhuma opção «{ $option }». Tem: { $known }.
error-option-form = «{ $text }» não é uma opção: escreve, por exemplo, cards=6.
error-option-twice = A opção { $option } aparece duas vezes.
error-bot = Não há nenhum bot «{ $text }». Há: { $known } e os números de 1 a 20.
error-bot-kind = Ninguém pode jogar como «{ $text }».
error-name = «{ $text }» não pode ser um nome.
error-name-long = «{ $text }» é demasiado longo para um nome: no máximo { $most } caracteres.
error-seed = Uma semente é uma linha de { $most } caracteres, no máximo.
error-clock = É preciso pelo menos um segundo.
error-clock-own = Este jogo tem o seu próprio tempo.
error-clock-alone = Com tempo, é preciso jogarem pelo menos dois.
error-clock-turn = Uma jogada pode durar de 1 a 3600 segundos.
error-not-here = Este jogo ainda não se pode jogar no terminal.

error-position = «{ $text }» não é uma posição.
error-position-part = Não é possível ler esta parte da posição: «{ $text }».
error-position-rows = As linhas do tabuleiro não têm o mesmo comprimento.
error-position-size = Os lados de um tabuleiro podem ter de 3 a { $most } casas.
error-position-edition = Esta posição é de outro jogo: «{ $text }».
error-position-rules = A posição é de outras regras, não destas.
error-position-seats = Nesta posição jogam { $seated }, não { $given }.
error-position-over = Nesta posição o jogo acabou: ninguém pode fazer nada.
error-position-large = Esta posição é demasiado grande para uma mesa.
error-position-cards = Ninguém poderia encontrar estas cartas: { $cards }. Não estão em lado nenhum.
error-position-unseen = Não há cartas suficientes para tudo o que está oculto.
error-position-shared = O animal { $letter } está em mais de { $most } peças.

error-record = Isto não é a gravação de um jogo.
error-record-line = Linha { $line } da gravação: { $why }
error-record-expected = Falta aqui «{ $key }».
error-record-format = Esta gravação tem outro formato: «{ $text }».
error-record-version = Jogou-se com a versão { $text } das regras; aqui vale a versão { $ours }.
error-record-seats = Os nomes e a posição não dão o mesmo número de pessoas.
error-record-part = «{ $text }» não pertence aqui.
error-record-seed = A semente não é a que foi selada no início.
error-record-broken = A gravação interrompe-se aqui, ou continua mal.
error-record-no-seed =
    { $count ->
        [one] Uma ação é válida, mas falta a semente: não se pode verificar a distribuição.
       *[other] Todas as { $count } ações são válidas, mas falta a semente: não se pode verificar a distribuição.
    }
error-record-deal = A semente dá outra posição inicial.
error-record-hides = Esta gravação esconde cartas: foi guardada antes do fim do jogo.
error-review-long = Este jogo é demasiado longo para rever: no máximo { $most } ações.
error-ply = Não há nenhuma ação { $text }: a última é { $last }.
error-line = Linha { $line }: { $why }
error-in-file = { $file }: { $why }
error-file = Não é possível usar o ficheiro { $file }.
error-file-none = Não há nenhum ficheiro { $file }.
error-file-forbidden = Não é permitido abrir o ficheiro { $file }.
error-file-folder = { $file } é uma pasta, não um ficheiro.
error-file-text = O ficheiro { $file } não é um texto.
error-file-many = O ficheiro { $file } tem muitos jogos: acrescenta o número de um, por exemplo #1.
error-disk = O sistema não o permite.
error-overwrite = A imagem substituiria o jogo: { $file }.

error-evening-full = Um serão é para 4 a 32 pessoas, e já cá estão 32.
error-evening-few = Um serão precisa de quatro pessoas para começar.

error-puzzle = Não há nenhum enigma «{ $text }».
error-puzzle-kind = Não há nenhum tipo de enigma «{ $text }». Há: { $known }.
error-puzzle-both = Escolhe um enigma pelo número ou pelo tipo, não pelos dois.
error-puzzles-show = Indica um enigma ou acrescenta --sheet.
error-date = «{ $text }» não é uma data: escreve, por exemplo, 2026-11-17.
error-lesson = Não há nenhuma lição «{ $text }». Há: { $known }.

error-command = Não há nenhum comando «{ $text }». Há: { $known }.
error-command-needed = Indica um destes comandos: { $known }.
error-arguments = Não se usa assim. { $command } --help mostra como se faz.
error-no-option = Aqui não há nenhuma opção { $text }.
error-too-many = «{ $text }» está a mais.
error-number = «{ $text }» não é um número.
error-number-range = «{ $text }» não serve: tem de ser um número de { $low } a { $high }.
error-pair = «{ $text }» não indica um lugar: escreve 1=Anna, os lugares vão de 1 a { $seats }.
error-pair-twice = O lugar { $seat } aparece duas vezes.
error-language = A língua «{ $text }» não existe aqui. Há: { $known }.
error-shell = Não há nenhum script para a shell «{ $text }». Há: { $known }.
error-package = Falta o pacote { $package }: { $how }
error-mazenet-nobody = Ninguém veio: a espera de { $wait } s acabou.
