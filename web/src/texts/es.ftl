### Las palabras de la propia página. Prefijo ui-web-. Las frases de los juegos vienen del servidor.

## En todas partes

ui-web-brand = Valtable
ui-web-home = Inicio
ui-web-skip = Ir al contenido
ui-web-skip-to-offers = Ir a lo que puedes hacer
ui-web-play = Jugar
ui-web-learn = Aprender
ui-web-settings = Ajustes
ui-web-rules = Reglas
ui-web-score = Puntos
ui-web-log = Historial
ui-web-table = Mesa
ui-web-credits = Créditos
ui-web-close = Cerrar
ui-web-loading = Un momento…
ui-web-language-switch = Switch to English
ui-web-copied = Copiado
ui-web-copy = Copiar enlace

## Inicio

ui-web-hero-1 = Cuatro tableros.
ui-web-hero-2 = Una mesa.
ui-web-hero-text = Juega contra bots con un clic o envía un enlace a tus amigos. Lo que puedes hacer brilla; lo que no, te dice por qué. Y las reglas están a un toque.
ui-web-play-now = Jugar ya
ui-web-set-up = Preparar
ui-web-seats-range = { $min } a { $max }
ui-web-seats-range-spoken = De { $min } a { $max } jugadores
ui-web-minutes = { $min } a { $max } min
ui-web-minutes-spoken = De { $min } a { $max } minutos
ui-web-minutes-one = { $max } min
ui-web-minutes-one-spoken = { $max } minutos
ui-web-title-valencia = Valencia
ui-web-title-valdora = Valdora
ui-web-title-valletta = Valletta
ui-web-title-valeria = Valeria: Card Kingdoms
ui-web-blurb-valencia = Prepara tus pujas en secreto, gana los gremios y puebla la ciudad alrededor de sus fuentes.
ui-web-blurb-valdora = Recorre un valle lleno de riquezas: cava, entrega y abre talleres.
ui-web-blurb-valletta = Con tres cartas por turno levantas una ciudad de piedra junto al mar.
ui-web-blurb-valeria = Tira los dados, cosecha en cada turno y frena a la noche.
ui-web-lesson-invite = ¿Primera vez en { $game }? Partida guiada, { $n } minutos
ui-web-first-game = Empieza al momento: tú y { $n ->
    [one] un bot
   *[other] { $n } bots
}
ui-web-waiting-for-you = Te esperan
ui-web-your-tables = Tus mesas
ui-web-no-tables = Elige un juego y siéntate.
ui-web-game-with = { $game } con { $names }
ui-web-state-waiting = Te toca.
ui-web-state-running = Eligen otros.
ui-web-state-finished = Terminada.
ui-web-state-closed = Cerrada por quien administra este sitio.
ui-web-state-full = Ha llegado a la longitud máxima: no puede continuar.
ui-web-continue = Seguir
ui-web-look = Mirar
ui-web-drop = Quitar { $game } de esta lista
ui-web-watch = Ver
ui-web-replay = Repetición
ui-web-watch-by-link = Ver con un enlace
ui-web-watch-hint = Pega el enlace de una mesa
ui-web-watch-bad = No es el enlace de una mesa. Pega el enlace entero.
ui-web-import = Ver una partida guardada
ui-web-import-text = Abre un archivo .valt para ver la repetición
ui-web-import-file = Elegir archivo
ui-web-import-bad = No es una partida terminada. Elige un archivo .valt guardado después del final.
ui-web-new-here = ¿Primera vez?
ui-web-learn-rules = Reglas de { $game }
ui-web-learn-rules-text = Con todos los ejemplos y aclaraciones
ui-web-friends = Tus amigos entran con un enlace
ui-web-friends-text = Sin cuenta, sin descargas
ui-web-friends-which = ¿Para qué juego es la mesa?
ui-web-footer = Valtable es un proyecto de aficionados, sin relación con las editoriales. Iconos: game-icons.net, CC BY 3.0. Tipos de letra: Fraunces, Source Sans 3, SIL OFL.

## Preparar una mesa

