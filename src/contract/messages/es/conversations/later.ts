// A time to come: until when a chat is snoozed.
export const day = 'Día';
export const time = 'Hora';
export const dayMissing = 'Elija un día.';
export const timeMissing = 'Elija una hora.';
export const inPast = 'Elija una hora futura.';
export const tooFar = 'Elija un día dentro de un año.';
export const yourClocks = 'Según su propio reloj.';
export const chooseTime = 'Elegir una hora…';
export const snoozeTitle = 'Posponer hasta';
export const snoozeChat = 'Posponer el chat';
export const snoozing = 'Posponiendo...';
export const thisEvening = 'Esta tarde, a las 6 p. m.';
export const tomorrowMorning = 'Mañana, a las 9 a. m.';
export const nextMonday = 'El lunes, a las 9 a. m.';
export const inAWeek = 'En una semana, a las 9 a. m.';

// A reply that is sent later.
export const sendLater = 'Enviar más tarde';
export const sendLaterTitle = 'Enviar esta respuesta más tarde';
export const schedule = 'Enviar más tarde';
export const scheduling = 'Guardando...';
export const houseClocks = 'Según los relojes de {property} ({zone}).';
export const inAnHour = 'En 1 hora';
export const scheduled = 'La respuesta se envía a su hora';
export const waitingReplies = 'Respuestas que esperan';
export const sendsWhen = 'Se envía {when}, de {name}';
export const asksFirst =
  'Sin enviar: desde que se escribió, el huésped escribió, el chat pasó a otra persona o quien la escribió dejó el equipo. ¿Enviarla de todos modos?';
export const sendNow = 'Enviar ahora';
export const sentNow = 'Respuesta enviada';
export const changeReply = 'Cambiar';
export const changeTitle = 'Cambiar la respuesta';
export const replyLabel = 'Respuesta';
export const saveChange = 'Guardar cambios';
export const replyChanged = 'Respuesta cambiada';
export const cancelReply = 'Cancelar la respuesta';
export const replyCancelled = 'La respuesta no se envía';
export const replyBack = 'La respuesta se envía de nuevo a su hora';
export const nothingToSend = 'Escriba primero la respuesta.';
export const tooManyWait = 'Ya esperan 10 respuestas en este chat. Envíe o cancele una primero.';
