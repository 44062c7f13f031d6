### Español: llevar un servidor.

admin-title = Gestión del servidor
admin-token = Clave de administración
admin-token-note = El admin_token de los ajustes del servidor. Se guarda hasta cerrar esta pestaña.
admin-enter = Abrir
admin-wrong = Esa no es la clave.
admin-off = Este servidor no tiene página de gestión: en sus ajustes no hay admin_token.
admin-slow = Demasiados intentos. Espera un poco.
admin-tables = Mesas
admin-more = { $shown } de { $all } mesas en curso, las más nuevas.
admin-about = Edad { $age } · personas: { $people } · bots: { $bots } · conexiones: { $here } · carga: { $load }
admin-close = Cerrar
admin-close-sure = ¿Cerrar esta mesa para siempre? Quienes estén en ella lo verán.
admin-hide = Quitar de la lista
admin-drop-box = Quitar la caja
admin-send-off = Echar a { $name }
admin-free-name = Quitar el nombre { $name }
admin-stats = Los últimos 30 días
admin-stats-games = { $games ->
    [one] { $games } mesa creada.
   *[other] { $games } mesas creadas.
}
admin-day = { $date }: { $games }, { $finished } jugadas hasta el final
