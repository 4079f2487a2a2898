// What was tapped and did not reach the server yet.
export const waitingTitle = 'Por enviar';
export const refusedTitle = 'No se envió';
export const goesByItself = 'Se envía solo cuando haya conexión, aunque cierre esta página y la vuelva a abrir.';
export const tappedAt = 'Tocado: {when}';
export const sending = 'Enviando';
export const takeBack = 'Retirar';
export const putAway = 'Quitar';
export const ofWhat = '{button}: {what}';
export const behindRefused = 'No se envió, porque se rechazó lo que tocó antes.';
export const readOffline = 'Está sin conexión. Esto es de: {when}.';

// On the page of a job.
export const acceptWaits =
  'El trabajo todavía no es suyo. Lo será cuando esto se envíe, si para entonces no se le ofreció a alguien más.';
export const addressWaits = 'La dirección exacta llega cuando se envíe su sí.';

// Over an owner's screens.
export const approvedWaits = 'Usted aprobó esto. Falta enviarlo.';
export const declinedWaits = 'Usted rechazó esto. Falta enviarlo.';
export const answeredWaits = 'Usted respondió esto. Falta enviar su respuesta.';
export const approval = 'Aprobar: {question}';
export const decline = 'Rechazar: {question}';
export const answer = 'Respuesta a “{question}”';
