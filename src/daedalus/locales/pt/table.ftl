### Português: o que dizem numa mesa tanto o navegador como o terminal.

start-game = Vamos jogar
language = Idioma
over-to = Agora é a vez de { $name }
others-look-away = Os outros: olhem para o teto.

## The sliding board

sliding-home-of = casa de { $name }
sliding-here = aqui: { $names }
sliding-spare-is = Peça livre: { $tile }
sliding-told-win = { $name } ganha!
sliding-told-drop = { $name } deixou o jogo.
