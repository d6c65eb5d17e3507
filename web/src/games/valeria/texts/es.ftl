### Palabras del tablero pintado de Valeria. Cómo se llaman y qué hacen las cartas viene de los textos del juego.

list = { $rest } y { $last }
board-label = El centro: veinte pilas
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
choose = Lo que puedes hacer con ella
paid-now = ahora { $cost }

## Dados y cosecha

rolled = Tirada
not-rolled = sin tirar aún
dice-say = Dados: { $first } y { $second }, suma { $sum }
harvest-of = cosechan
harvest-title = Cosecha
harvest-none = nadie cosecha
harvest-gains = { $seat }: { $gains }
harvest-swaps = { $seat }: { $gains } a cambio de { $paid }
die-was = salió { $n }
die-turn = poner en { $n }
last-harvest = última cosecha

## Transcurso y final

round = Ronda { $n }
actions-left = { $n ->
    [one] Queda 1 acción
   *[other] Quedan { $n } acciones
}
deck-title = Mazo de agotadas
ends-title = Final
ends-when = tras la ronda en que
end-monsters = { $n ->
    [one] Monstruo queda
   *[other] Monstruos quedan
}
end-domains = { $n ->
    [one] Dominio queda
   *[other] Dominios quedan
}
end-exhausted = pilas agotadas
end-monsters-say = { $n ->
    [one] Queda 1 Monstruo
   *[other] Quedan { $n } Monstruos
} en { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pilas
}
end-domains-say = { $n ->
    [one] Queda 1 Dominio
   *[other] Quedan { $n } Dominios
} en { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pilas
}
end-exhausted-say = { $n } de { $of } pilas agotadas
exhausted = Agotada
bare = Vacía
face-down = boca abajo
strikes-on = ataca con { $numbers }

## Zona propia

tableau = Tus Ciudadanos
tableau-of = Ciudadanos
tableau-hint = por número; iluminados: cosecharon
without-number = ×2
without-number-say = dobles, o sin cosecha
column = número { $n }
column-lit = número { $n }, ha salido
domains = Dominios
trophies = Pila de victoria
none-yet = ninguno aún
roles = Símbolos
duke = Tu Duque
duke-secret = secreto
dukes = Dos Duques
duke-hidden = Su Duque es secreto
duke-every = 1 por cada { $n } recursos
duke-now = Ahora daría
duke-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
slain-n = { $n } vencidos
built-n = { $n } construidos
citizens-n = { $n ->
    [0] sin Ciudadanos
    [one] 1 Ciudadano
   *[other] { $n } Ciudadanos
}
domains-n = { $n ->
    [0] sin Dominios
    [one] 1 Dominio
   *[other] { $n } Dominios
}
own-turn = turno propio
others-turn = turnos ajenos

## Cuándo funciona un dominio

when-immediate = Al construir
when-own_roll_phase = Tu tirada
when-any_doubles = Con dobles
when-own_action_start = Al empezar
when-own_action_end = Al terminar
when-own_action_on_gain_citizen = Por Ciudadano
when-own_action_on_slay = Por Monstruo
when-own_action_on_build = Por Dominio
when-own_harvest = Tu cosecha
when-any_harvest = Cada cosecha
when-opponent_action_on_slay = Si otro vence
when-static = Siempre
when-action = Como acción

## Elecciones rápidas

quick = Elecciones rápidas
pay-all = { $n }
pay-with-magic = con { $n } de magia
free = gratis

## Señor Oscuro

dark-title = El Señor Oscuro
dark-points = { $n ->
    [one] 1 punto por ahora
   *[other] { $n } puntos por ahora
}
dark-duke = Su Duque
dark-caught = Capturados
zoom-in = Acercar
zoom-out = Alejar
tie-break = Desempate: menos cartas delante.
