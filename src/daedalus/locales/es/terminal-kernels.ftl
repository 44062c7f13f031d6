## daedalus kernels

help-kernels = Decir qué ejecuta aquí los núcleos compilados de los bots; construirlos o verificarlos.
help-kernels-what = show (mostrar), build (construir; necesita el extra fast y ziglang) o verify (verificar).
help-kernels-positions = En cuántas posiciones verificar.
kernels-library = Los núcleos vienen de la biblioteca { $why }.
kernels-numba = Los núcleos los compila numba: { $why }.
kernels-interpreted = Aquí no hay núcleos compilados: { $why }. Un maestro juega como un experto, y los expertos tardan más.
kernels-built = { $name }: { $bytes } bytes
kernels-compared = { $entry }, { $engine }: { $asked } comparados, { $wrong } distintos
kernels-agree = Todos coinciden bit a bit, en { $positions } posiciones.
kernels-differ = No todos coinciden.
