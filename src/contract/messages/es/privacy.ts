export const accountStays = 'Su cuenta se queda';

// How long guests are kept.
export const guestsDeletedAfter =
  'Los huéspedes se eliminan {months, plural, one {# mes} other {# meses}} después de su estadía';
export const guestsAndChats = 'Huéspedes y sus chats';
export const loadingKeeping = 'Cargando cuánto se conservan los huéspedes';
export const keepingNotLoaded = 'No se pudo cargar cuánto se conservan los huéspedes.';
export const deleteGuests = 'Eliminar huéspedes después de su estadía';
export const deleteGuestsHint =
  'Se van su nombre, teléfono, correo, chats y fotos. Se quedan las fechas de la estadía y sus órdenes de trabajo, sin lo que escribieron.';
export const months = '{count, plural, one {# mes} other {# meses}}';

// Whether it is kept what guests tap.
export const keepTaps = 'Aprender de lo que tocan los huéspedes';
export const keepTapsHint =
  'Cuando el asistente muestra a un huésped sus notas, o cosas que pueden estar dañadas, para que elija, conservamos su pregunta y lo que eligió hasta por un año. Si su estadía se verificó, el próximo huésped de esa propiedad que pregunte lo mismo recibe esa nota enseguida. Si apaga esto, no conservamos nada y eliminamos en menos de una hora lo que teníamos.';
export const tapsKept = 'Conservamos lo que tocan los huéspedes';
export const tapsNotKept = 'No conservamos lo que tocan los huéspedes';

// Deleting the account.
export const deleteAccount = 'Eliminar cuenta';
export const deleteTitle = '¿Eliminar su cuenta?';
export const deletedOn = 'El {date} eliminamos esto para siempre:';
export const deletedProperties =
  'sus propiedades con sus códigos, imágenes y notas, sus contratistas con sus documentos, sus reglas';
export const deletedStays = 'estadías, huéspedes y sus chats, órdenes de trabajo, su propio chat con nosotros';
export const deletedLogin = 'su acceso, claves, webhooks y registro de seguridad';
export const deleteMore =
  'Entonces se cancelan los trabajos abiertos y se avisa a sus contratistas, y los enlaces de huéspedes dejan de funcionar. Desde ahora su plan no se renueva. Termina con la cuenta, sin reembolso. Sus facturas quedan con nuestro proveedor de pagos, como exige la ley.';
export const untilThen = 'Hasta entonces todo funciona, y puede conservar su cuenta con un clic.';
export const password = 'Contraseña';

// The banner above every screen until then.
export const willBeDeleted = 'Su cuenta se eliminará';
export const keepAccount = 'Conservar mi cuenta';
export const willBeDeletedText =
  'El {date} la eliminamos con todo lo que guardamos en ella. Hasta entonces todo funciona.';

// The card in the profile.
export const yourData = 'Sus datos';
export const deletionDue = 'Se eliminará el {date}.';
export const deleteAccountNote =
  'Eliminamos todo. Tiene {count, plural, one {# día} other {# días}} para cambiar de opinión.';
