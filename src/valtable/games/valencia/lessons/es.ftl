### La partida guiada de Valencia en español. Cada paso: un título de 24 caracteres como mucho y una línea de 90.
### Las cosas se nombran por su referencia, como en los textos del juego.

lesson-valencia-turn-1 = Tareas, cartas, montones
lesson-valencia-turn-2 = Pujas, casilla, monedas
lesson-valencia-turn-3 = Fuente, consejo, final
lesson-valencia-watch = Mira los pasos.

lesson-valencia-goal = Qué gana
    .line = Cinco rondas. Los escaños del consejo y los lugares de la ciudad dan puntos.
lesson-valencia-tasks = Tareas
    .line = Elige «Dos en casillas de precio 2» y «Solitarios». Una incumplida resta { $loss } puntos.
lesson-valencia-draw = Roba
    .line = Roba una a una hasta tener 5. Tus 24 cartas deben durar cinco rondas.
lesson-valencia-stacks = Montones
    .line = Junta 6 con 5 y 3 con 2; el 1, solo. Un montón es una puja y nadie lo ve.
lesson-valencia-bid = Puja
    .line = Paso A: revela 6 y 5. La suma más alta toma la nobleza, la siguiente la Iglesia.
lesson-valencia-figure = La figura
    .line = Quien gana toma la figura: desde ahora actúa primero y gana los empates.
lesson-valencia-guild = Un gremio
    .line = Paso B: revela 3 y 2. Primer puesto: escaño, mercancía y casilla; segundo: sin escaño.
lesson-valencia-place = En la ciudad
    .line = Ganó Basil. Toma tu vino y paga { $price } por la casilla iluminada: allí va un familiar.
lesson-valencia-coins = Monedas
    .line = Paso C, los mercaderes: gana con tu 1, vende el vino por { $worth } monedas y termina.
lesson-valencia-garden = Palmera y fuente
    .line = La Iglesia planta una palmera, la nobleza hace la fuente: junto a tu familiar puntúa.
lesson-valencia-council = Consejo
    .line = Acaba la ronda: 1 punto por cada uno de los tuyos en el consejo.
lesson-valencia-end = El final
    .line = Tras cinco rondas: ciudad, palmeras, fuentes, privilegios y tareas.

# Se dice una vez, en cualquier mesa, la primera vez que sirve.
tip-valencia-save = Los montones que no revelas se pierden al acabar la ronda.
tip-valencia-privilege = Gasta un privilegio para actuar más tarde en esta subasta.
tip-valencia-back = Esta vez sin puesto: pon una carta del montón bajo tu mazo.
tip-valencia-ability = Estás junto a una fuente con capacidad. Úsala ahora si quieres.
