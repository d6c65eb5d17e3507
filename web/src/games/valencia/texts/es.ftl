### Palabras del tablero pintado de Valencia. Los nombres y efectos de las cosas vienen de los textos del juego.

board-label = La ciudad, su consejo y la ronda
council = Consejo
empty = vacío
empty-chair = no hay nadie
chair-nobility = Nobleza
chair-church = Iglesia
chair-oranges = Naranjas
chair-tiger_nuts = Chufas
chair-wine = Vino
chair-cloths = Telas
chair-porcelain = Porcelana
chair-merchants = Mercaderes
choose = Qué puedes hacer con esto
legend-there = puntos que da ahí un familiar al final, tal como está la ciudad
legend-tasks = por tus tareas

## Rondas y pasos

round-of = Ronda { $n } de { $of }
step-a = Nobleza, Iglesia
step-c = Mercaderes
step-e = Mercaderes y escaño
step-g = Cambio de lugar
step-h = Palmera
step-i = Fuente
step-title = Paso { $letter }: { $name }
step-short = paso { $letter }
steps-title = Pasos y premios
acts-h = Sin subasta: la planta el escaño de la Iglesia
acts-i = Sin subasta: la construye el escaño de la nobleza
done = hecho
goods-left = Mercancías que quedan
worth-title = Puntos que te da cada paso
worth-short = Para ti: { $places ->
    [2] 1.º, 2.º
   *[other] 1.º, 2.º, 3.º
}
nth-1 = 1.º
nth-2 = 2.º
nth-3 = 3.º
see-city = Ver la ciudad
see-back = Volver a tus cartas

## La subasta

bidders-label = Pujas por orden de actuación
bidder-place = { $nina ->
    [1] { $n ->
        [1] 1.º, a falta de Nina
       *[other] 2.º, a falta de Nina
    }
   *[other] { $n ->
        [1] 1.º ahora
        [2] 2.º ahora
        [3] 3.º ahora
       *[other] sin puesto
    }
}
bidder-acts = { $you ->
    [1] decides ahora
   *[other] decide ahora
}
bidder-to_act = { $you ->
    [1] aún no has actuado
   *[other] aún no ha actuado
}
bidder-passed = fuera de esta subasta
waited-acts = { $you ->
    [1] esperaste, decides ahora
   *[other] esperó, decide ahora
}
waited-to_act = { $you ->
    [1] esperaste, aún por actuar
   *[other] esperó, aún por actuar
}
waited-passed = { $you ->
    [1] esperaste y luego pasaste
   *[other] esperó y luego pasó
}
passed = { $you ->
    [1] has pasado
   *[other] ha pasado
}
choosing = eligiendo
reveal-or-pass = revela o pasa
tie-title = { $seats } empatan a { $n }.
tie-text = Gana el empate quien esté más cerca de la figura en el sentido de las agujas del reloj: { $seat }.
last-round = Ha terminado la ronda { $n }:
last-auction = Paso { $letter }:
last-won = { $you ->
    [1] ganaste con { $n }.
   *[other] ganó { $who } con { $n }.
}
last-nina_won = ganó Nina con { $n }.
last-nobody_won = no pujó nadie.
last-took = { $who }: { $what }
last-seat = escaño
last-palm = palmera en el { $bush }
last-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
deeds-title = Orden de actuación
clockwise = en el sentido de las agujas del reloj
deed-waits = { $you ->
    [1] Esperas: 1 privilegio
   *[other] { $who } espera: 1 privilegio
}
deed-revealed = { $you ->
    [1] Revelas { $cards }
   *[other] { $who } revela { $cards }
}
deed-passed = { $you ->
    [1] Pasas
   *[other] { $who } pasa
}
deed-nina = Nina revela { $cards }
this-auction = Esta subasta
no-prize = sin premio
secret-title = En secreto
secret-tasks-title = Elección secreta
secret-text = Los demás verán el tamaño de tus montones cuando todos hayan terminado, y sus cartas cuando los reveles.
secret-tasks = Todos eligen tareas. Los demás solo sabrán con cuántas te quedas.
ready-n = { $n } de { $of } listos
ready = listo

## Lo propio

coins-word = { $n ->
    [one] moneda
   *[other] monedas
}
privileges-word = { $n ->
    [one] privilegio
   *[other] privilegios
}
home-word = en casa
tasks-word = { $n ->
    [one] tarea
   *[other] tareas
}
pile-of = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
}
pile-title = Tu mazo
to-draw = { $n ->
    [one] carta por robar
   *[other] cartas por robar
}
your-stacks = Tus montones
stacks-secret = solo tú ves las cartas
stacks-now = qué ganaría cada uno ahora
revealed = revelado
recall-title = Devuelve una al mazo
no-stacks = sin montones
no-place = sin puesto
same-stack = la misma elección que { $stack }
place-now = { $place } ahora
place-before-nina = { $place }, a falta de Nina
goods = Mercancías
goods-worth = valen { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
no-goods = ninguna
your-tasks = Tus tareas
tasks-secret = secretas hasta el final
task-fulfilled = cumplida ahora
task-unfulfilled = sin cumplir
task-open = por decidir
task-progress = { $n } de { $of }
ended-row = { $place }.º, { $n } en la ciudad
tasks-shown = Tareas
tie-break = Desempate: familiares en la ciudad y después monedas.
do-privilege = Esperar
sell-all = Venderlo todo por { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}

## Planificación

your-hand = Tu mano
hand-note = { $left } por poner, { $drawn ->
    [one] { $drawn } robada
   *[other] { $drawn } robadas
}
card-in-hand = { $card }, en la mano
card-in-stack = { $card }, en el montón { $n }
take-back = Recuperarla
undo-lay = Deshacer
stacks-note = cada uno puja una vez, en una de las subastas A a G
stack-n = Montón { $n }
new-stack = Montón nuevo
drop-here = suelta aquí una carta
tap-first = toca una carta y luego aquí
tap-here = ponla aquí
draw-another = Robar otra
pile-empty = Mazo vacío
draw-over = Ya no robas más
plan-waits = { $n ->
    [0] Roba al menos 1 carta.
    [one] Falta 1 carta por poner.
   *[other] Faltan { $n } cartas por poner.
}
plan-ready = Todas las cartas están puestas.
plan-keys = Teclas: las flechas eligen carta, 1 a 9 o N la ponen, Supr la recupera.
keys = Al planificar, D roba una carta, las flechas eligen una, 1 a 9 la ponen en ese montón y N en uno nuevo, Supr la recupera, Intro confirma.
left-title = Quedan para después
cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
confirm = Confirmar
choose-tasks = ¿Con qué tareas te quedas?
choose-tasks-note = al menos una; casi todas cuestan 3 puntos si no se cumplen
keep-one = Quédate al menos con una tarea.
keeps = { $n ->
    [one] Te quedas con 1 tarea.
   *[other] Te quedas con { $n } tareas.
}
