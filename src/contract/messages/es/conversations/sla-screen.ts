// What the team promises, and what was missed: a screen of the desk.
export const tab = 'Tiempo de respuesta · Porchlight';
export const place = 'Tiempo de respuesta';
export const lead =
  'Lo que prometemos a los huéspedes y propietarios que pasan a nosotros. De los compromisos de abajo vale el primero que corresponde al chat.';
export const howItRuns =
  'El reloj corre desde que el chat pasa a una persona. Se detiene solo mientras alguien de fuera del equipo tiene que escribir, y sigue por sí mismo cuando escribe. Lo que dice el asistente nunca lo detiene, ni tampoco posponer o cerrar. A los tres cuartos del tiempo avisamos en la mesa; cuando se acaba, avisamos a las personas de guardia, un escalón tras otro.';
export const onlyLeads = 'Un líder puede cambiarlos.';
export const promises = 'Compromisos';
export const failed = 'No pudimos cargar los compromisos.';
export const missesFailed = 'No pudimos cargar lo que no se cumplió.';

export const add = 'Agregar un compromiso';
export const editOne = 'Editar {name}';
export const moveUp = 'Subir {name}';
export const remove = 'Quitar {name}';
export const saved = '{name}: guardado';
export const moved = '{name}: subido';
export const removed = '{name}: quitado';
export const putBack = 'Compromisos restablecidos';

export const forEverybody = 'Para todos';
export const forPlan = 'Para propietarios con {plan}';
export const forOwner = 'Para {name}';
export const gone = 'un propietario que se fue';
export const minutesEach = 'Minutos';
export const claim = 'Alguien toma el chat';
export const first = 'Primera respuesta de una persona';
export const next = 'Cada respuesta siguiente';
export const aroundTheClock = 'Las 24 horas.';
export const openOn = '{day} {hours}';
export const span = 'de {from} a {to}';
export const byHouse = 'Según el reloj de cada casa:';
export const closedOn = 'Cerrado el {days}.';

// The form.
export const newTitle = 'Nuevo compromiso';
export const name = 'Nombre';
export const forWhom = 'Para quién';
export const everybody = 'Todos';
export const ownersOn = 'Propietarios con {plan}';
export const oneOwner = 'Un propietario';
export const owner = 'Propietario';
export const ownerChosen = 'Elegido: {name}';
export const chooseOwner = 'Elija un propietario.';
export const cell = '{target}, {urgency}: minutos';
export const whenOpen = 'Cuándo responde la mesa';
export const always = 'Las 24 horas';
export const inHours = 'En este horario, según el reloj de cada casa';
export const day = 'Día';
export const from = 'Desde';
export const to = 'Hasta';
export const toHint = '12:00 AM termina el día.';
export const addHours = 'Agregar horario';
export const removeHours = 'Quitar este horario';
export const holidays = 'Feriados';
export const addHoliday = 'Agregar un feriado';
export const removeHoliday = 'Quitar {day}';
export const holiday = 'Feriado';
export const save = 'Guardar el compromiso';
export const saving = 'Guardando…';

// What was missed.
export const misses = 'No cumplidos';
export const noMisses = 'Todo se cumplió.';
export const missLine = '{what}, prometido en {minutes} min';
export const heldBy = 'con {name}';
export const heldByNobody = 'sin nadie';
export const doneAt = 'Hecho {when}';
export const notDone = 'Sin hacer';
