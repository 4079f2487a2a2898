// On the contractor's page: how the visit stands, and what can be done about it.
export const visitTitle = 'Su visita';
export const proposedTimes = 'Propuso estas horas y el huésped elige una:';
export const proposeOthers = 'Proponer otras horas';
export const proposeTimesTitle = 'Proponer horas';
export const noAccessTitle = 'Nadie me abrió';
export const followUpTitle = 'Tengo que volver';
export const lateTitle = 'Llegaré tarde';
export const lockBroken = 'La cerradura no funciona';
export const lockWorks = 'La cerradura ya funciona';
export const lockKept =
  'Dijo que la cerradura de la entrada no funciona. Los huéspedes no reciben su código hasta que usted termine.';
export const noteOtherTime = 'El huésped pide otra hora.';
export const noteOtherTimeHint = 'Proponga otras horas, por favor.';
export const noteNoAccess = 'No pudo entrar.';
export const noteNoAccessHint =
  'El huésped y el equipo de Porchlight lo saben. Proponga cuándo puede volver, o póngase en camino cuando pueda entrar.';
export const noteFollowUp = 'Tiene que volver.';
export const noteFollowUpHint = 'Proponga una hora para que el huésped pueda organizarse.';
export const noteReopened = 'El huésped dice que todavía no está arreglado.';
export const noteReopenedHint = 'Proponga cuándo puede volver, por favor.';

// Its three questions.
export const planVisit = 'Planear otra visita';
export const missingLabel = '¿Qué falta?';
export const missingExample = 'Hay que pedir la válvula.';
export const followUpHint = 'Si sabe cuándo puede volver, proponga una hora ahora. También puede hacerlo después.';
export const reportNoAccess = 'Avisar que no abren';
export const noAccessHint =
  'Pedimos al huésped que abra la puerta, y alguien del equipo de Porchlight da seguimiento. Después acuerdan otra hora.';
export const noAccessWhy = '¿Qué pasó?';
export const noAccessExample = 'Toqué dos veces; el código no funciona.';
export const whyMissing = 'Diga en una frase por qué.';
export const proposeTitle = '¿Cuándo podría venir?';
export const proposeTimes = 'Proponer horas';
export const lateQuestion = '¿Cuánto más tarde?';
export const sayLate = 'Avisar que llego tarde';
export const lateLegend = 'Más o menos';
export const lateMinutes = '{minutes} min';
export const lateHours = '{hours, plural, one {# hora} other {# horas}}';
export const lateOther = 'Otra hora';
export const lateHint = 'Avisamos enseguida al huésped y a {owner}.';

// One to three times.
export const timeNumber = 'Hora {number}';
export const removeTime = 'Quitar la hora {number}';
export const addTime = 'Agregar otra hora';
export const timesFull = 'Tres horas como máximo';
export const timesHint = 'Las horas son las de {property}. El huésped elige una.';
export const day = 'Día';
export const from = 'Desde';
export const to = 'Hasta';
export const dayMissing = 'Elija un día.';
export const startMissing = 'Indique la hora de inicio.';
export const endMissing = 'Indique la hora de fin.';
export const endBeforeStart = 'El fin debe ser después del inicio.';
export const timePassed = 'Esa hora ya pasó.';
export const notLater = 'No es más tarde que la hora acordada.';
export const howLateMissing = 'Diga cuánto más tarde, o a qué hora viene.';
export const timesTooMany = 'Tres horas como máximo.';
export const timesMissing = 'Indique al menos una hora.';

// Why a person is called to a chat whose contractor stands at a closed door.
export const theContractor = 'El contratista';
export const noPhoneNumber = 'sin número de teléfono';
export const couldNotGetIn = '{who} no pudo entrar: {why}';
