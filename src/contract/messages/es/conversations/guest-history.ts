// A guest with their stays, chats and work orders.
export const someGuest = 'Un huésped';
export const loading = 'Cargando el huésped';
export const notChecked =
  'Nadie ha verificado quién es este huésped, así que no se muestra ninguna estadía. Es lo que dijo en este chat.';
export const stays = 'Estadías';
export const cancelled = 'Cancelada';
export const chatsOfStay = 'Chats de esta estadía';
export const chats = 'Chats';
export const noChats = 'Todavía no hay chats.';
export const workOrders = 'Órdenes de trabajo';
export const guestLink = 'Huésped: {guest}';
export const stayLink = 'Estadía: {days}';
export const propertyLink = 'Propiedad: {property}';
