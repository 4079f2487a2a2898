// What rules that are not saved would have changed about the work orders of the last 30 days.
export const trying = 'Probando con sus últimos 30 días';
export const tryFailed = 'No se pudo probar con sus órdenes de trabajo.';
export const title = 'Con sus últimos 30 días';
export const togetherTitle = 'Todos sus cambios, con sus últimos 30 días';
export const noOrders = 'No hay órdenes de trabajo en los últimos 30 días con las que probar.';
export const noOrdersHere =
  'No hay órdenes de trabajo en los últimos 30 días en las propiedades que siguen esta regla.';
export const same =
  'Nada habría sido distinto para {orders, plural, one {la única orden de trabajo} other {las # órdenes de trabajo}} de los últimos 30 días.';
export const tried =
  'Probado con {orders, plural, one {la única orden de trabajo} other {las # órdenes de trabajo}} (desde: {since}), en comparación con las reglas guardadas ahora. Con esto no se guarda nada.';
export const triedNewest = 'Había más; se probaron las más recientes.';
export const neverDecided =
  '{count, plural, one {# orden de trabajo nunca llegó} other {# órdenes de trabajo nunca llegaron}} a sus reglas, porque nadie confirmó al huésped.';
export const leftOut =
  '{count, plural, one {# propiedad tiene aquí una regla propia y no se cuenta} other {# propiedades tienen aquí reglas propias y no se cuentan}}.';
export const seenInMessages =
  'Las órdenes de trabajo no muestran lo que esto cambia. “Probar con mensajes recientes”, abajo, lo muestra con lo que escribieron sus huéspedes.';
export const notSeen = 'Lo que esto habría cambiado no se ve en las órdenes de trabajo.';

// Effects. `amount` is what the orders cost, else their limits; which of the two is said after it.
export const sentUnasked =
  '{count, plural, one {# orden más habría} other {# órdenes más habrían}} ido a un contratista sin preguntarle a usted, {amount}.';
export const sentNotTeam =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} ido a un contratista en vez del equipo de Porchlight, {amount}.';
export const askedNotSent =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} esperado su sí antes de preguntar a un contratista, {amount}.';
export const askedNotTeam =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} llegado primero a usted en vez del equipo de Porchlight, {amount}.';
export const teamNotSent =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} ido al equipo de Porchlight en vez de a un contratista, {amount}.';
export const teamNotAsked =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} ido al equipo de Porchlight sin preguntarle a usted, {amount}.';
export const nobodyToSend =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} ido al equipo de Porchlight sin preguntarle a usted, porque ninguno de sus contratistas podía tomar {count, plural, one {ese trabajo} other {esos trabajos}}, {amount}.';
export const costUnasked =
  'En {count, plural, one {# orden} other {# órdenes}} el contratista no habría tenido que pedirle más dinero, {amount}.';
export const costAsked =
  'En {count, plural, one {# orden} other {# órdenes}} el contratista habría tenido que pedirle antes más dinero, {amount}.';
export const limitTold =
  'En {count, plural, one {# orden} other {# órdenes}} se le habría dicho otro tope al contratista.';
export const answerTooLate =
  'En {count, plural, one {# orden} other {# órdenes}} su respuesta habría llegado demasiado tarde.';
export const answerInTime = 'En {count, plural, one {# orden} other {# órdenes}} su respuesta habría llegado a tiempo.';
export const silenceSends =
  '{count, plural, one {# orden que usted no respondió a tiempo habría ido} other {# órdenes que usted no respondió a tiempo habrían ido}} a un contratista en vez del equipo de Porchlight, {amount}.';
export const silenceToTeam =
  '{count, plural, one {# orden que usted no respondió a tiempo habría ido} other {# órdenes que usted no respondió a tiempo habrían ido}} al equipo de Porchlight en vez de a un contratista, {amount}.';
export const acceptTooLate =
  'En {count, plural, one {# orden} other {# órdenes}} el contratista que aceptó habría llegado tarde y se habría preguntado al siguiente.';
export const acceptInTime =
  'En {count, plural, one {# orden} other {# órdenes}} el contratista que aceptó habría llegado a tiempo.';
export const nextSooner =
  'En {count, plural, one {# orden} other {# órdenes}} se habría preguntado antes al siguiente contratista.';
export const nextLater =
  'En {count, plural, one {# orden} other {# órdenes}} se habría preguntado después al siguiente contratista.';
export const waits =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} esperado el fin de sus horas de silencio.';
export const waitsNoMore =
  '{count, plural, one {# orden no habría} other {# órdenes no habrían}} esperado el fin de sus horas de silencio.';
export const waitsOtherwise =
  '{count, plural, one {# orden habría} other {# órdenes habrían}} esperado el fin de sus horas de silencio hasta otra hora.';

// What the amount is.
export const moneyIsCost = '{count, plural, one {Ese es su costo.} other {Eso es lo que costaron.}}';
export const moneyIsLimit =
  '{count, plural, one {Ese es su tope, porque todavía no tiene costo.} other {Esos son sus topes, porque todavía no tienen costo.}}';
export const moneyIsBoth =
  'De esto, {cost} es lo que {withCost, plural, one {costó # orden} other {costaron # órdenes}}, y {limit} es el tope de {withLimit, plural, one {# orden} other {# órdenes}} todavía sin costo.';
export const moneyIsNothing =
  '{count, plural, one {# orden se canceló antes de tener costo y cuenta} other {# órdenes se cancelaron antes de tener costo y cuentan}} como $0.';

// What cannot be known.
export const yourAnswerUnknown =
  'No se puede saber qué habría respondido usted sobre {count, plural, one {# orden} other {# órdenes}}.';
export const noCostYet =
  '{count, plural, one {# orden todavía no tiene} other {# órdenes todavía no tienen}} costo, así que nadie puede decir si el tope habría bastado.';
export const longerToAnswer =
  '{count, plural, one {El plazo de # pregunta} other {El plazo de # preguntas}} para usted venció. No se puede saber si habría respondido con otro plazo.';
export const longerToAccept =
  'En {count, plural, one {# orden} other {# órdenes}} un contratista no respondió a tiempo. No se puede saber si habría aceptado con otro plazo.';

// The orders behind a sentence, and what happened to each. `reference` is like WO-7A2F11.
export const showOrders = 'Ver {count, plural, one {la orden} other {las # órdenes}}';
export const orderName = '{reference}: {subject}';
export const orderFacts = '{property}, {when}. Urgencia: {urgency}, {trade}.';
export const orderCost = 'Costó {amount}.';
export const orderLimit = 'Todavía no tiene costo; su tope es {amount}.';
export const orderNothing = 'Se canceló antes de tener costo.';
export const youApproved = 'Usted la aprobó después de {time}.';
export const youDeclined = 'Usted la rechazó después de {time}.';
export const youDidNotAnswer = 'Se le preguntó y no respondió a tiempo.';
export const wentOnWithout = 'Se le preguntó, y siguió adelante antes de que respondiera.';
export const youAreAsked = 'Se le está preguntando.';
export const completedBy = '{contractor} la completó.';
export const inProgressWith = '{contractor} la tiene.';
export const completed = 'Está completada.';
export const inProgress = 'Está en curso.';
export const stillOpen = 'Está abierta.';
export const cancelled = 'Se canceló.';
export const showMore = 'Ver {count} más';
