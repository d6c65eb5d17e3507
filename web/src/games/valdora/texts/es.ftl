### Palabras del tablero pintado de Valdora. Cómo se llaman espacios, cartas y fichas viene de los textos del juego.

board-label = El valle de Valdora
shelf = Libros, artesanos y talleres
craftsmen = Artesanos
workshops = Talleres
workshop-open = sin abrir
discard = Descarte { $n }
pages-turned = { $n ->
    [one] 1 pasada
   *[other] { $n } pasadas
}
pages-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
tag-pay = pagas { $n }
pay = pagas { $cost }
rides = Adónde puedes ir
rides-far = Más allá de una ciudad, con tus provisiones
zoom-in = Acercar
zoom-out = Alejar
ways = Formas de hacerlo
choose = Qué puedes hacer con esto

## Lo propio

coins-of = { $n } de { $most } monedas
provisions-yes = Provisiones
provisions-yes-text = para atravesar una ciudad
provisions-no = Sin provisiones
delivered = { $n ->
    [one] 1 completado
   *[other] { $n } completados
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
swap-page = Devolver y comprar
load-all = Cargar todo ({ $gems })
not-owned = sin comprar
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
end-last = Última ronda: { $seat } juega en último lugar.
end-last-turn = El último turno de la partida.
course = Ronda { $n }. La partida acaba cuando solo quedan artesanos de 1 color:
course-last = Ronda { $n }, la última. Artesanos que quedan:
round-n = ronda { $n }
round-of = ronda { $n }/{ $of }
bonus-left = { $n ->
    [0] No quedan fichas bonus.
    [one] Queda 1 ficha bonus.
   *[other] Quedan { $n } fichas bonus.
}
gathered = Artesanos, con recuadro donde se tiene el taller. Debajo: encargos completados y puntos.
ask-rule = Regla: { $what }
tie-break = Desempate: más monedas.
tied = , con los mismos puntos y { $coins }