ui-web-new-title = Preparar una mesa
ui-web-group-variants = Reglas de la casa
ui-web-group-modules = Módulos
ui-web-group-packs = Paquetes de cartas
ui-web-group-rulings = Aclaraciones
ui-web-always-dark = Este juego transcurre de noche: su mesa es oscura con cualquier tema.
ui-web-picks-none = ninguno en concreto
ui-web-picks-clear = Borrar la selección
ui-web-picks-needs = viene con { $pack }
ui-web-new-text = Elige una imagen y empieza. Todo lo demás ya viene preparado.
ui-web-setup-starts = Empieza por
ui-web-setup-starts-text = lo ajusta todo
ui-web-setup-minutes = unos { $n } min
ui-web-setup-choose = Elegir…
ui-web-setup-choose-packs = Elegir
ui-web-setup-rest = Lo demás sale de la preparación.
ui-web-setup-drawn = Se sortea al empezar: no hay dos mesas iguales.
ui-web-setup-modules-on = { $n ->
    [one] 1 en juego
   *[other] { $n } en juego
}
ui-web-setup-in-book = en el reglamento
ui-web-setup-added = +{ $n } min
ui-web-setup-no-longer = casi igual de larga
ui-web-setup-packs-text = Más cartas para todas las pilas
ui-web-setup-packs-on = { $n ->
    [0] ninguno de { $of }
   *[other] { $n } de { $of }
}
ui-web-setup-not-with = no con { $other }
ui-web-setup-needs = necesita { $other }
ui-web-setup-only-with = solo con { $other }: { $value }
ui-web-setup-seats = solo con { $min } a { $max } asientos
ui-web-setup-only-seats = { $n ->
    [one] solo en solitario
   *[other] solo con { $n } asientos
}
ui-web-setup-book = Lo que se aparta del reglamento
ui-web-setup-differ = { $n ->
    [0] todo según el reglamento
    [one] 1 difiere del reglamento
   *[other] { $n } difieren del reglamento
}
ui-web-setup-matter = { $n } de { $of } cuentan en esta mesa
ui-web-setup-idle = { $n ->
    [one] 1 más no cambiaría nada en esta mesa.
   *[other] { $n } más no cambiarían nada en esta mesa.
}
ui-web-setup-idle-with = { $n ->
    [one] 1 más no cambiaría nada en esta mesa; hay otras con { $others }.
   *[other] { $n } más no cambiarían nada en esta mesa; algunas cuentan con { $others }.
}
ui-web-setup-as-book = según el reglamento
ui-web-setup-book-says = El reglamento dice: { $value }
ui-web-setup-on = { $start } en { $layout }
ui-web-setup-with = { $start }, con { $list }
ui-web-setup-packs = { $n ->
    [one] un paquete de cartas
   *[other] { $n } paquetes de cartas
}
ui-web-setup-unit = { $n ->
    [one] minuto
   *[other] minutos
}
ui-web-setup-reckoned = Calculado con { $choices } decisiones por asiento en partidas de bots: { $seconds } segundos por decisión de una persona, { $bot } por la de un bot.
ui-web-setup-last = Como la última vez.
ui-web-setup-fresh = Empezar de cero
ui-web-summary = { $people ->
    [one] Una persona
   *[other] { $people } personas
} y { $bots ->
    [0] ningún bot
    [one] un bot
   *[other] { $bots } bots
}.
ui-web-yes = sí
ui-web-no = no
ui-web-first-player-seat = asiento { $n }
ui-web-seats = Asientos
ui-web-seats-of = { $n } de { $max }
ui-web-seat-n = Asiento { $n }
ui-web-kind-me = Tú
ui-web-kind-friend = Alguien con enlace
ui-web-kind-bot = Bot
ui-web-kind-me-text = juega en este dispositivo
ui-web-kind-friend-text = recibe un enlace; sin cuenta
ui-web-who = Quién se sienta aquí
ui-web-name = Nombre
ui-web-bot-level1 = Poppy
    .text = toma lo que brilla y pasa mucho por alto
