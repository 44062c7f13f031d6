## daedalus kernels

help-kernels = Dire che cosa esegue qui i kernel compilati dei bot; costruirli o verificarli.
help-kernels-what = show (mostrare), build (costruire; serve l’extra fast e ziglang) o verify (verificare).
help-kernels-positions = Su quante posizioni verificare.
kernels-library = I kernel vengono dalla libreria { $why }.
kernels-numba = I kernel sono compilati da numba: { $why }.
kernels-interpreted = Qui non ci sono kernel compilati: { $why }. Un maestro gioca come un esperto, e gli esperti impiegano più tempo.
kernels-built = { $name }: { $bytes } byte
kernels-compared = { $entry }, { $engine }: { $asked } confrontati, { $wrong } diversi
kernels-agree = Tutti concordano bit per bit, su { $positions } posizioni.
kernels-differ = Non tutti concordano.
