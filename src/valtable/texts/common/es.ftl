### Frases y palabras que comparten todos los juegos. Prefijo ui-: la terminal.

text-missing = (aquí falta un texto; avísanos, por favor)

# Un turno en una frase: quién y qué hizo.
gist = { $seat } { $deeds }.
list-nothing = nada
list-last = { $rest } y { $last }
list-last_i = { $rest } e { $last }

## Negativas del núcleo

refusal-not_your_decision = Ahora no te toca elegir.
    .remedy = Espera a que te toque.
refusal-not_asked = Eso no encaja con lo que eliges ahora.
    .remedy = Responde antes a la pregunta actual.
refusal-game_over = La partida ha terminado.
    .remedy = Mira el resultado o empieza otra partida.
refusal-undo_needs_consent = { $since ->
        [luck] No puedes deshacerlo: desde entonces se ha tirado, robado o revelado algo.
        [other] No puedes deshacerlo: { $seat } ha elegido desde entonces.
       *[sealed] No puedes deshacerlo: tu decisión secreta ya es firme.
    }
    .remedy = Sigue desde aquí, salvo que toda la mesa acepte deshacerlo.
refusal-nothing_to_undo = No tienes nada que deshacer.
    .remedy = Elige algo primero.
refusal-take_back_after_chance = No puedes deshacer una tirada, un robo de cartas ni nada que se haya revelado.
    .remedy = Sigue desde aquí.
refusal-too_many_undos = Ya has deshecho { $most } decisiones en esta mesa, el máximo.
    .remedy = Sigue desde aquí.
refusal-wish_crosses_chance = El resto de la jugada depende de cartas o dados que aún no se han visto.
    .remedy = Juega la primera parte y elige de nuevo.

## Terminal: fallos

ui-error-bug = es un error nuestro, avísanos: { $problem }
ui-error-interrupted = interrumpido
ui-error-language = Ese idioma no está disponible. Puedes elegir entre estos: { $known }.
ui-error-which_game = ¿Qué juego (GAME)? `valtable play valletta` empieza uno, `valtable play --resume ARCHIVO` reanuda una partida.
ui-error-not_a_log = no es un registro de Valtable ({ $detail })
ui-error-is_folder = es una carpeta
ui-error-exists = ya existe; --force lo reemplaza
ui-error-no_folder = su carpeta no existe
ui-error-folder_locked = no se puede escribir en su carpeta
ui-error-no_file = no existe ese archivo o esa carpeta
ui-error-not_allowed = el sistema no lo permite
ui-error-suffix = de momento aquí solo se puede escribir { $suffix }
ui-error-no_polars = Parquet lo escribe polars, que aquí no está instalado: `pip install "valtable[lab]"`, o escribe un archivo .jsonl
ui-error-not_a_dataset = no es ni un conjunto de datos ni una carpeta vacía
ui-error-dataset_resume = sobra con una carpeta: la misma orden sigue desde lo que ya hay
ui-error-other_work = contiene otras partidas ({ $found }), no las pedidas ({ $wanted }); nombra otro archivo o pide lo mismo que entonces
ui-error-not_a_notebook = no es un archivo que haya escrito --resume
ui-error-hand_lost = un proceso de trabajo fue terminado desde fuera; lo que guardó --resume no hay que volver a jugarlo
ui-error-postgres_missing = Con PostgreSQL habla psycopg, que aquí no está instalado: `pip install "valtable[postgres]"`, o nombra un archivo, sqlite:///ARCHIVO
ui-error-backup_postgres = una base de datos de PostgreSQL la copia el propio PostgreSQL: `pg_dump --format=custom --file=ARCHIVO URL`; o lleva sus mesas a un archivo con `valtable move-tables`
ui-error-same_database = FROM y TO son la misma base de datos
ui-error-ray_missing = aquí no está instalado Ray: `pip install "valtable[ray]"`, o usa --workers
ui-error-ray_address = no es una dirección: `local`, `auto` o anfitrión:puerto, como lo indica `ray start`
ui-error-ray_unreachable = ahí no responde nadie ({ $detail })
ui-error-ray_sources = un proceso de este clúster tiene otras reglas u otros bots que los instalados aquí; instala lo mismo en ambos
ui-error-ray_failed = { $detail }
ui-error-finished = esta partida ha terminado; `valtable replay { $file }` la muestra
ui-error-no_secret = no se puede reanudar sin { $file }, que se escribió a su lado
ui-error-resume_with = { $option } no se puede dar con --resume: la partida sigue como empezó
ui-error-resume_command = en esta partida guardada la orden { $command } juega el asiento { $seat }. Nada se ejecuta porque lo diga un archivo: nombra otra vez los asientos con --seats
ui-error-unfinished = { $file } no ha terminado; solo se puede mirar desde fuera
ui-error-seat = los asientos de { $file } van del 0 al { $last }
ui-error-step = los pasos de { $file } van del 0 al { $last }
ui-error-empty_seat = hay un asiento vacío
ui-error-empty_name = el nombre tras human: está vacío
ui-error-players = este juego es de { $min } a { $max } jugadores, no de { $n }
ui-error-seats = nombra { $seats } asientos, pero juegan { $players }
ui-error-bot = no es human ni un bot; los bots son { $known }
ui-error-command_empty = no nombra ninguna orden; escribe exec:ORDEN
ui-error-command_quotes = tiene una comilla sin cerrar
ui-error-command_missing = nombra { $about }, que no es un programa que se pueda ejecutar aquí
ui-error-command_seconds = da { $about } segundos por decisión; tienen que ser más de 0 y como mucho { $most }
ui-error-same_name = dos personas tienen el mismo nombre
ui-error-option_form = debe escribirse clave=valor
ui-error-option_twice = está repetida
ui-error-option_unknown = no existe esa opción; las que hay son: { $known }
ui-error-option_value = no es un valor de esta opción; los que hay son: { $known }
ui-error-option_bad = no es un valor de esta opción ({ $detail })
ui-error-game = no es un juego de aquí; los que hay son { $known }
ui-error-games = hace falta al menos { $least }, no { $n }
ui-input_ended = la entrada terminó tras la línea { $n }, antes que la partida
ui-input_line = línea { $n } de la entrada

## Terminal: ayuda de los comandos

