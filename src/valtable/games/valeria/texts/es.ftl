### Valeria: Card Kingdoms en español. Las cosas se nombran por referencia: resource:gold es resource-gold.

## El juego

game-title = Valeria: Card Kingdoms
game-blurb = Tira dos dados, deja que cosechen tus Ciudadanos y mata Monstruos, recluta y construye Dominios para gobernar Valeria.

## Recursos, roles y otras cosas

resource-gold = oro
    .plural = de oro
resource-strength = fuerza
    .plural = de fuerza
resource-magic = magia
    .plural = de magia
resource-vp = punto de victoria
    .plural = puntos de victoria
role-worker = Trabajador
    .plural = Trabajadores
role-soldier = Soldado
    .plural = Soldados
role-shadow = Sombra
    .plural = Sombras
role-holy = Sagrado
    .plural = Sagrados
cover-exhausted = Agotada
cover-bare = hueco vacío
cover-back = carta boca abajo
    .plural = cartas boca abajo
domain-back = Dominio boca abajo
    .plural = Dominios boca abajo
duke-back = Duque oculto
slot-0 = la pila de Monstruos 1
slot-1 = la pila de Monstruos 2
slot-2 = la pila de Monstruos 3
slot-3 = la pila de Monstruos 4
slot-4 = la pila de Monstruos 5
slot-5 = la pila de Ciudadanos 1
slot-6 = la pila de Ciudadanos 2
slot-7 = la pila de Ciudadanos 3
slot-8 = la pila de Ciudadanos 4
slot-9 = la pila de Ciudadanos 5
slot-10 = la pila de Ciudadanos 6
slot-11 = la pila de Ciudadanos 7
slot-12 = la pila de Ciudadanos 8
slot-13 = la pila de Ciudadanos 9/10
slot-14 = la pila de Ciudadanos 11/12
slot-15 = la pila de Dominios 1
slot-16 = la pila de Dominios 2
slot-17 = la pila de Dominios 3
slot-18 = la pila de Dominios 4
slot-19 = la pila de Dominios 5
die-first = primer dado
die-second = segundo dado
die-sum = suma de los dados
counter-round = ronda
counter-actions = acción disponible
    .plural = acciones disponibles
counter-exhausted = pila agotada
    .plural = pilas agotadas
counter-monster_stacks = pila de Monstruos restante
    .plural = pilas de Monstruos restantes
counter-domain_stacks = pila de Dominios restante
    .plural = pilas de Dominios restantes
counter-dark_lord = punto del Señor Oscuro hasta ahora
    .plural = puntos del Señor Oscuro hasta ahora

## Lugares

place-monsters = Monstruos
place-citizens = Ciudadanos
place-domains = Dominios
place-exhausted_deck = Mazo de Agotadas
place-course = Marcha de la partida
place-dark_lord = El Señor Oscuro
place-below = Debajo de los Monstruos superiores
place-unseen_citizens = Ciudadanos aún no vistos
place-unseen_domains = Dominios aún no vistos
place-unseen_events = Eventos de Monstruo aún no vistos
place-area = Recursos
place-tableau = Iniciales y Ciudadanos
place-built = Dominios
place-slain = Pila de victoria
place-duke = Duque

## Marcas de las cosas

mark-cost = cuesta { $cost }
mark-points = { $n } PV
mark-area = { $area }
mark-number = número { $number }
mark-roles = { $roles }
mark-now = ahora { $n } PV
mark-of = el final llega con { $n }

## Acciones

action-keep = Conservar: { $card }
action-die = Usar { $power } en el dado { $die }
action-reroll_both = Volver a tirar los dos dados
action-northern_wall = Usar el Muro del Norte
action-done = Listo
action-yes = Sí
action-no = No
action-option = { $gains_n ->
    [0] { $n ->
        [0] La primera posibilidad
        [1] La segunda posibilidad
       *[other] La tercera posibilidad
    }
   *[other] Ganar { $gains }
}
action-resource = { $resource }
action-seat = { $seat }
action-steal = { $resource } de { $seat }
action-slot = { $card }
action-island = Casilla { $slot } de la isla
action-buy = Comprar el grupo { $slots }
action-slay = Matar: { $card }
action-recruit = Reclutar: { $card }
action-build = Construir: { $card }
action-gain = Ganar 1 { $resource }
action-map = Ganar un mapa
action-agent = Contratar al agente { $place }
action-sail = Navegar a { $island }
action-relic = Usar la reliquia
action-banner = Colocar un estandarte por { $resource }
action-pay_magic = Pagar { $paid }
action-pay_strength = Pagar { $n } de fuerza
action-discount_gold = Descontar { $n } del oro
action-citizen = { $card }
action-domain = { $card }
action-monster = { $card }

