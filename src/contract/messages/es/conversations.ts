// Who speaks, and what stands where a code or a password was released.
export const houseAssistant = 'Asistente de la casa';
export const team = 'Equipo de Porchlight';
export const agentOfTeam = '{name}, equipo de Porchlight';
export const note = 'Nota interna';
export const noteBy = 'Nota interna, {name}';
export const house = 'Porchlight';
export const you = 'Usted';
export const photoBy = 'Enviada por {name}';
export const code = 'Código';
export const secretHiddenHere = '{label}, oculto aquí';
export const secretHidden = '[{label}, oculto]';
export const hidden = '[oculto]';

// What a chat is called: {title} is a property or an owner, {who} its guest or `owner`.
export const threadTitle = '{title}, {who}';
export const owner = 'Propietario';
export const someOwner = 'Un propietario';
export const someProperty = 'Una propiedad';

// Who has a chat.
export const withAssistant = 'Con el asistente';
export const waitingForPerson = 'Espera a una persona';
export const withTeam = 'Con el equipo de Porchlight';
export const withAgent = 'Con {name}';
export const snoozed = 'Pospuesto';
export const done = 'Terminado';

// The owner's list of conversations, and one of them.
export const loadingList = 'Cargando las conversaciones';
export const listFailed = 'No se pudieron cargar sus conversaciones.';
export const noConversations = 'Todavía no hay conversaciones.';
export const noConversationsHint =
  'Cuando un huésped escanee el código de su propiedad y escriba, podrá leer aquí la conversación.';
export const showMore = 'Ver más conversaciones';
export const noMessages = 'Todavía no hay mensajes';
export const conversation = 'Conversación';
export const loadingConversation = 'Cargando la conversación';
export const sinceWhen = 'Desde {when}';
export const stayDays = '{from} a {to}';
export const theTeam = 'El equipo de Porchlight';

// What needs the owner: guests in danger, and those who wait. {danger} is "un olor a gas", {ofGuest} is `ofGuest`, for
// screen readers alone.
export const someGuest = 'Un huésped';
export const dangerReported = '{guest} en {property} reporta {danger}';
export const dangerTaken =
  '{when}. Le dijimos enseguida qué hacer. {agent}, del equipo de Porchlight, atiende el chat.';
export const dangerRinging = '{when}. Le dijimos enseguida qué hacer. Estamos avisando a nuestra gente de guardia.';
export const waitsForReply = 'Un huésped espera una respuesta';
export const waitsForReplyMeans =
  'El asistente propone una respuesta. No sale nada hasta que usted o el equipo de Porchlight la envíe.';
export const waitsForPerson = 'Un huésped espera a una persona';
export const waitsForPersonMeans = 'Según sus reglas, aquí responde una persona. Ya llamamos al equipo de Porchlight.';
export const guestSince = '{guest} en {property}, {when}.';
export const seeChat = 'Ver el chat{ofGuest}';
export const seeReply = 'Ver la respuesta{ofGuest}';
export const ofGuest = '({guest}, {property})';