ui-help = Valletta, Valdora, Valencia y Valeria en una misma mesa. `valtable play valletta` empieza una partida.
ui-help-version = Muestra la versión.
ui-help-play = Juega una partida en la terminal, contra bots o con otras personas en el mismo dispositivo.
ui-help-replay = Recorre paso a paso el registro de una partida.
ui-help-verify = Comprueba un registro con las reglas y con su semilla.
ui-help-components = Lista lo que hay en la caja y de dónde viene cada valor.
ui-help-rules = Lee las reglas de un juego.
ui-help-observations = Lista qué significa cada número que reciben los programas que aprenden, y en qué lugar está.
ui-help-game = El juego, por ejemplo valletta.
ui-help-place = Dónde está el juego, como módulo:Clase, si no es uno de los nuestros.
ui-help-file = El registro, un archivo .valt.
ui-help-section = El id o el título de un apartado; `all` para todo. Sin él: el índice.
ui-help-seats = Quién se sienta dónde, con comas: human, human:NOMBRE o un bot (de level1 a level5, greedy, weighted, random, search:LÍNEAS, search:SEGUNDOSs, exec:ORDEN para un programa tuyo). El último bot completa la mesa. Si no dices nada, juegas contra bots de nivel 3.
ui-help-players = Cuántas personas y bots juegan.
ui-help-seed = Un número que decide todo el azar, para poder repetir la partida.
ui-help-lang = El idioma, en o es. Si no dices nada, el de tu sistema.
ui-help-options = Las opciones del juego, clave=valor,... `--options help` las explica.
ui-help-components_dir = Juega con los archivos de componentes de esta carpeta.
ui-help-save = Guarda la partida en este archivo; si sales antes del final, lo necesario para reanudarla queda a su lado, en ARCHIVO.secret.
ui-help-resume = Reanuda una partida guardada en este archivo. --seats cambia quién ocupa cada asiento.
ui-help-force = Reemplaza el archivo si ya existe.
ui-help-json = Escribe JSON.
ui-help-all = Muestra las cartas de todos; solo partidas terminadas.
ui-help-step = Muestra solo la mesa después de este paso; 0 es la preparación.
ui-help-seat = Muestra la partida vista desde este asiento (0 es el primero); solo partidas terminadas.
ui-help-simulate = Juega muchas partidas entre bots e informa del resultado.
ui-help-arena = Enfrenta a los bots: el mismo azar, asientos rotados, victorias con intervalos del 95 %. Se juega en grupos enteros, una partida por cada rotación de los asientos.
ui-help-lab = Estudios de muchas partidas.
ui-help-balance = ¿Es justo un juego? Muchas partidas entre bots iguales: asientos, puntuaciones, origen de los puntos, lo que vale cada cosa, duración, finales, azar y destreza, con intervalos del 95 %.
ui-help-balance_games = Cuántas partidas con el número habitual de jugadores, tres si el juego lo permite.
ui-help-balance_others = Cuántas partidas con cada uno de los demás números de jugadores.
ui-help-balance_rival = Un bot más débil: cuántas veces gana el más fuerte distingue el azar de la destreza. Vacío: se omite.
ui-help-balance_duels = Cuántas partidas contra el bot más débil.
ui-help-balance_page = Escribe el informe en este archivo .md.
ui-help-balance_html = Escribe el informe con gráficos en este archivo .html, que no necesita nada más.
ui-help-calibrate = Probabilidades de victoria fiables: muchas partidas entre bots iguales, observadas de vez en cuando, y números ajustados a su final; su calidad se mide en partidas nuevas.
ui-help-calibrate_games = A cuántas partidas se ajustan los números.
ui-help-calibrate_fresh = En cuántas partidas más se miden.
ui-help-calibrate_out = Escribe los números en este archivo .toml. Lo que contiene de otros números de jugadores se conserva.
ui-help-tune = Busca mejores pesos para los bots jugando contra sí mismos: los números suben y bajan, se sigue la pendiente (SPSA) y el resultado se acepta si con azar nuevo gana claramente más de lo que le toca.
ui-help-tune_games = Cuántas partidas puede durar la búsqueda.
ui-help-tune_check = Cuántas partidas con azar nuevo deciden si se aceptan los pesos, al menos 300.
ui-help-tune_out = Escribe los pesos nuevos en este archivo .toml, si se aceptan.
ui-help-rate = ¿Cómo de fuertes son los bots? Vecinos y mesas mixtas, azar gemelo, asientos rotados; una sola escala (Plackett-Luce) con intervalos del 95 %.
ui-help-rate_bots = Los bots que se valoran, de débil a fuerte, con comas.
ui-help-rate_games = Como mucho, tantas partidas, pero al menos 6 rondas: menos dicen demasiado poco del margen de las valoraciones.
ui-help-rate_within = Termina cuando todas las valoraciones tienen un margen de tantos puntos como mucho.
ui-help-rate_out = Escribe las valoraciones, la orden y la máquina en este archivo .json.
ui-help-lab_players = Cuántos jugadores; si no se dice, el número habitual, tres si el juego lo permite.
ui-help-bench = Mide el juego al azar, las copias, las vistas, los bots y más, en procesos nuevos y en un solo núcleo.
ui-help-games = Cuántas partidas.
ui-help-bots = Un bot por asiento, con comas; el último completa la mesa. exec:ORDEN es un programa tuyo.
ui-help-lab_seed = La misma semilla juega las mismas partidas.
ui-help-lab_options = clave=valor,... o `all` para todos los módulos.
ui-help-workers = Cuántos procesos se reparten el trabajo.
ui-help-ray = Encarga el trabajo a un clúster de Ray: su dirección, o `local` para uno de --workers procesos en este ordenador.
ui-help-lab_resume = Guarda cada partida en este archivo en cuanto termina; si se repite, la orden sigue desde ahí.
ui-help-out = Escribe una fila por partida en este archivo, .jsonl o (con polars) .parquet.
ui-help-out_or_folder = Escribe una fila por partida en este archivo, .jsonl o (con polars) .parquet; o, en una carpeta (con polars), las partidas con todas sus decisiones.
ui-help-plot = Dibuja el resultado en este archivo .svg.
ui-help-lab_force = Reemplaza los archivos que existan.
ui-help-bench_games = Solo estos juegos; todos si no nombras ninguno.
ui-help-peers = Mide también los programas comparables que instaló `make bench`.
ui-help-rounds = Cuántas veces se mide todo; cuenta la mediana.
ui-help-seconds = Segundos de CPU de juego al azar por medición.
ui-help-bench_keep = Guarda las mediciones en este archivo; las que ya contiene no se repiten.
ui-help-bench_page = Escribe el resultado en este archivo como página, con un gráfico al lado.

## Terminal: una partida

