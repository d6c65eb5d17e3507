### Palabras del tablero pintado de Valdora. Cómo se llaman casillas, cartas y fichas viene de los textos del juego.

board-label = El valle de Valdora
shelf = Libros, artesanos y talleres
craftsmen = Artesanos
workshops = Talleres
workshop-open = libre
discard = Descarte { $n }
pages-turned = { $n ->
    [one] 1 página
   *[other] { $n } páginas
}
pages-left = { $n ->
    [one] 1 página
   *[other] { $n } páginas
}
tag-pay = paga { $n }
pay = pagas { $cost }
rides = Adónde puedes cabalgar
rides-far = Más allá de una ciudad, con tus provisiones
zoom-in = Más grande
zoom-out = Más pequeño
ways = Formas de hacerlo
choose = Qué puedes hacer con esto

## Lo propio

coins-of = { $n } de { $most } monedas
provisions-yes = Provisiones
provisions-yes-text = cruzan una ciudad
provisions-no = Sin provisiones
delivered = { $n ->
    [one] 1 entregado
   *[other] { $n } entregados
}
commissions = Encargos
commissions-of = { $n } de { $of }
free-place = hueco libre
equipment = Equipamiento
equipment-of = { $n } de { $of } clases
craftsmen-of = { $n }, de { $colors ->
    [one] 1 color
   *[other] { $colors } colores
}
own-workshops = Tus talleres
bonus = { $n ->
    [one] 1 ficha bonus
   *[other] { $n } fichas bonus
}
no-craftsmen = aún ninguno
turn-page = Pasar página
buy-page = Comprar
swap-page = Cambiar
load-all = Cargar todo ({ $gems })
not-owned = aún no es tuyo
for-free = gratis

## Lo que se ha visto de un libro

seen-title = { $side }: { $n ->
    [one] 1 página
   *[other] { $n } páginas
}
seen-unseen = { $n ->
    [one] 1 página que nadie ha visto
   *[other] { $n } páginas que nadie ha visto
}
seen-empty = aquí no hay nada

## Los demás y el final

end-title = Fin de la partida
end-text = Cuando queden artesanos de un solo color. Ahora:
end-left = { $n } de { $of } colores
end-last = Última ronda: { $seat } juega al final.
end-last-turn = El último turno de la partida.
course = Ronda { $n }. Se acaba con artesanos de 1 color:
course-last = Ronda { $n }, la última. Artesanos que quedan:
round-n = ronda { $n }
round-of = ronda { $n }/{ $of }
bonus-left = { $n ->
    [0] No quedan fichas bonus.
    [one] Queda 1 ficha bonus.
   *[other] Quedan { $n } fichas bonus.
}
gathered = Artesanos (con recuadro: con taller); debajo, encargos entregados y sus puntos.
ask-rule = Regla: { $what }
tie-break = A igualdad de puntos va delante quien tiene más monedas.
tied = , con los mismos puntos y { $coins }
