export const cancelled = 'Cancelada';
export const urgencyUrgent = 'Urgente';
export const urgencyHigh = 'Alta';
export const urgencyMedium = 'Media';
export const urgencyLow = 'Baja';
export const urgencyNonUrgent = 'No urgente';
export const stepOf = 'Paso {step} de {steps}';
export const arriving = 'Llegada';

export const isItFixed = '¿Está arreglado?';
export const yesFixed = 'Sí, está arreglado';
export const notYet = 'No, todavía no';
export const chooseTimeOf = 'Elegir hora {reference}';
export const isItFixedOf = '¿Está arreglado? {reference}';
export const whenShouldCome = '¿Cuándo debe venir {contractor}?';
export const theContractor = 'el contratista';
export const timesPassed = 'Las horas propuestas ya pasaron. Diga cuándo le vendría bien.';
export const anotherTime = 'Otra hora';
export const whenSuits = '¿Cuándo le vendría bien?';
export const whenSuitsMissing = 'Diga cuándo le vendría bien.';
export const whenSuitsExample = 'Cualquier día después de las cinco';
export const askForTime = 'Pedir esta hora';
export const checkFirst = 'Verifique primero su estadía. Después podrá elegir una hora y decir si está arreglado.';

export const howWas = '¿Qué tal {contractor}?';
export const stars = '{count, plural, one {# estrella} other {# estrellas}}';
export const starsGiven = 'Calificó: {contractor}, {count, plural, one {# estrella} other {# estrellas}}.';
export const starsThanks = 'Gracias. Puede cambiar las estrellas hasta que se vaya.';

export const writeTo = 'Escribir a {contractor}';
export const orderMessages = 'Mensajes sobre esta reparación';
export const whoReads = 'Lo leen el contratista, su anfitrión y el equipo de Porchlight.';
export const yourMessage = 'Su mensaje';
export const sendMessage = 'Enviar mensaje';
export const messageMissing = 'Escriba primero un mensaje.';

export const askOther = 'Pedir otra hora';
export const cancelRepair = 'Cancelar esta reparación';
export const cancelRepairTitle = '¿Cancelar esta reparación?';
export const cancelContractor = 'Se avisa de inmediato: {contractor}. No viene nadie. Su anfitrión lo ve.';
export const cancelAsked = 'Se avisa de inmediato a quien se le preguntó y no viene nadie. Su anfitrión lo ve.';
export const cancelNobody = 'No viene nadie. Su anfitrión lo ve.';
export const tellAgain = 'Si al final no funciona, escríbalo aquí y empezamos de nuevo.';
export const yesCancel = 'Sí, cancelar';
export const keepRepair = 'Mantener la reparación';
