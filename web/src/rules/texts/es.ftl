search = Buscar en las reglas
none = Ninguna regla habla de eso. Prueba con otra palabra.
drawing = Dibujo
example = Así ganó { $name } una partida de ejemplo:
together = En total
found = { $rules ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $rules } reglas
    }{ $cards ->
        [0] { "" }
        [one] , una carta
       *[other] , { $cards } cartas
    }
rulings = { $n ->
        [one] 1 aclaración
       *[other] { $n } aclaraciones
    }
here = en tu mesa
at-table = En tu mesa:
your-table = En tu mesa
now = Ahora:
playing = Cómo se juega
looking = Para consultar
contents = Índice
back = Volver a la mesa
page = Leer en página aparte
plain = Como en el libro.
glance-turn = Tu turno de un vistazo
glance-round = Una ronda de un vistazo
all = Todas las reglas
outside = Reglas que no se usan en esta mesa
