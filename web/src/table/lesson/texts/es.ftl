guided = Partida guiada
progress = { $counts ->
    [part] parte
   *[turn] turno
} { $turn } de { $turns }, paso { $step } de { $steps }
show = Enséñamelo
show-do = Hazlo por mí
do = Lo hago yo
unfold = Más
next = Siguiente
skip = Saltar la lección
skip-short = Saltar
other-title = Otro camino
other = Puedes hacerlo. Para la lección enseña más «{ $what }».
take-back = Deshacer
keep = Dejarlo así
refused = Ahora no: { $reason } El farol muestra qué hacer.
waiting-title = Juegan los demás
waiting = Juega { $seat }. { $watch }
resume-title = Aquí sigue tu lección
resume = Lo dejaste en el paso { $n }. ¿Sigues?
resume-go = Seguir
done-title = Bien jugado
done = Sigue contra { $others } o prepara una mesa propia.
done-go = Seguir
done-new = Preparar una mesa
skipped = Ya es una mesa de verdad. Las reglas están a un toque.
rules = Reglas
close = Cerrar
lights = Lo que muestra el farol
learn = Lo que aprendes
minutes = unos { $n } minutos
now = ahora
turn = { $counts ->
    [part] parte
   *[turn] turno
} { $n }
done-mark = hecho
lantern = El farol cuelga en: { $what }.
shows = Sería esto: { $what }.
laid = Así podría quedar. Aún no se ha enviado nada.
