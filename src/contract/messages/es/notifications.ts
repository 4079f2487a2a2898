// The bell.
export const bellUnread = 'Notificaciones, {count} sin leer';
export const notifications = 'Notificaciones';
export const arrived = 'Notificación nueva: {title}';

// One of them.
export const notification = 'Notificación';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const seeWorkOrder = 'Ver la orden de trabajo';
export const loadingOne = 'Cargando la notificación';
export const oneNotLoaded = 'No se pudo cargar esta notificación.';
export const wasDeleted = 'Esta notificación se eliminó.';
export const seeWhatNeedsYou = 'Ver lo que está por atender';
export const openChat = 'Abrir el chat';
export const seeConversation = 'Ver la conversación';
export const answerIt = 'Responder';
export const seeWhoseCode = 'Ver qué código hay que cambiar';
export const seeStays = 'Ver sus estadías';

// The list.
export const unread = 'Sin leer';
export const markAsRead = 'Marcar como leída: {title}';
export const markAsUnread = 'Marcar como no leída: {title}';
export const deleteNamed = 'Eliminar: {title}';
export const deleted = 'Eliminada{title}';
export const markAllAsRead = 'Marcar leídas';
export const notLoaded = 'No se pudieron cargar sus notificaciones.';
export const noneNew = 'No hay notificaciones nuevas';
export const noneNewHelp = 'Aquí verá lo que pasa en sus propiedades.';
export const loadMore = 'Cargar más';
export const loadingAll = 'Cargando sus notificaciones';
