### Italiano: gestire un server.

admin-title = Gestione del server
admin-token = Chiave di amministrazione
admin-token-note = L’admin_token delle impostazioni del server. Resta finché questa scheda è aperta.
admin-enter = Apri
admin-wrong = Non è la chiave giusta.
admin-off = Questo server non ha una pagina di gestione: nelle impostazioni manca admin_token.
admin-slow = Troppi tentativi. Aspetta un po’.
admin-tables = Tavoli
admin-more = { $shown } di { $all } tavoli in corso, i più recenti.
admin-about = Età { $age } · persone: { $people } · bot: { $bots } · connessi: { $here } · carico: { $load }
admin-close = Chiudi
admin-close-sure = Chiudere questo tavolo per sempre? Chi vi siede vedrà che non c’è più.
admin-hide = Togli dall’elenco
admin-drop-box = Togli la scatola
admin-send-off = Allontana { $name }
admin-free-name = Togli il nome { $name }
admin-stats = Gli ultimi 30 giorni
admin-stats-games = { $games ->
    [one] { $games } tavolo creato.
   *[other] { $games } tavoli creati.
}
admin-day = { $date }: { $games }, di cui { $finished } finiti
