## daedalus box

help-box = Mit einer Schachtel eigener Schätze arbeiten.
help-box-check = Eine Schachtel prüfen: was darin ist oder was daran nicht stimmt.
help-box-file = Die Datei, NAME.box.
box-checked = { $name }, mit dem Aussehen von { $world }: { $places } von { $of } Plätzen (Emoji: { $emoji }, Wörter: { $words }, Bilder: { $pictures }). Alles in Ordnung.
