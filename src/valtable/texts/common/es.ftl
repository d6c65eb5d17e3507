### Frases y palabras que comparten todos los juegos. Prefijo ui-: la terminal.

text-missing = (aquí falta un texto; avísanos, por favor)

list-nothing = nada
list-last = { $rest } y { $last }
list-last_i = { $rest } e { $last }

## Negativas del núcleo

refusal-not_your_decision = Ahora no te toca elegir.
    .remedy = Espera a que te pregunten.
refusal-not_asked = No es lo que se te pregunta ahora.
    .remedy = Responde antes a la pregunta que hay sobre la mesa.
refusal-game_over = La partida ha terminado.
refusal-undo_needs_consent = No puedes deshacer esto por tu cuenta: desde entonces intervino el azar, se reveló algo o eligió otra persona.
    .remedy = Si toda la mesa está de acuerdo, se puede deshacer.
refusal-nothing_to_undo = No tienes nada que deshacer.
refusal-take_back_after_chance = Lo que el azar ya decidió para ti no se puede deshacer.
refusal-wish_crosses_chance = El resto de la jugada depende de un azar que aún no se ha resuelto.
    .remedy = Haz la primera parte y mira otra vez.

## Terminal: fallos

ui-error-bug = es un error nuestro, avísanos: { $problem }
ui-error-interrupted = interrumpido
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
ui-help-game = El juego, por ejemplo valletta.
ui-help-place = Dónde está el juego, como módulo:Clase, si no es uno de los nuestros.
ui-help-file = El registro, un archivo .valt.
ui-help-section = El id o el título de un apartado; `all` para todo. Sin él: el índice.
ui-help-seats = Quién se sienta dónde, con comas: human, human:NOMBRE o un bot (greedy, weighted, random). El último bot completa la mesa. Si no dices nada, juegas contra bots greedy.
ui-help-players = Cuántas personas y bots juegan.
ui-help-seed = Un número que decide todo el azar, para poder repetir la partida.
ui-help-lang = El idioma, en o es. Si no dices nada, el de tu sistema.
ui-help-options = Las opciones del juego, clave=valor,... `--options help` las explica.
ui-help-components_dir = Juega con los archivos de componentes de esta carpeta.
ui-help-save = Guarda el registro de la partida en este archivo.
ui-help-force = Reemplaza el archivo si ya existe.
ui-help-json = Escribe JSON.
ui-help-step = Muestra solo la mesa después de este paso; 0 es la preparación.
ui-help-seat = Mira con los ojos de este asiento, 0 es el primero; solo partidas terminadas.

## Terminal: una partida

ui-name-person = Jugador { $n }
ui-is_bot = (bot: { $kind })
ui-welcome-help = Escribe el número de lo que quieras hacer. h muestra los comandos, ? explica, q sale.
ui-heading-story = Qué ha pasado
ui-heading-log = La historia hasta ahora
ui-heading-end = Fin de la partida
ui-pass_to = Pásale el dispositivo a { $seat }. Los demás, no miréis.
ui-press_enter = Pulsa Intro cuando quieras empezar.
ui-offer-cost = por { $cost }
ui-offer-effect = → { $effect }
ui-offers-not_now = Ahora no:
ui-offers-more = … y { $n } más; ? las muestra todas.
ui-no_such_number = No hay ningún número { $number }; el último es { $last }.
ui-not_understood = Eso no lo conozco. Escribe un número de la lista, o h para ver la ayuda.
ui-several_fit = Encajan varias: { $numbers }.
ui-undone = Deshecho.
ui-languages = Hay { $known }.
ui-log-more = { $n ->
    [one] { $n } paso anterior;
   *[other] { $n } pasos anteriores;
} `l 1000` muestra más.
ui-goodbye = Hasta pronto, y gracias por jugar.
ui-commands =
    Un número, o su notación (play builder), hace lo que ofrece la lista.
    ?            lo que ahora no se puede, y por qué
    ? 7          explica el número 7 de la lista: coste, efecto, carta y regla
    ? banco      explica todo lo que lleve ese nombre, se ofrezca o no
    u            deshace tu última elección
    t            dibuja la mesa otra vez
    s            la hoja de puntos
    l, l 100     lo que ha pasado hasta ahora
    r, r goal    las reglas: el índice, o un apartado
    lang en      sigue en inglés
    q            sale de la partida

## Terminal: explicaciones

ui-explain-how = ? 7 explica el número 7 de la lista; ? y un nombre explica lo que se llame así.
ui-explain-unknown = Aquí nada se llama «{ $about }».
ui-explain-more = … y { $n } más; pregunta con más precisión.
ui-explain-rule = Regla: { $title } (r { $id })

## Terminal: puntos y final

ui-score-total = Total
ui-end-won = Gana { $winners }.
ui-end-shared = { $winners } comparten la victoria.
ui-end-lost = La mesa ha perdido.
ui-saved = Guardada como { $file }. `valtable replay { $file }` la muestra de nuevo, `valtable verify { $file }` la comprueba.
ui-saved-unfinished = La partida queda guardada hasta aquí como { $file }; `valtable replay { $file }` la muestra.
ui-hint-save = Con --save ARCHIVO.valt podrás repasar y comprobar la próxima partida.