ui-web-bot-level2 = Basil
    .text = toma los puntos que tiene delante
ui-web-bot-level3 = Sage
    .text = piensa con un turno de antelación
ui-web-bot-level4 = Juniper
    .text = piensa dos veces lo que harás
ui-web-bot-level5 = Hawthorn
    .text = lo cuenta todo y se toma su tiempo
ui-web-bot-random = Errante
    .text = juega al azar
ui-web-bot-weighted = Paseante
    .text = al azar, pero con sentido
ui-web-bot-greedy = Codicia
    .text = toma lo que ahora parece mejor
ui-web-level = nivel { $n }
ui-web-bots-plain = Bots de estudio
ui-web-bots-plain-text = Sencillos y rápidos, para experimentos y para aprender las reglas.
ui-web-opponents-title = Elige rival
ui-web-opponents-text = Cinco personajes, los mismos en los cuatro juegos. Un clic y compartes mesa.
ui-web-opponents-door = Cinco personajes, de amable a implacable
ui-web-opponents-meet = Conoce a los cinco rivales
ui-web-opponents-game = Qué juego
ui-web-opponents-seats = { $n ->
    [one] En una mesa así te enfrentas a uno.
   *[other] En una mesa así te enfrentas a { $n } iguales.
} Para otros asientos, mezclas y amigos:
ui-web-rating = Valoración
ui-web-wins-against = Gana a { $name }
ui-web-of-hundred = de 100
ui-web-from-to = de { $low } a { $high }
ui-web-from-games = { $n ->
    [one] medido en una partida
   *[other] medido en { $n } partidas
}
ui-web-measured-text = El valor real está en el margen indicado 19 veces de cada 20. La línea discontinua es un reparto igual.
ui-web-bot-usual = Para empezar
ui-web-play-against = Jugar con { $name }
ui-web-set-up-of = Preparar una mesa de { $game }
ui-web-bot-level = Qué bot
ui-web-add-seat = Añadir un asiento
ui-web-remove-seat = Quitar el asiento { $n }
ui-web-summary-friends = Recibirás un enlace para cada persona invitada y podrás empezar antes de que lleguen.
ui-web-summary-hotseat = Varias personas comparten este dispositivo: se baja un telón entre turno y turno.
ui-web-start = Empezar
ui-web-starting = Preparando la mesa…
ui-web-nobody = Al menos un asiento debe ser tuyo o de alguien con enlace.
ui-web-guest = Visitante

## En la mesa

