// What the guest's API refuses and writes; the guest's page says it in the guest's language by its code.
export const codeAddressMissing = 'Escriba la dirección que figura en la reserva.';
export const codeDigitsMissing = 'Escriba los seis dígitos del código.';
export const lastDigitsMissing = 'Escriba los últimos cuatro dígitos del teléfono de la reserva.';
export const messageMissing = 'Escriba primero un mensaje.';
export const messageTooLong = 'Eso es demasiado largo para un mensaje.';
export const photoSent = 'Envió una foto.';
export const timeMissing = 'Elija una hora o diga cuándo le conviene.';
export const waitMinutes = '{minutes, plural, one {un minuto} other {# minutos}}';
export const waitHours = '{hours, plural, one {una hora} other {# horas}}';
export const notOnPage = 'Eso no se ofrece en una página de reservas. Use el enlace que le dio su anfitrión.';
