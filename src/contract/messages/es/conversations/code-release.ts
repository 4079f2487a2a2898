export const showCode = 'Mostrar un código al huésped';
export const title = 'Mostrar un código al huésped';
export const lead =
  'El huésped lo ve en este chat mientras dure su estadía. Usted no lo ve. Al propietario se le dice cuál, quién y por qué.';
export const which = 'Cuál';
export const reason = 'Por qué lo necesita de usted';
export const reasonHint = 'El propietario lo lee.';
export const show = 'Mostrarlo al huésped';
export const showing = 'Mostrando...';
export const shown = 'El huésped ya puede verlo';
export const codesFailed = 'No se pudo cargar lo que hay.';
export const notChecked =
  'Los códigos son para huéspedes cuya estadía se verificó en este chat, mientras dure. Pida al huésped que pulse «Verificar mi estadía».';
export const noCodes = 'No hay ningún código guardado de esta casa.';
export const codeMissing = 'Elija qué va a ver el huésped.';
export const reasonMissing = 'Diga por qué el huésped lo necesita de usted.';
export const reasonTooLong = 'Dígalo en 200 caracteres como máximo.';
export const notOnFile = 'Esto ya no está guardado en la casa.';
export const onlyHolder = 'Solo quien tiene este chat puede mostrar un código a su huésped.';
