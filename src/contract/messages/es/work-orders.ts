// "My Work Orders": the table and its search.
export const listCaption = 'Mis órdenes de trabajo';
export const ordersTitle = 'Órdenes de trabajo';
export const loadingOrders = 'Cargando órdenes de trabajo...';
export const loadError = 'Error: {message}';
export const ordersFailed = 'No se pudieron cargar las órdenes de trabajo.';
export const noOrders = 'No hay órdenes de trabajo.';
export const refresh = 'Actualizar';
export const searchLabel = 'Buscar órdenes de trabajo';
export const anyStatus = 'Cualquier estado';
export const anyUrgency = 'Cualquier urgencia';
export const idColumn = 'N.º de orden';
export const urgency = 'Urgencia';
export const addressColumn = 'Dirección';
export const created = 'Creada';
export const updated = 'Actualizada';
export const completed = 'Completada';
export const notYet = 'N/D';

// Where an order is on its way to being fixed.
export const stepTriage = 'En preparación';
export const stepAwaitingApproval = 'Espera la aprobación del propietario';
export const stepOffered = 'Ofrecida a un contratista';
export const stepAccepted = 'Aceptada por un contratista';
export const stepScheduled = 'Programada';
export const stepEnRoute = 'Contratista en camino';
export const stepOnSite = 'Contratista trabajando';
export const stepAwaitingParts = 'Espera piezas';
export const stepPendingConfirmation = 'Terminada, falta que el huésped confirme';
export const stepClosed = 'Cerrada';
// Behind the step and the contractor on an order's card: "Scheduled · Tide Plumbing · arriving …".
export const arrivingBetween = 'llegada: {from} a {to}';
export const arrivingAbout = 'llegada aproximada: {from}';

// All of one order: the sections of the specification.
export const loadingOrder = 'Cargando esta orden de trabajo';
export const basicsTitle = 'Datos básicos';
export const orderId = 'N.º de orden de trabajo';
export const propertyAddress = 'Dirección de la propiedad';
export const guestName = 'Nombre del huésped';
export const guestPhone = 'Teléfono del huésped';
export const guestEmail = 'Correo del huésped';
export const communicationPreference = 'Medio de contacto preferido';
export const stay = 'Estadía';
export const stayConfirmed = 'Confirmada';
export const stayNotConfirmed = 'Sin confirmar';
export const stayVouched = 'Huésped confirmado por el propietario o el equipo de Porchlight';
export const timingTitle = 'Estado y plazos';
export const step = 'Paso';
export const visit = 'Visita';
export const visitBetween = '{from} a {to}';
export const visitAbout = 'Aprox. {from}';
export const nte = 'Tope (NTE)';
export const cost = 'Costo';
export const issueTitle = 'Qué falla';
export const subjectLine = 'Asunto';
export const issueSummary = 'Resumen del problema';
export const attemptedFix = 'Lo que ya se intentó';
export const callSummary = 'Resumen de la llamada';
export const contractorTitle = 'Contratista asignado';
export const notificationMethod = 'Método de aviso';
export const guestStars = 'Estrellas del huésped';
// {stars} are drawn: "★★★★☆ 4 of 5".
export const starsOf = '{stars} {given} de 5';
export const resolutionTitle = 'Solución';
export const resolutionNotes = 'Notas de la solución';

// How it went: timeline, offers, photos.
export const timelineTitle = 'Cronología';
export const timelineLabel = 'Cronología de la orden de trabajo';
export const offersTitle = 'Ofertas';
export const offerAnswered = 'Enviada el {asked}, respondida el {answered}';
export const offerUntil = 'Enviada el {asked}, plazo: {until}';
// {label} is set off from the reason behind it.
export const whyThisContractor = '{label} {why}';
export const whyLabel = 'Por qué este contratista:';
export const offerOpen = 'Espera respuesta';
export const offerAccepted = 'Aceptada';
export const offerDeclined = 'Rechazada';
export const offerExpired = 'Sin respuesta a tiempo';
export const offerRevoked = 'Retirada';
export const offerTaken = 'Fue a otro';
export const photosTitle = 'Fotos';
export const photoOf = '{number} de {count}, de {by}';

