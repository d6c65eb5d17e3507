### La partida guiada de Valdora en español. Cada paso: un título de 24 caracteres como mucho y una línea de 90.
### Las cosas se nombran por su referencia, como en los textos del juego.

lesson-valdora-turn-1 = Cabalgar y cargar
lesson-valdora-turn-2 = Ciudad, libro y monedas
lesson-valdora-turn-3 = Entregar, el final
lesson-valdora-watch = Mira los caminos.

lesson-valdora-goal = Qué gana
    .line = Siete clientes esperan gemas. Lleva lo que encargaron; gana quien tenga más puntos.
lesson-valdora-ride = Cabalga
    .line = Cabalga al camino 11. Llega tan lejos como quieras, pero toda ciudad te detiene.
lesson-valdora-load = Carga
    .line = Carga 1 de oro: tu criba lo toma gratis. Esa es tu única acción.
lesson-valdora-city = A la ciudad
    .line = Cabalga a la ciudad del nordeste, donde los clientes dejan sus encargos.
lesson-valdora-book = El libro
    .line = Solo se venden las páginas abiertas. Puedes pasar una sin pagar.
lesson-valdora-buy = Compra
    .line = Compra el encargo amarillo con tu moneda: pide { $wants } y vale { $points }.
    .see-1 = Lo que pide
    .see-2 = Sus puntos
lesson-valdora-purse = Monedas
    .line = Tu bolsa está vacía. Quien para en una mina vuelve a tener { $most }. Termina el turno.
lesson-valdora-toll = Encuentros
    .line = Pasar junto a Poppy es gratis. Parar ahí costaría 1 moneda, y no te queda ninguna.
lesson-valdora-deliver = Entrega
    .line = Cabalga a la casa amarilla y paga el oro: el encargo da { $points } puntos.
lesson-valdora-craftsman = Un artesano
    .line = Se une a ti un artesano amarillo. El primero de cada color vale 10 puntos.
lesson-valdora-workshop = Talleres
    .line = ¿Eres el primero con suficientes de un color? El taller es tuyo y da fichas bonus.
lesson-valdora-end = El final
    .line = Cuando queda como mucho un color de artesanos, se acaba la ronda y se cuenta.

# Se dice una vez, en cualquier mesa, la primera vez que sirve.
tip-valdora-provisions = Toma provisiones en cualquier ciudad: te dejan atravesar una, una vez.
tip-valdora-harbour = Los puertos cargan de la zona de descarte, una gema por barco.
tip-valdora-three = Tres encargos abiertos son el límite. Devuelve uno para comprar otro.
tip-valdora-clockwise = Ya no quedan artesanos de algún color: en su lugar va el siguiente en sentido horario.
