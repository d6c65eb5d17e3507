### Consultar, y la carta grande.

search = Nombre o texto
kinds = Clases de cosas
all = Todo
any = todo
clear = Quitar
pay = Puedo pagar
upto = hasta { $n }
between = de { $from } a { $to }
more = { $n } o más
price = Precio
nothing = Nada se llama así. Con menos letras o filtros se encuentra más.
failed = Ahora no se puede consultar.
again = Probar otra vez
coming = Buscando…
counts-open = { $n } a la vista
counts-held = { $n } de alguien
counts-seen = { $n } ya vistas
counts-unseen = { $n } sin ver
counts-gone = { $n } fuera de la partida
copy-open = a la vista
copy-seen = vista
copy-unseen = sin ver
copy-held = tomada
copies = Copias: { $text }
hits = { $n ->
    [one] 1 resultado
   *[other] { $n } resultados
}

## La carta grande

your-price = Tu precio ahora
a-price = Precio impreso
printed = impreso
can-pay = puedes pagar
missing = faltan iconos
short = te falta { $what }
of-yours = de tus { $n }
have-none = no tienes
points = { $n ->
    [one] punto
   *[other] puntos
}
rule = Regla
needs = Pide
has-icon = lo tienes
lacks-icon = te falta
read = Todo sobre { $name }
