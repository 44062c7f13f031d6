### English: what page and terminal both say about a server.

admin-none = No unfinished tables.
admin-phase-open = waiting for players
admin-phase-playing = playing
admin-phase-over = over
admin-phase-asleep = asleep, nobody is there
admin-phase-unreadable = cannot be opened
admin-hour = Busiest hour: { $hour }
admin-end-finished = played to the end
admin-end-closed = closed by an admin
admin-end-given-up = given up
admin-end-running = still running
