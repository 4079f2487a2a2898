// For admins: who of the team opened how many chats.
export const chatsRead = 'Chats leídos por el equipo';
export const noChatsRead = 'Nadie del equipo abrió un chat esta semana.';
export const last24Hours = 'Últimas 24 horas';
export const last7Days = 'Últimos 7 días';
export const comparedWithTeam = 'Frente al equipo';
export const farMoreThanOthers = 'Muchos más que los demás';
export const likeOthers = 'Nada inusual';

// The log itself.
export const whatHappened = 'Qué pasó';
export const everything = 'Todo';
export const securityLog = 'Registro de seguridad';
export const nothingYet = 'Todavía nada.';
export const nothingYetHelp = 'Aquí verá los inicios de sesión, las claves y los códigos entregados.';
export const nothingOfKind = 'No hay entradas de este tipo: {kind}.';
export const loadMore = 'Cargar más';
export const what = 'Qué';
export const kindRepeated = '{kind}, {count, plural, one {# vez} other {# veces}}';
export const detail = 'Detalle';
export const who = 'Quién';
export const from = 'Desde';
export const porchlightItself = 'El propio Porchlight';

// A list that one of the team looked through. {page} is one of the next two.
export const listRead = '{list}: {count, plural, one {# entrada} other {# entradas}}, {page}';
export const listSearched = '{list}, con búsqueda: {count, plural, one {# entrada} other {# entradas}}, {page}';
export const firstPage = 'primera página';
export const historyList = 'Lo anterior a un chat';
export const pageOf = 'página {page}';
// What the team's search found, among all chats and of one owner's.
export const searchedAll =
  '{chats, plural, one {# chat encontrado} other {# chats encontrados}} de {owners, plural, one {# propietario} other {# propietarios}}';
export const searchedYours = '{count, plural, one {# chat suyo encontrado} other {# chats suyos encontrados}}';

// Who did it, and whose it was.
export const apiKey = 'Clave de API';
export const notSignedIn = 'Sin sesión iniciada';
export const team = 'el equipo de Porchlight';
export const assistant = 'Asistente';
export const porchlight = 'Porchlight';
export const accountOf = 'cuenta de {customer}';
export const noSubject = 'N/D';
