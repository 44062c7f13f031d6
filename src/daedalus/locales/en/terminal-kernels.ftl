## daedalus kernels

help-kernels = Show what runs the bots’ compiled kernels here; build or verify them.
help-kernels-what = show, build (for developers: needs the extra fast and ziglang) or verify.
help-kernels-positions = How many positions to verify on.
kernels-library = The kernels come from the library { $why }.
kernels-numba = The kernels are compiled by numba: { $why }.
kernels-interpreted = There are no compiled kernels here: { $why }. A master plays like an expert, and experts take longer.
kernels-built = { $name }: { $bytes } bytes
kernels-compared = { $entry }, { $engine }: { $asked } compared, { $wrong } different
kernels-agree = All agree bit for bit, on { $positions } positions.
kernels-differ = Not all agree.
