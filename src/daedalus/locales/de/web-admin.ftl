### Deutsch: einen Server betreiben.

admin-title = Server-Leitung
admin-token = Zugangswort der Leitung
admin-token-note = Das admin_token aus den Einstellungen des Servers. Es bleibt, bis dieser Tab geschlossen wird.
admin-enter = Öffnen
admin-wrong = Das ist nicht das Zugangswort.
admin-off = Dieser Server hat keine Seite für die Leitung: In seinen Einstellungen steht kein admin_token.
admin-slow = Zu viele Versuche. Warte ein wenig.
admin-tables = Tische
admin-more = { $shown } von { $all } laufenden Tischen, die neuesten.
admin-about = Alter { $age } · Menschen: { $people } · Bots: { $bots } · verbunden: { $here } · Last: { $load }
admin-close = Schließen
admin-close-sure = Diesen Tisch endgültig schließen? Alle dort sehen, dass er weg ist.
admin-hide = Aus der Liste nehmen
admin-drop-box = Schachtel wegnehmen
admin-send-off = { $name } wegschicken
admin-free-name = Den Namen { $name } entfernen
admin-stats = Die letzten 30 Tage
admin-stats-games = { $games ->
    [one] { $games } Tisch wurde aufgemacht.
   *[other] { $games } Tische wurden aufgemacht.
}
admin-day = { $date }: { $games }, davon { $finished } zu Ende gespielt