ui-name-person = Jugador { $n }
ui-bot-random = aleatorio
ui-bot-weighted = ponderado
ui-bot-greedy = voraz
ui-bot-level1 = nivel 1
ui-bot-level2 = nivel 2
ui-bot-level3 = nivel 3
ui-bot-level4 = nivel 4
ui-bot-level5 = nivel 5
ui-is_bot = (bot { $nature })
ui-welcome-help = Escribe el número de lo que quieras hacer. h da una pista, ? explica, ayuda muestra los comandos, i consulta, q sale.
ui-heading-story = Qué ha pasado
ui-heading-log = Historial de la partida
ui-heading-end = Fin de la partida
ui-pass_to = Pásale el dispositivo a { $seat }. Que nadie más mire, por favor.
ui-press_enter = Pulsa Intro cuando quieras empezar.
ui-more = -- quedan { $n } líneas; Intro: sigue, q: basta, o tu siguiente orden --
ui-leave-ask = La partida no está guardada. Pulsa Intro para guardarla como { $file }, o escribe otro nombre.
ui-leave-prompt = Intro o un nombre: guardar y salir, n: salir sin guardar, c: seguir jugando >
ui-offer-cost = por { $cost }
ui-offer-effect = → { $effect }
ui-offers-not_now = Ahora no:
ui-offers-more = { $n ->
    [one] … y una más; ? las muestra todas.
   *[other] … y { $n } más; ? las muestra todas.
}
ui-offers-others = { $n ->
    [one] Hay 1 opción que ahora no es posible; ? explica el motivo.
   *[other] Hay { $n } opciones que ahora no son posibles; ? las muestra con sus motivos.
}
ui-no_reference = Este juego no tiene nada que consultar junto a la mesa.
ui-no_such_number = No hay ningún número { $number }; el último es { $last }.
ui-not_understood = No entiendo eso. Escribe un número de la lista, o ayuda para ver los comandos.
ui-enter = Intro: { $offer }
ui-one_number = Escribe un solo número: después de cada elección la lista cambia.
ui-several_fit = Encajan varias: { $numbers }.
ui-meant = ¿{ $offer }? (Intro: sí, n: no)
ui-not_played = No se ha jugado nada.
ui-part-unknown = No entiendo «{ $part }» en ese punto de la línea. Puedes escribir: { $known }.
ui-part-not_asked = «{ $part }» no encaja: en ese punto no hay nada que elegir. No se ha jugado nada.
ui-part-number = «{ $part }» solo puede ir al principio de la línea, porque después la lista cambia. Puedes escribir: { $known }.
ui-undone = Deshecho.
ui-undo-further = u! pregunta a todos.
ui-undo-warning = Esto vuelve más atrás de lo que puedes por tu cuenta: otros elegirán de nuevo, y dados y cartas saldrán otra vez.
ui-undo-agree = { $seat }, ¿de acuerdo? (s/n)
ui-undo-kept = No se ha deshecho nada.
ui-log-more = { $n ->
    [one] { $n } paso anterior;
   *[other] { $n } pasos anteriores;
} `l 1000` muestra más.
ui-goodbye = Hasta pronto, y gracias por jugar.
ui-commands =
    Un número, un nombre ({ $name }) o una notación ({ $notation }) elige en la lista.
    Varias notaciones separadas por ; se juegan una tras otra, todas o ninguna.
    h            una pista: las tres mejores opciones, con qué frecuencia ganan y por qué
    ?            lo que ahora no se puede, y por qué
    ? 7          explica el número 7 de la lista: coste, efecto, carta y regla
    ? y un nombre  todo sobre una cosa o un jugador, esté o no en la lista: ? { $thing }
    u            deshace tu última elección
    u!           vuelve más atrás si todos están de acuerdo; dados y cartas salen de nuevo
    t            dibuja la mesa otra vez
    i            lo que el juego tiene para consultar: cuántas veces sale cada carta, qué se ha visto
    s            la hoja de puntos
    l, l 100     lo que ha pasado hasta ahora
    r, r goal    las reglas: el índice, un apartado o todos los que tengan una palabra
    ayuda        esta lista
    lang en      sigue en inglés
    q            sale de la partida; se puede guardar y reanudar

## Terminal: pistas

ui-hint-thinking = Pensando
ui-hint-only_one = Solo hay una cosa que hacer.
ui-hint-move = jugada completa: { $steps }
ui-hint-wins = gana { $chance } % ({ $low }–{ $high } %)
ui-hint-points = { $n ->
    [one] 1 punto al final
   *[other] { $n } puntos al final
}
ui-hint-close = demasiado igualada para decidir
ui-hint-how = { $n ->
    [one] Una línea de juego por opción,
   *[other] { $n } líneas de juego por opción,
} según lo que puedes ver; los motivos comparan estas opciones entre sí.

## Motivos: lo que favorece a una opción frente a otras. Partes de una frase.

why-more = { $n ->
    [one] 1 punto más
   *[other] { $n } puntos más
} por { $part }
why-less = { $n ->
    [one] 1 punto menos
   *[other] { $n } puntos menos
} por { $part }
why-opens = { $n ->
    [one] 1 punto más
   *[other] { $n } puntos más
} en lo que viene después
why-closes = { $n ->
    [one] 1 punto menos
   *[other] { $n } puntos menos
} en lo que viene después
why-denies = { $n ->
    [one] 1 punto menos
   *[other] { $n } puntos menos
} para { $seat }
why-allows = { $n ->
    [one] 1 punto más
   *[other] { $n } puntos más
} para { $seat }
why-end_nearer = el final se acerca
why-end_farther = el final se aleja
why-alike = muy parecida a las otras
part-score = la puntuación

## Terminal: explicaciones

ui-explain-typed = { $number ->
    [0] notación, igual en todos los idiomas: { $notation }
   *[other] número { $number }; notación, igual en todos los idiomas: { $notation }
}
ui-explain-how = ? { $number } explica el número { $number } de la lista; ? y un nombre explica lo que se llame así.
ui-explain-unknown = Aquí nada se llama «{ $about }».
ui-explain-more = También: { $names }. Pregunta con más precisión para leer sobre ello.
ui-explain-elsewhere = En otros momentos se elige: { $names } (r y un nombre lo explica).
ui-explain-all_possible = Todo lo que podrías elegir aquí es posible ahora.
ui-explain-rule = Regla: { $title } (r { $id }, o r y el título)
ui-lookup-owns = En la mesa:
ui-lookup-points = { $n ->
    [one] { $n } punto hasta ahora, por lo que puedes saber
   *[other] { $n } puntos hasta ahora, por lo que puedes saber
}
ui-lookup-count = { $kind ->
    [card] { $n } cartas
   *[other] { $n } piezas
}
ui-lookup-column = columna { $n }
ui-lookup-owner = pertenece a { $seat }
ui-lookup-lack = Para ello { $missing_n ->
    [one] te falta
   *[other] te faltan
} { $missing }.
ui-lookup-nowhere = No está en la mesa.
ui-lookup-not_asked = No forma parte de lo que eliges ahora.

## Terminal: puntos y final

ui-score-total = Total
ui-score-hidden = · es un valor oculto para ti, y también lo es el total que depende de él.
ui-end-won = Gana { $winners }.
ui-end-shared = { $winners } comparten la victoria.
ui-end-lost = La mesa ha perdido.
ui-saved = Guardada como { $file }. `valtable replay { $file }` la muestra de nuevo, `valtable verify { $file }` la comprueba.
ui-saved-unfinished = La partida queda guardada hasta aquí como { $file }. `{ $resume }` la reanuda; guarda { $file }.secret a su lado y no lo enseñes.
ui-resumed = Sigue la partida de { $file }.
ui-seed = La semilla de esta partida era { $seed }: con --seed { $seed } y los mismos jugadores y opciones se puede repetir.
ui-hint-save = Con --save ARCHIVO.valt podrás ver la repetición de la próxima partida, comprobarla y, si sales antes del final, reanudarla.

