// Contractors who want to be called: the desk's list.
export const callsTitle = 'Contratistas por llamar';
export const callsHeard = '{count} por llamar';
export const callsFailed = 'No se pudieron cargar las llamadas.';
export const loadingCalls = 'Cargando las llamadas';
export const nobodyToCall = 'Nadie por llamar.';
export const nobodyToCallHint = 'Cuando ofrecemos un trabajo a un contratista que quiere una llamada, aparece aquí.';

// One call: what it is about, until when, and who has it.
export const jobAt = '{serviceType} en {property}: {subject}';
export const notToExceed = 'Tope (NTE): {amount}. {link}';
export const callWithin = 'Llamar en {time}';
export const overdueBy = 'Retraso: {time}';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const hoursOnly = '{hours} h';
export const youAreCalling = 'Usted está llamando';
export const isCalling = '{caller} está llamando';
export const colleague = 'Un colega';
export const takeCall = 'Tomar llamada';

// What the contractor said.
export const whatTheySaid = '¿Qué respondió?';
export const saidAccepted = 'Aceptó';
export const saidDeclined = 'Rechazó';
export const saidNoAnswer = 'Nadie contestó';
export const giveBack = 'Devolver';
export const whyDeclined = 'Por qué rechazó';
export const whyDeclinedHint = 'Se guarda con la orden de trabajo.';
export const whenTheyCome = '¿Cuándo viene? Puede dejar la hora abierta.';
export const saveAccepted = 'Guardar como aceptado';
export const saveDeclined = 'Guardar rechazo';
export const doneAccepted = '{company} tomó el trabajo';
export const doneDeclined = '{company} lo rechazó. Preguntamos al siguiente contratista.';
export const doneNoAnswer = 'Nadie contestó en {company}. Preguntamos al siguiente contratista.';

// What the server refuses.
export const callOver = 'Esta llamada ya no está abierta.';
export const callTaken = '{caller} ya está llamando.';
export const callTakenByColleague = 'Un colega ya está llamando.';
