### Valeria: Card Kingdoms en español. Las cosas se nombran por referencia: resource:gold es resource-gold.

## El juego

game-title = Valeria: Card Kingdoms
game-blurb = Tira dos dados y cosecha con tus Ciudadanos. Derrota a Monstruos, recluta y construye Dominios para gobernar Valeria.

## Recursos, roles y otras cosas

resource-gold = oro
    .one = de oro
    .plural = de oro
resource-strength = fuerza
    .one = de fuerza
    .plural = de fuerza
resource-magic = magia
    .one = de magia
    .plural = de magia
resource-vp = ficha de PV
    .plural = fichas de PV
role-worker = Trabajador
    .plural = Trabajadores
role-soldier = Soldado
    .plural = Soldados
role-shadow = Sombra
    .plural = Sombras
role-holy = Sagrado
    .plural = Sagrados
type-minion = Esbirro
    .text = Un tipo de Monstruo; algunos Duques y otras cartas lo cuentan.
type-titan = Titán
    .text = Un tipo de Monstruo; algunos Duques y otras cartas lo cuentan.
type-beast = Bestia
    .text = Un tipo de Monstruo; algunos Duques y otras cartas lo cuentan.
type-boss = Jefe
    .text = Un tipo de Monstruo, el último de su Zona; algunos Duques y otras cartas lo cuentan.
type-warden = Custodio
    .text = Un tipo de Monstruo, encima del Jefe de su Zona.
part-worker = iconos Trabajador
part-soldier = iconos Soldado
part-shadow = iconos Sombra
part-holy = iconos Sagrado
part-citizens = Ciudadanos
part-monsters = Monstruos derrotados
part-domains = Dominios
part-minion = Esbirros derrotados
part-titan = Titanes derrotados
part-boss = Jefes derrotados
part-beast = Bestias derrotadas
part-gold = oro sobrante
part-strength_magic = fuerza y magia sobrantes
part-left = recursos sobrantes
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
mark-points = vale { $n } PV
mark-area = { $area }
mark-type = { $type }
mark-number = número { $number }
mark-roles = { $on ->
    [citizen] icono: { $roles }
   *[domain] requiere { $roles }
}
mark-herald = { $how ->
    [printed] dos veces solo con dobles, y solo si no se activó nada tuyo
   *[book] con dobles, dos veces
}
mark-now = ahora { $n } PV
mark-counts = { $what }: { $count } → { $n } PV
mark-of = el final llega con { $n }

## Acciones

action-keep = Quedarte con { $card }
action-die = Usar { $power_with_article } en el { $die ->
    [1] primer
   *[other] segundo
} dado
action-reroll_both = Volver a tirar los dos dados
action-northern_wall = Usar el Muro del Norte
action-done = Listo
action-yes = Sí
action-no = { $of ->
    [card] Ninguna
    [seat] Nadie
   *[deed] No
}
action-option = { $gains_n ->
    [0] { $n ->
        [0] La primera opción
        [1] La segunda opción
       *[other] La tercera opción
    }
   *[other] Ganar { $gains }
}
action-resource = { $deed ->
    [offer] Ofrecer 1 de { $resource }
    [pay] Pagar con { $resource }
   *[gain] { $resource }
}
action-seat = { $seat }
action-steal = { $resource } de { $seat }
action-slot = { $card }
action-island = { $card }
action-buy = Comprar { $cards }
action-slay = Derrotar: { $card }
action-recruit = Reclutar: { $card }
action-build = Construir: { $card }
action-gain = Ganar 1 de { $resource }
action-map = Ganar un mapa
action-agent = Contratar: { $card }
action-sail = Navegar a { $island }
action-relic = Usar: { $card }
action-banner = Colocar un estandarte en { $card } con { $resource }
action-pay_magic = Pagar { $paid }
action-pay_strength = Pagar { $n } con fuerza
action-discount_gold = Descontar { $n } del oro
action-citizen = { $card }
action-domain = { $card }
action-monster = { $card }

## Lo que haría una acción

effect-card = { $card_text }
effect-citizen = se activa con { $number }. { $card_text }
effect-gain = gana { $gains }
effect-by_domain = { $gains } por { $card }
effect-by_duke = Duque { $way ->
    [more] +{ $n }
   *[fewer] −{ $n }
} PV netos
effect-noble_now = { $n } PV tal como están las cosas
effect-wild = gana { $n } de un recurso
effect-then_any = luego eliges { $n } más
effect-then_not_gold = luego eliges { $n } más: fuerza o magia
effect-then_from_here = luego { $n } más, desde aquí hacia abajo en la lista
effect-for_all = { $n ->
    [2] así quedan decididas las dos
   *[other] así quedan decididas las { $n }
}{ $gains_n ->
    [0] {""}
   *[other] : { $gains }
}
effect-points = { $n } PV
effect-free_citizen = un Ciudadano gratis
effect-more = más, como dice la carta
effect-die = { $n ->
    [0] se vuelve a tirar
   *[other] pasa a mostrar { $n }
}

## Preguntas

decision-duke = ¿Con qué Duque te quedas?
decision-dice = Cambia los dados o elige Listo.
decision-harvest = ¿Qué poder usas ahora?
decision-harvest_choice = { $source }: ¿qué tomas?
decision-powers = ¿Qué poder va primero?
decision-action = ¿Qué haces?
decision-pay = { $source }: ¿cómo pagas?
decision-choose = { $source }: ¿qué eliges?
decision-wild = { $source }: ¿qué recurso?
decision-exchange = { $source }: ¿quieres hacer el cambio?
decision-steal = { $source }: ¿qué robas y a quién?
decision-take_citizen = { $source }: ¿qué Ciudadano tomas?
decision-victim = { $source }: ¿de quién tomas un Monstruo?
decision-put_back = { $source }: ¿qué carta devuelves?
decision-token = { $source }: ¿sobre qué Monstruo pones la ficha?
decision-bonus_slay = { $source }: ¿derrotas ahora a un Monstruo?
decision-column = ¿Qué pila de Monstruos despierta?
decision-capture = ¿A qué Ciudadano captura el Señor Oscuro?

## Lo que pasó

event-first_player = Empieza { $seat }.
event-kept = Te quedas con { $card }.
event-dukes_chosen = Todos tienen ya un Duque.
event-turn = Ronda { $n }: es el turno de { $seat }.
event-rests = { $seat } descansa este turno.
    .brief = descansa
event-rolled = { $seat } saca { $first } y { $second }.
    .brief = saca { $first } y { $second }
event-die_changed = { $paid_n ->
    [0] { $seat } usa { $card_with_article }: el { $die } muestra { $n }.
   *[other] { $seat } usa { $card_with_article } por { $paid }: el { $die } muestra { $n }.
}
event-struck = Actúa un Evento de Monstruo: { $card }.
event-lost = { $seat } pierde { $losses }.
    .brief = pierde { $losses }
event-token_laid = { $seat } encarece { $card_with_article } en { $tokens }.
event-stole = { $seat } roba { $gains } a { $other } ({ $card }).
    .brief = roba { $gains } a { $other }
event-income = { $seat } cosecha { $gains }.
    .brief = cosecha { $gains }
event-harvested = { $own ->
    [yes] { $paid_n ->
        [0] En total, { $seat } eligió { $gains } en esta cosecha.
       *[other] En total, { $seat } eligió { $gains } por { $paid } en esta cosecha.
    }
   *[other] { $paid_n ->
        [0] { $seat } eligió { $gains } en la cosecha.
       *[other] { $seat } eligió { $gains } por { $paid } en la cosecha.
    }
}
event-gained = { $seat } gana { $gains } ({ $card }).
    .brief = gana { $gains }
event-exchanged = { $seat } da { $paid } por { $gains } ({ $card }).
    .brief = da { $paid } por { $gains }
event-took = { $seat } gana { $gains } como acción.
    .brief = gana { $gains } como acción
event-slain = { $seat } derrota { $card_article ->
    [el] al { $card }
    [la] a la { $card }
    [los] a los { $card }
    [las] a las { $card }
   *[other] a { $card }
} pagando { $paid }.
    .brief = derrota { $card_article ->
        [el] al { $card }
        [la] a la { $card }
        [los] a los { $card }
        [las] a las { $card }
       *[other] a { $card }
    }
event-recruited = { $seat } recluta { $card_article ->
    [el] a un { $card }
    [la] a una { $card }
    [los] a unos { $card }
    [las] a unas { $card }
   *[other] a { $card }
} por { $paid }.
    .brief = recluta { $card_article ->
        [el] a un { $card }
        [la] a una { $card }
       *[other] a { $card }
    }
event-built = { $seat } construye { $card_with_article } por { $paid }.
    .brief = construye { $card }
event-joined = { $card_article ->
    [el] Un { $card } se une gratis a { $seat } ({ $source }).
    [la] Una { $card } se une gratis a { $seat } ({ $source }).
    [los] Unos { $card } se unen gratis a { $seat } ({ $source }).
    [las] Unas { $card } se unen gratis a { $seat } ({ $source }).
   *[other] { $card } se une gratis a { $seat } ({ $source }).
}
    .brief = recibe gratis { $card }
event-put_back = { $seat } devuelve { $card_article ->
    [el] su { $card }
    [la] su { $card }
    [los] sus { $card }
    [las] sus { $card }
   *[other] { $card }
} al centro.
event-taken_captive = { $seat } toma { $card_with_article }{ $other ->
    [none] {""}
   *[other] {" "}de { $other }
}, sin su recompensa.
    .brief = toma { $card } sin su recompensa
event-turned_up = { $card_article ->
    [el] Aparece el { $card }.
    [la] Aparece la { $card }.
    [los] Aparecen los { $card }.
    [las] Aparecen las { $card }.
   *[other] Aparece { $card }.
}
event-turned_citizen = { $card_article ->
    [el] Aparece un { $card }.
    [la] Aparece una { $card }.
    [los] Aparecen unos { $card }.
    [las] Aparecen unas { $card }.
   *[other] Aparece { $card }.
}
event-exhausted = { $replaces ->
    [yes] Una carta Agotada sustituye al Evento en {""}
   *[no] Se agota {""}
}{ $area ->
    [none] { $stack }.
   *[other] la pila de Monstruos «{ $area }».
}
event-revealed = { $area ->
    [none] Se agota { $stack }; en su lugar: { $card }.
   *[other] Se agota la pila de Monstruos «{ $area }»; en su lugar: { $card }.
}
event-passed_over = { $card_article ->
    [el] Se ve el { $card }
    [la] Se ve la { $card }
    [los] Se ven los { $card }
    [las] Se ven las { $card }
   *[other] Se ve { $card }
} en el fondo del mazo de Agotadas.
event-left_bare = { $area ->
    [none] No queda carta para { $stack }: queda vacía y cuenta como agotada.
   *[other] No queda carta para la pila de Monstruos «{ $area }»: queda vacía y cuenta como agotada.
}
event-uncovered = { $area ->
    [none] Vuelve a haber carta en { $stack }:
   *[other] Vuelve a haber carta en la pila de Monstruos «{ $area }»:
} la carta { $card } va al fondo del mazo de Agotadas.
event-dark_dice = Turno del Señor Oscuro: los dados muestran { $first } y { $second }.
event-low_sum = Su suma, { $n }, también despierta una pila.
event-asleep = En la columna { $column } no queda ningún Monstruo que despertar.
event-woke = Despiertan los Monstruos de la columna { $column }.
event-captured = El Señor Oscuro captura la carta «{ $card }».
event-column_lost = En la columna { $column } no queda nada que defender: el reino cae.
event-dark_lord = El Duque del Señor Oscuro es { $card }.
event-game_over = La partida ha terminado.

## Puntos y finales

