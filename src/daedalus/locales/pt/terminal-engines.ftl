### Português: programas como jogadores.

help-arena-engine = Um programa que também joga, como ./mybot ou "python3 bot.py"; pode repetir-se.
help-arena-patience = Os milissegundos que um programa pode exceder o seu tempo antes de perder o jogo.
help-engine-level = O nível do bot, até o outro lado escolher outro.
help-engine-seed = A mesma semente desempata da mesma maneira.
arena-forfeit =
    { $games ->
        [one] { $why }: um jogo.
       *[other] { $why }: { $games } jogos.
    }
arena-stderr = { "" }  A última linha da sua saída de erros: { $text }
