// The queues, and the chats in one.
export const queues = 'Colas';
export const waiting = 'En espera';
export const mine = 'Míos';
export const unassigned = 'Sin asignar';
export const colleagues = 'Colegas';
export const withAssistant = 'Asistente';
export const snoozed = 'Pospuestos';
export const done = 'Terminados';
export const all = 'Todos';
// As the security log names that list.
export const allChats = 'Todos los chats';
export const openToRead = 'Abra el chat para leerlo.';
export const waitingCount = '{count} en espera';
export const chats = 'Chats';
export const loadingQueue = 'Cargando la cola';
export const queueFailed = 'No se pudo cargar la cola.';
export const noChats = 'Todavía no hay chats.';
export const noChatsHint = 'Aquí aparecen todos los chats, los atienda quien los atienda.';
export const noneFiltered = 'Ningún chat de esta lista cumple los filtros.';
export const noneFilteredHint = 'Quite uno de ellos o mire en otra lista.';
export const clearFilters = 'Quitar los filtros';
export const noneWaiting = 'Todo tranquilo. 0 en espera.';
export const noneWaitingHint = 'El asistente de la casa está activo.';
export const noneMine = 'No tiene chats.';
export const noneMineHint = 'Tome uno de En espera y aparecerá aquí.';
export const noneSnoozed = 'No hay nada pospuesto.';
export const noneSnoozedHint = 'Un chat pospuesto vuelve a su hora o cuando el huésped escribe.';
export const noneUnassigned = 'Todo lo abierto tiene a alguien.';
export const noneUnassignedHint = 'Aquí están los chats que no tiene nadie, también los pospuestos.';
export const noneColleagues = 'Ningún colega tiene un chat.';
export const noneColleaguesHint = 'Aquí se ve quién tiene qué chat.';
export const noneAssistant = 'El asistente no tiene chats.';
export const noneAssistantHint = 'Aquí están los chats que no piden a nadie.';
export const noneDone = 'Todavía no hay nada terminado.';
export const noneDoneHint = 'Los chats cerrados se guardan aquí.';
export const waitingFor = 'Espera {time}';
export const overdueBy = 'Retraso: {time}';
export const dueIn = 'Vence en {time}';
export const untilWhen = 'Hasta {when}';
export const underMinute = 'menos de un minuto';
export const minutes = '{minutes} min';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const days = '{days} d';

// A chat, and what is done with it.
export const conversation = 'Conversación';
export const loadingChat = 'Cargando el chat';
export const chatFailed = 'No pudimos mostrar este chat.';
export const backToList = 'Volver a la lista';
export const joined = '{name} entró';
export const takeOver = 'Tomar';
export const askForChat = 'Pedir este chat';
export const youAsked = 'Se lo pidió a {name}';
export const isAsking = '{name} lo pide';
export const handBack = 'Devolver';
export const handBackToAssistant = 'Devolver al asistente';
export const handedBack = 'Devuelto al asistente';
export const snooze = 'Posponer';
export const snoozeInPast = 'Elija una hora futura.';
export const for30Minutes = 'Por 30 minutos';
export const for2Hours = 'Por 2 horas';
export const untilTomorrow = 'Hasta mañana, 9 a. m.';
export const untilMonday = 'Hasta el lunes, 9 a. m.';
export const chatSnoozed = 'Chat pospuesto';
export const closeChat = 'Cerrar chat';
export const chatClosed = 'Chat cerrado';
export const alreadyReopened = 'Este chat ya está abierto otra vez.';
export const more = 'Más';
export const chatTakenOver = 'Chat tomado';
export const keptAsDraft = '{refusal} Guardamos lo que escribió como borrador.';
export const noteByYou = 'Nota interna, usted';

// Where a reply or a note is written.
export const replyToGuestMode = 'Al huésped';
export const replyToGuest = 'Responder al huésped';
export const writeToGuest = 'Escriba al huésped';
export const guestNeverSees = 'El huésped nunca ve las notas.';
export const replyToOwnerMode = 'Al propietario';
export const replyToOwner = 'Responder al propietario';
export const writeToOwner = 'Escriba al propietario';
export const ownerNeverSees = 'El propietario nunca ve las notas.';
export const notePlaceholder = 'Una nota para el equipo de Porchlight';
export const addNote = 'Agregar nota';
export const sendReply = 'Enviar respuesta';
export const isAnswering = '{name} está respondiendo.';

