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
