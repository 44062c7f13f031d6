### Deutsch: zum Ausdrucken: die Seite, und was auf den Bögen steht.
### sheet-* und ours-* werden gedruckt: Sie sind kurz, und kein Wort darin gehört zum Bildschirm.

print-note = Papier, Schere, Kleber
print-game = Welches Spiel?
print-parts = Was gedruckt wird
print-part-board = Brett, zum Zusammenkleben
print-part-tiles = { $count } Plättchen, 5 cm
print-part-cards = { $count } Karten, zum Falten
print-part-pieces = { $count } Figuren, zum Falten
print-part-players = { $count } Bretter, jedes mit sechs Plättchen
print-part-dice = { $count } Würfel, zum Falten
print-part-shared = Leiste, Punkteplättchen und Joker
print-part-rules = Regeln auf einer Seite
print-part-position = Dieses Brett, wie es liegt
print-sheets = { $count ->
    [one] { $count } Bogen
   *[other] { $count } Bögen
}
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinte
print-ink-full = Alle Farben
print-ink-saving = Sparsam
print-now = { $count ->
    [one] { $count } Bogen drucken
   *[other] { $count } Bögen drucken
}
print-none = Wähl mindestens einen Teil.
print-advice = Wähl im Fenster, das aufgeht, „Tatsächliche Größe“. Dünner Karton mit 160 g eignet sich am besten.
print-preview = Was aus dem Drucker kommt

sheet-board = Brett
sheet-tiles = Plättchen
sheet-cards = Karten
sheet-pieces = Figuren zum Falten
sheet-players = Bretter und Plättchen
sheet-dice = Würfel zum Falten
sheet-shared = Leiste, Punkteplättchen, Joker
sheet-rules = Regeln
sheet-position = ein Brett, wie es liegt
sheet-of = { $part }, Bogen { $n } von { $of }
sheet-ruler = 50 mm? Dann stimmt es.
sheet-actual = Mit 100 % drucken, „Tatsächliche Größe“
sheet-glue = kleben
sheet-glue-here = hier Bogen { $n } ankleben
sheet-board-told = Vier Bögen ergeben das Brett, im Rahmen 35 cm breit. Klebe sie auf Pappe. Die Plättchen liegen auf den gestrichelten Feldern.
sheet-cards-told = Ausschneiden, in der Mitte falten, kleben. Beidseitig drucken ist nicht nötig.
sheet-pieces-1 = An den Linien ausschneiden.
sheet-pieces-2 = An den Strichen falten. Die Füße kommen nach innen.
sheet-pieces-3 = Beide Füße aufeinanderkleben, und die Figur steht.
sheet-go-tiles = Ausschneiden, in der Mitte falten, kleben: Jedes Plättchen hat zwei Seiten. Die weißen Löcher ausschneiden.
sheet-go-shared = Punkteplättchen: in der Mitte falten und kleben; die Zahl auf der Rückseite zählt, wenn dein Brett nicht gelöst ist. Die vier Figuren laufen auf der Leiste. Der Joker wird gelegt wie ein Plättchen.
sheet-dice-told = Einen Würfel mit seinen Laschen ausschneiden, an den Linien falten und die Laschen innen ankleben.
sheet-spare = freies Plättchen
sheet-placed-sliding = Legt eure gedruckten Plättchen so hin und das freie Plättchen neben das Brett. Der gesperrte Pfeil ist beim ersten Schub geschlossen.
sheet-placed-go = Legt eure gedruckten Plättchen so hin. Unten stehen die Schätze, die gewürfelt wurden.
sheet-placed-connect = Legt eure gedruckten Plättchen so hin.

how-sliding = Jeder Zug hat zwei Schritte: Schieb das freie Plättchen ein, dann lauf auf den offenen Wegen. Sieh nur deine oberste Karte an: Endet dein Weg auf diesem Schatz, leg sie offen neben dich. Wer alle seine Schätze hat und zuerst wieder zu Hause ist, gewinnt.
how-go = Würfelt vier Schätze. Alle bauen gleichzeitig: Jeder gewürfelte Schatz soll durch ein Loch schauen, und ein Weg soll ihn mit der Mitte verbinden. Wer zuerst fertig ist, nimmt das beste Punkteplättchen. Wer zuerst bei 20 ankommt, gewinnt.
how-connect = Leg eines deiner zwei Plättchen so an, dass ein Weg weiterläuft, und zieh ein neues. Verbindet ein Weg ohne Lücke zwei gleiche Tiere, fängst du das andere Plättchen. Liegen alle Plättchen, gewinnt, wer die meisten gefangen hat.
ours-sliding = Von uns nachgebaut: welcher Schatz wo liegt, und alle Zeichnungen. Die Zahl der Plättchen und Karten ist die des gedruckten Spiels.
ours-go = Von uns nachgebaut: die Wege auf den Plättchen, welche Schätze auf einem Würfel sind, und die Zahlen auf den Rückseiten der Punkteplättchen. Die Anleitung zeigt sie nur auf Bildern.
ours-connect = Von uns nachgebaut: welche zwei Tiere auf welchem Plättchen sind und wie viele Plättchen welche Form haben. Die Anleitung sagt es nicht.
