// What the assistant proposes, where a person sends.
export const proposes = 'El asistente propone';
export const proposesText = 'El asistente propone: {text}';
export const sendingAlsoDoes = 'Al enviar también se hace esto:';
export const send = 'Enviar';
export const drop = 'Descartar';
export const heldBy = '{name} tiene este chat.';
export const heldByAndKept = '{name} tiene este chat. Lo que usted escribió queda guardado.';
export const replySent = 'Respuesta enviada';
export const isReplaced = 'El huésped volvió a escribir, así que hay una propuesta más nueva.';
export const isSettled = 'Esta propuesta ya se envió o se descartó.';

// Its words being edited. A gap is a code or a password that only its guest sees.
export const replyLabel = 'Su respuesta';
export const replyNeeded = 'Escriba primero un mensaje.';
export const gapsHint = 'Al enviar, completamos lo que está entre [corchetes]. Solo lo ve el huésped.';
export const gapLeftOut = '{label}: no se incluye.';
export const putBack = 'Volver a ponerlo';
export const discardChanges = 'Descartar mis cambios';

// Before it is dropped.
export const dropQuestion =
  '¿Descartar esta propuesta? No se envía ni se abre nada, y el huésped sigue esperando a una persona.';
export const keepIt = 'Conservar';
export const dropProposal = 'Descartar propuesta';
export const proposalDropped = 'Propuesta descartada';

// It was replaced or settled while somebody wrote.
export const overtaken = 'Esta propuesta ya no está abierta. Lo que usted escribió no se envió. Lo guardamos aquí:';
export const overtakenByNewer =
  'Hay una propuesta más nueva. Lo que escribió para la anterior no se envió. Lo guardamos aquí:';
export const useMyWords = 'Usar mi texto';
export const useAsReply = 'Usar como respuesta';
export const discardMyWords = 'Descartar mi texto';
