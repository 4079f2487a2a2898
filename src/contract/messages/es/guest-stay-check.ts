export const notNow = 'Ahora no';
export const whyCheck = 'Los códigos y la dirección exacta son solo para huéspedes con una estadía vigente.';
export const codeInstead = 'Mejor recibir un código';
export const datesInstead = 'Mejor usar las fechas';

export const checkIn = 'Llegada';
export const checkOut = 'Salida';
export const lastDigits = 'Últimos cuatro dígitos del teléfono de la reserva';
export const checkInMissing = 'Indique el día en que empieza su estadía.';
export const checkOutMissing = 'Indique el día en que termina su estadía.';
export const checkOutEarly = 'La salida es después de la llegada.';
export const digitsMissing = 'Escriba los últimos cuatro dígitos del teléfono de la reserva.';
export const noMatch =
  'Eso no coincide con ninguna estadía aquí. {count, plural, one {Le queda un intento} other {Le quedan # intentos}}.';

export const sendCode = 'Enviar código';
export const emailOrPhone = 'Correo o teléfono de la reserva';
export const email = 'Correo de la reserva';
export const addressMissing = 'Escriba la dirección de su reserva.';
export const codeOnItsWay =
  'Si {to} figura en una reserva de aquí, el código va en camino. Vale durante {minutes} minutos.';
export const code = 'Código';
export const codeMissing = 'Escriba los seis dígitos del código.';
export const codeWrong =
  'Ese no es el código o ya venció. {count, plural, one {Le queda un intento} other {Le quedan # intentos}}.';
export const anotherCode = 'Enviar otro código';
