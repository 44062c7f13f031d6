### Deutsch: die bewegten Bilder der Regeln; `.picture` sagt, was zu sehen ist.

figure-push = Schieben: Die Reihe gleitet, und ein Plättchen fällt heraus.
    .picture = Eine Reihe rückt ein Feld nach rechts: links kommt ein Plättchen herein, rechts fällt das letzte heraus.
figure-walk = Laufen: auf offenen Wegen, so weit du willst.
    .picture = Eine Figur läuft auf einem offenen Weg über vier Plättchen und um eine Ecke zu einem Schatz.
figure-go-claim = Wer zuerst fertig ist, nimmt das beste Punkteplättchen, das noch da ist.
    .picture = Vier Personen an ihren Brettern. Bram gibt zuerst ab und nimmt die 6, danach Pip die 4, danach Orla die 2. Juno war nicht fertig und bekommt die 1, die übrig ist.
figure-go-solved = Gelöst: alle vier Schätze schauen durch ein Loch, und zu jedem führt ein Weg von der Mitte.
    .picture = Vier Plättchen werden gelegt, jedes mit dem Loch über einem Schatz. Dann läuft eine Linie von der Mitte die Wege entlang zu jedem Schatz, und jeder bekommt einen Haken.
figure-go-check = Die Prüfung: ein Plättchen liegt falsch herum, darum führt zu einem Schatz kein Weg.
    .picture = Linien laufen von der Mitte zu drei Schätzen, die einen Haken bekommen. Am vierten zeigen rote Balken, wo sein Weg abbricht, und er bekommt ein Kreuz.
figure-go-score = Gelöst: vor um die blaue Zahl. Nicht gelöst: zurück um die rote.
    .picture = Eine Leiste von 0 bis 20 mit einem Stern am Ende. Pip hat eine blaue 4 und geht von 7 auf 11. Bram hat eine rote minus 2 und geht von 13 zurück auf 11.
figure-connect-lay = Legen: mindestens ein Weg muss weiterlaufen. Andere Seiten dürfen an Wände stoßen.
    .picture = Vier Plättchen bilden ein Quadrat. Gestrichelte Beete zeigen, wo das nächste passt; es fällt rechts auf seinen Platz, wo ein Weg hineinläuft.
figure-connect-catch = Fangen: ein Weg ohne Lücke verbindet zwei gleiche Tiere, und das andere Plättchen gehört dir.
    .picture = Ein Plättchen wird gelegt. Ein gepunktetes Band läuft von seinem Tier über zwei Plättchen zum gleichen Tier auf einem anderen. Beide sind umringt; dann hebt das andere Plättchen ab und fliegt davon.
figure-connect-choice = Wählen: das eine oder das andere, nicht beide. Was liegen bleibt, muss zusammenhängen.
    .picture = Vier Plättchen im Quadrat. Das neue oben links ist mit einem Freund rechts und einem darunter verbunden. Erst ist der rechte angehakt, dann der untere; ohne beide läge das letzte Plättchen nur an einer Ecke.
