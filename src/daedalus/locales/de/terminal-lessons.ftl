### German: the lessons in the terminal; what is taught is in lessons.ftl.

help-learn = Ein Spiel lernen, Schritt für Schritt.
help-lesson = Welche Lektion; ohne sie werden alle genannt.
help-step = Mit diesem Schritt anfangen.
learn-words = Tippe zeig, um einen Weg zu sehen, nochmal, um den Schritt von vorn zu beginnen, hilfe für alle anderen Wörter, ende, um aufzuhören.
key-lesson = Lektion
rules-learn = Eine Lektion führt Schritt für Schritt hinein: { $command }
learn-left = Später geht es weiter mit: { $command }
word-show = zeig
    .does = nennt einen Weg zum Ziel des Schritts
