// Every house at a glance.
export const houses = 'Houses';
export const loadingHouses = 'Loading your houses';
export const housesFailed = "Couldn't load your houses.";
export const offlineWithout = "You're offline. Your houses load once you're back.";
export const moreFailed = "Couldn't load more houses.";
export const someGuest = 'A guest';
export const arrivesToday = '{guest} arrives today';
export const leavesToday = '{guest} leaves today';
export const staysUntil = '{guest} until {day}';
export const emptyUntil = 'Empty. {guest} comes {day}';
export const empty = 'Empty. No stay ahead';
export const inDanger = 'Guest in danger';
export const openOrders = '{count, plural, one {# open work order} other {# open work orders}}';
export const openOrdersUrgent =
  '{count, plural, one {# open work order, urgent} other {# open work orders, urgent first}}';
export const allQuiet = 'All quiet';
