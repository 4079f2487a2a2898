// What was before with the guest of a chat and at its property.
export const history = 'Historial';
export const guestBefore = 'Este huésped antes';
export const propertyBefore = 'En esta propiedad antes';
export const loading = 'Cargando lo anterior';
export const failed = 'No se pudo cargar lo anterior.';
export const notChecked =
  'Nadie ha comprobado de quién es este huésped, así que ningún chat anterior cuenta como suyo.';
export const noneOfGuest = 'Nada aún: es su primer chat.';
export const noneOfProperty = 'Nada aún: es el primer chat aquí.';
export const chats = 'Chats anteriores';
export const orders = 'Órdenes anteriores';
export const notes = 'Notas del equipo';
export const noteBy = '{name}, {when}';
