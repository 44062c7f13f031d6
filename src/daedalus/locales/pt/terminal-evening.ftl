## daedalus evening

help-evening = Sentar muita gente em mesas, ronda a ronda, e dar a classificação.
help-evening-new = Começar um serão num ficheiro novo.
help-evening-come = Alguém chega, ou volta.
help-evening-leave = Alguém vai-se embora.
help-evening-round = Sentar todos os que estão para a próxima ronda.
help-evening-result = Dizer como acabou uma mesa.
help-evening-close = Fechar a ronda: nas mesas por acabar todos partilham o lugar.
help-evening-standings = Dar a classificação.
help-evening-file = O ficheiro do serão.
help-evening-name = Um nome.
help-evening-size = Quantos se sentam a uma mesa, 2 a 4.
help-evening-rounds = Quantas rondas haverá.
help-evening-table = O número da mesa.
help-evening-order = Os nomes, o primeiro à frente; quem partilha um lugar fica unido: Mira=Orla.
help-evening-csv = Escrever uma tabela para folhas de cálculo.
help-evening-server = Neste servidor, onde cada um joga no seu aparelho: o endereço dele. O ficheiro guarda a chave do anfitrião.
help-evening-edition = Que jogo, num servidor.
evening-table = Mesa { $table }: { $names }
evening-here =
    { $count ->
        [one] Está { $count } pessoa: { $names }
       *[other] Estão { $count } pessoas: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } ponto
       *[other] { $place }. { $name }: { $count } pontos
    }
