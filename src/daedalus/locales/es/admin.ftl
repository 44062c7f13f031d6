### Español: lo que la página y el terminal dicen de un servidor.

admin-none = Ninguna mesa en curso.
admin-phase-open = espera jugadores
admin-phase-playing = en juego
admin-phase-over = acabada
admin-phase-asleep = dormida, no hay nadie
admin-phase-unreadable = no se puede abrir
admin-hour = Hora más concurrida: { $hour }
admin-end-finished = jugadas hasta el final
admin-end-closed = cerradas por la administración
admin-end-given-up = abandonadas
admin-end-running = aún en curso
