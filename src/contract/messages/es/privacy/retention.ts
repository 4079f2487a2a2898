// How long what is kept: on the page about privacy, as "Después de un día: {kinds}; después de 30 días: {kinds}."
export const sentence = 'Cada hora se elimina lo que ya es más antiguo. Después de {spans}.';
export const kept = '{span}: {kinds}';
export const nextKept = '{before}; después de {next}';
export const unlessSet = '{what} (si no se ajusta otra cosa)';
export const years = '{count, plural, =1 {un año} other {# años}}';
export const days = '{count, plural, =1 {un día} other {# días}}';

// What is kept.
export const notifications = 'notificaciones de un propietario';
export const choices = 'lo que eligieron los huéspedes de lo que les mostró el asistente';
export const notificationsDeleted = 'notificaciones que su propietario eliminó';
export const events = 'aquello con lo que se actualizan las pantallas abiertas';
export const enquiries = 'preguntas de nuestros formularios, desde su respuesta';
export const enquiriesOpen = 'preguntas de nuestros formularios que nadie respondió';
export const siteChats = 'chats con el asistente de este sitio';
export const securityLog = 'el registro de seguridad';
export const devices = 'navegadores con los que alguien inició sesión, desde su último uso';
export const sessions = 'sesiones, como máximo';
export const members = 'personas quitadas de una cuenta, para poder readmitirlas';
export const invitations = 'invitaciones a una cuenta, desde que vencen';
export const links = 'enlaces y códigos por correo, desde que vencen';
export const stayCodes = 'códigos que confirman una estadía';
export const stayChecks = 'intentos de confirmar una estadía';
export const transcripts = 'lo que se le dijo a un proveedor de modelos';
export const outbox = 'mensajes para los que no hay ningún proveedor de envío configurado';
export const heldMails = 'lo que se avisó después de las horas de silencio';
export const deliveries = 'llamadas de webhooks de propietarios';
export const paymentEvents = 'avisos del proveedor de pagos';
export const answers = 'respuestas a solicitudes repetidas, selladas';
export const archives = 'copias que un propietario pidió crear';
export const archivesSent = 'copias que se enviaron y no se recuperaron';
export const imports = 'archivos que se revisaron y no se importaron, sellados';
export const deeds = 'lo que se hizo a muchas propiedades a la vez, para poder deshacerlo';
export const views = 'vistas quitadas de una tabla';
export const drafts = 'propiedades empezadas y sin guardar, selladas';
export const pictures = 'imágenes que se enviaron y no se usaron';