ui-web-players-lesson = Partida guiada, { $n } jugadores
ui-web-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
ui-web-story-steps = { $n ->
    [one] 1 línea
   *[other] { $n } líneas
}
ui-web-tools = Herramientas de la mesa
ui-web-dock = Partes de la mesa
ui-web-others = Los demás
ui-web-all-players = Jugadores
ui-web-own-points = puntos. Abrir la puntuación
ui-web-yours = Tu zona
ui-web-you = Tú
ui-web-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ui-web-turn-ended = Tu turno ha terminado.
ui-web-points-hidden = Al menos estos: las cartas boca abajo no se cuentan.
ui-web-points-open = Sin contar lo que aún no se sabe, que también puede restar puntos.
ui-web-points-short = ptos
ui-web-bot = bot
ui-web-bot-of-level = bot, nivel { $n }
ui-web-away = ausente
ui-web-here = aquí
ui-web-program = programa
ui-web-not-come = aún no ha llegado
ui-web-seat-open = Lo que tiene { $seat }
ui-web-own-more = Ver todo
ui-web-own-less = Ver menos
ui-web-choosing = está eligiendo
ui-web-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ui-web-pieces = { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
}
ui-web-pan-hint = más ancho que la pantalla: desliza de lado ↔
ui-web-empty = vacío
ui-web-turn-of = Turno de { $seat }; eliges tú.
ui-web-on-turn = en su turno
ui-web-your-move = Te toca.
ui-web-near-last-round = Última ronda
ui-web-near-last-round-of = Última ronda: { $seat } juega en último lugar
ui-web-near-last-round-of-you = Última ronda: juegas en último lugar
ui-web-near-last-turn = El último turno de la partida
ui-web-near-colors = { $n ->
    [one] Cerca del final: quedan 2 colores, uno con 1 artesano
   *[other] Cerca del final: quedan 2 colores, uno con { $n } artesanos
}
ui-web-near-final = Fase final
ui-web-near-final-next = Llega la fase final
ui-web-near-points = Cerca del final: { $seat } tiene { $n } de { $of } puntos
ui-web-near-house = Cerca del final: a { $seat } le queda una casa
ui-web-near-points-you = Cerca del final: tienes { $n } de { $of } puntos
ui-web-near-house-you = Cerca del final: te queda una casa
ui-web-near-stacks = Cerca del final: { $n } de { $of } pilas agotadas
ui-web-near-monsters = Cerca del final: queda una pila de Monstruos
ui-web-near-domains = Cerca del final: queda una pila de Dominios
ui-web-banner-lantern = El farol cuelga en: { $what }.
ui-web-banner-hint = { $n ->
    [one] Tienes 1 opción.
   *[other] Tienes { $n } opciones.
} Pulsa lo que brilla o teclea su número.
ui-web-banner-hint-list = { $n ->
    [one] Tienes 1 opción.
   *[other] Tienes { $n } opciones.
} Elige en la lista o teclea su número.
ui-web-wait-for = { $seat } está eligiendo.
ui-web-wait-for-many = { $seats } están eligiendo.
ui-web-wait-to-come = Falta que llegue { $seat }.
ui-web-wait-to-come-text = Envía el enlace de este asiento; la partida espera.
ui-web-closed = Esta mesa está cerrada.
ui-web-closed-text = Quien administra este sitio puede abrirla de nuevo; no se pierde nada de la partida. Puedes mirar.
ui-web-wait-text = Mientras tanto puedes mirar.
ui-web-watching = Estás mirando.
ui-web-sending = Enviando…
ui-web-too-soon = Un poco pronto: tu última decisión aún se estaba enviando. Elige de nuevo.
ui-web-reconnecting = Reconectando. Puedes mirar; las jugadas esperan.
ui-web-connecting = Tomando asiento…
ui-web-deed-mine = { $deed } por mi parte
ui-web-undo = Deshacer
ui-web-undo-bots = { $n ->
    [0] Los bots juegan en cuanto termina tu turno.
    [one] Tras una elección que se puede deshacer, los bots esperan 1 segundo.
   *[other] Tras una elección que se puede deshacer, los bots esperan { $n } segundos.
}
ui-web-undo-while = { $n ->
    [one] Puedes deshacerlo: los bots esperan 1 segundo.
   *[other] Puedes deshacerlo: los bots esperan { $n } segundos.
}
ui-web-undone = Deshecho. Elige de nuevo.
ui-web-undone-by = { $seat } ha deshecho una elección.
ui-web-rejected-refused = Ahora no puedes hacer eso. Elige algo que brille.
ui-web-dismiss = Entendido
ui-web-offers = Lo que puedes hacer
ui-web-offers-count = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
ui-web-offers-composed = Elige y confirma en tu zona, debajo del tablero.
ui-web-offers-show = Lo que puedes hacer
ui-web-filter = Escribe para filtrar
ui-web-filter-none = Ninguna opción se llama así. Prueba con otra palabra.
ui-web-only-thing = Solo { $thing }
ui-web-show-all = Mostrar todo
ui-web-possible = posible
ui-web-possible-many = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
ui-web-not-now = Ahora no
ui-web-not-now-count = { $n ->
    [one] 1 no es posible
   *[other] { $n } no son posibles
}
ui-web-why-not = ¿Por qué no?
ui-web-why-not-of = { $action }: ¿por qué no?
ui-web-rule-link = Regla: { $title }
ui-web-nothing-here = Con esto no puedes hacer nada por ahora.
ui-web-asked-now = Lo que se te pide ahora: { $asked }
ui-web-score-now = Puntos ahora
ui-web-score-final = Puntuación final
ui-web-score-by = desglose
ui-web-total = Total
ui-web-unknown = no se sabe
ui-web-story = Historial de la partida
ui-web-story-empty = El historial empieza con tu primera jugada.
ui-web-since-mine = desde tu último turno
ui-web-graph-said = Puntos a lo largo de la partida: { $list }.
ui-web-looking-at = Antes, línea { $n } de { $last }:
ui-web-looking-now = Volver al presente
ui-web-looking-text = La partida sigue mientras tanto.
ui-web-looking-your-turn = Ahora te toca a ti.
ui-web-turn-open = Ver sus pasos
ui-web-turn-close = Plegarlo
ui-web-since-away = Desde que te fuiste
ui-web-score-open = Ver toda la puntuación
ui-web-score-fold = Plegar la puntuación
ui-web-replay-speed = Velocidad
ui-web-moments = Momentos clave
ui-web-moment-round = Empieza la ronda { $n }.
ui-web-moment-end = Lo que trae el final.
ui-web-moment-lead = { $seat } se pone por delante con { $n }.
ui-web-moment-gain = { $seat } gana { $n } puntos de golpe.
ui-web-show-moment = Ver este momento
ui-web-story-look-back = Mirar atrás
ui-web-back-to-now = Ir a lo último
ui-web-rules-of = Reglas de { $game }
ui-web-share = Invitar
ui-web-share-watch = Para mirar
ui-web-share-watch-text = Solo muestra lo que todo el mundo puede ver.
ui-web-share-seat = Asiento de { $seat }
ui-web-share-seat-text = Envíalo a una sola persona: el primer dispositivo que lo abra se sienta ahí.
ui-web-share-lost = Los enlaces de los asientos libres solo se ven en el dispositivo que preparó la mesa.
ui-web-share-new = Enlace nuevo
ui-web-share-move = Tu asiento en otro dispositivo
ui-web-share-move-text = Crea un enlace y ábrelo allí: ese dispositivo ocupa tu asiento y este ya solo puede mirar. Toda la mesa lo ve.
ui-web-plain-table = Mesa sencilla
ui-web-plain-table-text = Lugares y cartas en listas sencillas, igual en todos los juegos.
ui-web-keys-title = Teclas
ui-web-keys-digits = elegir en la lista por su número, también de dos cifras
ui-web-keys-filter = abrir la lista y buscar por nombre
ui-web-keys-undo = deshacer
ui-web-reference = Consultar
ui-web-keys-reference = consultar
ui-web-keys-rules = reglas
ui-web-keys-escape = cerrar, mostrar todo

