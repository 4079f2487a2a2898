// What an API key may be allowed.
export const workOrders = 'Órdenes de trabajo';
export const reports = 'Informes';
export const notifications = 'Notificaciones';
export const conversations = 'Conversaciones';
export const approvals = 'Aprobaciones';
export const protocols = 'Protocolos';
export const articles = 'Conocimiento';
export const stays = 'Estadías';
export const contractors = 'Contratistas';
export const properties = 'Propiedades';

// The danger somebody is in. Each can stand behind "reporta", in small letters.
export const gas = 'Un olor a gas';
export const co = 'Monóxido de carbono';
export const fire = 'Fuego o humo';
export const flood = 'Una inundación';
export const electric = 'Un peligro eléctrico';
export const breakIn = 'Un intruso';
export const medical = 'Una emergencia médica';
export const lockout = 'Alguien que no puede entrar y corre peligro';
export const collapse = 'Algo que puede derrumbarse';

// What is kept sealed, and who may be told it.
export const doorCode = 'Código de la puerta';
export const entryInstructions = 'Instrucciones para entrar';
export const lockBoxLocation = 'Lugar de la caja de llaves';
export const lockBoxCode = 'Código de la caja de llaves';
export const wifiPassword = 'Contraseña del Wi-Fi';
export const streetAddress = 'Dirección';
export const confirmedGuests = 'Para huéspedes confirmados';
export const anyone = 'Cualquiera';
export const verifiedGuests = 'Huéspedes verificados';
export const teamOnly = 'Solo el equipo';

// What guests write about.
export const topicQuestions = 'Preguntas sobre la casa';
export const topicCodes = 'Códigos y la contraseña del Wi-Fi';
export const topicTroubles = 'Algo que falla';

// The security log.
export const signedIn = 'Sesión iniciada';
export const signInRefused = 'Inicio de sesión rechazado';
export const signedOut = 'Sesión cerrada';
export const signedOutElsewhere = 'Otras sesiones cerradas';
export const newDevice = 'Sesión iniciada en un dispositivo nuevo';
export const passwordChanged = 'Contraseña cambiada';
export const twoFactorChanged = 'Verificación en dos pasos cambiada';
export const backupCodesMade = 'Códigos de respaldo creados';
export const passkeyAdded = 'Llave de acceso agregada';
export const passkeyRemoved = 'Llave de acceso quitada';
export const identityChanged = 'Cuenta conectada cambiada';
export const addressAsked = 'Correo nuevo solicitado';
export const addressStopped = 'Cambio de correo detenido';
export const addressChanged = 'Correo cambiado';
export const refused = 'Rechazado';
export const limited = 'Demasiadas solicitudes';
export const codeGivenOut = 'Código entregado';
export const stayCheckFailed = 'Verificación de estadía fallida';
export const keyMade = 'Clave de API creada';
export const keyEnded = 'Clave de API anulada';
export const keyRefused = 'Clave de API rechazada';
export const webhookAdded = 'Webhook agregado';
export const webhookChanged = 'Webhook cambiado';
export const webhookRemoved = 'Webhook quitado';
export const personalLinkShown = 'Enlace personal mostrado';
export const personalLinkRenewed = 'Enlace personal renovado';
export const personalLinkMailed = 'Enlace personal enviado por correo';
export const guestLinkRenewed = 'Enlace de huéspedes renovado';
export const roleChanged = 'Rol cambiado';
export const staffInvited = 'Miembro del equipo invitado';
export const staffLockedOut = 'Miembro del equipo bloqueado';
export const staffLetIn = 'Miembro del equipo readmitido';
export const memberInvited = 'Persona invitada';
export const invitationEnded = 'Invitación retirada';
export const memberJoined = 'Persona incorporada';
export const memberChanged = 'Rol de una persona cambiado';
export const memberRemoved = 'Persona quitada';
export const memberRestored = 'Persona readmitida';
export const chatRead = 'Chat leído por el equipo de Porchlight';
export const deskSearched = 'El equipo buscó en los chats';
export const dataExported = 'Datos exportados';
export const dataReadBack = 'Copia recuperada';
export const dataDeleted = 'Datos eliminados';
export const deletionAsked = 'Eliminación solicitada';
export const deletionTakenBack = 'Eliminación retirada';

// Contractors' trades.
export const rentalManagement = 'Gestión de alquileres';
export const cleaning = 'Limpieza';
export const electrical = 'Electricidad';
export const gasTrade = 'Gas';
export const handyman = 'Mantenimiento general';
export const hvac = 'Climatización';
export const landscaping = 'Jardinería';
export const plumbing = 'Plomería';
export const septic = 'Fosa séptica/Drenaje';
export const homeWarranty = 'Garantía del hogar';
export const pestControl = 'Control de plagas';
export const propertyManagement = 'Gestión de propiedades';

// How contractors want to hear of a job.
export const text = 'Mensaje de texto';
export const phone = 'Teléfono';
export const email = 'Correo';

// How a work order stands.
export const inProgress = 'En curso';
export const completed = 'Completada';
export const cancelled = 'Cancelada';
export const open = 'Abierta';

// How urgent a job is.
export const urgent = 'Urgente';
export const high = 'Alta';
export const medium = 'Media';
export const low = 'Baja';
export const nonUrgent = 'No urgente';

// What somebody may be in an owner's account, and what each is for.
export const ownerRole = 'Propietario';
export const managerRole = 'Encargado';
export const viewerRole = 'Observador';
export const cleanerRole = 'Limpieza';
export const ownerRoleNote =
  'Hace todo, menos disponer de la tarjeta, el inicio de sesión y las claves de API del titular, y eliminar la cuenta.';
export const managerRoleNote =
  'Maneja propiedades, estadías, chats, órdenes de trabajo y contratistas. Sin facturación ni personas.';
export const viewerRoleNote = 'Lee todo, menos la facturación y las personas, y no cambia nada.';
export const cleanerRoleNote = 'Ve llegadas, salidas y lo que hace falta para limpiar. Sin huéspedes, chats ni dinero.';

// Colors of the desk's tags.
export const tagGray = 'Gris';
export const tagBlue = 'Azul';
export const tagGreen = 'Verde';
export const tagAmber = 'Ámbar';
export const tagRed = 'Rojo';
export const tagTeal = 'Color de la casa';