## Lo que haría una acción

effect-card = { $card_text }
effect-citizen = con { $number }: { $card_text }
effect-gain = ganas { $gains }
effect-wild = ganas { $n } de un recurso
effect-points = { $n } PV
effect-free_citizen = un Ciudadano gratis
effect-more = más, como dice la carta
effect-die = el dado muestra { $n }

## Preguntas

decision-duke = ¿Con qué Duque te quedas?
decision-dice = ¿Quieres cambiar los dados?
decision-harvest = ¿Qué poder usas ahora?
decision-harvest_choice = { $source }: ¿qué tomas?
decision-powers = ¿Qué poder va primero?
decision-action = ¿Qué haces?
decision-pay = { $source }: ¿cómo pagas?
decision-choose = { $source }: ¿cuál?
decision-wild = { $source }: ¿qué recurso?
decision-exchange = { $source }: ¿quieres hacer el cambio?
decision-steal = { $source }: ¿qué robas y a quién?
decision-take_citizen = { $source }: ¿qué Ciudadano se te une?
decision-victim = { $source }: ¿de quién tomas un Monstruo?
decision-put_back = { $source }: ¿qué carta vuelve al centro?
decision-token = { $source }: ¿qué Monstruo recibe la ficha?
decision-bonus_slay = { $source }: ¿matas ahora un Monstruo?
decision-column = ¿Qué pila de Monstruos despierta?
decision-capture = ¿Qué Ciudadano captura el Señor Oscuro?

## Lo que pasó

event-first_player = Empieza { $seat }.
event-kept = Te quedas con { $card }.
event-dukes_chosen = Todos tienen ya un Duque.
event-turn = Ronda { $n }: es el turno de { $seat }.
event-rests = { $seat } descansa este turno.
event-rolled = { $seat } saca { $first } y { $second }.
event-die_changed = { $seat } usa { $card }: un dado muestra { $n }.
event-struck = ¡Evento de Monstruo: { $card }!
event-lost = { $seat } pierde { $losses }.
event-token_laid = { $seat } encarece { $card } en { $tokens }.
event-stole = { $seat } roba { $gains } a { $other } ({ $card }).
event-income = { $seat } cosecha { $gains }.
event-harvested = { $paid_n ->
    [0] { $seat } eligió { $gains } en la cosecha.
   *[other] { $seat } eligió { $gains } por { $paid } en la cosecha.
}
event-gained = { $seat } gana { $gains } ({ $card }).
event-exchanged = { $seat } da { $paid } por { $gains } ({ $card }).
event-took = { $seat } gana { $gains }.
event-slain = { $seat } mata a { $card } por { $paid }.
event-recruited = { $seat } recluta a { $card } por { $paid }.
event-built = { $seat } construye { $card } por { $paid }.
event-joined = { $card } se une gratis a { $seat } ({ $source }).
event-put_back = { $seat } devuelve { $card } al centro.
event-taken_captive = { $seat } toma { $card }, sin su recompensa.
event-turned_up = Aparece { $card }.
event-turned_citizen = Aparece { $card }.
event-exhausted = Se agota { $stack }.
event-revealed = Se agota { $stack }; en su lugar: { $card }.
event-passed_over = Se ve { $card } en el fondo del mazo de Agotadas.
event-left_bare = No queda carta para { $stack }: el lugar queda vacío y cuenta como agotado.
event-uncovered = Vuelve a haber carta en { $stack }: { $card } va al fondo del mazo de Agotadas.
event-woke = Despiertan los Monstruos de la columna { $column }.
event-captured = El Señor Oscuro captura { $card }.
event-column_lost = En la columna { $column } no queda nada que defender: el reino cae.
event-dark_lord = El Duque del Señor Oscuro es { $card }.
event-game_over = La partida ha terminado.

## Puntos y finales

score-monsters = Monstruos matados
score-domains = Dominios
score-tokens = Fichas de victoria
score-duke = Duque
score-roles = Iconos de rol
score-resources = Recursos sobrantes
score-majorities = Mayorías
end-monsters_slain = Todos los Monstruos han muerto.
end-domains_built = Todos los Dominios están construidos.
end-stacks_exhausted = Hay demasiadas pilas agotadas.
end-round_limit = Ha terminado la última ronda acordada.
end-column_lost = El Señor Oscuro ha roto una columna.

