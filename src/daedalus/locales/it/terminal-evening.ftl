## daedalus evening

help-evening = Far sedere molte persone ai tavoli, manche dopo manche, e dare la classifica.
help-evening-new = Cominciare una serata in un nuovo file.
help-evening-come = Qualcuno arriva, o torna.
help-evening-leave = Qualcuno se ne va.
help-evening-round = Far sedere tutti i presenti per la prossima manche.
help-evening-result = Dire com’è finito un tavolo.
help-evening-close = Chiudere la manche: ai tavoli non finiti tutti si dividono il posto.
help-evening-standings = Dare la classifica.
help-evening-file = Il file della serata.
help-evening-name = Un nome.
help-evening-size = Quanti siedono a un tavolo, da 2 a 4.
help-evening-rounds = Quante manche ci saranno.
help-evening-table = Il numero del tavolo.
help-evening-order = I nomi, dal primo all’ultimo; chi divide un posto si unisce così: Mira=Orla.
help-evening-csv = Scrivere una tabella per i fogli di calcolo.
help-evening-server = Su questo server, dove ognuno gioca sul proprio dispositivo: il suo indirizzo. Il file conserva la chiave di chi ospita.
help-evening-edition = Quale gioco, su un server.
evening-table = Tavolo { $table }: { $names }
evening-here =
    { $count ->
        [one] C’è { $count } persona: { $names }
       *[other] Ci sono { $count } persone: { $names }
    }
evening-stands =
    { $count ->
        [one] { $place }. { $name }: { $count } punto
       *[other] { $place }. { $name }: { $count } punti
    }
