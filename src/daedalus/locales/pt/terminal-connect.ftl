### Português: as frases de Connect no terminal.

## A turn

connect-ask-lay = { $name }: pôr { $tile } em { $cell }?
connect-ask-catches =
    { $count ->
        [one] Assim apanhas uma peça.
       *[other] Assim apanhas { $count } peças.
    }
connect-ask-held = Há uma peça ligada, mas sem ela o labirinto partia-se.
connect-ask-catch =
    { $count ->
        [0] Não apanhar nada?
        [one] Apanhar esta peça?
       *[other] Apanhar estas { $count } peças?
    }
connect-ask-split = O resto deixaria de formar um todo. A barra de espaço muda a escolha.
connect-open = A peça está aberta a { $sides }.
connect-hand = { $name } tem na mão
connect-hand-hidden = As peças de todos estão escondidas.
connect-pile =
    { $count ->
        [0] O monte está vazio.
        [one] Resta uma peça no monte.
       *[other] Restam { $count } peças no monte.
    }

## What the keys do (short: they share one line)

connect-key-places = lugares
connect-key-other = outra peça
connect-key-lay = pôr
connect-key-tiles = peças
connect-key-mark = marcar
connect-key-catch = apanhar
connect-key-pan = olhar
connect-key-letters = animais
guide-connect =
    As setas do teclado ou Tab levam a tua peça a um lugar onde um caminho continua. R roda-a, Shift+R ao contrário; E pega na tua outra peça. Tudo o que está ligado a ela ilumina-se. Enter põe-na. Se houver algo para apanhar, está marcada a maior captura: as setas vão a uma peça, a barra de espaço marca-a ou deixa-a, Enter apanha. Antes disso, Esc volta a pegar na peça. Shift com as setas, ou W A S D, move a vista. L explica as letras, F2 mostra as regras.

    ✓ será apanhada    ○ poderia sê-lo    ‡ tem de ficar, ou o labirinto parte-se    + lugares para a tua peça

    as paredes duplas são a peça nova, as paredes grossas o que está ligado a ela

## The log, the seats, the end

connect-did-lay = { $name } põe { $tile } em { $cell }.
connect-did-catch = Na rede: { $tiles }.
connect-did-end =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } partilham a vitória!
    }
connect-hint = Experimenta { $tile } em { $cell }, aberta a { $sides }.
connect-hint-catch = Depois apanha { $tiles }.
connect-end-maze =
    { $count ->
        [one] Resta uma peça na mesa.
       *[other] No fim o labirinto tem { $count } peças.
    }

## Tiles in words

connect-tile-held = Peça { $number }: { $creatures } ({ $letters }), { $shape }
connect-cell = { $cell }: { $creatures } ({ $letters }), { $shape }
connect-cell-free = { $cell }: nenhuma peça

## Playing line by line

connect-turn = { $name }, é a tua vez. Peças no monte: { $pile }. Tens na mão:
connect-board-rule = Os números são colunas e linhas, as maiúsculas animais; + é um lugar para uma peça.
connect-try-linked = Ligadas: { $cells }
connect-try-way = { $tile } por { $way }
connect-try-take = { $action } apanha { $tiles }
connect-try-none = Assim não se apanha nada.
plain-connect = Pôr é o número da peça, o lugar e os lados abertos: 3@2,-1=a. Lados: norte 1, este 2, sul 4, oeste 8, somados, de a a f acima de 9. Segue-se a captura: 3@2,-1=a apanha 0,0 1,0. Com máximo em vez dela é a maior: 3@2,-1=a máximo.
act-lay = põe
act-take = apanha
act-best = máximo
word-hand = mão mao
    .does = diz que peças tens
word-fits = onde
    .does = diz onde cabem as tuas peças e quanto apanhariam
word-try = tenta
    .does = diz o que se apanharia, por exemplo: tenta 3@2,-1=a
word-tile = peça peca
    .does = descreve o que está num lugar, por exemplo: peça 1,0
word-creatures = animais
    .does = diz o que significam as maiúsculas e onde estão
