### Português: o que a página e o terminal dizem ambos de um servidor.

admin-none = Nenhuma mesa em curso.
admin-phase-open = à espera de jogadores
admin-phase-playing = em jogo
admin-phase-over = acabada
admin-phase-asleep = a dormir, não está ninguém
admin-phase-unreadable = não se pode abrir
admin-hour = Hora mais movimentada: { $hour }
admin-end-finished = jogadas até ao fim
admin-end-closed = fechadas pela administração
admin-end-given-up = abandonadas
admin-end-running = ainda em curso
