// An estimate before the work: sent by the contractor, read and answered by the owner.
export const estimateTitle = 'Presupuesto';
export const estimatesTitle = 'Presupuestos';
export const send = 'Enviar un presupuesto';
export const sendAnother = 'Enviar otro presupuesto';
export const dialogTitle = '¿Cuánto costará?';
export const sendEstimate = 'Enviar presupuesto';
export const whatHasToBeDone = '¿Qué hay que hacer?';
export const whatHasToBeDoneExample = 'Cambiar el sifón y la llave debajo del fregadero.';
export const costLegend = 'Cuánto costará, en dólares';
export const hint = 'Le preguntamos enseguida a {owner}. Hasta que responda, este trabajo puede costar {amount}.';
export const onceApproved = 'Con la aprobación, el total es lo que puede costar este trabajo.';
export const sentOn = 'Enviado: {when}';
export const open = 'A la espera de respuesta hasta: {when}';
export const approved = 'Aprobado';
export const declined = 'Rechazado';
export const timedOut = 'Sin respuesta a tiempo';
export const overtaken = 'Ya no hace falta';
export const couldNotAnswer = 'No pudimos guardar su respuesta.';
// On the contractor's page.
export const waitsFor = 'Lo decide {owner}. Hasta entonces este trabajo puede costar {amount}.';
export const approvedHint = 'Este trabajo puede costar hasta {amount}. Para más, pida de nuevo.';
export const declinedHint = 'Este trabajo puede costar {amount}. Escriba abajo a {owner} o envíe otro presupuesto.';
export const timedOutHint = '{owner} no respondió. Este trabajo puede costar {amount}.';
