// What a guest is refused about a job, at its card in the chat.
export const notAwaited = 'Este trabajo ya no espera una respuesta.';
export const nothingToRate = 'Todavía no hay nada que calificar.';
export const timeTaken = 'Esa hora ya no está disponible.';
export const timePassed = 'Esa hora ya pasó. Pida otra, por favor.';
export const otherTimesAsked =
  'Hoy ya pidió otra hora {count} veces. Escriba en el chat que quiere que una persona acuerde la visita.';
export const onTheWay =
  'Alguien ya está en camino o está ahí. Escriba en el chat que quiere que una persona lo cancele.';
export const overAlready = 'Esta reparación ya terminó.';
export const othersToldToo =
  'Otro huésped de la casa también nos lo dijo. Escriba en el chat que quiere que una persona lo cancele.';
export const visitUnderWay = 'La visita ya está en curso.';