## Terminal: opciones

ui-options-default = por defecto
ui-options-meaning = significado

## Terminal: repetición y comprobación

ui-replay-step = Paso { $n } de { $last }
ui-replay-prompt = Intro: siguiente, n: turno siguiente, b: atrás, un número: ese paso, q: salir >
ui-replay-range = Escribe n, b, q o un paso de 0 a { $last }.
ui-verify-ok = { $file } cumple las reglas: { $n } líneas, { $finished ->
    [yes] partida jugada hasta el final.
   *[no] partida sin terminar.
}
ui-verify-luck = { $luck ->
    [committed] Azar: la semilla quedó fijada antes de la partida y todo lo sorteado sale de ella.
    [chosen] Azar: alguien eligió la semilla o los primeros resultados y todo lo sorteado sale de ahí. Una partida así no cuenta para la clasificación.
   *[unpublished] Azar: no se puede comprobar, porque la semilla solo se publica al final.
}
ui-verify-seal = Sello, tal como lo mostró la mesa desde el principio: { $hash }

## Terminal: reglas y componentes

ui-heading-rules = Las reglas de { $game }
ui-rules-how = `valtable rules { $game } ID` muestra un apartado, `valtable rules { $game } all` todo.
ui-rules-found = { $n ->
    [one] 1 apartado contiene
   *[other] { $n } apartados contienen
} «{ $words }»:
ui-rules-nearest = Las reglas no tienen ese apartado ni esa palabra; lo más parecido es { $ids }.
ui-rules-figure = Dibujo
ui-rules-none = Las reglas no tienen ese apartado ni esa palabra.
ui-components-title = { $game }, edición { $edition }
ui-components-file = archivo
ui-components-kinds = tipos
ui-components-pieces = piezas
ui-components-totals = totales
ui-observations-title = { $game }, { $players } jugadores: { $n } números, versión { $version }
ui-observations-place = lugar
ui-observations-name = rasgo
ui-observations-range = rango
ui-observations-meaning = significado (en inglés)
ui-list-building = Edificios
ui-list-character = Personajes
ui-list-card = Cartas iniciales
ui-list-supply = Bolsa de trabajo inicial
ui-list-player_color = Colores de los jugadores
ui-list-barrel = Barriles
ui-list-display = Edificios en juego según el número de jugadores
ui-source-seed = está en el reglamento impreso
    .name = reglamento
ui-source-public = hallado en reseñas o descripciones públicas
    .name = público
ui-source-reconstructed = no hallado; elegido por nosotros y equilibrado con simulaciones
    .name = reconstruido

## Terminal: la mesa de Valletta

ui-valletta-points = puntos
ui-valletta-total = total
ui-valletta-houses = casas
ui-valletta-hand = mano
ui-valletta-deck = mazo
ui-valletta-discard = descarte
ui-valletta-played = cartas jugadas
ui-valletta-open_supply = bolsa de trabajo
ui-valletta-supply = reserva
ui-valletta-draft = recursos adicionales
ui-valletta-barrels = barriles ocultos
ui-valletta-card = Carta { $n } de { $of }
ui-valletta-exchange = Cambiar { $cost } de otras clases por 1:
ui-valletta-lay = Bajar sin efecto:
ui-valletta-unseen = Mano y mazo juntos:
ui-valletta-has_unseen = { $seat } tiene { $n } en la mano o en el mazo.
ui-valletta-legend = [{ $letter }] símbolo ★ puntos ↑ para mejorar J Jean subrayado: puedes pagarlo
ui-valletta-upgraded = mejorado
ui-valletta-final = fase final con
ui-valletta-final_now = Es la fase final: cada mazo se juega una última vez.
ui-valletta-final_houses = última casa
ui-valletta-final_points = puntos
ui-valletta-final_jean = Jean

## Terminal: la mesa de Valdora

