// What a program or its owner is answered.
export const keyLacksCodes =
  'Esta clave de API no puede leer ni cambiar códigos, ni decidir quién los recibe. Necesita el alcance “codes”.';
export const planHasNoApi = 'Su plan no tiene acceso a la API.';
export const webhookOff = 'Este webhook está desactivado.';
export const answerWas = 'La respuesta fue {status}.';
export const tooManyWebhooks = 'Tiene {count, plural, one {# webhook} other {# webhooks}}. Quite uno que ya no use.';

// The mail about a new key.
export const keySubject = 'Se creó una clave de API';
export const keyText = 'La clave de API “{name}” ({prefix}…) se acaba de crear en su cuenta de Porchlight.';
export const keyReads = 'Puede leer lo que se eligió para ella, pero no códigos ni contraseñas.';
export const keyReadsWithCodes = 'Puede leer lo que se eligió para ella, con códigos y contraseñas.';
export const keyChanges = 'Puede leer y cambiar lo que se eligió para ella, pero no códigos ni contraseñas.';
export const keyChangesWithCodes = 'Puede leer y cambiar lo que se eligió para ella, con códigos y contraseñas.';
export const keyEnds = 'Vence: {date}.';
export const keyNotYou =
  'Si no fue usted, cambie ahora su contraseña, use “Cerrar todas las sesiones” en su perfil, que anula todas las claves, y avísenos.';
export const tooManyKeys = 'Tiene {count, plural, one {# clave} other {# claves}}. Revoque una que ya no use.';
export const keyMadeOnce =
  'Creamos esta clave de API, pero se muestra una sola vez. Si no la recibió, revóquela y cree otra.';
export const webhookMadeOnce =
  'Agregamos este webhook, pero su secreto de firma se muestra una sola vez. Si no lo recibió, quite el webhook y agréguelo otra vez.';
export const secretReplacedOnce =
  'Cambiamos el secreto de firma de este webhook, pero el nuevo se muestra una sola vez. Si no lo recibió, cámbielo otra vez.';
export const passwordFirst = 'Escriba primero su contraseña.';
export const keyHasEnded = 'Ya venció';
export const keyLacksScope = 'Esta clave de API necesita el alcance “{scope}”.';
export const personOnly = 'Esto solo puede hacerlo una persona con la sesión iniciada, no una clave de API.';

// What is wrong with a webhook's address, and why it couldn't be called.
export const addressPrivate = 'Esta dirección está dentro de una red privada.';
export const addressNotWhole = 'Escriba una dirección completa, como https://example.com/porchlight.';
export const addressNotSecure = 'La dirección debe empezar con https://.';
export const addressWithPassword = 'Quite de la dirección el nombre de usuario y la contraseña.';
export const addressWithHash = 'Quite el # y lo que sigue.';
export const noAnswer = 'Nadie respondió en 20 segundos.';
export const connectionFailed = 'La conexión falló ({code}).';
export const noSuchName = 'Ese nombre no existe.';
export const nameNotFound = 'No se pudo buscar el nombre.';
export const connectionRefused = 'Se rechazó la conexión.';
export const connectionCut = 'Se cortó la conexión.';

// The mail about a webhook that we switched off.
export const webhookOffSubject = 'Desactivamos su webhook a {host}';
export const webhookGoneText =
  'El webhook a {host} respondió 410, es decir, que no quiere más llamadas. Lo desactivamos.';
export const webhookFailingText =
  'El webhook a {host} no recibió ninguna llamada en más de tres días, aunque lo intentamos diez veces. Lo desactivamos.';
export const webhookOffWhatToDo =
  'Cuando su servidor vuelva a funcionar, actívelo. En su registro puede volver a enviar lo que perdió en los últimos 30 días.';
export const webhookOffButton = 'Abrir API y webhooks';
