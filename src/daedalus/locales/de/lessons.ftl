### German: the lessons; .again is said to those who missed the goal of a step.

lesson = Lektion
lesson-list-note = Ein kurzes, echtes Spiel für jede Welt, mit einer Erklärung bei jedem Schritt. Du kannst jederzeit aufhören und später weitermachen.
lesson-begin = Anfangen
lesson-go-on = Weitermachen
lesson-finished = Geschafft
lesson-step = Schritt { $at } von { $last }
lesson-next = Weiter
lesson-well = Gut gemacht!
lesson-end = Gut gemacht, das war das ganze Spiel. Mehr musst du nicht wissen.
lesson-rival = Jetzt gegen einen netten Gegner
lesson-others = Andere Lektionen
lesson-leave = Lektion verlassen
lesson-about-classic = Schieben, mitfahren, anderen den Weg sperren und die Schätze heimbringen.
lesson-about-pirates = Das Plättchen drehen, mitfahren und heimsegeln.
lesson-about-galaxy = Signale finden, auch auf dem freien Plättchen, und heimfliegen.
lesson-about-eclipse = Eine Figur, die niemandem gehört, und die Karten, die sie holt.
lesson-about-go = Ein Plättchen, zwei, ein ganzer Wurf und dann gegen die Uhr.
lesson-about-connect = Wege legen, Tiere fangen und den Garten zusammenhalten.

## The sliding editions

lesson-push = Deine Karte: { $card }. Schieb das freie Plättchen an einem Pfeil so ein, dass sich ein Weg zu diesem Schatz öffnet. Dann mach dich auf den Weg.
    .again = Noch nicht da. Such einen Pfeil, dessen Reihe deinen Weg mit dem Schatz verbindet.
lesson-turn = Deine Karte: { $card }. So, wie das freie Plättchen liegt, hilft es nicht. Dreh es, schieb es ein und mach dich auf zu dem Schatz.
    .again = Noch nicht da. Dreh das Plättchen und achte darauf, welche Seiten offen sind.
lesson-ride = Deine Karte: { $card }. Kein Weg führt hin. Aber schieb die Reihe, auf der du stehst: Du fällst vom Brett und tauchst am anderen Ende wieder auf.
    .again = Noch nicht da. Schieb deine eigene Reihe, sodass du vom Brett fährst und gegenüber wieder auftauchst.
lesson-barred = Deine Karte: { $card }. Ein Pfeil ist gesperrt: Er würde den Schub von { $rival } rückgängig machen. Such einen anderen Weg.
    .again = Noch nicht da. Der gesperrte Pfeil bleibt in diesem Zug gesperrt; auch eine andere Reihe führt zum Schatz.
lesson-spare = Deine Karte: { $card }. Der Schatz ist auf dem freien Plättchen! Schieb es dort ein, wo du es erreichst.
    .again = Noch nicht da. Das Plättchen muss dort liegen, wo dein Weg hineinführt.
lesson-close = Alle deine Karten sind gefunden, doch kein Schub bringt dich schon heim. { $rival } findet gleich eine Karte: { $theirs }. Schieb so, dass sie im nächsten Zug nicht hinkommt.
    .again = { $rival } käme noch hin. Unterbrich ihren Weg dort, wo ihn kein einzelner Schub wieder öffnet.
lesson-home = Nun nach Hause: Bleib am Ende deines Zuges in der Ecke stehen, in der du angefangen hast. Wer zuerst zu Hause ist, gewinnt.
    .again = Noch nicht daheim. Such einen Schub, der einen Weg zu deiner Ecke öffnet.
lesson-dark = Deine Karte: { $card }. Sie trägt das Zeichen der Finsternis. Darum schickst du die Finsternis hin, nicht dich selbst.
    .again = Noch nicht da. Schieb so, dass sich ein Weg von der Finsternis zum Schatz öffnet.
lesson-own = Deine Karte: { $card }. Diesmal ohne Zeichen: Du machst dich selbst auf den Weg, und die Finsternis bleibt, wo sie ist.
    .again = Noch nicht da. Such einen Schub, der einen Weg von dir zum Schatz öffnet.
lesson-dark-ride = Deine Karte: { $card }, mit Zeichen. Schieb die Reihe der Finsternis: Sie fällt vom Brett und taucht am anderen Ende wieder auf.
    .again = Noch nicht da. Die Finsternis fährt mit wie jede Figur: Schieb ihre Reihe, dann bring sie zum Schatz.

## Go!

lesson-go-one = Die Würfel zeigen vier Schätze; drei sind schon mit der Mitte verbunden. Leg noch ein Plättchen: sein Loch über den vierten Schatz, sein Weg bis zur Mitte. Dann tippe auf „Fertig!“.
    .again = Noch nicht gelöst. Das Loch muss über dem Schatz liegen und der Weg ohne Lücke zur Mitte führen. Nimm das Plättchen auf und versuch es noch einmal.
lesson-go-two = Diesmal fehlen zwei Plättchen. Dreh sie, wie du magst, dann tippe auf „Fertig!“.
    .again = Noch nicht gelöst. Jeder Schatz braucht ein Loch über sich und einen Weg zur Mitte.
lesson-go-over = Alle vier Plättchen liegen da, aber der Weg von Plättchen 3 bricht ab. Nimm es auf, dreh es auf die andere Seite und leg es wieder hin. Dann tippe auf „Fertig!“.
    .again = Noch nicht gelöst. Plättchen 3 liegt richtig, aber mit der falschen Seite nach oben.
lesson-go-roll = Nun ein ganzer Wurf: Verbinde alle vier Schätze mit der Mitte. Du brauchst die vier Plättchen mit Loch; die anderen zwei können helfen. Dann tippe auf „Fertig!“.
    .again = Noch nicht gelöst. Schau, welcher Schatz keinen Weg zur Mitte hat, und nimm auf, was stört.
lesson-go-clock = Und jetzt gegen die Uhr: drei Minuten für diesen Wurf. Tippe auf „Fertig!“, sobald du es bist.
    .again = Das war es noch nicht, oder die Zeit war um. Im echten Spiel ginge es nun zurück. Versuch es noch einmal.

## Connect

lesson-connect-lay = Leg eines deiner zwei Plättchen: Mindestens einer seiner Wege muss in den Garten weiterführen. Andere Seiten dürfen auf Wände treffen.
    .again = Noch nicht. Leg ein Plättchen so, dass ein Weg weiterführt.
lesson-connect-catch = Verbinde dein neues Plättchen durch einen Weg mit dem gleichen Tier auf einem anderen, und dieses gehört dir. Fang eines!
    .again = Nichts gefangen. Such eines deiner Tiere im Garten und einen Platz, von dem ein Weg hinführt.
lesson-connect-joined = Fang noch eines. Aber was übrig bleibt, muss Seite an Seite zusammenhängen: Was den Garten teilen würde, darfst du nicht fangen. Dein neues Plättchen kann ihn zusammenhalten.
    .again = Nichts gefangen. Leg dein Plättchen so, dass der Garten auch ohne das gefangene in einem Stück bleibt.
lesson-connect-choose = Dein letztes Plättchen. Es kann mit mehr Plättchen verbunden sein, als du nehmen darfst. Wähl so, dass du zwei auf einmal fängst.
    .again = Zwei lassen sich auf einmal fangen. Schau, welche fehlen dürfen, ohne dass der Garten zerfällt.
