export const theContractor = 'El contratista';

export const theContractorWithin = 'El contratista';
export const askedAnother = 'Avisé a otro contratista para “{subject}”.';
export const accepted = '{contractor} aceptó.';
export const acceptedAbout = '{contractor} aceptó y llegará hacia las {time}.';
export const acceptedBetween = '{contractor} aceptó y llegará entre las {from} y las {to}.';
export const declined = 'El contratista no pudo aceptar “{subject}”.';
export const noAnswerYet = 'Todavía no hay respuesta para “{subject}”.';
export const personArranges =
  'Pedí a una persona del equipo de Porchlight que se ocupe de “{subject}”. Le escribirá aquí.';

export const timesProposed = '{contractor} propuso cuándo venir.';
export const timesToChoose = '{contractor} propuso cuándo venir. Elija una hora más arriba, por favor.';
export const wroteContractor = '{contractor} escribió sobre «{subject}»:\n«{words}»';
export const wroteTeam = 'El equipo de Porchlight escribió sobre «{subject}»:\n«{words}»';
export const wroteHost = 'Su anfitrión escribió sobre «{subject}»:\n«{words}»';
export const otherTimeAsked =
  '{contractor} ya tiene su petición de otra hora: “{words}”. Las horas nuevas aparecerán más arriba.';
export const visitAgreed = 'La visita está acordada: {contractor}.';
export const visitAgreedAt = 'La visita está acordada: {contractor}, {when}.';
export const betweenTimes = '{from} a {to}';
export const runningLate = '{contractor} llega más tarde. Nueva hora: {when}.';
export const onTheWay = '{contractor} está en camino.';
export const cantGetIn =
  '{contractor} llegó y no puede entrar. ¿Puede abrir la puerta? Una persona del equipo de Porchlight ayuda y le escribirá aquí.';

export const started = '{contractor} empezó el trabajo.';
export const comesAgain = '{contractor} tiene que volver por “{subject}”.';
export const askedBack = '{contractor} ya sabe que debe volver por “{subject}”.';
export const finished = '{contractor} terminó.';
export const finishedAsk = '{contractor} terminó. ¿Está arreglado?';
export const finishedNotes = '{contractor} terminó. {notes}';
export const finishedNotesAsk = '{contractor} terminó. {notes} ¿Está arreglado?';
export const cancelled = '“{subject}” se canceló.';
export const markedFixed = 'Gracias. Lo marqué como arreglado.';
export const onHold = '“{subject}” tiene que esperar hasta el {day}. Entonces seguimos.';
export const reopened = '“{subject}” vuelve a estar abierto. Le avisaré aquí de lo que sigue.';

export const joined = '{name} entró en el chat.';
export const hostJoined = '{name}, su anfitrión, entró en el chat.';
export const tookOver = '{name} sustituye a {before}.';
export const left = '{name} salió. Vuelve a atenderle el asistente de la casa; puede pedir una persona cuando quiera.';
export const codeFromTeam = '{name}, del equipo de Porchlight, le muestra esto, solo para su estadía:';
export const hostCalledTeam =
  '{name} pidió al equipo de Porchlight que siga. Hasta que alguien entre, le ayuda el asistente de la casa.';
export const contact = 'Su contacto';
export const hadToLeave =
  '{name} tuvo que irse. Otra persona del equipo se hará cargo; mientras tanto ayuda el asistente de la casa.';

export const hadToLeaveOwner = '{name} tuvo que irse. Otra persona del equipo se hará cargo.';

export const correction =
  'Una corrección del equipo de Porchlight: parte de lo que le dijimos aquí no era correcto. Lo correcto es:\n\n{text}';
