## daedalus kernels

help-kernels = Zeigen, womit die übersetzten Kernel der Bots hier laufen; Kernel bauen oder prüfen.
help-kernels-what = show (zeigen), build (bauen; braucht das Extra fast und ziglang) oder verify (prüfen).
help-kernels-positions = An wie vielen Stellungen geprüft wird.
kernels-library = Die Kernel kommen aus der Bibliothek { $why }.
kernels-numba = Die Kernel werden von numba übersetzt: { $why }.
kernels-interpreted = Hier gibt es keine übersetzten Kernel: { $why }. Ein Meister spielt wie ein Experte, und Experten brauchen länger.
kernels-built = { $name }: { $bytes } Bytes
kernels-compared = { $entry }, { $engine }: { $asked } verglichen, { $wrong } verschieden
kernels-agree = Alle stimmen Bit für Bit überein, an { $positions } Stellungen.
kernels-differ = Nicht alle stimmen überein.
