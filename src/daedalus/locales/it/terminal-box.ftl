## daedalus box

help-box = Occuparsi di una scatola con tesori tuoi.
help-box-check = Controllare una scatola: che cosa contiene, o che cosa non va.
help-box-file = Il file, NOME.box.
box-checked = { $name }, con l’aspetto di { $world }: { $places } posti su { $of } (emoji: { $emoji }, parole: { $words }, immagini: { $pictures }). Tutto a posto.
