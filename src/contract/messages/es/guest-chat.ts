export const theContractor = 'El técnico';

export const theContractorWithin = 'El técnico';
export const askedAnother = 'He avisado a otro técnico para “{subject}”.';
export const accepted = '{contractor} ha aceptado.';
export const acceptedAbout = '{contractor} ha aceptado y llegará hacia las {time}.';
export const acceptedBetween = '{contractor} ha aceptado y llegará entre las {from} y las {to}.';
export const declined = 'El técnico no ha podido aceptar “{subject}”.';
export const noAnswerYet = 'Todavía no hay respuesta para “{subject}”.';
export const personArranges =
  'He pedido a una persona del equipo de Porchlight que se ocupe de “{subject}”. Le escribirá aquí.';

export const timesProposed = '{contractor} ha propuesto cuándo venir.';
export const timesToChoose = '{contractor} ha propuesto cuándo venir. Elija una hora más arriba, por favor.';
export const otherTimeAsked =
  '{contractor} ya tiene su petición de otra hora: “{words}”. Las horas nuevas aparecerán más arriba.';
export const visitAgreed = 'La visita está acordada: {contractor}.';
export const visitAgreedAt = 'La visita está acordada: {contractor}, {when}.';
export const betweenTimes = '{from} a {to}';
export const onTheWay = '{contractor} está en camino.';
export const cantGetIn =
  '{contractor} ha llegado y no puede entrar. ¿Puede abrir la puerta? Una persona del equipo de Porchlight ayuda y le escribirá aquí.';

export const started = '{contractor} ha empezado el trabajo.';
export const comesAgain = '{contractor} tiene que volver por “{subject}”.';
export const askedBack = '{contractor} ya sabe que debe volver por “{subject}”.';
export const finished = '{contractor} ha terminado.';
export const finishedAsk = '{contractor} ha terminado. ¿Está arreglado?';
export const finishedNotes = '{contractor} ha terminado. {notes}';
export const finishedNotesAsk = '{contractor} ha terminado. {notes} ¿Está arreglado?';
export const cancelled = '“{subject}” se ha cancelado.';
export const markedFixed = 'Gracias. Lo he marcado como arreglado.';

export const joined = '{name} ha entrado en el chat.';
export const hostJoined = '{name}, su anfitrión, ha entrado en el chat.';
export const tookOver = '{name} sustituye a {before}.';
export const left =
  '{name} ha salido. Vuelve a atenderle el asistente de la casa; puede pedir una persona cuando quiera.';
export const hostCalledTeam =
  '{name} ha pedido al equipo de Porchlight que siga. Hasta que alguien entre, le ayuda el asistente de la casa.';
export const contact = 'Su contacto';
export const hadToLeave =
  '{name} ha tenido que irse. Otra persona del equipo se hará cargo; mientras tanto ayuda el asistente de la casa.';

export const hadToLeaveOwner = '{name} ha tenido que irse. Otra persona del equipo se hará cargo.';

export const correction =
  'Una corrección del equipo de Porchlight: parte de lo que le dijimos aquí no era correcto. Lo correcto es:\n\n{text}';
