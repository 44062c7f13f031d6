## daedalus box

help-box = Cuidar de una caja con tesoros propios.
help-box-check = Comprobar una caja: qué contiene, o qué falla.
help-box-file = El archivo, NOMBRE.box.
box-checked = { $name }, con el aspecto de { $world }: { $places } de { $of } sitios (emojis: { $emoji }, palabras: { $words }, imágenes: { $pictures }). Todo en orden.
