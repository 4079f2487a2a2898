export const sending = 'Enviando...';
export const willBeSent = 'Se enviará';
export const offline = 'Sin conexión, se enviará';
export const notSent = 'No se envió.';
export const tryAgain = 'Intentar de nuevo';
export const newMessages = '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}';
export const send = 'Enviar';
export const lengthOf = '{length} de {most} caracteres';
export const lengthOver = '{length} de {most} caracteres: sobran {over} para enviarlo';
export const tooLong = 'Demasiado largo para enviarlo.';
export const almostTooLong = 'Casi demasiado largo.';
export const close = 'Cerrar';
export const skip = 'Ir al contenido';

export const about = '{day}, hacia las {time}';
