### Italiano: la propria scatola

box-name = Nome della scatola
box-dress = Aspetto
box-places = 24 posti
box-place = Tesoro { $number } di 24
box-place-has = Tesoro { $number }: { $word }
box-place-free = Tesoro { $number }: libero
box-free = libero
box-filled = { $count ->
    [one] { $count } posto su 24.
   *[other] { $count } posti su 24.
} Quelli liberi tengono i nostri tesori, quindi puoi giocare quando vuoi.
box-preview = Come sarà il tabellone
box-words = Parole sulle carte
box-words-note = Leggi la parola, trova la figura: un gioco per imparare parole.
box-play = Gioca con questa scatola
box-invite = Gioca con gli amici con un link
box-give = Regalala
box-save = Salva come file
box-open = Apri un file
box-opened = La scatola è qui.
box-link = Copia un link
box-link-some = { $count ->
    [one] Copia un link senza l’immagine
   *[other] Copia un link senza le { $count } immagini
}
box-private = La scatola resta su questo dispositivo. Nessuno la vede finché non la dai come file o link, o non inviti amici a un tavolo che la usa: la vedono solo a quel tavolo.
box-faces = Usa immagini che hai fatto tu o che puoi dare. Chiedi prima di usare il viso di qualcuno.
box-which = Quale scatola?
box-new = Nuova scatola
box-drop = Elimina questa scatola
box-no-room = Su questo dispositivo non c’è posto per la scatola. Dura finché la pagina è aperta.
box-no-uploads = Questo server non conserva scatole: i tuoi amici vedono i nostri tesori.
box-no-guests = I tuoi amici non hanno potuto ricevere la scatola: vedono i nostri tesori.
box-kind = Che cosa si vede?
box-kind-emoji = Emoji
box-kind-word = Parola
box-kind-picture = La mia immagine
box-emoji = Un’emoji
box-word = Sulla carta
box-said = Letto ad alta voce
box-said-note = se deve dire più della parola
box-picture-choose = Scegli un’immagine
box-picture-other = Scegli un’altra immagine
box-picture-note = Diventa un quadratino, e il luogo in cui è stata fatta viene cancellato. Resta su questo dispositivo.
box-crop = La tua immagine. Trascinala, o spostala con le frecce, finché il cerchio mostra ciò che vuoi.
box-zoom = Più grande o più piccola
box-turn = Gira
box-put = Mettila nella scatola
box-empty = Svuota questo posto
box-no-damaged = Questa non è una scatola, o il file è danneggiato. Non è cambiato nulla.
box-no-newer = Questa scatola viene da un Daedalus più recente. Non è cambiato nulla.
box-no-large = Una scatola ha al massimo un megabyte. Non è cambiato nulla.
box-no-many = Una scatola ha 24 posti, e questa ne ha di più. Non è cambiato nulla.
box-no-twice = Questo tesoro è già nella scatola.
box-no-long = È troppo lungo: su una carta stanno 24 lettere, ad alta voce 80.
box-no-strange = Ci sono caratteri che non si possono mostrare, o che invertono la scrittura.
box-no-emoji = Non è una sola emoji.
box-no-word = Ogni tesoro ha bisogno di una parola.
box-no-picture = L’immagine del tesoro { $place } non si può leggere. Non è cambiato nulla.
box-no-heavy = L’immagine del tesoro { $place } è troppo grande. Non è cambiato nulla.
box-no-picture-none = Questo file non è un’immagine che si può mostrare.
box-no-picture-kind = Le immagini che si muovono o si disegnano da sole non vanno. Una foto va bene.
box-no-picture-large = Questa immagine è troppo grande: al massimo 40 MB e 120 milioni di pixel.
