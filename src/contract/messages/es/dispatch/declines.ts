// Why a contractor declines, as they choose it and as it is read; and what is made of it.
export const why = '¿Por qué?';
export const tooFar = 'Demasiado lejos';
export const notMyTrade = 'No es mi oficio';
export const booked = 'Sin disponibilidad';
export const onHoliday = 'De vacaciones';
export const limitTooLow = 'El tope es muy bajo';
export const other = 'Otro motivo';
export const freeAgain = 'Disponible desde';
export const freeAgainMissing = 'Escriba el día desde el que está disponible.';
export const freeAgainPassed = 'Escriba un día después de hoy, dentro de un año.';
export const wordsMissing = 'Diga en pocas palabras por qué.';
export const words = '¿Algo más?';
// {day} is a date: "Jan 31, 2026". {why} is one of those above.
export const untilDay = '{why} hasta el {day}';
export const withWords = '{why}: “{words}”';

// On the owner's page of a contractor.
export const saidTitle = 'Lo que dijo';
export const saidText = 'Rechazó trabajos, y el despacho lo tiene en cuenta hasta que usted diga otra cosa.';
export const saidTrade = 'No es su oficio: {trade}';
export const saidFar = 'Demasiado lejos: {zip}';
export const saidOn = '{what}, dicho el {when}';
export const askAgain = 'Volver a preguntarle';
export const askedAgain = 'Volveremos a preguntar a {company}';
export const notLoaded = 'No se pudo cargar lo que dijo.';

// In the owner's notice: what dispatch makes of it.
export const learnedTrade = 'No le preguntaremos más por {trade} hasta que usted lo permita en su página.';
export const learnedFar = 'No le preguntaremos más por trabajos en {zip} hasta que usted lo permita en su página.';
export const learnedDay = 'Le preguntamos de nuevo desde el {day}.';