## El final

ui-web-over = La partida ha terminado
ui-web-won = Gana { $winners }.
ui-web-won-you = ¡Has ganado!
ui-web-end = El final
ui-web-see-board = Ver el tablero
ui-web-see-end = Ver el final
ui-web-end-win = Has ganado, con { $n } de ventaja sobre { $rivals }.
ui-web-end-win-level = Has ganado, con los mismos puntos que { $rivals }.
ui-web-end-share = Compartes la victoria con { $rivals }.
ui-web-end-all-share = { $winners } comparten la victoria.
ui-web-end-behind = Quedas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar, a { $n } de { $rivals }.
ui-web-end-behind-level = Quedas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar, con los mismos puntos que { $rivals }.
ui-web-end-they-win = Gana { $winners }, con { $n } de ventaja sobre { $rivals }.
ui-web-end-they-win-level = Gana { $winners }, con los mismos puntos que { $rivals }.
ui-web-end-against = Frente a { $rival }:
ui-web-end-between = { $one } frente a { $other }:
ui-web-lost = La mesa ha perdido.
ui-web-rematch = Revancha
ui-web-rematch-join = Ir a la revancha
ui-web-review = Ver la repetición
ui-web-export = Guardar la partida
ui-web-result = Resultado
ui-web-points-over-game = Puntos a lo largo de la partida
ui-web-points-by-source = Desglose de puntos
ui-web-rank = { $n }.º puesto
ui-web-how-ended = Cómo terminó
ui-web-seal = Azar sellado: { $start }…
ui-web-seal-why = Todo el azar de esta partida sale de un secreto sorteado antes de la primera decisión. Esta es su huella. Al final se muestra el secreto, y cualquiera puede comprobar que nadie lo cambió.
ui-web-seal-whole = El sello
ui-web-seal-secret = El secreto
ui-web-seal-opened-why = El secreto del que sale todo el azar de esta partida ya es público. Tu navegador ha calculado su huella y la ha comparado con el sello.
ui-web-seal-checked = Azar comprobado: el secreto encaja con el sello { $start }… que se mostró durante la partida.
ui-web-seal-late = El secreto encaja con el sello { $start }…, que este dispositivo no ha visto hasta después de la partida.
ui-web-seal-broken = El secreto no encaja con el sello. Puede que alguien haya cambiado el azar de esta partida.
ui-web-seal-chosen = Alguien eligió el azar de esta partida, así que no está sellado.
ui-web-seal-unknown = Ahora mismo no se ha podido comprobar el sello del azar.

