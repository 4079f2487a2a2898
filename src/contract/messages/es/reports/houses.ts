// Every house at a glance.
export const houses = 'Casas';
export const loadingHouses = 'Cargando sus casas';
export const housesFailed = 'No se pudieron cargar sus casas.';
export const offlineWithout = 'Está sin conexión. Sus casas se cargan cuando vuelva.';
export const moreFailed = 'No se pudieron cargar más casas.';
export const someGuest = 'Un huésped';
export const arrivesToday = '{guest} llega hoy';
export const leavesToday = '{guest} se va hoy';
export const staysUntil = '{guest} hasta {day}';
export const emptyUntil = 'Vacía. {guest} llega {day}';
export const empty = 'Vacía. Sin estadías por venir';
export const inDanger = 'Huésped en peligro';
export const openOrders = '{count, plural, one {# orden de trabajo abierta} other {# órdenes de trabajo abiertas}}';
export const openOrdersUrgent =
  '{count, plural, one {# orden de trabajo abierta, urgente} other {# órdenes de trabajo abiertas, primero las urgentes}}';
export const allQuiet = 'Todo tranquilo';