## Negativas

refusal-nothing_there = Ahí no hay nada de eso.
refusal-cannot_pay_slay = { $have_n ->
    [0] { $card } cuesta { $cost } y no tienes nada.
   *[other] { $card } cuesta { $cost }; tienes { $have }.
}
    .remedy = La magia sustituye a la fuerza, pero hay que pagar al menos 1 fuerza.
refusal-cannot_pay_recruit = { $have_n ->
    [0] { $card } te cuesta { $cost } y no tienes nada.
   *[other] { $card } te cuesta { $cost }; tienes { $have }.
}
    .remedy = La magia sustituye al oro, pero hay que pagar al menos 1 oro.
refusal-cannot_pay_build = { $have_n ->
    [0] { $card } te cuesta { $cost } y no tienes nada.
   *[other] { $card } te cuesta { $cost }; tienes { $have }.
}
    .remedy = La magia sustituye al oro, pero hay que pagar al menos 1 oro.
refusal-roles_missing = Para { $card } a tus Ciudadanos les falta { $missing }.
    .remedy = Recluta Ciudadanos con esos iconos.
refusal-payment_impossible = No puedes pagar así.
refusal-no_such_power = No tienes ese poder.
refusal-power_used = { $power } ya se ha usado en esta fase de tirada.
refusal-die_unchanged = { $power } no cambiaría ese dado.
refusal-too_little_gold = { $power } cuesta aquí { $cost }.
refusal-no_such_option = No existe esa posibilidad.
refusal-option_does_nothing = Eso no haría nada ahora.
refusal-asked_in_order = Las cartas iguales se responden en un orden fijo de posibilidades.
refusal-not_open = Ese poder no está disponible.
refusal-cannot_exchange = No tienes lo que cuesta este cambio.
refusal-gains_come_first = Toma primero las ganancias pendientes.
refusal-no_opponent = No existe ese rival.
refusal-is_resting = A quien descansa este turno no se le puede perjudicar.
refusal-they_have_none = No tiene nada de eso.
refusal-not_stolen = Esta carta no roba eso.
refusal-not_suitable = La carta no permite ese Ciudadano.
refusal-not_yours = No tienes esa carta para devolverla.
refusal-no_monsters = No ha matado ningún Monstruo.
refusal-full_of_tokens = Una carta lleva como mucho diez fichas de un tipo.
refusal-not_this_column = No se trata de esa columna.
refusal-stack_exhausted = Esa pila está agotada.

## Opciones

option-layout = Preparación
    .text = Zonas y Ciudadanos al azar, o una de las preparaciones recomendadas.
    .value-random = al azar
    .value-first_game = Primera partida
    .value-glittering_gold = Oro reluciente
    .value-mastery_over_magic = Dominio de la magia
    .value-monster_blood = Sangre de monstruo
option-areas = Zonas
    .text = Zonas a tu elección, unidas con + como swamp+hills; el resto sale de la preparación.
option-citizens = Ciudadanos
    .text = Ciudadanos a tu elección, unidos con +, uno por número; el resto sale de la preparación.
option-monster_events = Eventos de Monstruo
    .text = Si los Eventos de Monstruo se barajan en el mazo de Agotadas.
option-mixed = Mezclado
    .text = Todos los tipos de un número se barajan juntos y quedan boca abajo bajo la primera carta.
option-no_duke = Sin Duque
    .text = Nadie tiene Duque; todos puntúan igual por iconos, recursos y mayorías.
option-solo_low_sum = Solitario: sumas bajas
    .text = Una suma de 2 a 6 también despierta una pila de Monstruos.
option-solo_direct_attack = Solitario: ataque directo
    .text = Una pila sin Monstruos que salga en los dados ataca igualmente su columna.
option-herald = Heraldo con dobles
    .text = Siempre dos veces, como dice el manual, o dos veces solo si nada más se activó.
    .value-seed = dos veces
    .value-printed = como en la carta
option-exhausted_deck = Mazo de Agotadas
    .text = Eventos mezclados, todos encima, o un Evento y una carta Agotada por jugador.
    .value-shuffled = mezclado
    .value-events_on_top = Eventos encima
    .value-one_and_one = uno y uno
option-duke_resources = Recursos sobrantes
    .text = Si un Duque divide todos los recursos juntos o cada tipo por separado.
    .value-pooled = juntos
    .value-per_type = cada tipo
