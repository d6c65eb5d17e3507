### La partida guiada de Valletta en español. Cada paso: un título de 24 caracteres como mucho y una línea de 90.
### Las cosas se nombran por su referencia, como en los textos del juego.

lesson-valletta-turn-1 = Construir
lesson-valletta-turn-2 = Jean, contratar, vecinos
lesson-valletta-turn-3 = Copiar, mazo nuevo, el final
lesson-valletta-watch = Mira la calle.

lesson-valletta-goal = Qué gana
    .line = Levanta edificios. El escudo dice cuántos puntos; gana quien tenga más.
lesson-valletta-hand = Tres cartas por turno
    .line = En cada turno juegas 3 de tus 5 cartas, una tras otra.
lesson-valletta-goods = Recursos de una carta
    .line = Juega la Tendera: te da 1 de oro.
lesson-valletta-build = Levanta la Taberna
    .line = Juega el Constructor: la Taberna cuesta { $cost }.
    .see-1 = Su precio
    .see-2 = Quién llega
    .see-3 = Sus puntos
lesson-valletta-newcomer = Una cara nueva
    .line = El Tabernero llega con ella. Juégalo ya y toma 1 de oro y 1 de madera.
lesson-valletta-jean = Jean camina
    .line = Juega a Jean: avanza una casilla y el recurso del barril es tuyo.
lesson-valletta-hire = Contrata
    .line = Contrata ahora otro Constructor de la bolsa de trabajo, gratis.
lesson-valletta-neighbour = Al lado
    .line = Levanta el Banco: junto a tu Taberna cuesta menos y en la columna de Jean da un punto.
lesson-valletta-copy = Copiar
    .line = Juega la Criada y luego el Aprendiz: repite la carta anterior.
lesson-valletta-deck = Un mazo nuevo
    .line = Juega otra carta. El mazo se acabó: el descarte lo renueva, con quien contrataste.
lesson-valletta-score = Puntos hasta ahora
    .line = Calle, edificios y 1 punto por cada tres recursos que guardes.
lesson-valletta-end = El final
    .line = Última casa, { $points } puntos o último barril: después cada cual juega su mazo otra vez.

# Se dice una vez, en cualquier mesa, la primera vez que sirve.
tip-valletta-exchange = Tres recursos cualesquiera se cambian por uno a tu elección.
tip-valletta-upgrade = Un Constructor también mejora: paga otra vez los materiales y los puntos se duplican.
tip-valletta-fire = Despide una carta floja: tu mazo queda más corto y mejor.
tip-valletta-lay = Puedes bajar una carta sin usar su efecto.