score-monsters = Monstruos derrotados
score-domains = Dominios
score-tokens = Fichas de PV
score-duke = Duque
score-roles = Iconos de rol
score-resources = Recursos sobrantes
score-majorities = Mayorías
end-monsters_slain = Todos los Monstruos han sido derrotados.
end-domains_built = Todos los Dominios están construidos.
end-stacks_exhausted = Se han agotado suficientes pilas.
end-round_limit = Ha terminado la última ronda acordada.
end-column_lost = El Señor Oscuro ha roto una columna.
result-solo_slain = El reino está a salvo: no queda en él ningún Monstruo.
result-solo_won = El reino está a salvo: { $points } puntos frente a { $dark } del Señor Oscuro.
result-solo_drawn = Empate: el Señor Oscuro tiene { $dark } puntos, y tú también.
result-solo_lost = El reino está perdido: el Señor Oscuro tiene { $dark } puntos y tú { $points }.
result-solo_column = El reino está perdido: a una columna atacada no le quedaban ni Ciudadanos ni Dominios.

## Negativas

refusal-nothing_there = Ahí no hay nada de eso.
    .remedy = Elige una carta que esté ahí.
refusal-cannot_pay_slay = { $card_article ->
    [el] El { $card } cuesta
    [la] La { $card } cuesta
    [los] Los { $card } cuestan
    [las] Las { $card } cuestan
   *[other] { $card } cuesta
} { $cost }{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = La magia sustituye a la fuerza, pero hay que pagar al menos 1 de fuerza.
    .short = { $lack_n ->
    [1] falta
   *[other] faltan
} { $lack }
refusal-cannot_pay_recruit = { $card_article ->
    [el] El { $card } te cuesta
    [la] La { $card } te cuesta
    [los] Los { $card } te cuestan
    [las] Las { $card } te cuestan
   *[other] { $card } te cuesta
} { $cost }{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = La magia sustituye al oro, pero hay que pagar al menos 1 de oro.
    .short = { $lack_n ->
    [1] falta
   *[other] faltan
} { $lack }
refusal-cannot_pay_build = { $card_article ->
    [el] El { $card } te cuesta
    [la] La { $card } te cuesta
    [los] Los { $card } te cuestan
    [las] Las { $card } te cuestan
   *[other] { $card } te cuesta
} { $cost }{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = La magia sustituye al oro, pero hay que pagar al menos 1 de oro.
    .short = { $lack_n ->
    [1] falta
   *[other] faltan
} { $lack }
refusal-roles_missing = Para { $card_with_article } a tus Ciudadanos { $missing_n ->
    [1] les falta
   *[other] les faltan
} { $missing }{ $lack_n ->
    [0] .
    [1] ; te cuesta { $cost }, y de eso te falta { $lack }.
   *[other] ; te cuesta { $cost }, y de eso te faltan { $lack }.
}
    .remedy = Recluta a Ciudadanos con esos iconos.
    .short = { $missing_n ->
    [1] falta
   *[other] faltan
} { $missing }{ $lack_n ->
    [0] {""}
   *[other] ; { $lack }
}
refusal-payment_impossible = No puedes pagar así.
    .remedy = Elige otra forma de pagar.
refusal-no_such_power = No tienes ese poder.
    .remedy = Usa un poder que tengas o elige Listo.
refusal-power_used = «{ $power }» ya se ha usado en esta fase de tirada.
    .remedy = Usa otro poder o elige Listo.
refusal-die_unchanged = «{ $power }» no cambiaría ese dado.
    .remedy = Elige el otro dado o elige Listo.
refusal-too_little_gold = Necesitas { $cost } para usar «{ $power }» aquí.
    .remedy = Usa otro poder o elige Listo.
refusal-no_such_option = No existe esa opción.
    .remedy = Elige una de las que hay en la lista.
refusal-option_does_nothing = Eso no haría nada ahora.
    .remedy = Elige otra cosa.
refusal-asked_in_order = Las elecciones iguales se hacen en orden: oro, fuerza, magia, o como las nombra la carta.
    .remedy = Deshaz y elige esto primero; el total es el mismo.
    .short = deshaz para elegirlo primero
refusal-not_open = Ahora no puedes usar ese poder.
    .remedy = Elige otro.
refusal-cannot_exchange = No tienes lo que cuesta este cambio.
    .remedy = Consíguelo antes o deja el cambio.
refusal-gains_come_first = Aún tienes ganancias por tomar.
    .remedy = Tómalas primero y luego elige Listo.
refusal-no_opponent = No existe ese rival.
    .remedy = Elige a otro jugador.
refusal-is_resting = A un jugador que descansa no se le puede perjudicar.
    .remedy = Elige a otro jugador.
refusal-they_have_none = No tiene nada de eso.
    .remedy = Elige otro recurso u otro jugador.
refusal-not_stolen = Esta carta no roba eso.
    .remedy = Elige lo que nombra la carta.
refusal-not_suitable = La carta no permite ese Ciudadano.
    .remedy = Elige uno que permita.
refusal-not_yours = No tienes esa carta para devolverla.
    .remedy = Elige una de las tuyas.
refusal-no_monsters = No ha derrotado a ningún Monstruo.
    .remedy = Elige a otro jugador.
refusal-full_of_tokens = Esta carta ya tiene diez fichas de ese tipo.
    .remedy = Elige otro Monstruo.
refusal-not_this_column = El Señor Oscuro no actúa ahí ahora.
    .remedy = Elige una de las que hay en la lista.
refusal-stack_exhausted = Esa pila está agotada.
    .remedy = Elige otra.

## Opciones

option-layout = Reino
    .text = Zonas y Ciudadanos al azar, o una de las preparaciones recomendadas.
    .line = qué Ciudadanos y Zonas hay en la mesa
    .value-random = al azar
    .value-first_game = Primera partida
    .value-glittering_gold = Oro reluciente
    .value-mastery_over_magic = Maestría en la magia
    .value-monster_blood = Sangre de monstruo
option-areas = Zonas
    .text = Zonas a tu elección; el resto sale de la preparación.
    .form = nombres unidos con +, como swamp+hills
option-citizens = Ciudadanos
    .text = Ciudadanos a tu elección, uno por número; el resto sale de la preparación.
    .form = nombres unidos con +, como cleric+rogue
option-monster_events = Eventos de Monstruo
    .text = Baraja los Eventos de Monstruo en el mazo de Agotadas.
    .line = Sorpresas en el mazo de Agotadas
option-mixed = Mezclado
    .text = Baraja juntos todos los tipos de un número, boca abajo bajo la primera carta.
option-no_duke = Sin Duque
    .text = Nadie tiene Duque; todos puntúan igual por iconos, recursos y mayorías.
option-solo_low_sum = Solitario: sumas bajas
    .text = Una suma de 2 a 6 también despierta una pila de Monstruos.
option-solo_direct_attack = Solitario: ataque directo
    .text = Una pila sin Monstruos que salga en los dados ataca igualmente su columna.
option-herald = Heraldo con dobles
    .text = Dos veces con dobles, como dice el reglamento, o dos veces solo si nada más se activó.
    .value-book = dos veces
    .value-printed = como en la carta
option-exhausted_deck = Mazo de Agotadas
    .text = Eventos mezclados, todos encima, o un Evento y una carta Agotada por jugador.
    .value-shuffled = mezclado
    .value-events_on_top = Eventos encima
    .value-one_and_one = uno y uno
option-duke_resources = Recursos sobrantes
    .text = Un Duque divide todos los recursos juntos, o cada tipo por separado.
    .value-pooled = juntos
    .value-per_type = cada tipo
option-new_domain_power = Dominios nuevos
    .text = Un poder duradero funciona enseguida, o desde tu próximo turno.
    .value-at_once = enseguida
    .value-next_turn = próximo turno
option-round_limit = Última ronda
    .text = La ronda tras la que se puntúa la partida; 0 sin límite.

## Ciudadanos e iniciales

citizen-cleric = Clérigo
    .article = el
    .text = En tu turno: gana 3 de magia. Fuera de tu turno: gana 1 de magia.
citizen-monk = Monje
    .article = el
    .text = En tu turno: gana 1 de oro y 2 de magia. Fuera de tu turno: puedes cambiar 1 de oro por 2 de magia.
citizen-merchant = Mercader
    .article = el
    .text = En tu turno: gana 2 de oro o gana 2 de magia. Fuera de tu turno: gana 1 de oro.
citizen-blacksmith = Herrero
    .article = el
    .text = En tu turno: gana 1 de oro por cada Ciudadano con el icono Soldado que tengas. Fuera de tu turno: gana 1 de oro.
citizen-mercenary = Mercenario
    .article = el
    .text = En tu turno: gana 1 de oro y 1 de fuerza. Fuera de tu turno: puedes cambiar 1 de fuerza por 2 de oro.
citizen-alchemist = Alquimista
    .article = el
    .text = En tu turno: puedes cambiar 1 de oro por 3 de magia. Fuera de tu turno: puedes cambiar 1 de magia por 2 de oro.
citizen-archer = Arquero
    .article = el
    .text = En tu turno: gana 2 de fuerza. Fuera de tu turno: gana 1 de fuerza.
citizen-wizard = Mago
    .article = el
    .text = En tu turno: gana 1 de fuerza y 1 de magia. Fuera de tu turno: gana 1 de magia.
citizen-peasant = Campesino
    .article = el
    .text = En tu turno: gana 1 de oro. Fuera de tu turno: gana 1 de oro.
citizen-knight = Caballero
    .article = el
    .text = En tu turno: gana 1 de fuerza. Fuera de tu turno: gana 1 de fuerza.
citizen-rogue = Pícaro
    .article = el
    .text = En tu turno: gana 2 de oro y 2 de fuerza. Fuera de tu turno: gana 1 de oro y 1 de fuerza.
citizen-thief = Ladrón
    .article = el
    .text = En tu turno: roba hasta 3 de oro o 3 de magia a un rival. Fuera de tu turno: gana 2 de oro o gana 2 de magia.
citizen-champion = Campeón
    .article = el
    .text = En tu turno: gana 4 de fuerza. Fuera de tu turno: puedes cambiar 1 de oro por 4 de fuerza.
citizen-warlord = Señor de la guerra
    .article = el
    .text = En tu turno: gana 1 de fuerza por cada Ciudadano con el icono Soldado que tengas. Fuera de tu turno: gana 1 de fuerza por cada Caballero que tengas (también el inicial).
citizen-paladin = Paladín
    .article = el
    .text = En tu turno: gana 1 de fuerza y 2 de magia. Fuera de tu turno: puedes cambiar 1 de fuerza por 3 de magia.
citizen-priestess = Sacerdotisa
    .article = la
    .text = En tu turno: gana 2 de fuerza y 1 de magia. Fuera de tu turno: puedes cambiar 1 de magia por 3 de fuerza.
citizen-butcher = Carnicero
    .article = el
    .text = En tu turno: gana 2 de oro por cada Ciudadano con el icono Trabajador que tengas. Fuera de tu turno: gana 4 de oro.
citizen-miner = Minero
    .article = el
    .text = En tu turno: gana 1 de oro; gana 1 de oro por cada Dominio que hayas construido. Fuera de tu turno: gana 4 de oro.
starter-starter_peasant = Campesino inicial
    .article = el
    .text = Gana 1 de oro cuando se activa un 5, en cualquier turno.
starter-starter_knight = Caballero inicial
    .article = el
    .text = Gana 1 de fuerza cuando se activa un 6, en cualquier turno.
starter-starter_herald = Heraldo
    .article = el
    .text = Con dobles, o si no se activó nada tuyo, gana 1 recurso a tu elección.

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
    .article = el
    .text = Gana 1 de oro.
monster-goblin_mage = Trasgo mago
    .article = el
    .text = Gana 1 de oro o gana 1 de magia.
monster-goblin_king = Rey trasgo
    .article = el
    .text = Gana 1 de oro por cada Monstruo de las Colinas de tu pila de victoria.
monster-gargoyle = Gárgola
    .article = la
    .text = Gana 1 de magia.
monster-wraith = Espectro
    .article = el
    .text = Toma gratis un Ciudadano del centro de coste impreso 2 o menos.
monster-witch_queen = Reina bruja
    .article = la
    .text = Gana 1 de magia por cada Monstruo de los Yermos de tu pila de victoria.
monster-skeleton = Esqueleto
    .article = el
    .text = Gana 1 de oro.
monster-flaming_skeleton = Esqueleto en llamas
    .article = el
    .text = Gana 1 de oro y 1 de magia.
monster-skeleton_king = Rey esqueleto
    .article = el
    .text = Gana 2 de oro por cada Monstruo de las Ruinas de tu pila de victoria.
monster-treant = Hombre árbol
    .article = el
    .text = Gana 1 de oro y 1 de magia.
monster-bane_spider = Araña ponzoñosa
    .article = la
    .text = Gana 3 de oro o toma gratis un Caballero del centro.
monster-spider_queen = Reina araña
    .article = la
    .text = Gana 2 de oro por cada Monstruo del Bosque de tu pila de victoria, o bien toma gratis un Ciudadano del centro y gana 1 PV.
monster-owlbear = Oso lechuza
    .article = el
    .text = Gana 2 de magia.
monster-giant = Gigante
    .article = el
    .text = Gana 1 de oro y 2 de magia.
monster-troll = Trol
    .article = el
    .text = Gana 2 de magia por cada Monstruo del Valle de tu pila de victoria.
monster-gelatinous_cube = Cubo gelatinoso
    .article = el
    .text = Gana 2 de oro.
monster-basilisk = Basilisco
    .article = el
    .text = Gana 3 de oro o gana 3 de magia.
monster-swamp_dragon = Dragón del pantano
    .article = el
    .text = Gana 2 de magia por cada Monstruo del Pantano de tu pila de victoria.
monster-dire_bear = Oso terrible
    .article = el
    .text = Gana 2 de oro o gana 2 de magia.
monster-orc_warrior = Guerrero orco
    .article = el
    .text = Toma gratis un Ciudadano del centro de coste impreso 3 o menos.
monster-orc_chieftain = Caudillo orco
    .article = el
    .text = Gana 2 de oro por cada Monstruo de las Montañas de tu pila de victoria.
monster-kobolds = Kóbolds
    .article = los
    .text = Gana 2 de oro y 1 de magia.
monster-gold_golem = Gólem de oro
    .article = el
    .text = Gana 5 de oro.
monster-red_dragon = Dragón rojo
    .article = el
    .text = Gana 3 de oro por cada Monstruo de las Cavernas de tu pila de victoria.

## Eventos de Monstruo

monster-corrupted_cleric = Clérigo corrupto
    .article = el
    .text = Con un 1: pon 1 ficha de magia sobre un Monstruo del centro. Al derrotarlo: gana 3 de oro y 2 de magia.
monster-giant_leech = Sanguijuela gigante
    .article = la
    .text = Con un 2: cada jugador pierde 1 de fuerza. Al derrotarla: gana 5 de magia.
monster-bat_swarm = Enjambre de murciélagos
    .article = el
    .text = Con un 3: pon 1 ficha de fuerza sobre un Monstruo del centro. Al derrotarlo: gana 1 de oro por cada Monstruo de tu pila de victoria.
monster-sorcerer = Hechicero
    .article = el
    .text = Con un 4: cada jugador pierde 1 de magia. Al derrotarlo: gana 1 de magia por cada Monstruo de tu pila de victoria.
monster-mimic = Mímico
    .article = el
    .text = Con un 5: pon 1 ficha de oro sobre un Monstruo del centro. Al derrotarlo: gana 5 de oro.
monster-kobold_thieves = Ladrones kóbold
    .article = los
    .text = Con un 6: cada jugador pierde 1 de oro. Al derrotarlos: gana 7 de oro.

## Dominios

domain-foxgrove_palisade = Empalizada de Foxgrove
    .article = la
    .text = Una vez en tu fase de tirada, puedes pagar 2 de oro y poner un dado en 6.
domain-the_desert_orchid = La Orquídea del Desierto
    .text = Una vez en tu fase de tirada, puedes poner un dado en 1 pagando 1 de oro por cada Ciudadano con el icono Sagrado que tengas (gratis si no tienes ninguno).
domain-emerald_stronghold = Fortaleza Esmeralda
    .article = la
    .text = Tus cartas del mismo nombre ya no encarecen a los Ciudadanos que reclutas.
domain-pratchetts_plateau = Meseta de Pratchett
    .article = la
    .text = Los Dominios que construyes cuestan 1 de oro menos.
domain-cathedral_of_st_aquila = Catedral de San Áquila
    .article = la
    .text = Al acabar tu fase de acciones, roba hasta 1 de oro a un rival.
domain-darktide_harbour = Puerto de Marea Oscura
    .article = el
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Sombra.
domain-cloudriders_camp = Campamento del Jinete de Nubes
    .article = el
    .text = Al construir: gana 3 de fuerza; toma gratis un Ciudadano del centro con el icono Soldado de coste impreso 2 o menos.
domain-the_orb_of_urdr = El Orbe de Urdr
    .text = Al acabar tu fase de acciones, roba hasta 1 de magia a un rival.
domain-rogues_landing = Desembarco del Pícaro
    .article = el
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Trabajador.
domain-blood_crow_army = Ejército del Cuervo de Sangre
    .article = el
    .text = Al empezar tu fase de acciones, gana 1 de fuerza.
domain-eye_of_asteraten = Ojo de Asteraten
    .article = el
    .text = Al construir: gana 5 de fuerza; puedes derrotar a un Monstruo como parte de esta acción.
domain-cutthroats_truce = Tregua del Degollador
    .article = la
    .text = Al construir: roba hasta 3 de oro a un rival.
domain-halfpenny_hill = Colina del Medio Penique
    .article = la
    .text = Al empezar tu fase de acciones, gana 1 de oro.
domain-shattered_hand = Mano Quebrada
    .article = la
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Sagrado.
domain-forgotten_sorrows = Penas Olvidadas
    .article = las
    .text = En tu fase de acciones, por cada Ciudadano que consigas, gana 1 de magia.
domain-watcher_on_the_water = Vigía sobre el Agua
    .article = el
    .text = Al construir: puedes devolver a su pila un Monstruo que hayas derrotado y ganar 3 PV.
domain-gargans_embrace = Abrazo de Gargan
    .article = el
    .text = Cada vez que los dados son o pasan a ser dobles (los tire quien los tire), tú ganas 1 PV.
domain-nest_of_the_weaver_witch = Nido de la Bruja Tejedora
    .article = el
    .text = Al construir: puedes devolver a su pila uno de tus Ciudadanos y ganar 3 PV.
domain-palace_of_the_dawn = Palacio del Alba
    .article = el
    .text = Una vez en tu fase de tirada, puedes bajar un dado en 1 (nunca por debajo de 1).
domain-grimmwater_keep = Torre de Aguasombría
    .article = la
    .text = Al construir: toma gratis un Ciudadano del centro de coste impreso 3 o menos.
domain-the_violet_thorn = La Espina Violeta
    .text = En tu fase de acciones, por cada Monstruo que derrotes, gana 1 de magia.
domain-purloiners_perch = Atalaya del Ratero
    .article = la
    .text = Al construir: toma al azar un Monstruo derrotado por un rival (solo la carta).
domain-golden_obelisk_of_nae = Obelisco Dorado de Nae
    .article = el
    .text = Al construir: puedes cambiar 3 de magia por 3 PV.
domain-monolith_of_ostendaar = Monolito de Ostendaar
    .article = el
    .text = Al empezar tu fase de acciones, gana 1 de magia.

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

## Módulos: cosas, lugares, marcas

resource-map = mapa
    .plural = mapas
cover-tower = Torre de Guarda
goods-back = mercancías en la pila
tome-back = tomos en la pila
noble-back = Nobles en el mazo
agent-back = Agentes en el mazo
relic-back = reliquia oculta
counter-towers = torre completa (derrotar cuesta 1 menos)
    .plural = torres completas (derrotar cuesta 1 menos por torre)
counter-banners = estandarte disponible
    .plural = estandartes disponibles
counter-won = estandarte ganado
    .plural = estandartes ganados
place-araby = Araby: mercancías
place-nae_aerie = Nae Aerie: tomos
place-amarynth = Amarynth: Nobles
place-exekratys = Exekratys: ofrendas
place-maps = Mapas en la reserva
place-agents = Agentes
place-cargo = Mercancías, tomos y Nobles
place-relic = Reliquia
place-unseen_goods = Mercancías aún no vistas
place-unseen_tomes = Tomos aún no vistos
place-unseen_nobles = Nobles aún no vistos
place-unseen_agents = Agentes aún no vistos
mark-covers = sobre { $card }
mark-stored = { $n } de oro encima
mark-banner_free = { $resource }: libre, cuesta { $n }
mark-banner = { $resource }: estandarte de { $seat }
mark-price_one_type = { $n } de un mismo recurso
mark-free = gratis
mark-below = bajo el mazo
mark-face_down = boca abajo
mark-coxswain = { $how ->
    [printed] en tu turno, 2 de un mismo recurso y 1 mapa; fuera de él, 2 de un mismo recurso o 1 mapa
   *[book] gana 1 recurso a tu elección
}
mark-turned = boca abajo hasta el final del turno
effect-by_tomes = tus tomos pagan { $n }: { $cards }
effect-pays_wild = por { $n } de un mismo recurso

## Módulos: preguntas

decision-relic = ¿Con qué reliquia te quedas?
decision-discount = ¿Cuánto del descuento quitas del oro?
decision-pay_strength = ¿Cuánto pagas con fuerza?
decision-swap = { $source }: ¿qué recurso das?
decision-offering = Ha salido un 6: ¿qué recurso ofreces a Exekratys?
decision-island_card = { $source }: ¿cuál tomas?
decision-buy = ¿Qué compras?
decision-rescue = ¿A qué Noble rescatas?
decision-noble_price = ¿Con qué recurso pagas?
decision-take_offering = ¿Qué recurso tomas de Exekratys?
decision-banish = { $source }: ¿qué carta retiras del juego?
decision-banish_own = { $source }: ¿cuál de tus cartas retiras del juego?
decision-rival = { $source }: ¿contra quién?
decision-rival_card = { $source }: ¿qué carta?
decision-flip_own = { $source }: ¿cuál de tus Ciudadanos pones boca abajo?
decision-take_domain = { $source }: ¿qué Dominio tomas?
decision-give = { $source }: ¿a quién se lo das?
decision-buy_action = { $source }: ¿pagas por una acción más?
decision-lay_samurai = { $source }: ¿sobre qué pila pones el samurái?
decision-bonus_action = { $source }: ¿usas la acción adicional?

## Módulos: lo que pasó

event-relic_kept = Te quedas con { $card_with_article }.
event-relics_chosen = { $seat } tiene la reliquia { $card }.
event-relic_used = { $seat } usa { $card_with_article }.
    .brief = usa { $card }
event-engaged = { $seat } contrata { $card_article ->
    [el] al { $card }
    [la] a la { $card }
    [los] a los { $card }
    [las] a las { $card }
   *[other] a { $card }
}{ $paid_n ->
    [0] .
   *[other] {" "}por { $paid }.
}
    .brief = contrata { $card_article ->
        [el] al { $card }
        [la] a la { $card }
        [los] a los { $card }
        [las] a las { $card }
       *[other] a { $card }
    }
event-agent_came = Se puede contratar { $card_article ->
    [el] al { $card }
    [la] a la { $card }
    [los] a los { $card }
    [las] a las { $card }
   *[other] a { $card }
}.
event-banner_placed = { $seat } coloca un estandarte en { $card_with_article } por { $paid }.
    .brief = coloca un estandarte en { $card }
event-tower_completed = La { $card } está completa: derrotar cuesta 1 menos a todos.
event-tower_began = La siguiente torre es la { $card }.
event-tower_captured = { $n ->
    [0] El Señor Oscuro captura la { $card }.
    [one] El Señor Oscuro captura la { $card }; su estandarte vuelve a la reserva.
   *[other] El Señor Oscuro captura la { $card }; sus { $n } estandartes vuelven a la reserva.
}
event-offered = { $seat } ofrece { $paid } a Exekratys.
    .brief = ofrece { $paid } a Exekratys
event-took_offering = { $seat } toma { $gains } de Exekratys.
    .brief = toma { $gains } de Exekratys
event-sailed = { $seat } navega a { $island }.
    .brief = navega a { $island }
event-bought = { $paid_n ->
    [0] { $seat } consigue { $cards } gratis.
   *[other] { $seat } compra { $cards } por { $paid }.
}
    .brief = compra { $cards }
event-rescued = { $seat } rescata a { $card } por { $paid }.
    .brief = rescata a { $card }
event-got_free = { $seat } toma gratis { $card_with_article }.
    .brief = toma gratis { $card }
event-row_filled = Novedades en las islas: { $cards }.
event-flipped = { $seat } pone boca abajo { $card_with_article } de { $other }.
    .brief = pone boca abajo { $card } de { $other }
event-banished = { $seat } retira del juego { $card_with_article } de { $other }.
    .brief = retira de la partida { $card } de { $other }
event-sent_away = { $seat } retira { $card_with_article } del centro.
    .brief = retira { $card } del centro
event-noble_left = { $seat } retira a { $card } de Amarynth.
event-changed_sides = { $seat } toma { $card_with_article } de { $other }.
    .brief = se lleva { $card } de { $other }
event-sent_back = { $seat } devuelve a su pila { $card_with_article } de { $other }.
    .brief = devuelve a su pila { $card } de { $other }
event-gave = { $seat } da { $gains } a { $other }.
event-bought_action = { $seat } paga { $paid } por una acción más.
    .brief = paga { $paid } por una acción más
event-happened = Evento: { $card }.
event-stored = { $seat } pone { $paid } sobre el Barco fantasma, que lleva ya { $n }.
    .brief = pone { $paid } en el Barco fantasma
event-blockaded = { $card }: este turno no se pueden conseguir Ciudadanos de los números que han salido.
event-samurai_laid = { $seat } pone un Samurái no muerto sobre { $card_with_article }.
event-guard_came = Se puede reclutar { $card_article ->
    [el] al { $card }
    [la] a la { $card }
    [los] a los { $card }
    [las] a las { $card }
   *[other] a { $card }
}.
event-tomes_turned = { $seat } pone boca abajo { $cards } para pagar.
event-tomes_back = { $seat } pone boca arriba { $n ->
    [one] { $n } tomo
   *[other] { $n } tomos
}.
event-free_domain = { $seat } toma gratis { $card_with_article } ({ $source }).
    .brief = toma { $card } gratis
event-rerolled = { $paid_n ->
    [0] { $seat } usa { $card_with_article }: los dados muestran { $first } y { $second }.
   *[other] { $seat } usa { $card_with_article } por { $paid }: los dados muestran { $first } y { $second }.
}

## Módulos: puntos y finales

score-goods = Mercancías
score-tomes = Tomos
score-nobles = Nobles
score-banners = Estandartes
end-islands_empty = Ya no se pueden reponer las islas.

## Módulos: negativas

refusal-blockaded = El Bloqueo pirata impide conseguir este Ciudadano en este turno.
    .remedy = Elige un Ciudadano de otro número o espera un turno.
refusal-cannot_pay_agent = { $card_article ->
    [el] El { $card } cuesta
    [la] La { $card } cuesta
    [los] Los { $card } cuestan
    [las] Las { $card } cuestan
   *[other] { $card } cuesta
} { $cost }{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = Consigue lo que te falta o contrata a otro agente.
    .short = { $lack_n ->
    [1] falta
   *[other] faltan
} { $lack }
refusal-no_agent = Ahí no hay ningún agente.
    .remedy = Elige otra acción.
refusal-agent_idle = «{ $card }» no haría nada ahora.
    .remedy = Elige otra acción.
refusal-no_relic = No tienes reliquia.
    .remedy = Elige otra acción.
refusal-relic_no_action = «{ $card }» no se usa como acción: su efecto es automático.
    .remedy = Elige otra acción.
refusal-relic_idle = «{ $card }» no haría nada ahora.
    .remedy = Elige otra acción.
refusal-no_maps_left = No quedan mapas en la reserva.
    .remedy = Elige otra cosa.
refusal-no_map = No tienes mapa para navegar.
    .remedy = Gana antes un mapa.
    .short = sin mapa
refusal-nothing_ashore = En { $island } no podrías conseguir nada ahora.
    .remedy = Navega a otra isla o elige otra acción.
refusal-no_islands = El tablero de islas no está en juego.
    .remedy = Elige otra acción.
refusal-row_empty = Ahí no hay nada.
    .remedy = Elige algo que esté a la vista.
refusal-cannot_pay_island = { $cards_n ->
    [1] { $cards } cuesta
   *[other] { $cards } cuestan
} { $cost }{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = La magia sustituye al oro, pero hay que pagar al menos 1 de oro. O compra menos.
refusal-cannot_pay_noble = { $have_n ->
    [0] Un Noble te cuesta { $n } de un mismo recurso y no tienes nada.
   *[other] Un Noble te cuesta { $n } de un mismo recurso; tienes { $have }.
}
    .remedy = Paga con un recurso del que tengas bastante; la magia no sustituye.
refusal-no_offerings = No hay nada de eso.
    .remedy = Elige otro recurso.
refusal-no_tower = No queda ninguna torre por construir.
    .remedy = Elige otra acción.
refusal-banner_there = En ese lugar ya hay un estandarte.
    .remedy = Elige un lugar libre.
refusal-no_banner = No te quedan estandartes.
    .remedy = Elige otra acción.
refusal-tower_icons_missing = Para { $card_with_article } { $missing_n ->
    [1] te falta
   *[other] te faltan
} { $missing }{ $lack_n ->
    [0] .
   *[other] , y { $lack } para el estandarte.
}
    .remedy = Recluta a Ciudadanos con esos iconos.
refusal-cannot_pay_banner = Un estandarte cuesta { $n } del recurso de su lugar{ $have_n ->
    [0] {" "}y no tienes nada.
   *[other] ; tienes { $have } y { $lack_n ->
        [1] te falta
       *[other] te faltan
    } { $lack }.
}
    .remedy = Consigue lo que te falta o elige otro lugar.
refusal-none_to_give = No tienes bastante de eso.
    .remedy = Elige otro recurso.
refusal-keeps_all = El Castillo de los Siete Soles protege a este jugador.
    .remedy = Elige a otro jugador.
refusal-no_card = No hay tal carta.
    .remedy = Elige una que esté ahí.
refusal-not_a_target = La carta no permite elegir esa.
    .remedy = Elige una que permita.
refusal-no_stack = Esa carta no tiene pila en esta partida.
    .remedy = Elige otra carta.
refusal-powers_first = Aún tienes robos o ganancias por usar.
    .remedy = Úsalos primero y luego elige Listo.
refusal-too_little_magic = Necesitas { $cost } para usar el Palacio de la Luna de Sangre.
    .remedy = Usa otro poder o elige Listo.
refusal-no_minion = Ningún Monstruo superior del centro es un Esbirro.
    .remedy = Usa otro poder o elige Listo.
refusal-no_duke_alone = Para jugar en solitario necesitas un Duque: el Señor Oscuro tiene uno.
    .remedy = Desactiva Sin Duque.
refusal-margraves_and_seas = Los Margraves y Mares Carmesíes no van juntos: el Timonel ocupa el lugar del Margrave.
    .remedy = Elige uno de los dos.
refusal-guard_without_events = La Guardia del Rey llega con un Evento.
    .remedy = Activa los Eventos de Monstruo.
refusal-no_such_name = Ninguna Zona ni ningún Ciudadano se llama «{ $name }».
    .remedy = «valtable components valeria» da la lista de nombres.
refusal-pack_not_in_play = { $card } viene con { $pack }, que no está en juego.
    .remedy = Actívalo o elige otra carta.
refusal-no_stack_of_its_own = { $card } no tiene una pila propia que se pueda elegir; llega con su Evento.
    .remedy = Elige otro Ciudadano para ese número.
refusal-too_many_areas = Se pueden elegir cinco Zonas como máximo, cada una una sola vez.
    .remedy = Elige menos; la preparación completa el resto.
refusal-same_number = { $card } y { $other } tienen el mismo número, y cada número tiene una sola pila.
    .remedy = Elige uno de los dos.
refusal-mixed_uses_all = La variante Mezclado reúne todos los tipos de un número, así que no se pueden elegir Ciudadanos.
    .remedy = Desactiva Mezclado o deja que la variante los ponga.
refusal-only_alone = «{ $switch }» es para jugar en solitario.
    .remedy = Juega con un solo asiento o desactiva la opción.
refusal-switch_needs = «{ $switch }» no cambia nada sin «{ $other }».
    .remedy = Activa «{ $other }» o deja «{ $switch }» en su valor por defecto.
refusal-switch_idle = «{ $switch }» no cambia nada junto con «{ $other }».
    .remedy = Desactiva «{ $other }» o deja «{ $switch }» en su valor por defecto.
refusal-deck_alone = En solitario el mazo de Agotadas tiene sus propios números: una y una por jugador no cambia nada.
    .remedy = Deja «{ $switch }» barajado o pon los Eventos encima.

## Módulos: opciones

preset-first_game = Primera partida
    .text = Diez Ciudadanos amables, el juego básico
preset-crimson_seas = Mares Carmesíes
    .text = El juego básico y unas islas a las que navegar
preset-everything = Todo
    .text = Los módulos y paquetes que van juntos
option-crimson_seas = Mares Carmesíes
    .text = El tablero de islas: navega en busca de mercancías, tomos, ofrendas y Nobles; sus cartas se añaden.
    .line = Navega por mercancías, tomos y Nobles
option-agents = Agentes
    .text = Hay cuatro agentes a la vista; contratar a uno es una acción.
    .line = Cuatro ayudantes, un favor cada uno
option-relics = Reliquias
    .text = Cada jugador se queda con una de dos reliquias al empezar.
    .line = Empiezas con un poder duradero
option-wardens = Custodios
    .text = Un Custodio se pone sobre el Jefe de cada Zona del juego básico.
    .line = Un guardián ante cada Jefe
option-ward_towers = Torres de Guarda
    .text = Las torres ocupan la quinta pila de Dominios; cada torre completa abarata a todos derrotar a los Monstruos.
    .line = Levanta torres y derrota por menos
option-margraves = Margraves
    .text = El Margrave sustituye al Heraldo; no con Mares Carmesíes.
    .line = Sustituyen al Heraldo
option-peasants_knights = Campesinos y Caballeros
    .text = Otro Campesino y otro Caballero.
option-flames_frost = Llamas y Escarcha
    .text = Ciudadanos, cinco Zonas, Dominios, Duques y Eventos.
option-shadowvale = Valle de las Sombras
    .text = Ciudadanos, cinco Zonas, Dominios, Duques y Eventos.
option-kings_guard = Guardia del Rey
    .text = Eventos, uno de los cuales trae a la Guardia del Rey; necesita los Eventos de Monstruo.
option-undead_samurai = Samuráis no muertos
    .text = Una Zona, Eventos y un Duque.
option-gnolls = Gnolls
    .text = Una Zona más.
option-kaharian = Kaharianos
    .text = Una Zona más.
option-fire_temple = Templo del Fuego
    .text = Una Zona más.
option-promo = Cartas promocionales
    .text = Cuatro Dominios y cuatro Duques.
option-coxswain = Timonel
    .text = 1 recurso a tu elección, como dice el reglamento, o lo que dice la carta.
    .value-book = 1 recurso
    .value-printed = como en la carta
option-tower_discount = Descuento de las torres
    .text = Una torre completa abarata cualquier parte del precio de un Monstruo, o solo la fuerza y la magia.
    .value-any = cualquier parte del precio
    .value-strength_or_magic = fuerza o magia
option-tower_icons = Iconos de las torres
    .text = Un estandarte necesita los iconos de la torre.
option-tower_face = Cara de las torres
    .text = La cara A pide dos iconos de cada uno de dos roles; la cara B, uno de cada rol.
    .value-a = cara A
    .value-b = cara B
option-exekratys_offering = Ofrenda a Exekratys
    .text = Por cada 6, el jugador activo ofrece 1 recurso a Exekratys, o lo ofrece la banca.
    .value-own = del jugador activo
    .value-bank = de la banca
option-agents_magic = Magia para los agentes
    .text = La magia puede sustituir cuando pagas a un agente.

## Ciudadanos e iniciales de módulos y paquetes

citizen-hydromancer = Hidromante
    .article = el
    .text = En tu turno: gana 2 de magia o gana 1 mapa. Fuera de tu turno: puedes cambiar 1 de magia por 2 de fuerza.
citizen-engineer = Ingeniero
    .article = el
    .text = En tu turno: gana 2 de oro o gana 2 de fuerza o gana 1 mapa. Fuera de tu turno: gana 1 de oro o gana 1 de fuerza.
citizen-vitki = Vitki
    .article = el
    .text = En tu turno: roba hasta 1 de magia a un rival. Fuera de tu turno: gana 1 recurso a tu elección.
citizen-marauder = Saqueador
    .article = el
    .text = En tu turno: gana 1 de oro o gana 1 de fuerza. Fuera de tu turno: gana 1 de oro o gana 1 de fuerza.
citizen-peasant_cs = Campesino
    .article = el
    .text = En tu turno: puedes cambiar 1 de fuerza por 2 de oro. Fuera de tu turno: gana 1 de oro.
citizen-knight_cs = Caballero
    .article = el
    .text = En tu turno: puedes cambiar 1 de oro por 2 de fuerza. Fuera de tu turno: gana 1 de fuerza.
citizen-smuggler = Contrabandista
    .article = el
    .text = En tu turno: gana 4 de oro o gana 2 mapas. Fuera de tu turno: gana 2 de oro.
citizen-dreadnaught = Acorazado
    .article = el
    .text = En tu turno: gana 1 de fuerza. Fuera de tu turno: gana 4 de fuerza.
citizen-conjurer = Conjurador
    .article = el
    .text = En tu turno: gana 1 de magia. Fuera de tu turno: gana 3 de magia.
citizen-purser = Sobrecargo
    .article = el
    .text = En tu turno: gana 1 de oro por cada Ciudadano que tengas. Fuera de tu turno: gana 4 de oro.
citizen-peasant_pk = Campesino
    .article = el
    .text = En tu turno: gana 1 de oro o gana 1 de fuerza. Fuera de tu turno: gana 1 de oro.
citizen-knight_pk = Caballero
    .article = el
    .text = En tu turno: gana 1 de fuerza o gana 1 de magia. Fuera de tu turno: gana 1 de fuerza.
citizen-summoner = Invocador
    .article = el
    .text = En tu turno: puedes cambiar 1 de magia por 3 de fuerza. Fuera de tu turno: puedes cambiar 1 de fuerza por 2 de magia.
citizen-bard = Bardo
    .article = el
    .text = En tu turno: gana 2 de oro o gana 1 PV. Fuera de tu turno: gana 1 de oro.
citizen-sorceress = Hechicera
    .article = la
    .text = En tu turno: gana 1 de magia; gana 1 recurso a tu elección. Fuera de tu turno: puedes cambiar 1 de magia por 2 de un mismo recurso a tu elección.
citizen-barbarian = Bárbaro
    .article = el
    .text = En tu turno: gana 2 de fuerza. Fuera de tu turno: puedes cambiar 1 de oro por 2 de fuerza.
citizen-condottiere = Condotiero
    .article = el
    .text = En tu turno: gana 4 de oro o gana 4 de fuerza. Fuera de tu turno: gana 2 de oro o gana 2 de fuerza.
citizen-bogatyr = Bogatyr
    .article = el
    .text = En tu turno: gana 3 de fuerza. Fuera de tu turno: puedes cambiar 1 recurso a tu elección por 4 de fuerza.
citizen-templar = Templario
    .article = el
    .text = En tu turno: gana 2 de fuerza y 2 de magia. Fuera de tu turno: gana 1 de fuerza y 1 de magia.
citizen-baker = Panadero
    .article = el
    .text = En tu turno: gana 2 de oro por cada Ciudadano con el icono Soldado que tengas. Fuera de tu turno: gana 2 de oro y 1 PV.
citizen-exorcist = Exorcista
    .article = el
    .text = En tu turno: gana 2 de magia. Fuera de tu turno: gana 1 de magia.
citizen-lumberjack = Leñador
    .article = el
    .text = En tu turno: gana 1 de oro y 1 de fuerza. Fuera de tu turno: gana 1 de fuerza o gana 1 de oro.
citizen-bandit = Bandido
    .article = el
    .text = En tu turno: roba hasta 1 de oro a un rival. Fuera de tu turno: puedes cambiar 1 de fuerza por 2 de oro.
citizen-hunter = Cazador
    .article = el
    .text = En tu turno: gana 2 de fuerza. Fuera de tu turno: puedes cambiar 1 de magia por 2 de fuerza.
citizen-peasant_sv = Campesino
    .article = el
    .text = En tu turno: gana 1 de oro o gana 1 de magia. Fuera de tu turno: gana 1 de oro.
citizen-knight_sv = Caballero
    .article = el
    .text = En tu turno: gana 1 de fuerza o gana 1 de oro. Fuera de tu turno: gana 1 de fuerza.
citizen-necromancer = Nigromante
    .article = el
    .text = En tu turno: gana 3 de magia. Fuera de tu turno: puedes cambiar 1 de fuerza por 4 de magia.
citizen-guardian = Guardián
    .article = el
    .text = En tu turno: gana 3 de fuerza. Fuera de tu turno: gana 3 de fuerza.
citizen-dragoon = Dragón de caballería
    .article = el
    .text = En tu turno: gana 2 de magia; cuando todos han cosechado, puedes derrotar además a un Monstruo, a su coste normal. Fuera de tu turno: gana 1 de fuerza y 1 de magia.
citizen-inventor = Inventor
    .article = el
    .text = En tu turno: gana 5 de oro. Fuera de tu turno: gana 5 de oro.
citizen-kings_guard = Guardia del Rey
    .article = el
    .text = En tu turno: gana 2 de fuerza. Fuera de tu turno: gana 2 de fuerza.
starter-starter_coxswain = Timonel
    .article = el
    .text = Da lo que indica con dobles, o si no se activó nada tuyo; nunca dos veces en una cosecha.
starter-starter_margrave = Margrave
    .article = el
    .text = Con dobles, o si no se activó nada tuyo: en tu turno gana 1 de cada recurso; fuera de tu turno puedes cambiar 1 recurso por 1 PV. Nunca dos veces en una cosecha.

## Zonas y Monstruos de módulos y paquetes

area-the_deep = Las Profundidades
area-dark_waters = Aguas Oscuras
area-gloom_gyre = Vórtice Sombrío
area-cutthroats = Degolladores
area-skerry = Arrecife
area-undead_samurai = Samuráis No Muertos
area-volcano = Volcán
area-glacier = Glaciar
area-tundra = Tundra
area-desert = Desierto
area-oasis = Oasis
area-gnolls = Manada de gnolls
area-sewer = Cloaca
area-necropolis = Necrópolis
area-woods = Espesura
area-den = Guarida
area-crypt = Cripta
area-kaharian = Kaharianos
area-fire_temple = Templo del Fuego
monster-goblin_bomber = Trasgo bombardero
    .article = el
    .text = Gana 2 de un mismo recurso a tu elección.
monster-flesh_golem = Gólem de carne
    .article = el
    .text = Gana 5 de magia.
monster-death_knight = Caballero de la muerte
    .article = el
    .text = Gana 5 de magia.
monster-ettercap = Ettercap
    .article = el
    .text = Toma gratis un Ciudadano del centro de coste impreso 2 o menos.
monster-satyr_mage = Sátiro mago
    .article = el
    .text = Gana 5 de un mismo recurso a tu elección.
monster-swamp_witch = Bruja del pantano
    .article = la
    .text = Gana 5 de fuerza.
monster-orc_batrider = Orco jinete de murciélago
    .article = el
    .text = Toma gratis un Ciudadano del centro.
monster-dragonkin = Draconiano
    .article = el
    .text = Gana 3 de oro y 3 de magia.
monster-bryne = Bryne
    .article = el
    .text = Gana 2 de oro o gana 1 mapa. Cuesta 1 de fuerza más por cada carta con este nombre que tengas.
monster-sea_witch = Bruja del mar
    .article = la
    .text = Gana 6 de un mismo recurso a tu elección.
monster-kraken = Kraken
    .article = el
    .text = Gana 2 PV por cada Monstruo de las Profundidades de tu pila de victoria.
monster-goblin_pirates = Trasgos piratas
    .article = los
    .text = Gana 3 de oro por cada carta de Trasgos piratas de tu pila de victoria. Cuesta 1 de fuerza más por cada carta con este nombre que tengas.
monster-orc_raiders = Orcos asaltantes
    .article = los
    .text = Gana 4 de oro o gana 2 mapas.
monster-dragonkin_ravagers = Devastadores draconianos
    .article = los
    .text = Gana 3 de oro por cada Esbirro de tu pila de victoria.
monster-sea_drake = Draco marino
    .article = el
    .text = Gana 3 de fuerza por cada carta de Draco marino de tu pila de victoria. Cuesta 1 de magia más por cada carta con este nombre que tengas.
monster-water_elemental = Elemental de agua
    .article = el
    .text = Gana 3 de oro; toma gratis un Dominio boca arriba.
monster-storm_dragon = Dragón de la tormenta
    .article = el
    .text = Gana 2 PV por cada Monstruo del Vórtice Sombrío de tu pila de victoria.
monster-araby_brigands = Bandoleros de Araby
    .article = los
    .text = Gana 1 PV por cada carta de Bandoleros de Araby de tu pila de victoria. Cuesta 1 de fuerza y 1 de magia más por cada carta con este nombre que tengas.
monster-amarynth_marauders = Saqueadores de Amarynth
    .article = los
    .text = Toma gratis un Campesino del centro o toma gratis un Caballero del centro.
monster-gargan_soul_hunters = Cazadores de almas de Gargan
    .article = los
    .text = Toma gratis 3 Ciudadanos del centro o toma gratis un Noble boca arriba.
monster-harpies = Arpías
    .article = las
    .text = Gana 2 de un mismo recurso a tu elección por cada carta de Arpías de tu pila de victoria. Cuesta 1 de magia más por cada carta con este nombre que tengas.
monster-ostrakon = Ostrakon
    .article = el
    .text = Gana 4 de un mismo recurso a tu elección o toma gratis un tomo boca arriba.
monster-wereshark = Hombre tiburón
    .article = el
    .text = Gana 2 de un mismo recurso a tu elección por cada Bestia de tu pila de victoria.
monster-undead_samurai = Samurái no muerto
    .article = el
    .text = Gana 3 de magia.
monster-undead_samurai_rider = Jinete samurái no muerto
    .article = el
    .text = Pon boca abajo un Ciudadano de un rival.
monster-undead_samurai_lord_stack = Señor samurái no muerto
    .article = el
    .text = Gana 1 de magia por cada Monstruo de los Samuráis No Muertos de tu pila de victoria.
monster-lava_hound = Sabueso de lava
    .article = el
    .text = Gana 3 de oro o gana 1 PV.
monster-salamander = Salamandra
    .article = la
    .text = Gana 2 de oro y 2 de magia.
monster-imp_servant = Diablillo sirviente
    .article = el
    .text = Gana 5 de fuerza.
monster-demon = Demonio
    .article = el
    .text = Gana 2 PV por cada Monstruo del Volcán de tu pila de victoria.
monster-yeti = Yeti
    .article = el
    .text = Gana 3 de oro o gana 3 de magia.
monster-ice_giant = Gigante de hielo
    .article = el
    .text = Gana 6 de oro o gana 3 PV.
monster-shard = Esquirla
    .article = la
    .text = Gana 5 de oro.
monster-ice_dragon = Dragón de hielo
    .article = el
    .text = Gana 2 PV por cada Monstruo del Glaciar de tu pila de victoria.
monster-warg = Huargo
    .article = el
    .text = Gana 3 de magia o toma gratis un Campesino del centro.
monster-frost_ogre = Ogro de escarcha
    .article = el
    .text = Toma gratis un Ciudadano del centro.
monster-trapmaster = Maestro trampero
    .article = el
    .text = Toma al azar un Monstruo derrotado por un rival (solo la carta).
monster-snow_queen = Reina de las Nieves
    .article = la
    .text = Toma gratis un Dominio boca arriba.
monster-mummy = Momia
    .article = la
    .text = Gana 2 de un mismo recurso a tu elección.
monster-giant_scorpion = Escorpión gigante
    .article = el
    .text = Gana 2 de oro y 1 de magia.
monster-pharaoh = Faraón
    .article = el
    .text = Gana 4 de oro.
monster-sand_wyrm = Sierpe de arena
    .article = la
    .text = Gana 2 de oro por cada Monstruo del Desierto de tu pila de victoria, o bien toma gratis un Ciudadano del centro y gana 2 PV.
monster-ghoul = Necrófago
    .article = el
    .text = Gana 1 recurso a tu elección.
monster-cyclops = Cíclope
    .article = el
    .text = Gana 4 de un mismo recurso a tu elección o gana 2 PV.
monster-mirage = Espejismo
    .article = el
    .text = Gana 6 de un mismo recurso a tu elección.
monster-efreet = Efrit
    .article = el
    .text = Gana 2 de un mismo recurso a tu elección por cada Monstruo del Oasis de tu pila de victoria.
monster-gnoll_huntmaster = Maestro de caza gnoll
    .article = el
    .text = Gana 3 de oro.
monster-gnolls = Gnolls
    .article = los
    .text = Toma gratis un Ciudadano del centro.
monster-gnoll_bonewitch = Bruja de huesos gnoll
    .article = la
    .text = Retira del juego un Ciudadano del centro; toma gratis un Ciudadano del centro.
monster-gnoll_pack_lord = Señor de la manada gnoll
    .article = el
    .text = Gana 1 de oro por cada Monstruo de la Manada de gnolls de tu pila de victoria o toma gratis un Ciudadano del centro.
monster-dire_rat = Rata terrible
    .article = la
    .text = Gana 2 de un mismo recurso a tu elección.
monster-crocodile = Cocodrilo
    .article = el
    .text = Gana 2 de oro.
monster-creature = Criatura
    .article = la
    .text = Gana 3 de oro.
monster-rat_king = Rey rata
    .article = el
    .text = Gana 1 de oro por cada Monstruo de la Cloaca de tu pila de victoria.
monster-zombies = Zombis
    .article = los
    .text = Gana 1 de magia.
monster-hounds = Sabuesos
    .article = los
    .text = Gana 1 de oro y 1 de magia.
monster-harrier = Hostigador
    .article = el
    .text = Gana 3 de magia.
monster-undead_giant = Gigante no muerto
    .article = el
    .text = Gana 1 de oro por cada Monstruo de la Necrópolis de tu pila de victoria.
monster-banshee = Banshee
    .article = la
    .text = Gana 2 de magia.
monster-sasquatch = Sasquatch
    .article = el
    .text = Gana 2 de oro y 3 de magia.
monster-wendigo = Wendigo
    .article = el
    .text = Toma gratis un Ciudadano del centro.
monster-ghost_witch = Bruja fantasma
    .article = la
    .text = Gana 2 de magia por cada Monstruo de la Espesura de tu pila de victoria.
monster-werewolf = Hombre lobo
    .article = el
    .text = Gana 3 de oro o gana 3 de magia.
monster-volgya = Volgya
    .article = el
    .text = Gana 2 PV o toma gratis un Caballero del centro.
monster-lycan_mage = Licántropo mago
    .article = el
    .text = Gana 5 de fuerza.
monster-alpha = Alfa
    .article = el
    .text = Gana 2 de oro por cada Monstruo de la Guarida de tu pila de victoria, o bien toma gratis un Ciudadano del centro y gana 1 PV.
monster-vampire = Vampiro
    .article = el
    .text = Gana 1 de oro y 1 de magia.
monster-darkstalker = Acechador oscuro
    .article = el
    .text = Gana 2 de oro y 2 de magia.
monster-nosferatu = Nosferatu
    .article = el
    .text = Gana 6 de magia.
monster-vampire_king = Rey vampiro
    .article = el
    .text = Gana 1 PV por cada Monstruo de la Cripta de tu pila de victoria.
monster-kaharian_hatchlings = Crías kaharianas
    .article = las
    .text = Gana 3 de oro o toma gratis un Campesino del centro.
monster-kaharian_brute = Bruto kahariano
    .article = el
    .text = Gana 2 de oro; toma gratis un Ciudadano del centro.
monster-kaharian_hunt_mage = Mago cazador kahariano
    .article = el
    .text = Toma gratis un Ciudadano del centro; toma gratis un Dominio boca arriba.
monster-kaharian_kill_master = Maestro verdugo kahariano
    .article = el
    .text = Gana 1 de magia por cada Monstruo de los Kaharianos de tu pila de victoria o toma gratis un Ciudadano del centro.
monster-hell_wasp = Avispa infernal
    .article = la
    .text = Gana 3 de oro o gana 3 de magia.
monster-gagambah = Gagambah
    .article = el
    .text = Gana 3 de oro y 3 de magia.
monster-sigbin = Sigbin
    .article = el
    .text = Gana 4 de oro o gana 2 PV.
monster-lava_elemental = Elemental de lava
    .article = el
    .text = Gana 2 PV por cada Monstruo del Templo del Fuego de tu pila de victoria.
monster-flaming_devourer = Devorador en llamas
    .article = el
    .text = Con un 4: el jugador activo puede retirar del juego un Ciudadano del centro. Al derrotarlo: gana 10 de oro.
monster-ghost_ship = Barco fantasma
    .article = el
    .text = Al aparecer y al final de cada fase de tirada, el jugador activo pone 1 de su oro sobre el barco. Al derrotarlo: toma todo el oro que lleva.
monster-giants_of_ostendaar = Gigantes de Ostendaar
    .article = los
    .text = Con un 5: el jugador activo puede retirar del juego un Dominio boca arriba; aparece el siguiente. Al derrotarlos: toma gratis un Dominio boca arriba.
monster-leviathan = Leviatán
    .article = el
    .text = Con un 6: se añade 1 ficha de fuerza a esta carta, hasta diez. Al derrotarlo: gana 1 PV por cada Monstruo de tu pila de victoria.
monster-pirate_blockade = Bloqueo pirata
    .article = el
    .text = Cada turno: ningún Ciudadano con el número de un dado o de la suma se puede reclutar ni conseguir. Al derrotarlo: gana 4 de oro o gana 2 mapas.
monster-skeleton_army = Ejército de esqueletos
    .article = el
    .text = Con un 3: el jugador activo puede poner boca abajo un Ciudadano de un rival; aún puntúa al final. Al derrotarlo: gana 4 de oro o toma gratis un tomo boca arriba.

## Eventos de los paquetes

event_card-bog_witchs_proposal = Propuesta de la Bruja del Lodazal
    .text = Cada jugador puede cambiar 3 de magia por 2 PV.
event_card-gift_from_the_fae = Regalo de las Hadas
    .text = El jugador activo gana 2 de magia; los demás, 1 de magia.
event_card-quell_rebellion = Sofocar la rebelión
    .text = Cada jugador puede cambiar 3 de fuerza por 2 PV.
event_card-recruit_the_kings_guard = Recluta a la Guardia del Rey
    .text = La pila de la Guardia del Rey se coloca aquí y se puede reclutar; el lugar sigue contando como agotado.
event_card-twin_bandits_of_pyth = Los bandidos gemelos de Pyth
    .text = Mientras esté boca arriba: con dobles, cada jugador pierde 1 de cada recurso.
event_card-blood_plague = Plaga de Sangre
    .text = Cada jugador pierde 2 de fuerza.
event_card-queens_day_festival = Fiesta del Día de la Reina
    .text = El jugador activo gana 2 de oro; los demás, 1 de oro.
event_card-tax_collection = Recaudación de impuestos
    .text = Cada jugador puede cambiar 3 de oro por 2 PV.
event_card-tribute_to_the_king = Tributo al Rey
    .text = Cada jugador puede pagar 1 de cada recurso por 2 PV.
monster-undead_samurai_lord_event = Señor samurái no muerto
    .article = el
    .text = Al aparecer: en orden de turno, cada jugador pone un Samurái no muerto sobre una pila no agotada. Al derrotarlo: gana 1 PV por cada Samurái no muerto que tengas; los que quedan fuera se retiran.
event_card-a_call_to_arms = Llamada a las armas
    .text = Cada jugador puede retirar del juego uno de sus Ciudadanos con el icono Soldado por 3 PV.
event_card-the_wizards_of_nae = Los magos de Nae
    .text = El jugador activo puede pagar 3 de magia por una acción más.
event_card-support_the_empire = Apoyar al Imperio
    .text = Cada jugador puede cambiar 5 de un mismo recurso por 3 PV.
event_card-curse_of_the_north = Maldición del Norte
    .text = Mientras esté boca arriba: con dobles, cada jugador pierde 3 de magia.
event_card-the_key_and_blade = La Llave y la Hoja
    .text = El jugador activo pierde 3 de oro; los demás, 1 de oro.
event_card-a_betrayal_of_bonds = Traición de los vínculos
    .text = Cada jugador pone boca abajo uno de sus Ciudadanos.
event_card-alms_for_the_poor = Limosna para los pobres
    .text = En orden de turno, cada jugador da 2 de un mismo recurso a otro jugador de su elección, si puede.
event_card-blessed_lands = Tierras benditas
    .text = Desde ahora los Dominios cuestan 2 de oro menos a todos.
event_card-dark_lord_rising = Se alza el Señor Oscuro
    .text = Desde ahora los Monstruos cuestan 1 de magia más a todos.
event_card-golden_idol = Ídolo de oro
    .text = El jugador activo elige: ganar 2 de oro o que cada jugador gane 4 de magia.
event_card-good_omen = Buen augurio
    .text = Mientras esté boca arriba: con dobles, cada jugador gana 1 de cada recurso.
event_card-night_terror = Terror nocturno
    .text = En orden de turno, cada jugador retira del juego un Ciudadano del centro.
event_card-untapped_potential = Potencial sin explotar
    .text = Cada jugador gana 1 de magia por cada Ciudadano que tenga.
event_card-worthy_sacrifice = Sacrificio digno
    .text = En orden de turno, cada jugador puede retirar del juego uno de sus Ciudadanos por 3 PV.

## Dominios de módulos y paquetes

domain-avery_hollow = Hondonada de Avery
    .article = la
    .text = Un 6 en tu fase de tirada ya no te cuesta un recurso para Exekratys.
domain-barbarossa_castle = Castillo de Barbarroja
    .article = el
    .text = Al construir: gana 3 de un mismo recurso a tu elección; retira del juego un Noble boca arriba de Amarynth.
domain-brigands_bay = Bahía del Bandolero
    .article = la
    .text = Al construir: toma gratis una ficha de mercancía boca arriba, sin gastar mapa.
domain-browncoats_sanctum = Santuario de los Casacas Pardas
    .article = el
    .text = Cada tomo que compras cuesta 1 de oro menos.
domain-daak_harbor = Puerto de Daak
    .article = el
    .text = Al construir: toma gratis un tomo boca arriba, sin gastar mapa.
domain-dampiars_workshop = Taller de Dampiar
    .article = el
    .text = Al construir: gana 3 de oro y 1 mapa; puedes navegar.
domain-murat_reis = Murat Reis
    .text = Los Nobles que ya tienes no encarecen el rescate.
domain-port_of_drake = Puerto de Drake
    .article = el
    .text = Cada ficha de mercancía que compras cuesta 1 de oro menos.
domain-solos_haven = Refugio de Solo
    .article = el
    .text = Al construir: pon boca arriba todos tus tomos gastados.
domain-tabula_tower = Torre Tabula
    .article = la
    .text = Al acabar tu fase de acciones, puedes cambiar 1 de oro por 1 mapa.
domain-ararmartin_ridge = Cresta de Ararmartin
    .article = la
    .text = Al construir: gana 3 de oro; puedes construir un Dominio.
domain-castle_of_the_seven_suns = Castillo de los Siete Soles
    .article = el
    .text = Tus rivales ya no pueden quitarte recursos ni cartas (sí retirarlas, ponerlas boca abajo o hacerte perder).
domain-defiant_ridge = Cresta Desafiante
    .article = la
    .text = Los Ciudadanos que reclutas cuestan 1 de oro menos.
domain-den_of_the_ice_witch = Cubil de la Bruja de Hielo
    .article = el
    .text = Al construir: retira del juego un Ciudadano del centro; gana 1 PV.
domain-flame_tongue_fountain = Fuente de la Lengua de Llama
    .article = la
    .text = Cada vez que los dados son o pasan a ser dobles (los tire quien los tire), tú ganas 3 de magia.
domain-fort_skyler = Fuerte Skyler
    .article = el
    .text = Derrotar a un Monstruo te cuesta 1 de fuerza menos.
domain-hoarfrost_stockade = Empalizada de la Escarcha
    .article = la
    .text = Al construir: toma gratis un Ciudadano del centro con el icono Soldado.
domain-mines_of_croft = Minas de Croft
    .article = las
    .text = Al empezar tu fase de acciones, puedes cambiar 2 de fuerza por 3 de magia.
domain-new_shilina_tower = Torre de Nueva Shilina
    .article = la
    .text = Puedes pagar Ciudadanos con fuerza.
domain-port_of_araby = Puerto de Araby
    .article = el
    .text = Al empezar tu fase de acciones, puedes cambiar 1 de oro por 2 de un mismo recurso a tu elección.
domain-red_hollow = Hondonada Roja
    .article = la
    .text = Al acabar tu fase de acciones, roba hasta 1 de fuerza a un rival.
domain-rime_temple = Templo de la Cencellada
    .article = el
    .text = Al acabar tu fase de acciones, puedes cambiar 2 de oro por 1 PV.
domain-sunder_bay = Bahía Hendida
    .article = la
    .text = Al construir: retira del juego un Ciudadano de un rival (no una carta inicial).
domain-switch_wind_fortress = Fortaleza del Viento Mudable
    .article = la
    .text = Al acabar tu fase de acciones, puedes cambiar 2 de fuerza por 1 PV.
domain-the_northern_wall = El Muro del Norte
    .text = Una vez en tu fase de tirada, puedes retirar del juego un Esbirro del centro.
domain-tujjar_haven = Refugio de Tujjar
    .article = el
    .text = Al construir: gana 1 de oro por cada Ciudadano que tengas.
domain-twilight_palace = Palacio del Crepúsculo
    .article = el
    .text = Una vez en tu fase de tirada, puedes volver a tirar un dado.
domain-wandering_flame = Llama Errante
    .article = la
    .text = Al construir: retira del juego al azar un Monstruo derrotado por un rival.
domain-winter_spire = Aguja de Invierno
    .article = la
    .text = Al construir: roba hasta 5 de magia a un rival.
domain-zafars_oasis = Oasis de Zafar
    .article = el
    .text = Al construir: puedes cambiar 9 de un mismo recurso a tu elección por 4 PV.
domain-ancient_tomb = Tumba Antigua
    .article = la
    .text = Al construir: pon 3 fichas de fuerza sobre un Monstruo del centro: cuesta 3 de fuerza más.
domain-blasko_woods = Bosque de Blasko
    .article = el
    .text = En tu fase de acciones, por cada Dominio que construyas, gana 1 de magia.
domain-blood_moon_palace = Palacio de la Luna de Sangre
    .article = el
    .text = Una vez en tu fase de tirada, puedes pagar 2 de magia y volver a tirar los dos dados.
domain-crystal_lake_encampment = Campamento del Lago de Cristal
    .article = el
    .text = Cada vez que los dados son o pasan a ser dobles (los tire quien los tire), tú ganas 3 de fuerza.
domain-cursed_cavern = Caverna Maldita
    .article = la
    .text = Al construir: cada jugador pone boca abajo uno de sus Ciudadanos; tú ganas 4 de magia.
domain-gray_harbor = Puerto Gris
    .article = el
    .text = Al construir: roba hasta 5 de oro a un rival.
domain-hobbs_end = Fin de Hobb
    .article = el
    .text = Al construir: toma de un rival un Ciudadano de coste impreso 2 o menos.
domain-karloff_castle = Castillo de Karloff
    .article = el
    .text = En tu fase de cosecha, gana 1 de fuerza por cada Campesino que tengas (también el inicial).
domain-king_tower = Torre del Rey
    .article = la
    .text = Al acabar tu fase de acciones, puedes dar 1 de magia a un rival y ganar 1 PV.
domain-laborium = Laborium
    .text = Al construir: gana 5 de fuerza; pon boca abajo un Ciudadano de un rival.
domain-legendres_keep = Torreón de Legendre
    .article = el
    .text = Al construir: retira del juego un Monstruo del centro; puedes derrotar a un Monstruo.
domain-lost_gardens = Jardines Perdidos
    .article = los
    .text = Al acabar tu fase de acciones, gana 1 de oro o gana 1 de fuerza.
domain-malevas_temple = Templo de Maleva
    .article = el
    .text = Al acabar tu fase de acciones, puedes cambiar 1 de oro por 3 de magia.
domain-martin_road = Camino de Martin
    .article = el
    .text = Al construir: gana 5 de magia; toma gratis un Ciudadano del centro con el icono Soldado.
domain-opera_house = Teatro de la Ópera
    .article = el
    .text = Una vez en cada cosecha (en cualquier turno) en la que ganes magia, gana 1 de magia más.
domain-pretorius_conclave = Cónclave de Pretorius
    .article = el
    .text = Al construir: toma gratis un Ciudadano del centro.
domain-ravens_outpost = Puesto del Cuervo
    .article = el
    .text = Cuando un rival derrota a un Monstruo en una fase de acciones, tú ganas 1 de fuerza.
domain-shelley_commons = Ejido de Shelley
    .article = el
    .text = Al acabar tu fase de acciones, puedes dar 1 de oro a un rival y ganar 1 PV.
domain-stokers_pass = Paso de Stoker
    .article = el
    .text = Al acabar tu fase de acciones, puedes dar 1 de fuerza a un rival y ganar 1 PV.
domain-tepes_ridge_fortress = Fortaleza de la Cresta de Tepes
    .article = la
    .text = En tu fase de acciones, por cada Monstruo que derrotes, gana 1 de oro.
domain-vinpryce_barrens = Yermos de Vin’pryce
    .article = los
    .text = Al construir: gana 5 de magia; puedes derrotar a un Monstruo.
domain-wisborg = Wisborg
    .text = Al construir: puedes cambiar 3 de oro por 3 PV.
domain-coliseum = Coliseo
    .article = el
    .text = Al construir: gana 1 de fuerza por cada Ciudadano que tengas.
domain-jousting_field = Campo de Justas
    .article = el
    .text = En tu fase de cosecha, gana 1 de oro por cada Caballero que tengas (también el inicial).
domain-the_tower = La Torre
    .text = Al acabar tu fase de acciones, puedes cambiar 2 de magia por 1 PV.
domain-ullamalizatli_court = Cancha de Ullamalizatli
    .article = la
    .text = Al construir: gana 1 de magia por cada Ciudadano que tengas.

## Duques de los paquetes

duke-mulholland_the_brave = Mulholland el Valiente
    .text = 2 PV por Ciudadano, 1 PV por cada 4 recursos sobrantes.
duke-daniela_the_huntress = Daniela la Cazadora
    .text = 2 PV por icono Sombra, 2 PV por Bestia, 1 PV por cada 3 recursos sobrantes.
duke-high_priestess_marianna = Suma Sacerdotisa Marianna
    .text = 2 PV por icono Sagrado, 1 PV por Esbirro, 1 PV por cada 3 recursos sobrantes.
duke-jeskala_the_joyous_knight = Jes’Kala, el Caballero Alegre
    .text = 2 PV por Monstruo, 1 PV por Dominio, 1 PV por cada 4 recursos sobrantes.
duke-karsten_the_wolf = Karsten el Lobo
    .text = 1 PV por icono Trabajador, 1 PV por Ciudadano, 1 PV por cada 4 recursos sobrantes.
duke-shem_the_north_sea_guardian = Shem, Guardián del Mar del Norte
    .text = 1 PV por icono Trabajador, 2 PV por Monstruo, 1 PV por cada 5 recursos sobrantes.
duke-sir_gustavo_the_wrathborn = Sir Gustavo, Hijo de la Ira
    .text = 2 PV por icono Soldado, 1 PV por Dominio, 1 PV por cada 5 recursos sobrantes.
duke-aguilar_the_gilded_knight = Aguilar, el Caballero Dorado
    .text = 1 PV por Monstruo, 2 PV por Dominio, 1 PV por cada 4 recursos sobrantes.
duke-gurira_the_guardian = Gurira el Guardián
    .text = 1 PV por icono Sagrado, 1 PV por Monstruo, 1 PV por cada 3 recursos sobrantes.
duke-pascal_the_gray_hunter = Pas’cal, el Cazador Gris
    .text = 1 PV por icono Soldado, 2 PV por Monstruo, 1 PV por cada 5 recursos sobrantes.
duke-sir_roberts_of_stoneblood = Sir Roberts de Sangre de Piedra
    .text = 1 PV por icono Sombra, 1 PV por Monstruo, 1 PV por cada 3 recursos sobrantes.
duke-tsoukalos_the_conspirator = Tsoukalos el Conspirador
    .text = 2 PV por Dominio, 1 PV por cada oro sobrante, 1 PV por cada 2 de magia y fuerza sobrantes.
duke-mico_the_monster_slayer = Mico el Matamonstruos
    .text = 1 PV por Monstruo, 5 PV por Jefe, 1 PV por cada 2 recursos sobrantes.
duke-drakkenstrike = Drakkenstrike
    .text = 1 PV por icono Soldado, 2 PV por Dominio, 1 PV por cada 4 recursos sobrantes.
duke-waybright_the_wise = Waybright el Sabio
    .text = 1 PV por icono Trabajador, 2 PV por Dominio, 1 PV por cada 4 recursos sobrantes.

## Agentes

agent-abbot = Abad
    .article = el
    .text = Paga 5 de magia: gana 1 PV; toma gratis un Ciudadano del centro con el icono Sagrado.
agent-assassin = Asesino
    .article = el
    .text = Paga 3 de oro: pon boca abajo un Ciudadano de un rival.
agent-baron = Barón
    .article = el
    .text = Paga 5 de oro: gana 1 PV por cada Dominio que tengas.
agent-bishop = Obispo
    .article = el
    .text = Toma de un rival hasta 5 de oro o 5 de magia; ese rival gana 1 PV.
agent-brute_squad = Cuadrilla de brutos
    .article = la
    .text = Paga 10 de oro: toma gratis un Ciudadano del centro; retira del juego un Ciudadano del centro.
agent-captain = Capitán
    .article = el
    .text = Paga 10 de fuerza: gana 5 PV.
agent-green_witch = Bruja Verde
    .article = la
    .text = Un Monstruo al azar de los derrotados por un rival vuelve a su pila; ese rival gana 1 PV.
agent-huntress = Cazadora
    .article = la
    .text = Toma al azar un Monstruo derrotado por un rival; ese rival gana 1 PV.
agent-kings_herald = Heraldo del Rey
    .article = el
    .text = Retira del juego uno de tus Ciudadanos; gana 2 PV.
agent-prefect = Prefecto
    .article = el
    .text = Paga 10 de magia: gana 5 PV.
agent-publican = Publicano
    .article = el
    .text = Paga 5 de oro: gana 1 PV; toma gratis un Ciudadano del centro con el icono Sombra.
agent-sapper = Zapador
    .article = el
    .text = Paga 3 de fuerza: pon boca abajo un Dominio de un rival; pierde su poder, pero puntúa.
agent-squire = Escudero
    .article = el
    .text = Paga 1 de oro: gana 3 de fuerza; puedes derrotar a un Monstruo a su coste normal.
agent-town_crier = Pregonero
    .article = el
    .text = Paga 3 de oro: gana 1 PV; puedes reclutar a un Ciudadano a su coste impreso.
agent-treasurer = Tesorero
    .article = el
    .text = Paga 10 de oro: gana 5 PV.

## Reliquias

relic-cornelius_ring = Anillo de Cornelius
    .article = el
    .text = Como acción: gana 1 de oro; puedes construir un Dominio.
relic-dragon_orb = Orbe de Dragón
    .article = el
    .text = Como acción: retira del juego uno de tus Monstruos; gana 5 de oro.
relic-evermap = Mapa Eterno
    .article = el
    .text = Cuando construyes un Dominio, ignora uno de los iconos o gana 1 de magia.
relic-fire_lance = Lanza de Fuego
    .article = la
    .text = Como acción: retira del juego un Esbirro del centro; gana 2 de oro.
relic-gold_bastion = Bastión de Oro
    .article = el
    .text = Como acción: gana 1 de oro y 1 de fuerza.
relic-lich_sword = Espada del Liche
    .article = la
    .text = Como acción: cambia 1 de fuerza por 3 de magia.
relic-mask_of_asteraten = Máscara de Asteraten
    .article = la
    .text = Como acción: gana 1 de fuerza; puedes derrotar a un Monstruo.
relic-philosophers_tome = Tomo del Filósofo
    .article = el
    .text = Como acción: cambia 4 de magia por 3 de oro y 1 PV.
relic-st_aquilas_statue = Estatua de San Áquila
    .article = la
    .text = Como acción: gana 1 de oro; puedes reclutar a un Ciudadano.
relic-staff_of_urdr = Báculo de Urdr
    .article = el
    .text = Como acción: retira del juego uno de tus Ciudadanos; gana 4 de magia.
relic-thunder_axe = Hacha del Trueno
    .article = el
    .text = Cada Monstruo que derrotas te cuesta 1 de magia o 1 de fuerza menos.
relic-treant_chest = Cofre del Hombre Árbol
    .article = el
    .text = Como acción: cambia 3 de un mismo recurso por 5 de un mismo recurso.
relic-violet_ring = Anillo Violeta
    .article = el
    .text = Cuando construyes un Dominio, gana 2 de fuerza.

## Islas, mercancías, tomos, Nobles

island-araby = Araby
    .text = Compra de una a tres de las mercancías a la vista, por 6, 4 y 2 de oro.
island-nae_aerie = Nae Aerie
    .text = Compra de uno a tres de los tomos a la vista, por 7, 5 y 3 de oro.
island-exekratys = Exekratys
    .text = Toma todas las fichas de un recurso que haya allí.
island-amarynth = Amarynth
    .text = Rescata a un Noble por 9 de un mismo recurso, 1 más por cada Noble que tengas.
goods-artifacts = Artefactos
    .text = Los grupos de un tipo valen 2, 4, 7, 12, 18 o 25 PV.
goods-fabrics = Telas
    .text = Los grupos de un tipo valen 2, 4, 7, 12, 18 o 25 PV.
goods-jewels = Joyas
    .text = Los grupos de un tipo valen 2, 4, 7, 12, 18 o 25 PV.
goods-spices = Especias
    .text = Los grupos de un tipo valen 2, 4, 7, 12, 18 o 25 PV.
tome-tome_gold = Tomo de oro
    .text = Paga 1 de oro en tu fase de acciones; luego queda boca abajo hasta el final de tu turno. 1 PV.
tome-tome_strength = Tomo de fuerza
    .text = Paga 1 de fuerza en tu fase de acciones; luego queda boca abajo hasta el final de tu turno. 1 PV.
tome-tome_magic = Tomo de magia
    .text = Paga 1 de magia en tu fase de acciones; luego queda boca abajo hasta el final de tu turno. 1 PV.
noble-augur_kawleen = Augur Kawleen
    .text = Icono Sombra. Al final: 2 PV por icono Sombra.
noble-beasthunter_benrick = Benrick, Cazador de Bestias
    .text = Icono Sombra. Al final: 3 PV por Bestia.
noble-doom_chunnan = Doom Chun’nan
    .text = Icono Soldado. Al final: 2 PV por Esbirro.
noble-dray = Dray
    .text = Icono Sombra. Al final: 1 PV por cada 2 sobrantes de un recurso a tu elección.
noble-huntmaster_heller = Maestro de Caza Heller
    .text = Icono Soldado. Al final: 1 PV por Monstruo.
noble-izmael_the_provider = Izmael el Proveedor
    .text = Icono Trabajador. Al final: 1 PV por icono Trabajador.
noble-jilko_the_just = J’ilko el Justo
    .text = Icono Trabajador. Al final: 1 PV por Ciudadano.
noble-julian_the_honorable = Julian el Honorable
    .text = Icono Trabajador. Al final: 2 PV por Dominio.
noble-kiko_the_monster_slayer = Kiko el Matamonstruos
    .text = Icono Sagrado. Al final: 5 PV por Jefe.
noble-mikal_the_moneylender = Mikal el Prestamista
    .text = Icono Trabajador. Al final: 1 PV por cada 3 de oro sobrantes.
noble-phanther = Phanther
    .text = Icono Soldado. Al final: 1 PV por cada 3 de fuerza sobrantes.
noble-saint_rebeka_of_rollingwood = Santa Rebeka de Rollingwood
    .text = Icono Sagrado. Al final: 2 PV por icono Sagrado.
noble-sir_robert_clark_iii = Sir Robert Clark III
    .text = Icono Sombra. Al final: 1 PV por ficha de mercancía.
noble-solan_karanga = Solan Karanga
    .text = Icono Soldado. Al final: 1 PV por icono Soldado.
noble-sorceress_bouman = Hechicera Bouman
    .text = Icono Sagrado. Al final: 1 PV por cada 3 de magia sobrantes.
noble-troll_hunter_grable = Grable, Cazador de Trols
    .text = Icono Sagrado. Al final: 4 PV por Titán.

## Torres de Guarda

tower-tower_of_the_forge = Torre de la Forja
    .article = la
    .text = La cara A pide iconos: dos Trabajador y dos Soldado; la cara B, uno de cada rol. 9 de oro, 9 de fuerza y 9 de magia, un estandarte cada uno.
tower-tower_of_the_shield = Torre del Escudo
    .article = la
    .text = La cara A pide iconos: dos Soldado y dos Sagrado; la cara B, uno de cada rol. 9 de oro, 9 de fuerza y 9 de magia, un estandarte cada uno.
tower-tower_of_the_star = Torre de la Estrella
    .article = la
    .text = La cara A pide iconos: dos Sagrado y dos Sombra; la cara B, uno de cada rol. 9 de oro, 9 de fuerza y 9 de magia, un estandarte cada uno.
tower-tower_of_the_lantern = Torre del Farol
    .article = la
    .text = La cara A pide iconos: dos Sombra y dos Trabajador; la cara B, uno de cada rol. 9 de oro, 9 de fuerza y 9 de magia, un estandarte cada uno.

## De qué se componen las perspectivas, para las pistas

part-scored = cartas y fichas
part-resources = recursos
part-income = cosechas futuras

## Para consultar

shelf-monsters = Monstruos
    .one = Monstruo
shelf-citizens = Ciudadanos
    .one = Ciudadano
shelf-domains = Dominios
    .one = Dominio
shelf-dukes = Duques
    .one = Duque
shelf-agents = Agentes
    .one = Agente
shelf-tomes = Tomos
    .one = Tomo
shelf-nobles = Nobles
    .one = Noble
shelf-relics = Reliquias
    .one = Reliquia
shelf-towers = Torres
    .one = Torre
resource-any = de un solo recurso
facet-role = Oficio
facet-rolls = Tirada
facet-area = Zona
known-monsters_left = { $n ->
    [one] Queda 1 en las pilas.
   *[other] Quedan { $n } en las pilas.
}
known-left_in_stack = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
known-citizens_left = { $n ->
    [one] Queda 1 en las pilas.
   *[other] Quedan { $n } en las pilas.
}
known-unseen_n = { $n } sin ver todavía
known-under_stacks = { $n } de los { $of } Dominios que nadie ha visto están bajo las pilas.
known-captured = está con el Señor Oscuro
known-dukes_hidden = Cada jugador guarda en secreto uno de estos { $n }.
known-put_back = descartado
known-agents_left = { $n } más en el mazo.
known-below_deck = usado, bajo el mazo
known-open_n = { $n } a la vista
known-completed = completa
known-tower_gone = completa o en manos del Señor Oscuro
known-towers_done = { $n } completas.
reason-tokens = fichas encima
reason-copies = { $n ->
    [one] 1 igual vencido
   *[other] { $n } iguales vencidos
}
reason-namesakes = { $n ->
    [one] 1 con ese nombre
   *[other] { $n } con ese nombre
}
reason-domain = { $domain }
reason-event = { $event }
reason-towers = torres
reason-axe = Hacha del Trueno
reason-nobles = { $n ->
    [one] 1 Noble
   *[other] { $n } Nobles
}