option-new_domain_power = Dominios nuevos
    .text = Si un poder duradero funciona enseguida o desde tu próximo turno.
    .value-at_once = enseguida
    .value-next_turn = próximo turno
option-round_limit = Última ronda
    .text = La ronda tras la que se puntúa la partida; 0 sin límite.

## Ciudadanos e iniciales

citizen-cleric = Clérigo
    .text = En tu turno: gana 3 de magia. Fuera de tu turno: gana 1 magia.
citizen-monk = Monje
    .text = En tu turno: gana 1 oro y 2 de magia. Fuera de tu turno: puedes cambiar 1 oro por 2 de magia.
citizen-merchant = Mercader
    .text = En tu turno: gana 2 de oro o gana 2 de magia. Fuera de tu turno: gana 1 oro.
citizen-blacksmith = Herrero
    .text = En tu turno: gana 1 oro por cada Ciudadano con el icono Soldado que tengas. Fuera de tu turno: gana 1 oro.
citizen-mercenary = Mercenario
    .text = En tu turno: gana 1 oro y 1 fuerza. Fuera de tu turno: puedes cambiar 1 fuerza por 2 de oro.
citizen-alchemist = Alquimista
    .text = En tu turno: puedes cambiar 1 oro por 3 de magia. Fuera de tu turno: puedes cambiar 1 magia por 2 de oro.
citizen-archer = Arquero
    .text = En tu turno: gana 2 de fuerza. Fuera de tu turno: gana 1 fuerza.
citizen-wizard = Mago
    .text = En tu turno: gana 1 fuerza y 1 magia. Fuera de tu turno: gana 1 magia.
citizen-peasant = Campesino
    .text = En tu turno: gana 1 oro. Fuera de tu turno: gana 1 oro.
citizen-knight = Caballero
    .text = En tu turno: gana 1 fuerza. Fuera de tu turno: gana 1 fuerza.
citizen-rogue = Pícaro
    .text = En tu turno: gana 2 de oro y 2 de fuerza. Fuera de tu turno: gana 1 oro y 1 fuerza.
citizen-thief = Ladrón
    .text = En tu turno: roba hasta 3 de oro o 3 de magia a un rival. Fuera de tu turno: gana 2 de oro o gana 2 de magia.
citizen-champion = Campeón
    .text = En tu turno: gana 4 de fuerza. Fuera de tu turno: puedes cambiar 1 oro por 4 de fuerza.
citizen-warlord = Señor de la guerra
    .text = En tu turno: gana 1 fuerza por cada Ciudadano con el icono Soldado que tengas. Fuera de tu turno: gana 1 fuerza por cada Caballero que tengas (también el inicial).
citizen-paladin = Paladín
    .text = En tu turno: gana 1 fuerza y 2 de magia. Fuera de tu turno: puedes cambiar 1 fuerza por 3 de magia.
citizen-priestess = Sacerdotisa
    .text = En tu turno: gana 2 de fuerza y 1 magia. Fuera de tu turno: puedes cambiar 1 magia por 3 de fuerza.
citizen-butcher = Carnicero
    .text = En tu turno: gana 2 de oro por cada Ciudadano con el icono Trabajador que tengas. Fuera de tu turno: gana 4 de oro.
citizen-miner = Minero
    .text = En tu turno: gana 1 oro; gana 1 oro por cada Dominio que hayas construido. Fuera de tu turno: gana 4 de oro.
starter-starter_peasant = Campesino inicial
    .text = Gana 1 oro cuando se activa un 5, en cualquier turno.
starter-starter_knight = Caballero inicial
    .text = Gana 1 fuerza cuando se activa un 6, en cualquier turno.
starter-starter_herald = Heraldo
    .text = Con dobles, o si no se activó nada tuyo, gana 1 recurso a tu elección; con dobles, dos veces.

## Zonas y Monstruos

area-hills = Colinas
area-barrens = Yermos
area-ruins = Ruinas
area-forest = Bosque
area-valley = Valle
area-swamp = Pantano
area-mountains = Montañas
area-caverns = Cavernas
monster-goblin = Trasgo
    .text = Gana 1 oro.
monster-goblin_mage = Trasgo mago
    .text = Gana 1 oro o gana 1 magia.
monster-goblin_king = Rey trasgo
    .text = Gana 1 oro por cada Monstruo de las Colinas de tu pila de victoria.
monster-gargoyle = Gárgola
    .text = Gana 1 magia.
monster-wraith = Espectro
    .text = Toma gratis un Ciudadano del centro de coste impreso 2 o menos.
