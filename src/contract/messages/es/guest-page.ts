export const title = 'Chat para huéspedes';
export const titleAt = 'Chat para huéspedes · {property}';
export const opening = 'Abriendo el chat';
export const stayChecked = 'Estadía verificada';
export const language = 'Idioma';
export const help = 'Ayuda';
export const dangerCall = '¿Peligro? Llame al {number}';
export const askPerson = 'Pedir una persona';

export const agentHere = '{name}, del equipo de Porchlight, está aquí';
export const hostHere = '{name}, su anfitrión, está aquí';
export const inLine = 'Está en la fila de espera.';
export const inLineSoFar = 'Está en la fila de espera. Ahora los huéspedes esperan {time} o más.';
export const inLineTook = 'Está en la fila de espera. En la última hora, la espera fue de {time} aproximadamente.';
export const answering = 'Responde el asistente de la casa. También hay personas.';
export const answeringBack = 'Responde el asistente de la casa. Habrá personas de nuevo: {when}.';
export const answeringOff = 'Responde el asistente de la casa. Ahora no hay nadie de turno.';
export const askedBack = 'Hemos avisado a una persona. Habrá personas de nuevo: {when}.';
export const askedOff = 'Hemos avisado a una persona. Ahora no hay nadie de turno.';

export const chat = 'Chat';
export const loading = 'Cargando el chat';
export const greeting =
  'Está en {property}. Soy el asistente de la casa. ¿Qué necesita? Puede pedir una persona cuando quiera.';
export const assistant = 'Asistente de la casa';
export const you = 'Usted';
export const team = 'Equipo de Porchlight';
export const ofTeam = '{name}, equipo de Porchlight';
export const host = 'Su anfitrión';
export const hostNamed = '{name}, su anfitrión';
export const contractor = 'Contratista';

export const said = '{name}: {words}';
export const from = 'De: {titles}';
export const sentByYou = 'Enviada por usted';
export const call = 'Llamar al {number}';
export const writing = 'El asistente de la casa está escribiendo';
export const commonQuestions = 'Preguntas frecuentes';
export const quickReplies = 'Respuestas rápidas';

export const message = 'Su mensaje';
export const placeholder = '¿Qué necesita?';
export const sendPhoto = 'Enviar una foto';
export const photoBeingSent = 'La está enviando usted';
export const photoProgress = 'Foto en camino';
export const orCall = 'O llame al {number}';
export const remove = 'Quitar';

export const covered = '{label}, oculto';
export const hiddenUntil = 'Oculto. Se muestra mientras su estadía esté verificada y vigente.';
export const copy = 'Copiar';
export const reveal = 'Mostrar';
export const revealNamed = 'Mostrar: {label}';
export const hide = 'Ocultar';
export const hideNamed = 'Ocultar: {label}';
export const doorCode = 'Código de la puerta';
export const entryInstructions = 'Instrucciones para entrar';
export const lockBoxLocation = 'Lugar de la caja de llaves';
export const lockBoxCode = 'Código de la caja de llaves';
export const wifiPassword = 'Contraseña del Wi-Fi';
export const streetAddress = 'Dirección';
export const forConfirmed = 'Para huéspedes confirmados';

export const order = 'Orden de trabajo {reference}';
export const orderSaid = 'Orden de trabajo {reference}: {subject}. {progress}';

export const reported = 'Reportada';
export const asked = 'Contratista avisado';
export const accepted = 'Aceptada';
export const onTheWay = 'En camino';
export const onSite = 'En la casa';
export const finished = 'Terminada';
export const findingContractor = 'Reportada, buscamos un contratista';
export const waitingForOwner = 'Reportada, esperamos el visto bueno del propietario';
export const visitAgreed = 'Visita acordada';
export const waitingForParts = 'Espera piezas';
export const finishedIsItFixed = 'Terminada. ¿Está arreglado?';
export const fixed = 'Arreglado';

// On an owner's own page.
export const greetingVisitor =
  'Soy el asistente de {property}. Pregúnteme lo que quiera sobre la casa. Puede pedir una persona cuando quiera.';
export const askHere = 'Pregunte sobre la casa';
