// What a guest is refused about a job, at its card in the chat.
export const notAwaited = 'Este trabajo ya no espera una respuesta.';
export const nothingToRate = 'Todavía no hay nada que calificar.';
export const timeTaken = 'Esa hora ya no está disponible.';
export const timePassed = 'Esa hora ya pasó. Pida otra, por favor.';
export const otherTimesAsked =
  'Hoy ya pidió otra hora {count} veces. Escriba en el chat que quiere que una persona acuerde la visita.';
export const visitUnderWay = 'La visita ya está en curso.';
