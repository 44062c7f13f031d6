### Español: las imágenes en movimiento de las reglas; `.picture` dice qué se ve.

figure-push = Un empujón: la línea se desliza y sale una loseta.
    .picture = Una fila avanza una casilla a la derecha: entra una loseta por la izquierda y sale la última por la derecha.
figure-walk = Moverse: por caminos abiertos, hasta donde quieras.
    .picture = Una ficha recorre un camino abierto por cuatro losetas, dobla una esquina y llega a un tesoro.
figure-go-claim = Quien termina primero se lleva la mejor ficha que queda.
    .picture = Cuatro jugadores ante sus tableros. Bram entrega primero y se lleva la ficha 6, después Pip la 4, después Orla la 2. Juno no había terminado y recibe la 1 que queda.
figure-go-solved = Resuelto: los cuatro tesoros se ven por los agujeros y un camino une cada uno con el centro.
    .picture = Se ponen cuatro losetas, cada una con su agujero sobre un tesoro. Luego una línea va del centro por los caminos hasta cada tesoro, y cada uno recibe una marca.
figure-go-check = La revisión: una loseta está mal girada, así que un tesoro no tiene camino.
    .picture = Unas líneas van del centro a tres tesoros, que reciben una marca. En el cuarto, barras rojas muestran dónde se corta su camino, y recibe una cruz.
figure-go-score = Resuelto: adelante según el número azul. Sin resolver: atrás según el rojo.
    .picture = Una pista de 0 a 20 con una estrella al final. Pip tiene un 4 azul y va del 7 al 11. Bram tiene un menos 2 rojo y vuelve del 13 al 11.
figure-connect-lay = Poner: al menos un camino debe continuar. Los otros lados pueden dar con muros.
    .picture = Cuatro losetas forman un cuadrado. Los sitios punteados muestran dónde cabe la siguiente; cae a la derecha, donde un camino entra en ella.
figure-connect-catch = Atrapar: un camino sin cortes une dos animales iguales, y la otra loseta es tuya.
    .picture = Se pone una loseta. Una cinta de puntos va de su animal, por dos losetas, al mismo animal en otra. Ambos quedan rodeados; luego la otra loseta se va volando.
figure-connect-choice = Elegir: una u otra, no las dos. Lo que queda debe seguir unido.
    .picture = Cuatro losetas en cuadrado. La nueva, arriba a la izquierda, está unida a un amigo a la derecha y a otro debajo. Primero se marca el de la derecha, luego el de abajo; sin ambos, la última loseta solo tocaría por una esquina.
