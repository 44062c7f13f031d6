## daedalus kernels

help-kernels = Dizer o que executa aqui os núcleos compilados dos bots; construí-los ou verificá-los.
help-kernels-what = show (mostrar), build (construir; precisa do extra fast e do ziglang) ou verify (verificar).
help-kernels-positions = Em quantas posições verificar.
kernels-library = Os núcleos vêm da biblioteca { $why }.
kernels-numba = Os núcleos são compilados pelo numba: { $why }.
kernels-interpreted = Não há aqui núcleos compilados: { $why }. Um mestre joga como um perito, e os peritos demoram mais.
kernels-built = { $name }: { $bytes } bytes
kernels-compared = { $entry }, { $engine }: { $asked } comparados, { $wrong } diferentes
kernels-agree = Todos concordam bit a bit, em { $positions } posições.
kernels-differ = Nem todos concordam.