## Un solo dispositivo

ui-web-curtain = Pásale la pantalla a { $seat }
ui-web-curtain-text = Que nadie más mire, por favor.
ui-web-curtain-open = Soy { $seat }: muéstrame mi mesa

## Llegar con un enlace

ui-web-arrive-title = Te damos la bienvenida
ui-web-arrive-text = Ocupas el asiento de { $seat }. Añade tu nombre si quieres.
ui-web-arrive-waits = Tu asiento en esta mesa te espera mientras tanto.
ui-web-arrive-sit = Sentarme
ui-web-hand-moved = { $name } juega ahora con otro dispositivo.
ui-web-hand-revoked = Quien administra este sitio ha liberado el asiento de { $before }. Es para quien reciba su enlace nuevo.
ui-web-hand-taken = { $name } ocupa ahora el asiento de { $before }, con otro dispositivo.

## Repetición

ui-web-replay-step = Paso { $n } de { $last }
ui-web-replay-start = Al principio
ui-web-replay-back = Paso atrás
ui-web-replay-on = Paso adelante
ui-web-replay-chapter-back = Ronda o turno anterior
ui-web-replay-chapter-on = Ronda o turno siguiente
ui-web-replay-end = Al final
ui-web-replay-play = Reproducir
ui-web-replay-pause = Pausa
ui-web-replay-leave = Salir
ui-web-replay-result = Al resultado
ui-web-replay-next = Ahora decide: { $seats }
ui-web-replay-scrub = Momento de la partida
ui-web-replay-hint = Las flechas avanzan y retroceden; Re Pág y Av Pág van por rondas o turnos; M va a la marca siguiente; + y - cambian la velocidad; Inicio y Fin saltan.
ui-web-replay-eyes = Visto por
ui-web-replay-you = { $name } (tú)
ui-web-replay-spectator = público
ui-web-replay-link = Copiar un enlace a este momento
ui-web-replay-quiet = La mesa antes de la primera jugada.

## Ajustes