monster-witch_queen = Reina bruja
    .text = Gana 1 magia por cada Monstruo de los Yermos de tu pila de victoria.
monster-skeleton = Esqueleto
    .text = Gana 1 oro.
monster-flaming_skeleton = Esqueleto en llamas
    .text = Gana 1 oro y 1 magia.
monster-skeleton_king = Rey esqueleto
    .text = Gana 2 de oro por cada Monstruo de las Ruinas de tu pila de victoria.
monster-treant = Hombre árbol
    .text = Gana 1 oro y 1 magia.
monster-bane_spider = Araña ponzoñosa
    .text = Gana 3 de oro o toma gratis un Caballero del centro.
monster-spider_queen = Reina araña
    .text = Gana 2 de oro por cada Monstruo del Bosque de tu pila de victoria o toma gratis un Ciudadano del centro y gana 1 punto de victoria.
monster-owlbear = Oso lechuza
    .text = Gana 2 de magia.
monster-giant = Gigante
    .text = Gana 1 oro y 2 de magia.
monster-troll = Trol
    .text = Gana 2 de magia por cada Monstruo del Valle de tu pila de victoria.
monster-gelatinous_cube = Cubo gelatinoso
    .text = Gana 2 de oro.
monster-basilisk = Basilisco
    .text = Gana 3 de oro o gana 3 de magia.
monster-swamp_dragon = Dragón del pantano
    .text = Gana 2 de magia por cada Monstruo del Pantano de tu pila de victoria.
monster-dire_bear = Oso terrible
    .text = Gana 2 de oro o gana 2 de magia.
monster-orc_warrior = Guerrero orco
    .text = Toma gratis un Ciudadano del centro de coste impreso 3 o menos.
monster-orc_chieftain = Caudillo orco
    .text = Gana 2 de oro por cada Monstruo de las Montañas de tu pila de victoria.
monster-kobolds = Kóbolds
    .text = Gana 2 de oro y 1 magia.
monster-gold_golem = Gólem de oro
    .text = Gana 5 de oro.
monster-red_dragon = Dragón rojo
    .text = Gana 3 de oro por cada Monstruo de las Cavernas de tu pila de victoria.

## Eventos de Monstruo

monster-corrupted_cleric = Clérigo corrupto
    .text = Con un 1: pon 1 ficha de magia sobre un Monstruo del centro. Al matarlo: gana 3 de oro y 2 de magia.
monster-giant_leech = Sanguijuela gigante
    .text = Con un 2: cada jugador pierde 1 fuerza. Al matarla: gana 5 de magia.
monster-bat_swarm = Enjambre de murciélagos
    .text = Con un 3: pon 1 ficha de fuerza sobre un Monstruo del centro. Al matarlo: gana 1 oro por cada Monstruo de tu pila de victoria.
monster-sorcerer = Hechicero
    .text = Con un 4: cada jugador pierde 1 magia. Al matarlo: gana 1 magia por cada Monstruo de tu pila de victoria.
monster-mimic = Mímico
    .text = Con un 5: pon 1 ficha de oro sobre un Monstruo del centro. Al matarlo: gana 5 de oro.
monster-kobold_thieves = Ladrones kóbold
    .text = Con un 6: cada jugador pierde 1 oro. Al matarlos: gana 7 de oro.

## Dominios

domain-foxgrove_palisade = Empalizada de Foxgrove
    .text = Una vez en tu fase de tirada, puedes pagar 2 de oro y poner un dado en 6.
domain-the_desert_orchid = La Orquídea del Desierto
    .text = Una vez en tu fase de tirada, puedes poner un dado en 1 pagando 1 oro por cada Ciudadano con el icono Sagrado que tengas (gratis si no tienes ninguno).
domain-emerald_stronghold = Fortaleza Esmeralda
    .text = Tus cartas del mismo nombre ya no encarecen a los Ciudadanos que reclutas.
domain-pratchetts_plateau = Meseta de Pratchett
    .text = Los Dominios que construyes cuestan 1 oro menos.
domain-cathedral_of_st_aquila = Catedral de San Áquila
    .text = Al acabar tu fase de acciones, roba hasta 1 oro a un rival.
domain-darktide_harbour = Puerto de Marea Oscura
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Sombra.
domain-cloudriders_camp = Campamento del Jinete de Nubes
    .text = Al construir: gana 3 de fuerza; toma gratis un Ciudadano del centro con el icono Soldado de coste impreso 2 o menos.
