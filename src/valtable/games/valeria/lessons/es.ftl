### La partida guiada de Valeria en español. Cada paso: un título de 24 caracteres como mucho y una línea de 90.
### Las cosas se nombran por su referencia, como en los textos del juego.

lesson-valeria-turn-1 = Dados, reclutar, matar
lesson-valeria-turn-2 = Magia, un nombre dos veces
lesson-valeria-turn-3 = Dominios, el Duque, el final
lesson-valeria-watch = Mira tus cartas.

lesson-valeria-goal = Qué gana
    .line = Mata Monstruos y construye Dominios: los escudos son puntos. Gana quien tenga más.
lesson-valeria-roll = La tirada
    .line = Cada turno empieza con dos dados. Cada dado y su suma activan las cartas del número.
lesson-valeria-harvest = Cosecha
    .line = Tu Campesino es un 5 y tu Caballero un 6: los dados te han dado oro y fuerza.
lesson-valeria-recruit = Recluta
    .line = Primera acción: recluta un Mercader por { $cost }, sin magia.
    .see-1 = Se activa con este número
    .see-2 = Precio de ahora
    .see-3 = En tu turno | en los demás
lesson-valeria-slay = Mata
    .line = Segunda acción: mata al Trasgo por { $cost }. Te da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y algo de botín.
lesson-valeria-others = En turno ajeno
    .line = Los demás también han tirado. Tus cartas pagan entonces con su mitad derecha.
lesson-valeria-magic = Magia
    .line = Mata al Hombre árbol: la magia suple la fuerza que falta. Ayuda, nunca lo paga todo.
lesson-valeria-same = Mismo nombre
    .line = Un segundo Mercader cuesta { $cost }: 1 más por cada carta de ese nombre que tengas.
lesson-valeria-domain = Dominios
    .line = Los Dominios piden oro y roles. Tus Ciudadanos muestran los roles y no se gastan.
lesson-valeria-duke = Tu Duque
    .line = Solo tú conoces a tu Duque. Lo que premia se cuenta al final.
lesson-valeria-score = Puntos hasta ahora
    .line = Monstruos, Dominios y fichas están a la vista. Los Duques se cuentan al final.
lesson-valeria-end = El final
    .line = Sin Monstruos, sin Dominios o con { $stacks } pilas agotadas: acaba la ronda y se cuenta.

# Se dice una vez, en cualquier mesa, la primera vez que sirve.
tip-valeria-doubles = Dobles: las cartas de ese número se activan dos veces.
tip-valeria-gain = ¿Nada que comprar? Toma 1 de oro, de fuerza o de magia como acción.
tip-valeria-event = Ahora hay un Evento de Monstruo. Actúa con su número y se puede matar.
tip-valeria-thief = Los Ladrones actúan antes de toda cosecha. Gasta lo que temas perder.