ui-web-theme = Tema
ui-web-theme-auto = Automático
ui-web-theme-light = Día
ui-web-theme-dark = Noche
ui-web-motion = Movimiento
ui-web-motion-auto = Automático
ui-web-auto-text = Automático sigue los ajustes de tu dispositivo.
ui-web-motion-reduced = Reducido
ui-web-offline-line = Sin conexión: las reglas y esta página están aquí; las mesas vuelven con la conexión.
ui-web-device = En este dispositivo
ui-web-install = Instalar Valtable
ui-web-kept = Las reglas y la portada se abren también sin conexión.
ui-web-not-kept = En este navegador no se guarda nada: sin conexión no se abre nada.
ui-web-unsafe = Instalar y leer sin conexión requiere una dirección con https; esta no lo es.
ui-web-copy-unsafe = Copiar con un botón requiere una dirección con https. El enlace de arriba se puede marcar y copiar.
ui-web-sound = Sonido
ui-web-sound-text = Madera, papel, monedas, páginas, dados y una campana suave cuando te toca. Callado mientras no se ve esta pestaña.
ui-web-volume = Volumen
ui-web-sound-ask = ¿Oír la mesa?
ui-web-sound-yes = Sí, bajito
ui-web-sound-no = No
ui-web-tips = Consejos en la mesa
ui-web-tips-on = Una vez cada uno
ui-web-tips-off = Ninguno
ui-web-tips-text = Una frase cuando algo se puede hacer por primera vez.
ui-web-tip = Consejo
ui-web-tip-got = Entendido
ui-web-bots-pace = Cómo se muestran las jugadas de los bots
ui-web-bots-pace-text = Una jugada tras otra, cada una el tiempo de leerla. Cualquier tecla o toque muestra el resto de golpe.
ui-web-bots-at-once-text = Las jugadas de los bots aparecen todas de golpe. Quedan en el historial.
ui-web-bots-slow-text = Una jugada tras otra, con tiempo para mirar el tablero. Cualquier tecla o toque muestra el resto de golpe.
ui-web-bots-at-once = De golpe
ui-web-bots-readable = Una a una
ui-web-bots-slow = Despacio
ui-web-bots-skip = Cualquier tecla o toque muestra el resto de golpe. Para que sea siempre así, ve a Ajustes.
ui-web-language = Idioma
ui-web-your-name = Tu nombre
ui-web-your-name-text = Cómo te ven en las mesas nuevas.

## Créditos

ui-web-credits-text = Valtable se apoya en el trabajo de otros.
ui-web-credits-icons = Iconos de Lorc, Delapouite y más, game-icons.net, con licencia CC BY 3.0. Recoloreados y reducidos a los que usamos.
ui-web-credits-fonts = Fraunces, de Undercase Type, y Source Sans 3, de Adobe, ambas con la SIL Open Font License. Reducidas a las letras y los grosores que usamos.
ui-web-credits-games = Los juegos pertenecen a sus autores y editoriales. Valtable es un proyecto de aficionados sin relación con ellos.
ui-web-credits-code = El código es libre con la Apache License 2.0.

## Cuando algo va mal

ui-web-nowhere-title = Este camino no lleva a ninguna parte
ui-web-nowhere-text = No hay ninguna mesa en esta dirección. Quizá falte una letra del enlace.
ui-web-go-home = Ir a la página de inicio
ui-web-broken-title = Algo ha fallado por nuestra parte
ui-web-broken-text = Tu partida está a salvo. Inténtalo dentro de un momento.
ui-web-offline-title = Sin conexión
ui-web-offline-text = No hay conexión con la mesa. Tu partida está a salvo.
ui-web-try-again = Intentar de nuevo
ui-web-code = Código: { $code }
ui-web-token-title = Este enlace de asiento no es válido
ui-web-token-text = Puede estar mal copiado, o lo ha sustituido un enlace más nuevo. Pide otra vez el enlace; mientras, puedes mirar.
ui-web-token-watch = Ver la mesa
ui-web-used-title = Este enlace ya se ha usado
ui-web-used-text = Alguien se ha sentado con él, y un enlace vale para un solo dispositivo. Si el asiento es tuyo, abre «Invitar» en el dispositivo con el que juegas y crea un enlace nuevo; si no, pregunta a quien te lo envió. Mientras, puedes mirar.
ui-web-running-title = Esta partida aún se está jugando
ui-web-running-text = Podrás ver la repetición cuando termine. Hasta entonces, mira atrás en la propia mesa: toca una línea del historial.
ui-web-running-table = Ir a la mesa
ui-web-banned-title = Tu dirección tiene un veto
ui-web-banned-text = Quien administra este sitio ha vetado la dirección desde la que vienes. El veto termina por sí solo al cabo de un tiempo; pregúntale si no sabes por qué. Tus partidas siguen como estaban.
ui-web-seat-title = Este asiento no es tuyo
ui-web-seat-text = Aquí se sienta ahora otra persona, o este navegador ha olvidado su asiento. Quien está sentado aquí puede crear un enlace nuevo; mientras, puedes mirar.
