// What the team promises of chats that were handed over. Errors at a field:
export const nameWanted = 'Póngale un nombre.';
export const minutesWanted = 'Escriba minutos enteros, desde 1.';
export const minutesTooMany = 'Escriba 10,080 minutos (siete días) como máximo.';
export const endsBeforeItBegins = 'Tiene que terminar después de empezar.';
export const spansOverlap = 'Este horario se superpone con otro del mismo día.';
export const hoursWanted = 'Agregue el horario de al menos un día, o elija las 24 horas.';
export const lastIsForAll = 'El último compromiso tiene que ser para todos.';
export const hidesTheRest = 'Este compromiso es para todos, así que los de abajo nunca se usarían. Póngalo al final.';
export const noSuchOwner = 'Este propietario ya no está.';
export const changedMeanwhile = 'Un colega cambió los compromisos entretanto. Mire los suyos y cámbielos de nuevo.';
export const onlyHolderPauses = 'Solo quien tiene este chat puede pausar su reloj.';
export const nothingRuns = 'Aquí nadie espera una respuesta suya, así que no hay reloj que pausar.';

// The chat, and its row in the list.
export const pausedForGuest = 'En pausa: huésped';
export const pausedForContractor = 'En pausa: contratista';
export const pausedForOwner = 'En pausa: propietario';
export const clock = 'Tiempo para responder';
export const pauseFor = 'Pausar hasta que…';
export const forGuest = 'escriba el huésped';
export const forContractor = 'responda el contratista';
export const forOwner = 'responda el propietario';
export const goesOnByItself = 'Sigue solo cuando escriban.';
export const letItGoOn = 'Dejarlo seguir';
export const clockPaused = 'Reloj en pausa';
export const clockGoesOn = 'El reloj sigue';
