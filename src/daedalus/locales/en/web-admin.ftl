### English: running a server.

admin-title = Running this server
admin-token = Admin token
admin-token-note = The admin_token from the server’s settings. It is kept until this tab is closed.
admin-enter = Open
admin-wrong = That is not the admin token.
admin-off = This server has no admin page: its settings have no admin_token.
admin-slow = Too many tries. Wait a little.
admin-tables = Tables
admin-more = { $shown } of { $all } unfinished tables, the newest.
admin-about = Age { $age } · people: { $people } · bots: { $bots } · connected: { $here } · load: { $load }
admin-close = Close
admin-close-sure = Close this table for good? Everyone at it will see that it is gone.
admin-hide = Hide from the list
admin-drop-box = Take the box off
admin-send-off = Remove { $name }
admin-free-name = Remove the name { $name }
admin-stats = The last 30 days
admin-stats-games = { $games ->
    [one] { $games } table was made.
   *[other] { $games } tables were made.
}
admin-day = { $date }: { $games }, { $finished } of them played to the end