// Before a chat in which somebody waits is closed or handed back.
export const closeWaitingTitle = '¿Cerrar un chat en espera?';
export const handBackWaitingTitle = '¿Devolver un chat en espera?';
export const keepChat = 'Conservar chat';
export const hasWaited = '{name} espera una respuesta desde hace {time}.';
export const isWaiting = '{name} espera una respuesta.';
export const closingMeans = 'Una vez cerrado, no se llama a nadie hasta que vuelva a escribir.';
export const handingBackMeans = 'El asistente responde a lo que escriba desde ahora, no a lo que ya escribió.';

// A chat on its way from one colleague to another. {chat} is its title: "Cedar Cottage, Ada".
export const someColleague = 'Un colega';
export const takeovers = 'Chats entre colegas';
export const openChat = 'Abrir chat';
export const handOver = 'Ceder';
export const keepIt = 'Conservar';
export const withdraw = 'Retirar';
export const dismiss = 'Descartar';
export const askedOfYou = '{colleague} le pide su chat: {chat}. Responda a más tardar: {until}.';
export const askedByYou = 'Pidió un chat a {colleague}: {chat}. Plazo: {until}.';
export const wentWhileAway = '{colleague} tiene ahora su chat: {chat}. Lo pidió mientras usted no estaba.';
export const nowYours = 'Tiene un chat nuevo: {chat}. Antes lo tenía {colleague}.';
export const takenFromYou = '{colleague} tomó su chat: {chat}.';
export const returnedWhileAway = 'Mientras usted no estaba, su chat volvió a En espera: {chat}.';
export const askLapsed = '{colleague} no respondió y conserva el chat: {chat}.';
export const askRefused = '{colleague} conserva el chat: {chat}.';

// Why something with a chat is refused.
export const hasChat = '{name} tiene este chat.';
export const isYours = 'Usted tiene este chat.';
export const isFree = 'Nadie tiene este chat. Tómelo.';
export const alreadyAsked = '{name} ya pidió este chat.';
export const askAnswered = 'Esto ya se respondió.';
export const nobodyAsks = 'Ya nadie pide este chat.';
export const onlyHolderHandsBack = 'Solo quien tiene este chat puede devolverlo.';
export const onlyHolderHandsOver = 'Solo quien tiene este chat puede cederlo.';
export const onlyAskerWithdraws = 'Solo quien pidió este chat puede retirar la solicitud.';
export const onlyLeadTakes = 'Solo un líder puede tomar el chat de un colega.';

// The facts beside a chat.
export const facts = 'Datos';
export const backToChat = 'Volver al chat';
export const loadingFacts = 'Cargando los datos';
export const whyPerson = 'Por qué se llamó a una persona';
export const askedWhen = 'Solicitud: {when}';
export const askedAndTaken = 'Solicitud: {when}; chat tomado por {agent}';
export const wasWith = 'Antes con {name}.';
export const wasWithColleague = 'Antes con un colega.';
export const alreadyTried = 'Ya se intentó';
export const propertyAndPeople = 'Propiedad y personas';
export const stay = 'Estadía';
export const stayOfGuest = '{guest}, {days}, confirmada';
export const stayNotConfirmed = 'Sin confirmar todavía';
export const guestPhone = 'Teléfono del huésped';
export const guestEmail = 'Correo del huésped';
export const contactPoint = 'Persona de contacto';
export const companyAndPhone = '{company}, {phone}';
export const notSet = 'Sin definir';
export const owner = 'Propietario';
export const workOrders = 'Órdenes de trabajo';
export const noWorkOrders = 'Todavía ninguna en este chat.';
export const openWorkOrder = 'Abrir orden de trabajo';
export const factsAtHand = 'Datos a mano';
export const waterShutOff = 'Llave de paso principal';
export const electricPanel = 'Panel eléctrico';
export const furnaceShutOff = 'Corte de la calefacción';
export const thermostat = 'Termostato';
export const wifiName = 'Nombre del Wi-Fi';
export const parking = 'Estacionamiento';
export const bins = 'Contenedores';
export const curbDay = 'Día de recolección';

// The list of keys.
export const keyNext = 'Siguiente chat de la lista';
export const keyPrevious = 'Chat anterior de la lista';
export const keyReply = 'Responder al huésped';
export const keyProposal = 'Ir a lo que propone el asistente';
export const keyNote = 'Escribir una nota interna';
export const keyTakeOver = 'Tomar el chat, o pedirlo al colega que lo tiene';
export const keyClose = 'Cerrar el chat (pregunta antes si alguien espera)';
export const keySend = 'Enviar (también con Ctrl+Enter y Enter)';
