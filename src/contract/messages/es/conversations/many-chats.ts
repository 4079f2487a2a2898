// What is done to many chats of the desk's list at once, and taken back.
export const selected = '{count, plural, one {1 chat seleccionado} other {# chats seleccionados}}';
export const selectAll = 'Seleccionar los que se ven';
export const selectNone = 'Quitar la selección';
export const firstOnes = 'Solo los primeros {count} cambian a la vez.';
export const ofSelected = 'Con los chats seleccionados';
export const give = 'Dar';
export const tag = 'Etiquetar';
export const snooze = 'Posponer';
export const close = 'Cerrar';
export const giveTitle = '{count, plural, one {Dar 1 chat a un colega} other {Dar # chats a un colega}}';
export const tagTitle = '{count, plural, one {Etiquetar 1 chat} other {Etiquetar # chats}}';
export const closeTitle = '{count, plural, one {¿Cerrar 1 chat?} other {¿Cerrar # chats?}}';
export const closeWaiting =
  '{count, plural, one {En 1 de ellos alguien espera una respuesta.} other {En # de ellos alguien espera una respuesta.}}';
export const closeWaitingMeans =
  'Una vez cerrados, no se llama a nadie hasta que el huésped vuelva a escribir. Puede deshacerlo durante diez minutos.';
export const closeAll = '{count, plural, one {Cerrar 1 chat} other {Cerrar los #}}';
export const closeOthers = '{count, plural, one {Cerrar el otro} other {Cerrar los otros #}}';
export const keepAll = 'Dejarlos todos';
export const given = '{count, plural, one {1 chat dado a {name}} other {# chats dados a {name}}}';
export const tagged = '{count, plural, one {1 chat etiquetado con {name}} other {# chats etiquetados con {name}}}';
export const snoozed = '{count, plural, one {1 chat pospuesto} other {# chats pospuestos}}';
export const closed = '{count, plural, one {1 chat cerrado} other {# chats cerrados}}';
export const undone = '{count, plural, one {1 chat está como antes} other {# chats están como antes}}';
export const failedTitle = '{count, plural, one {1 chat quedó como estaba} other {# chats quedaron como estaban}}';
export const failedOne = '{chat}: {why}';
export const keySelect = 'Seleccionar el chat, o quitarlo de la selección';
// Why one is left as it is.
export const somebodyWaits = 'Alguien espera una respuesta en él.';
export const isDone = 'Ya está cerrado.';
export const wentOn = 'Ha seguido desde entonces, o hace demasiado tiempo.';
export const someColleague = 'Un colega';