## Terminal: opciones

ui-options-default = si no
ui-options-meaning = significado

## Terminal: repaso y comprobación

ui-replay-step = Paso { $n } de { $last }
ui-replay-prompt = Intro: siguiente, b: atrás, un número: ese paso, q: salir >
ui-replay-range = Escribe b, q o un paso de 0 a { $last }.
ui-verify-ok = { $file } cumple las reglas: { $n } líneas, { $finished ->
    [yes] jugada hasta el final.
   *[no] sin terminar.
}
ui-verify-luck = { $luck ->
    [committed] Azar: la semilla quedó fijada antes de la partida y todo lo sorteado sale de ella.
    [chosen] Azar: alguien eligió la semilla y todo lo sorteado sale de ella.
   *[unpublished] Azar: no se puede comprobar, porque la semilla solo se publica al final.
}

## Terminal: reglas y componentes

ui-heading-rules = Las reglas de { $game }
ui-rules-how = `valtable rules { $game } ID` muestra un apartado, `valtable rules { $game } all` todo.
ui-components-title = { $game }, edición { $edition }
ui-components-file = archivo
ui-components-kinds = tipos
ui-components-pieces = piezas
ui-components-totals = totales
ui-source-seed = está en el reglamento impreso
ui-source-public = hallado en reseñas o descripciones públicas
ui-source-reconstructed = no hallado; elegido por nosotros y equilibrado con simulaciones

## Terminal: la mesa de Valletta

ui-valletta-points = puntos
ui-valletta-total = total
ui-valletta-houses = casas
ui-valletta-hand = mano
ui-valletta-deck = mazo
ui-valletta-discard = descarte
ui-valletta-played = jugadas
ui-valletta-open_supply = bolsa de trabajo
ui-valletta-supply = reserva
ui-valletta-draft = recursos extra
ui-valletta-legend = [{ $letter }] símbolo   ★ puntos   o barril   J figura de Jean   subrayado: te alcanza
ui-valletta-upgraded = mejorado
ui-valletta-final = fase final con
ui-valletta-final_now = Es la fase final: cada mazo se juega una última vez.
ui-valletta-final_houses = última casa
ui-valletta-final_points = puntos
ui-valletta-final_jean = Jean

## Servicio: problemas

problem-malformed = Lo enviado no se entiende.
    .remedy = Recarga la página; si vuelve a pasar, avísanos.
problem-not_your_seat = Este asiento es de otra persona.
    .remedy = Abre el enlace de tu asiento en este dispositivo.
problem-foreign_origin = La página de otro sitio no puede hacer esto.
    .remedy = Abre la página de la propia mesa.
problem-no_such_table = No existe esa mesa.
    .remedy = Revisa el enlace o empieza una mesa nueva.
problem-no_such_seat = Esta mesa no tiene ese asiento.
problem-no_such_game = Aquí no se conoce ese juego.
problem-no_such_page = No hay nada en esta dirección.
    .remedy = Ve a la primera página.
problem-wrong_link = Este enlace no abre ningún asiento de esta mesa.
    .remedy = Pide a quien creó la mesa que te envíe el enlace otra vez, completo.
problem-wrong_method = Esta dirección no se puede usar así.
problem-still_running = La partida sigue en curso.
    .remedy = Vuelve cuando haya terminado.
problem-not_finished = La revancha es posible cuando la partida haya terminado.
problem-too_large = Es más grande de lo que aceptamos.
problem-too_many_requests = Eso fue demasiado de una vez.
    .remedy = Espera un minuto e inténtalo de nuevo.
problem-broken = Algo está roto de nuestro lado.
    .remedy = Inténtalo de nuevo; si vuelve a pasar, avísanos.
problem-broken_table = Esta mesa ya no se puede leer; es un error nuestro.
    .remedy = Avísanos con la dirección de la mesa.
problem-not_saved = No se pudo guardar, así que no está hecho.
    .remedy = Inténtalo de nuevo en un momento.

## Terminal: el servicio

ui-help-serve = Ofrece las mesas como sitio para esta máquina o, con --host, para otras.
ui-help-check_tables = Vuelve a jugar cada mesa de la base de datos e informa de las que estén rotas.
ui-help-backup = Copia la base de datos a un archivo, también con el servicio en marcha.
ui-help-host = La dirección en la que escuchar; 0.0.0.0 para todos los que alcancen esta máquina.
ui-help-port = El puerto en el que escuchar; 0 para cualquiera que esté libre.
ui-help-database_url = Dónde se guardan las mesas, sqlite:///ARCHIVO. Por omisión, el valtable.db de aquí, si lo hay; si no, tu carpeta de datos.
ui-help-origin = Otro origen cuyas páginas pueden usar el servicio, como http://localhost:5173; puede darse varias veces.
ui-help-backup_file = El archivo que se escribe; aún no debe existir.
ui-serving = Valtable está en { $address } (las mesas se guardan en { $file }). Termina con Ctrl-C.
ui-tables-checked = { $n ->
        [one] 1 mesa revisada,
       *[other] { $n } mesas revisadas,
    } { $broken ->
        [one] 1 rota.
       *[other] { $broken } rotas.
    }
ui-backed_up = Todo está copiado en { $file }.