domain-the_orb_of_urdr = El Orbe de Urdr
    .text = Al acabar tu fase de acciones, roba hasta 1 magia a un rival.
domain-rogues_landing = Desembarco del Pícaro
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Trabajador.
domain-blood_crow_army = Ejército del Cuervo de Sangre
    .text = Al empezar tu fase de acciones, gana 1 fuerza.
domain-eye_of_asteraten = Ojo de Asteraten
    .text = Al construir: gana 5 de fuerza; puedes matar un Monstruo como parte de esta acción.
domain-cutthroats_truce = Tregua del Degollador
    .text = Al construir: roba hasta 3 de oro a un rival.
domain-halfpenny_hill = Colina del Medio Penique
    .text = Al empezar tu fase de acciones, gana 1 oro.
domain-shattered_hand = Mano Quebrada
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Sagrado.
domain-forgotten_sorrows = Penas Olvidadas
    .text = En tu fase de acciones, por cada Ciudadano que consigas, gana 1 magia.
domain-watcher_on_the_water = Vigía sobre el Agua
    .text = Al construir: puedes devolver a su pila un Monstruo que hayas matado y ganar 3 puntos de victoria.
domain-gargans_embrace = Abrazo de Gargan
    .text = Cada vez que los dados son o pasan a ser dobles (los tire quien los tire), gana 1 punto de victoria.
domain-nest_of_the_weaver_witch = Nido de la Bruja Tejedora
    .text = Al construir: puedes devolver a su pila uno de tus Ciudadanos y ganar 3 puntos de victoria.
domain-palace_of_the_dawn = Palacio del Alba
    .text = Una vez en tu fase de tirada, puedes bajar un dado en 1 (nunca por debajo de 1).
domain-grimmwater_keep = Torre de Aguasombría
    .text = Al construir: toma gratis un Ciudadano del centro de coste impreso 3 o menos.
domain-the_violet_thorn = La Espina Violeta
    .text = En tu fase de acciones, por cada Monstruo que mates, gana 1 magia.
domain-purloiners_perch = Atalaya del Ratero
    .text = Al construir: toma al azar un Monstruo matado por un rival (solo la carta).
domain-golden_obelisk_of_nae = Obelisco Dorado de Nae
    .text = Al construir: puedes cambiar 3 de magia por 3 puntos de victoria.
domain-monolith_of_ostendaar = Monolito de Ostendaar
    .text = Al empezar tu fase de acciones, gana 1 magia.

## Duques

duke-cornelius_the_dreamer = Cornelius el Soñador
    .text = 3 PV por Dominio, 1 PV por cada 3 recursos sobrantes.
duke-elsyn_saint_of_shadows = El’syn, Santa de las Sombras
    .text = 2 PV por icono Sombra, 2 PV por icono Sagrado, 1 PV por cada 4 recursos sobrantes.
duke-elysium_the_allsmith = Elysium el Forjador
    .text = 1 PV por icono Trabajador, 1 PV por icono Soldado, 1 PV por icono Sombra, 1 PV por icono Sagrado, 1 PV por cada 4 recursos sobrantes.
duke-hrothgar_the_conqueror = Hrothgar el Conquistador
    .text = 2 PV por Monstruo, 1 PV por Titán, 1 PV por cada 4 recursos sobrantes.
duke-isabella_the_righteous = Isabella la Justa
    .text = 1 PV por icono Soldado, 2 PV por icono Sagrado, 1 PV por cada 3 recursos sobrantes.
duke-lekzandr_the_protector = Lekzand’r el Protector
    .text = 1 PV por icono Trabajador, 2 PV por icono Sagrado, 1 PV por cada 3 recursos sobrantes.
duke-node_master_of_swords = Node, Maestro de Espadas
    .text = 1 PV por icono Soldado, 2 PV por icono Sombra, 1 PV por cada 3 recursos sobrantes.
duke-reese_the_firebrand = Reese la Agitadora
    .text = 1 PV por Ciudadano, 1 PV por Monstruo, 1 PV por Dominio, 1 PV por cada 4 recursos sobrantes.
duke-simon_the_unclean = Simon el Impuro
    .text = 1 PV por icono Trabajador, 1 PV por icono Soldado, 1 PV por cada 2 recursos sobrantes.
duke-waryn_lord_of_rogues = Waryn, Señor de los Pícaros
    .text = 1 PV por icono Trabajador, 2 PV por icono Sombra, 1 PV por cada 3 recursos sobrantes.
