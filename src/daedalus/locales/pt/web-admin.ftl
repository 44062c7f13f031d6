### Português: manter um servidor.

admin-title = Gestão do servidor
admin-token = Chave de administração
admin-token-note = O admin_token das definições do servidor. Fica guardado até fechar este separador.
admin-enter = Abrir
admin-wrong = Essa não é a chave.
admin-off = Este servidor não tem página de gestão: as definições não têm admin_token.
admin-slow = Demasiadas tentativas. Espera um pouco.
admin-tables = Mesas
admin-more = { $shown } de { $all } mesas em curso, as mais novas.
admin-about = Idade { $age } · pessoas: { $people } · bots: { $bots } · ligações: { $here } · carga: { $load }
admin-close = Fechar
admin-close-sure = Fechar esta mesa de vez? Quem estiver nela vai vê-lo.
admin-hide = Tirar da lista
admin-drop-box = Tirar a caixa
admin-send-off = Mandar { $name } embora
admin-free-name = Tirar o nome { $name }
admin-stats = Os últimos 30 dias
admin-stats-games = { $games ->
    [one] { $games } mesa criada.
   *[other] { $games } mesas criadas.
}
admin-day = { $date }: { $games }, { $finished } jogadas até ao fim
