export const sending = 'Enviando...';
export const willBeSent = 'Será enviado';
export const offline = 'Sem conexão, será enviado';
export const notSent = 'Não enviado.';
export const tryAgain = 'Tentar de novo';
export const newMessages = '{count, plural, one {# mensagem nova} other {# mensagens novas}}';
export const send = 'Enviar';
export const lengthOf = '{length} de {most} caracteres';
export const lengthOver = '{length} de {most} caracteres: {over} a mais para enviar';
export const tooLong = 'Longo demais para enviar.';
export const almostTooLong = 'Quase longo demais.';
export const close = 'Fechar';
export const skip = 'Ir para o conteúdo';

export const about = '{day}, por volta das {time}';
