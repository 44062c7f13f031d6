### Italiano: che cosa può essere una partita, in una parola. Pagina e terminale dicono lo stesso.

preset-classic = Come l’originale
preset-eclipse = Con l’Eclissi
preset-clock = A tempo
preset-quick = Veloce
preset-children = In famiglia
preset-sharp = Per occhi di falco
preset-own = Su misura
preset-own-note = La tua combinazione di opzioni.
