// What the server answers, and what the security log says of it.
export const accountDeleted = 'Una cuenta con todo lo que se guardaba en ella';
export const passwordFirst = 'Escriba primero su contraseña.';
export const aboutOneGuest = 'Lo que guardamos sobre un huésped';

// The README.txt of what is given to a guest.
export const leftOut = 'No incluido:';
export const leftOutTable = '- {table}: {why}';
export const goneFiles = 'Ya no existen, o son demasiado para una sola copia:\n{files}\n';
export const stayNotOver = 'Esta estadía no ha terminado. Cancélela primero, o espere a la salida.';
// What a job is called, and says, once its guest was deleted.
export const jobDeleted = 'Trabajo: {trade}';
export const reportDeleted = 'Un huésped avisó de esto. Lo que escribió se eliminó junto con sus datos.';
export const guestOfStay = 'Huésped de la estadía desde el {date}';

// Why a table isn't in the archive.
export const noChatDeeds =
  'cómo estaba un chat antes de que alguien del equipo lo diera, pospusiera o etiquetara; cómo está ahora figura en las otras tablas';
export const noChatTags = 'con qué ordena el equipo sus chats; eso es suyo';
export const noClosings =
  'cómo estaba un chat antes de que alguien del equipo lo cerrara; cómo está ahora se ve en las otras tablas';
export const noEvents =
  'identificadores de lo que cambió, con los que se actualizan las pantallas abiertas; lo que cambió está en las otras tablas';
export const noStayCodes = 'hashes de códigos que sirvieron diez minutos';
export const noReports = 'cifras sin palabras, que se cuentan a partir de las otras tablas';
export const noSlaClocks = 'para cuándo el equipo había prometido responder; lo que se dijo está en las otras tablas';
export const noTakeovers = 'quién del equipo tuvo un chat y cuándo; lo que se dijo en él está en las otras tablas';

export const guestReadMe =
  'Lo que Porchlight guarda sobre el huésped de una estadía: un archivo por cada tipo, y sus fotos en files/. No incluye códigos de la puerta ni lo que escribieron otros huéspedes.';
export const noDecisions = 'cómo llegó el asistente a una respuesta; las respuestas están en messages.json';
export const noLaterReplies = 'respuestas que esperan su hora; una vez enviadas están en messages.json';
export const noReplyDrafts = 'respuestas que se propusieron; las que se enviaron están en messages.json';
export const noNotifications = 'lo que se avisó al propietario; aquello de lo que trata está en los otros archivos';
