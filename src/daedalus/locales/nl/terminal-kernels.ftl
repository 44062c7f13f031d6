## daedalus kernels

help-kernels = Zeggen waarmee de gecompileerde kernels van de bots hier draaien; ze bouwen of controleren.
help-kernels-what = show (tonen), build (bouwen; vraagt de extra fast en ziglang) of verify (controleren).
help-kernels-positions = Op hoeveel stellingen gecontroleerd wordt.
kernels-library = De kernels komen uit de bibliotheek { $why }.
kernels-numba = De kernels worden door numba gecompileerd: { $why }.
kernels-interpreted = Er zijn hier geen gecompileerde kernels: { $why }. Een meester speelt als een expert, en experts doen er langer over.
kernels-built = { $name }: { $bytes } bytes
kernels-compared = { $entry }, { $engine }: { $asked } vergeleken, { $wrong } verschillend
kernels-agree = Alles klopt bit voor bit, op { $positions } stellingen.
kernels-differ = Niet alles klopt.