// Several chats that told of the same trouble.
export const chatsTitle = '{count, plural, one {# chat} other {# chats}}';
export const guestNumber = 'Huésped {number}';
export const reportedFirst = '{guest} lo reportó primero';
export const reportedToo = '{guest} reportó el mismo problema';
export const splitOff = 'Hacer otra orden de trabajo';
export const splitOffHeard = 'Hacer otra orden de trabajo de lo que reportó {guest}';

// An order that somebody reported whose stay is not confirmed.
export const stayUnconfirmed = 'Estadía sin confirmar';
export const stayUnconfirmedExplained =
  'Quien reportó esto no ha pasado la verificación de estadía. No enviaremos un contratista hasta que alguien confirme al huésped, salvo que haya peligro.';
export const confirmGuest = 'Confirmar al huésped';

// Whether the front door's lock works.
export const markLockFaulty = 'La cerradura o el teclado de la entrada no funciona: retener su código';
export const lockYes = 'Sí';
export const lockNo = 'No';
export const lockHint = 'Los huéspedes no reciben el código hasta que termine esta orden de trabajo.';

// The desk opens an order from a chat.
export const openTitle = 'Abrir una orden de trabajo';
export const openExplained = 'En {property}. La ofrecemos a un contratista según las reglas del propietario.';
export const openAct = 'Abrir orden';
export const opened = 'Se abrió la orden de trabajo {reference}';
export const openFailed = 'No pudimos abrirla. Su texto sigue aquí.';
export const serviceType = 'Tipo de servicio';
export const choose = 'Elegir';
export const subjectLineHint = 'Una línea, como la leerá el contratista.';
export const attemptedFixHint = 'Lo que el huésped ya intentó.';
export const serviceTypeMissing = 'Elija un tipo de servicio.';
export const urgencyMissing = 'Elija qué tan urgente es.';
export const subjectLineMissing = 'Diga en una línea qué falla.';
export const issueSummaryMissing = 'Describa qué falla.';
export const whyMissing = 'Diga por qué.';

// What is kept with an order as it is opened, joined by another chat, split or cancelled.
export const webChat = 'Chat web';
export const historyOpened = 'Abierta: {subject}';
export const historyCancelled = 'Cancelada';
export const historyJoined = 'Otro huésped reportó el mismo problema';
export const historySplit = 'Lo que reportó otro huésped pasó a ser otra orden de trabajo';
export const historyLockFaulty = 'La cerradura de la entrada no funciona: su código se retiene';
export const historyLockWorks = 'La cerradura de la entrada vuelve a funcionar: su código se entrega';
// Behind what the first guest reported, on a line of its own.
export const alsoReported = 'También se reportó: {report}';

// What the server refuses.
export const accountUnverified = 'No se pudo verificar la cuenta';
export const notWhileArranged = 'Todavía preparamos este trabajo, así que eso no es posible ahora.';
export const notWhileAwaitingApproval =
  'Este trabajo espera la aprobación del propietario, así que eso no es posible ahora.';
export const notWhileOffered = 'Este trabajo se está ofreciendo a un contratista, así que eso no es posible ahora.';
export const notWhileAccepted = 'Un contratista ya aceptó este trabajo, así que eso no es posible ahora.';
export const notWhileScheduled = 'La visita está programada, así que eso no es posible ahora.';
export const notWhileEnRoute = 'El contratista está en camino, así que eso no es posible ahora.';
export const notWhileOnSite = 'El contratista está trabajando, así que eso no es posible ahora.';
export const notWhileAwaitingParts = 'Este trabajo espera piezas, así que eso no es posible ahora.';
export const notOnceFinished = 'El contratista terminó este trabajo, así que eso ya no es posible.';
export const notOnceOver = 'Este trabajo terminó, así que eso ya no es posible.';
export const lockOfOver =
  'Este trabajo terminó, así que no puede retener un código. Abra otra orden de trabajo para la cerradura.';
export const nothingToSplit = 'Este trabajo terminó, así que no hay nada que separar.';

// From a work order to what it is about.
export const openProperty = 'Página de la propiedad';
export const openChatWith = 'Chat con {guest}';
export const openGuest = 'Sobre {guest}';
