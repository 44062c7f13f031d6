### Italiano: che cosa può essere una partita, in una parola. Pagina e terminale dicono lo stesso.

preset-classic = Come nella scatola
preset-eclipse = Con l’Eclissi
preset-clock = Con l’orologio
preset-quick = Veloce
preset-children = Con i bambini
preset-sharp = Per occhi di falco
preset-own = Su misura
preset-own-note = La tua combinazione di opzioni.