ui-valdora-ring = artesanos ↻
ui-valdora-left = fichas que quedan
ui-valdora-left_given = fichas que quedan (→ en su lugar)
ui-valdora-workshops = taller: fichas → puntos
ui-valdora-left_short = quedan
ui-valdora-workshop_short = taller
ui-valdora-bonus = bonus
ui-valdora-books = Libros: izquierda | derecha
ui-valdora-pages = { $n ->
    [one] { $n } página
   *[other] { $n } páginas
}
ui-valdora-completed = { $n ->
    [one] { $n } completado
   *[other] { $n } completados
}
ui-valdora-seen = Páginas vistas hasta ahora, desde arriba (⇄ otra cara)
ui-valdora-none_held = sin encargos
ui-valdora-done = Encargos completados
ui-valdora-held = Encargos incompletos (⇄ otra cara)
ui-valdora-unseen = { $n ->
    [one] { $n } página aún sin pasar
   *[other] { $n } páginas aún sin pasar
}
ui-valdora-far = con provisiones
ui-valdora-unpayable = demasiado caro
ui-valdora-colors_left = Artesanos: { $n ->
    [one] queda { $n } color
   *[other] quedan { $n } colores
} (fin con { $end })
ui-valdora-ships = { $loaded ->
    [0] { $n ->
        [one] En este turno se puede cargar { $n } gema aquí.
       *[other] En este turno se pueden cargar { $n } gemas aquí.
    }
   *[other] { $n ->
        [0] En este turno ya no se pueden cargar más gemas aquí.
        [one] En este turno se puede cargar { $n } gema más aquí.
       *[other] En este turno se pueden cargar { $n } gemas más aquí.
    }
}
ui-valdora-last_turn = Este es tu último turno.
ui-valdora-load_all = cargar todo
ui-valdora-load_hint = cargar todo carga lo que no te deja elección.
ui-valdora-load_nothing = Aquí no se puede cargar nada ahora.
ui-valdora-load_choice = Lo que ha de llevar { $cards } lo eliges tú: carga gema por gema.
ui-valdora-whole_table = t muestra la mesa entera.
ui-valdora-kind_city = Ciudades
ui-valdora-kind_mine = Minas
ui-valdora-kind_house = Casas
ui-valdora-kind_road = Caminos
ui-valdora-kind_harbor = Puertos
ui-valdora-refill = +{ $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
ui-valdora-idle = nada que hacer
ui-valdora-then = {", luego "}
ui-valdora-turned = { $seat } pasa { $n ->
    [one] la página del { $side }
   *[other] { $n } páginas
} { $coins ->
    [0] gratis
    [one] por { $coins } moneda
   *[other] por { $coins } monedas
}: { $shown }.
ui-valdora-turn_over = Aquí no queda nada por hacer: tu turno ha terminado.
ui-valdora-the_equipment = { $card ->
    [Criba] la
    [Pala] la
   *[other] el
} { $card }
ui-valdora-bought = { $seat } compra { $cards }.
ui-valdora-bought_commission = { $card }, otra cara { $back }
ui-valdora-bought_equipment = { $card ->
    [Criba] la
    [Pala] la
   *[other] el
} { $card }, otra cara { $back }, con el oro { $carrier ->
    [Criba] de la
   *[other] del
} { $carrier }
ui-valdora-shows = El { $side } muestra ahora { $shown }.
ui-valdora-swap = Devolver { $old } y comprar { $card }
ui-valdora-swap_shows = { $to }: { $back }
ui-valdora-emptied = El { $side } queda vacío.
ui-valdora-returned = { $seat } devuelve { $card } al { $side }, donde muestra { $shown }.

## Terminal: Valeria

ui-valeria-column = columna { $n }
ui-valeria-event = con { $number }: { $what }
ui-valeria-all_lose = todos −{ $n }
ui-valeria-dearer = un precio +{ $n }
ui-valeria-steal = roba
ui-valeria-citizen = Ciudadano
ui-valeria-domain = Dominio
ui-valeria-monster = Monstruo
ui-valeria-legend = ✦ puntos  en/fuera de turno  | o  → cambio  −1 falta  subrayado: puedes pagarlo  + inicial  n+1: iconos de Ciudadanos + de Dominios
ui-valeria-gain = Ganar 1:
ui-valeria-action = Acción { $n } de { $of }
ui-valeria-last_action = Acción { $n } de { $of } (después acaba tu turno)
ui-valeria-dice = dados { $first } y { $second }, suma { $sum }
ui-valeria-choices = { $n ->
    [one] 1 elección pendiente
   *[other] { $n } elecciones pendientes
}
ui-valeria-fires = con { $number }: { $on }, fuera de tu turno { $off }
ui-valeria-icons = Sus propios iconos cuentan para los Duques, pero no ayudan a construir otros Dominios.
ui-valeria-printed_domain = Impreso: cuesta { $cost }, requiere y lleva { $roles }, vale { $n } PV.
ui-valeria-printed_citizen = Su coste impreso es { $cost }; cada carta de ese nombre que tengas suma 1 de oro.
ui-valeria-dearer_now = Su coste impreso es { $cost }; suma { $more } de oro porque tienes: { $cards }.
ui-valeria-end = acaba con
ui-valeria-or = o
ui-valeria-exhausted = pilas agotadas
ui-valeria-monsters_gone = de Monstruos
ui-valeria-domains_gone = de Dominios
ui-valeria-near_end = Una pila más acaba la partida.
ui-valeria-last_round = Última ronda.
ui-valeria-deck = { $known ->
    [0] mazo de Agotadas: { $n }
    [one] mazo de Agotadas: { $n } (la de abajo, conocida)
   *[other] mazo de Agotadas: { $n } (las { $known } de abajo, conocidas)
}
ui-valeria-duke_now = Duque { $n }
ui-valeria-rests = descansa
ui-valeria-dark_lord = { $n } PV
ui-valeria-harvest = Cosecha:

## Servicio: problemas

problem-malformed = No hemos podido leer lo que envió tu navegador.
    .remedy = Recarga la página; si vuelve a pasar, avísanos.
problem-not_your_seat = Este asiento es de otra persona.
    .remedy = Quien está sentado ahí puede crear un enlace nuevo y enviártelo.
problem-foreign_origin = Esto venía de otro sitio, así que lo hemos parado.
    .remedy = Abre la mesa en este sitio e inténtalo de nuevo.
problem-banned = Quien administra este sitio ha vetado esta dirección.
    .remedy = Termina por sí solo al cabo de un tiempo; pregúntale si no sabes por qué.
problem-no_such_table = No existe esa mesa.
    .remedy = Revisa el enlace o empieza una mesa nueva.
problem-no_such_seat = Esta mesa no tiene ese asiento.
    .remedy = Mira la mesa o abre el enlace de tu asiento.
problem-no_such_game = No tenemos ese juego.
    .remedy = Elige uno de los juegos de la página de inicio.
problem-no_such_lesson = Este juego no tiene partida guiada.
    .remedy = Prepara una mesa o lee las reglas.
problem-no_such_page = No hay nada en esta dirección.
    .remedy = Ve a la página de inicio.
problem-link_used = Alguien ya se ha sentado con este enlace.
    .remedy = Un enlace vale para un solo dispositivo. Si el asiento es tuyo, crea un enlace nuevo en el dispositivo con el que juegas.
problem-wrong_link = Este enlace no abre ningún asiento de esta mesa.
    .remedy = Pide a quien creó la mesa que te envíe el enlace otra vez, completo.
problem-wrong_method = Esta dirección no se puede usar así.
    .remedy = Busca la dirección en el esquema del servicio.
problem-still_running = Esta partida aún se está jugando.
    .remedy = Vuelve cuando haya terminado.
problem-not_finished = La revancha es posible cuando la partida haya terminado.
    .remedy = Termina antes la partida.
problem-unknown_rules = Esta partida se jugó con unas reglas o unos componentes que este servicio no conoce.
    .remedy = Ábrela con la versión de Valtable con la que se jugó o con una más nueva.
problem-own_components = Esta partida se jugó con componentes propios; este servicio solo muestra partidas jugadas con los impresos.
    .remedy = Mírala en tu propio ordenador, con «valtable replay».
problem-closed = Esta mesa está cerrada.
    .remedy = La ha cerrado quien administra este sitio y puede abrirla de nuevo; no se pierde nada de la partida.
problem-full = Esta partida ha llegado a la longitud máxima y no puede continuar.
    .remedy = Puedes volver a verla entera. Para seguir jugando, crea otra mesa.
problem-too_large = Es más grande de lo que aceptamos.
    .remedy = Envía menos datos cada vez o comprueba que es el archivo correcto.
problem-too_slow = Ha tardado demasiado en llegar y hemos dejado de esperar.
    .remedy = Comprueba tu conexión e inténtalo de nuevo.
problem-too_many_requests = Demasiadas peticiones seguidas.
    .remedy = Espera un minuto e inténtalo de nuevo.
problem-too_many_bot_tables = Ya tienes bastantes mesas en las que solo juegan bots.
    .remedy = Espera a que termine una de ellas o siéntate tú en la nueva.
problem-broken = Algo ha fallado por nuestra parte. Tu partida está a salvo.
    .remedy = Inténtalo de nuevo; si vuelve a pasar, avísanos.
problem-broken_table = No podemos abrir ya esta mesa; el fallo es nuestro.
    .remedy = Avísanos con la dirección de la mesa.
problem-no_room = Aquí no cabe otra mesa.
    .remedy = Avisa a quien lleva este sitio; las mesas que ya tienes se pueden seguir jugando.
problem-not_saved = No se ha podido guardar, así que no se ha hecho.
    .remedy = Inténtalo de nuevo en un momento.
problem-unreachable = Ahora mismo no se puede llegar a las mesas.
    .remedy = Inténtalo de nuevo en un momento; no se ha perdido nada.

## Terminal: el servicio

ui-help-serve = Ofrece las mesas como sitio para esta máquina o, con --host, para otras.
ui-help-check_tables = Vuelve a jugar cada mesa de la base de datos e informa de las que estén rotas.
ui-help-backup = Copia la base de datos a un archivo, también con el servicio en marcha.
ui-help-move_tables = Lleva todas las mesas de una base de datos a otra, que conserva las que tiene; en ninguna puede jugar un servicio. Si se vuelve a lanzar, sigue donde estaba.
ui-help-move_from = La base de datos que las tiene, sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE; se queda como está.
ui-help-move_to = La base de datos que las recibe.
ui-help-host = La dirección en la que escuchar; 0.0.0.0 para todos los que alcancen esta máquina.
ui-help-port = El puerto en el que escuchar; 0 para cualquiera que esté libre.
ui-help-database_url = Dónde se guardan las mesas: sqlite:///ARCHIVO, o postgresql://USUARIO@SERVIDOR/NOMBRE. Por omisión, el valtable.db de aquí, si lo hay; si no, tu carpeta de datos.
ui-help-origin = Otro origen cuyas páginas pueden usar el servicio, como http://localhost:5173; puede darse varias veces.
ui-help-undo_seconds = Cuántos segundos esperan los bots tras una elección que aún puedes deshacer.
ui-help-trusted_proxy = Un proxy al que se cree X-Forwarded-For y X-Forwarded-Proto, como dirección o red; puede darse varias veces.
ui-help-bot_workers = En cuántos procesos piensan los bots; con 1 hay otro más, para las mesas donde nadie los espera.
ui-help-bot_seconds = Pasados tantos segundos, la suerte elige en lugar del bot.
ui-help-back_seconds = Cuando el servicio se detiene, se pide a los clientes que vuelvan tantos segundos después.
ui-help-created_per_minute = Cuántas mesas, asientos, enlaces, revanchas e importaciones puede pedir una dirección por minuto.
ui-help-asked_per_minute = Cuántas peticiones de cualquier tipo puede hacer una dirección por minuto.
ui-help-messages_per_second = Cuántos mensajes admite por segundo una conexión de juego.
ui-help-message_bytes = Cuánto puede medir un mensaje en una conexión de juego, en bytes.
ui-help-body_bytes = Cuánto puede medir el cuerpo de una petición, en bytes.
ui-help-connections = Cuántas conexiones puede haber abiertas en total; menos si el proceso no puede abrir archivos para tantas.
ui-help-connections_per_address = Cuántas conexiones puede tener abiertas una dirección; los proxies de confianza están exentos.
ui-help-sockets_per_address = Cuántas conexiones de juego puede tener abiertas una dirección, también tras un proxy de confianza.
ui-help-header_seconds = Cuántos segundos puede tardar la cabecera de una petición.
ui-help-body_seconds = Cuántos segundos puede tardar el cuerpo de una petición, o un navegador que no lee nada de su respuesta.
ui-help-bot_tables_per_address = Cuántas mesas en las que solo juegan bots, y que no han terminado, puede tener una misma dirección.
ui-help-read_seconds = Cuántos segundos de trabajo puede pedir de una vez una misma dirección para repeticiones, crónicas y similares.
ui-help-read_share = Qué parte de cada segundo de ese trabajo recupera una dirección.
ui-help-keep_alive_seconds = Cuántos segundos se mantiene una conexión por la que no se pide nada.
ui-help-ping_seconds = Cada cuántos segundos se pregunta a una conexión de juego si sigue viva; la que no responde en ese tiempo se cierra.
ui-help-queue_bytes = Cuántos bytes pueden esperar a un cliente que no lee antes de despedirlo.
ui-help-buffer = Cuántos mensajes se guardan como mucho para un cliente que vuelve.
ui-help-tables = Cuántas mesas se pueden guardar; a partir de ahí no se crean más.
ui-help-finished_days = Una partida terminada o una repetición que nadie ha abierto en tantos días se retira; 0 para nunca.
ui-help-unbegun_days = Una mesa en la que nadie ha elegido nada y que nadie ha abierto en tantos días se retira; 0 para nunca.
ui-help-idle_days = Cualquier otra mesa que nadie ha abierto en tantos días se retira; 0 para nunca.
ui-help-page = Una página construida en otra carpeta, en lugar de la del paquete.
ui-help-no_worker = Hace que los navegadores olviden la página que guardan para cuando no hay conexión.
ui-help-synchronous = Cómo escribe SQLite. Con menos que FULL se pueden perder jugadas si se va la luz.
ui-help-metrics_port = Otro puerto, en el que Prometheus encuentra las cifras del servicio en /metrics; 0 para cualquiera libre. Sin él no las hay.
ui-help-metrics_host = La dirección en la que escucha ese puerto. Quien llegue a ella puede leerlas.
ui-help-log_format = Cómo se escribe el registro en stderr: json, una línea cada vez, o text; auto es text en una terminal y json en lo demás.
ui-help-log_level = Lo mínimo que se cuenta en el registro.
ui-help-access_log = Contar en el registro cada petición y cada conexión de juego, con la red de quien visita en lugar de su dirección.
ui-help-backup_file = El archivo que se escribe; aún no debe existir.
ui-serving = Valtable está en { $address } (las mesas se guardan en { $file }). Termina con Ctrl-C.
ui-tables-checked = { $n ->
        [one] 1 mesa revisada,
       *[other] { $n } mesas revisadas,
    } { $broken ->
        [one] 1 rota.
       *[other] { $broken } rotas.
    }
ui-moving_tables = Llevando mesas
ui-tables-moved = { $n ->
        [one] 1 mesa llevada,
       *[other] { $n } mesas llevadas,
    } { $already } ya estaban, { $different ->
        [0] ninguna distinta.
        [one] 1 distinta, que no se ha tocado:
       *[other] { $different } distintas, que no se han tocado:
    }
ui-backed_up = Todo está copiado en { $file }.

## Terminal: para quien administra

ui-help-admin = Para quien administra el sitio: mira mesas, ciérralas, libera asientos, veta direcciones, avisa a todos. Funciona tanto si el servicio está en marcha como si no.
ui-help-admin_list = Lista las mesas, primero las de la última elección, y quién está presente.
ui-help-admin_show = Muestra una mesa: sus asientos, cómo va, quién está presente. Nada oculto.
ui-help-admin_close = Cierra una mesa: no se puede elegir nada en ella hasta que se abra de nuevo. Quien esté allí recibe el aviso.
ui-help-admin_reopen = Abre de nuevo una mesa cerrada.
ui-help-admin_revoke = Libera un asiento: quien lo ocupa lo pierde al momento. Escribe su enlace nuevo, una sola vez.
ui-help-admin_ban = Rechaza a quien venga de una dirección o de una red, hasta que el veto acabe por sí solo.
ui-help-admin_unban = Levanta un veto.
ui-help-admin_bans = Lista los vetos.
ui-help-admin_announce = Avisa de algo a todos los que están en el sitio, en una línea.
ui-help-admin_table = La mesa, por su id o por su dirección: https://host/t/ID.
ui-help-admin_seat = El número del asiento, como lo lista «show»; 0 es el primero.
ui-help-admin_state = Solo mesas en este estado.
ui-help-admin_game = Solo mesas de este juego.
ui-help-admin_limit = Cuántas como mucho.
ui-help-admin_reason = El motivo, en pocas palabras. El de una mesa cerrada lo leen sus jugadores; el de un veto es solo para ti.
ui-help-admin_address = Una dirección o una red, como 203.0.113.7 o 203.0.113.0/24. Una dirección IPv6 cuenta con su /64.
ui-help-admin_days = Durante tantos días; 7 si no dices otra cosa.
ui-help-admin_for = Durante este tiempo: 30m, 2h, 3d, 1w (una semana), 1d12h.
ui-help-admin_text = Lo que leerán todos, 200 caracteres como mucho.
ui-help-admin_clear = Retira el aviso.
ui-error-duration = no es una duración: escribe 30m, 2h, 3d, 1w o 1d12h, diez años como mucho
ui-error-network = no es una dirección ni una red
ui-error-words = debe tener de 1 a { $most } caracteres
ui-error-days_or_for = Da --days o --for, no ambos.
ui-error-announce = Da un texto o --clear.
ui-admin-no_such_table = No existe la mesa «{ $table }».
ui-admin-no_such_seat = La mesa «{ $table }» no tiene el asiento { $seat }.
ui-admin-seat_of_bot = El asiento { $seat } de la mesa «{ $table }» es de un bot.
ui-admin-unknown_rules = La mesa «{ $table }» se jugó con unas reglas o unos componentes que esta versión no conoce.
ui-admin-broken_table = La mesa «{ $table }» no se puede leer; «valtable check-tables» dice por qué.
ui-admin-over = La partida de la mesa «{ $table }» ha terminado.
ui-admin-closed_already = La mesa «{ $table }» ya está cerrada.
ui-admin-not_closed = La mesa «{ $table }» no está cerrada.
ui-admin-full = La partida de la mesa «{ $table }» ha llegado a la longitud máxima y no se puede volver a abrir.
ui-admin-own_address = { $network } contiene este mismo ordenador o un proxy de confianza, así que no se puede vetar.
ui-admin-not_banned = { $network } no tiene veto; «valtable admin bans» lista los que hay.
ui-admin-nothing_announced = No hay ningún aviso.
ui-admin-not_saved = No se ha podido guardar, así que nada ha cambiado.
ui-admin-no_answer = El servicio no ha respondido; tampoco lo hará más tarde. Mira qué dice en su registro.
ui-admin-other_release = En este archivo juega un servicio de una versión anterior. Reinícialo con esta versión e inténtalo de nuevo.
ui-admin-failed = Ha fallado; el registro del servicio dice por qué.
ui-admin-closed = La mesa «{ $table }» está cerrada. «valtable admin reopen { $table }» la abre de nuevo.
ui-admin-reopened = La mesa «{ $table }» está abierta de nuevo.
ui-admin-revoked = El asiento { $seat } de la mesa «{ $table }» está libre. Su enlace nuevo, que va detrás de la dirección de tu sitio, vale para un dispositivo y solo se muestra ahora:
ui-admin-banned = { $network } tiene veto hasta { $until }. { $n ->
        [one] Se ha cerrado 1 conexión de juego.
       *[other] Se han cerrado { $n } conexiones de juego.
    }
ui-admin-unbanned = { $network } ya no tiene veto.
ui-admin-no_bans = Nadie tiene veto.
ui-admin-announced = Todos leen ahora: { $text }
ui-admin-cleared = Ya no hay ningún aviso.
ui-admin-listed = { $n } de { $all } mesas
ui-admin-presence_unknown = El servicio no ha respondido: no se sabe quién está presente.
ui-admin-table = mesa
ui-admin-game = juego
ui-admin-state = estado
ui-admin-who = quién
ui-admin-made = creada
ui-admin-opened = última visita
ui-admin-moved = última elección
ui-admin-options = opciones
ui-admin-choices = elecciones
ui-admin-seal = sello
ui-admin-rematch = revancha
ui-admin-spectators = espectadores
ui-admin-closed_since = cerrada
ui-admin-is_full = para siempre: su partida ha llegado a la longitud máxima
ui-admin-seats = Asientos:
ui-admin-network = red
ui-admin-until = hasta
ui-admin-reason = motivo
ui-admin-present = presente
ui-admin-awaited = aún no ha venido
ui-admin-asked = debe elegir
ui-admin-watching = { $n } mirando
ui-admin-state_waiting = a la espera
ui-admin-state_running = en curso
ui-admin-state_closed = cerrada
ui-admin-state_finished = terminada
ui-admin-state_imported = importada
ui-admin-minutes = { $n } min
ui-admin-hours = { $n } h
ui-admin-days = { $n } d

## Terminal: un bot en una mesa de otro sitio

ui-help-join = Un bot de esta máquina juega en una mesa de otro sitio, por el enlace de su asiento, hasta el final de la partida.
ui-help-join_link = El enlace del asiento, entre comillas: 'https://host/t/MESA#SECRETO'.
ui-help-join_bot = El bot que juega: level1 a level5, greedy, weighted, random, search:LÍNEAS, search:SEGUNDOSs, o exec:ORDEN para un programa tuyo.
ui-help-join_name = Cómo se llama el bot en la mesa. Si no se dice, como su personaje, «Sage»; un programa tuyo, como el asiento.
ui-error-link = no es el enlace de un asiento; tiene esta forma: 'https://host/t/MESA#SECRETO'
ui-error-link_secret = no tiene un secreto después de #, así que no abre ningún asiento; pon el enlace entre comillas, o la consola puede cortarlo
ui-error-join_bot = no es un bot; hay { $known }
ui-error-join_name = debe tener de 1 a 40 caracteres
ui-error-join_game = En esa mesa se juega a «{ $game }», que esta versión ({ $version }) no conoce; conoce { $known }.
ui-error-join_release = En esa mesa se juega a { $game } con las reglas { $rules } y los componentes { $edition }, que esta versión ({ $version }) no tiene. Usa la versión del servicio.
ui-error-unreachable = Nadie responde en { $address } ({ $detail }).
ui-error-strange = Lo que responde en { $address } no es Valtable, o es de otra versión ({ $detail }).
ui-join-seated = { $name } se sienta a { $game }, { $address }. Ctrl-C sale; la mesa queda.
ui-join-back = { $name } vuelve a { $game }, { $address }. Ctrl-C sale; la mesa queda.
ui-join-lost = Se ha perdido la conexión; se intenta de nuevo. El asiento espera.
ui-join-found = La conexión ha vuelto.
ui-join-again = El asiento espera; se le pregunta de nuevo en { $seconds } s.
ui-join-gave_up = { $command } ha fallado { $times } veces seguidas. El asiento espera en la mesa; la misma orden vuelve a él.
ui-join-left = El asiento espera en la mesa; la misma orden vuelve a él.

## Terminal: simulate, arena y bench

ui-lab-title = { $game }, { $players } jugadores, { $games } partidas
ui-lab-games = partidas
ui-lab-stopped = Detenido tras { $done } de { $asked } partidas; todas las cifras son de esas.
ui-lab-nothing = detenido antes de terminar nada
ui-lab-go_on = La misma orden sigue desde { $file }.
ui-lab-seat = asiento
ui-lab-bot = bot
ui-lab-wins = victorias
ui-lab-points = puntos
ui-lab-interval = intervalo del 95 %
ui-lab-from_to = { $low } a { $high }
ui-lab-intervals = intervalos de Wilson, más anchos donde coinciden las partidas gemelas
ui-lab-milliseconds = ms de CPU por decisión
ui-lab-finished = terminadas
ui-lab-decisions = decisiones
ui-lab-choices = { $n } con { $choices } opciones
ui-lab-speed = velocidad
ui-lab-per_second = { $decisions } decisiones, { $games } partidas por segundo de CPU
ui-lab-build = versión
ui-lab-digest = resumen
ui-tune-title = { $game }, { $players } jugadores, greedy: lo que valen las cosas
ui-tune-number = número
ui-tune-before = antes
ui-tune-after = después
ui-tune-change = cambio
ui-tune-taken = Con azar nuevo los pesos nuevos ganan { $share } ({ $low } a { $high }) de { $games } partidas, y les tocaría { $even }: se aceptan.
ui-tune-left = Con azar nuevo los pesos nuevos ganan { $share } ({ $low } a { $high }) de { $games } partidas, y les tocaría { $even }: no son claramente mejores, así que no se escribe nada.
ui-rate-rating = valoración
ui-rate-against = gana contra
ui-rate-method = Plackett-Luce, media { $mean }; intervalos por remuestreo de grupos gemelos
ui-rate-enough = Todas las valoraciones tienen un margen de { $within } puntos como mucho tras { $rounds } rondas.
ui-rate-unsure = Tras { $rounds } rondas no todas las valoraciones tienen un margen de { $within } puntos como mucho.
ui-arena-rounded = Se jugaron { $n } partidas en vez de { $asked }: van en grupos enteros de { $group }, una por cada rotación de los asientos.
ui-arena-alone = Solo se nombró { $bot }, así que jugó contra sí mismo: su porcentaje de victorias es siempre el 100 %. Nombra dos bots para compararlos.
ui-bench-measurements = mediciones
ui-bench-speed = Juego al azar, por segundo de CPU
ui-bench-rounds = medianas de { $n } rondas
ui-bench-asked = Lo que preguntan bots y pantallas, respuestas por segundo de CPU
ui-bench-ratios = Velocidad respecto a otros programas (veces), en la mesa más grande
ui-bench-ratios_how = tomadas dentro de cada ronda: mediana e intervalo
ui-bench-game = juego
ui-bench-players = jugadores
ui-bench-decisions = decisiones
ui-bench-stepped = paso a paso
ui-bench-recorded = con registro
ui-bench-games = partidas
ui-bench-per_game = cada una
ui-bench-copies = copias
ui-bench-imagined = imaginadas
ui-bench-views = vistas
ui-bench-observations = observadas
ui-bench-offers = ofertas
ui-bench-tables = mesas
ui-bench-evaluations = valoradas
ui-bench-greedy = greedy
ui-bench-slowest = la más lenta, ms
ui-bench-search = búsqueda
ui-bench-catanatron = decisiones, catanatron
ui-bench-copies_catanatron = copias, catanatron
ui-bench-hearts = paso a paso, OpenSpiel hearts
ui-bench-ismcts = líneas de búsqueda, OpenSpiel ISMCTS
ui-bench-server = El servidor, { $build }: { $moves } jugadas guardadas por segundo de CPU; respecto a boardgame.io (veces): { $ratio }
ui-bench-missing = Sin medir: { $name } ({ $why })

## Terminal: bots que son programas, `exec:ORDEN`

ui-exec-start = { $command } no se puede iniciar: { $said }.
ui-exec-late = { $command } no ha respondido en { $seconds } s.
ui-exec-ended = { $command } ha terminado en mitad de la partida, con el código de salida { $code }.
ui-exec-killed = La señal { $code } ha terminado { $command } en mitad de la partida.
ui-exec-closed = { $command } ha cerrado su entrada o su salida en mitad de la partida.
ui-exec-flood = { $command } ha escrito más de { $kb } kB sin fin de línea.
ui-exec-nonsense = { $command } ha escrito una línea que no es una respuesta: { $said }. Lo que es para personas va por stderr.
ui-exec-illegal = { $command } ha elegido { $said }, que no está entre sus opciones.
ui-exec-given_up = { $command } ha fallado { $times } veces seguidas y no se le pregunta más en esta partida: el bot aleatorio sigue en su lugar.
ui-exec-stderr = Sus últimas palabras han sido { $stderr }.
ui-exec-instead = Elige en su lugar el bot aleatorio; el próximo fallo de este tipo solo se cuenta.
ui-exec-missed = { $command } ha fallado en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, que ha tomado en su lugar el bot aleatorio.
ui-exec-games = { $command } ha fallado en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
} de { $games } de las { $all } partidas; las ha tomado en su lugar el bot aleatorio.

## El laboratorio: calibración

ui-calibrate-said = dicho
ui-calibrate-came = ocurrido
ui-calibrate-seats = asientos
ui-calibrate-spreads = Ventaja que convierte la igualdad en un 73 %: { $near } puntos al final, { $far } al principio.
ui-calibrate-brier = Puntuación de Brier en partidas nuevas: { $prospects }; solo con los puntos { $scores }, sin ajuste { $unfitted }.
ui-calibrate-better = Mejor que solo con los puntos: de { $low } a { $high } (95 %).
ui-calibrate-points = Los puntos finales se prevén con un error de { $off } (media cuadrática).

## Para consultar

shelf-goods = Recursos
    .one = recurso
known-has = { $seat } tiene { $n }
known-open_now = a la vista
known-unseen = sin ver todavía
known-offered = entre tus opciones
known-built_by = construido por { $seat }
known-kept_by = está con { $seat }
known-stock = { $n ->
    [one] queda 1 de { $of } en la reserva
   *[other] quedan { $n } de { $of } en la reserva
}
known-pile_left = { $n ->
    [one] queda 1 en la pila
   *[other] quedan { $n } en la pila
}
reason-least = nunca menos de 0
