### Deutsch: was Seite und Terminal beide über einen Server sagen.

admin-none = Keine laufenden Tische.
admin-phase-open = wartet auf Mitspielende
admin-phase-playing = wird gespielt
admin-phase-over = beendet
admin-phase-asleep = ruht, niemand ist da
admin-phase-unreadable = lässt sich nicht öffnen
admin-hour = Belebteste Stunde: { $hour }
admin-end-finished = zu Ende gespielt
admin-end-closed = von der Leitung geschlossen
admin-end-given-up = aufgegeben
admin-end-running = laufen noch
