## Slow games: a turn a day or a week

slow-how = A que ritmo?
slow-now = Juntos, agora
    .note = Todos se sentam e jogam até ao fim.
slow-day = Uma jogada por dia
    .note = Joga quando tiveres um momento.
slow-week = Uma jogada por semana
    .note = Para amigos por carta e gente ocupada.
slow-late-day = E se passar um dia?
slow-late-week = E se passar uma semana?
slow-wait = Esperamos
slow-bot = Um bot faz essa jogada
slow-night = De noite não acaba o tempo a ninguém: das 21 às 8 horas, onde cada um vive.
slow-first = Podes fazer a tua primeira jogada antes de os outros chegarem.
slow-keeps = Uma mesa lenta fica guardada três meses.
slow-has = { $name } tem { $until }.
slow-yours = Tens { $until }.
slow-turn = É a vez de { $name } { $since }.
slow-missing = À espera de quem ocupe o lugar livre.
slow-rest = Não tens nada a fazer. O teu jogo está a salvo; guarda-o e volta.

## Notices
tell = Avisa-me quando for a minha vez
    .note = Uma notificação neste aparelho. Sem conta.
tell-ask = O navegador vai perguntar se pode. Responde «Permitir».
tell-now = Que pergunte
tell-how = Com que frequência
tell-turn = Uma vez por jogada
tell-day = Uma vez por dia, todas as mesas
tell-on = Só neste aparelho. De noite fica em silêncio.
tell-try = Experimentar
tell-refused = Este navegador bloqueia as nossas notificações. Podes permiti-las nas definições, ao lado do endereço.
tell-none = Este navegador não tem notificações. Põe o Daedalus no ecrã principal, ou a mesa no teu calendário.
tell-server = Este servidor não envia notificações. O teu calendário pode lembrar-se da mesa.
tell-calendar = Ficheiro de calendário
tell-title = É a tua vez: { $title }
tell-with = Com { $names }

## Since you were here
film = Desde a tua última visita
film-note = Avança sem ti. Toca no tabuleiro para ir mais depressa.
film-end = Até à minha jogada
film-before =
    { $count ->
        [one] e uma jogada antes
       *[other] e { $count } jogadas antes
    }

## Seats on another device
carry-scan = Lê isto com o outro aparelho
carry-type = Ou escreve lá, na página inicial, este código:
carry-once = O código leva estes lugares consigo. Funciona uma vez, durante dez minutos.
carry-honest = Sem conta. Quem o tiver pode jogar por ti, por isso não o mostres a mais ninguém.
carry-these = Estes lugares vão contigo
carry-stay = Também ficam aqui. Podes jogar nos dois.
carry-qr = Código QR que leva os teus lugares
carry-came =
    { $count ->
        [one] Chegou um lugar.
       *[other] Chegaram { $count } lugares.
    }

## When
since-morning = desde esta manhã
since-noon = desde esta tarde
since-evening = desde esta noite
since-yesterday = desde ontem
since-days = há { $count } dias
until-today-morning = até ao meio-dia
until-today-noon = até esta tarde
until-today-evening = até esta noite
until-tomorrow-morning = até amanhã de manhã
until-tomorrow-noon = até amanhã à tarde
until-tomorrow-evening = até amanhã à noite
until-day = até { $day }
until-date = até { $day }
