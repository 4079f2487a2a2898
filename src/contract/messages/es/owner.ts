// The owner's screens: what stands in the browser's tab, in the bar, and at the head of each page with its lead.
export const tabTitle = '{page} · Porchlight';
export const yourAccount = 'Su cuenta';
export const home = 'Inicio';
export const properties = 'Propiedades';
export const propertiesLead = 'Dónde se quedan sus huéspedes y qué sabemos de cada casa.';
export const workOrders = 'Órdenes de trabajo';
export const workOrdersLead = 'Cada reparación en sus propiedades, desde el aviso hasta el final.';
export const contractors = 'Contratistas';
export const contractorsLead = 'Su propia gente. La enviamos cuando algo se daña.';
export const assignments = 'Quién atiende cada propiedad';
export const assignmentsLead =
  'Llévese la lista como CSV, agréguele filas y tráigala de vuelta. Los contratistas de una sola propiedad están en su página.';
export const conversations = 'Conversaciones';
export const conversationsLead = 'Lo que preguntan sus huéspedes y lo que se les responde, al momento.';
export const stays = 'Estadías';
export const staysLead =
  'Quién se queda dónde, y cuándo. Solo los huéspedes de una estadía actual reciben códigos y contraseñas.';
export const knowledge = 'Conocimiento';
export const knowledgeLead = 'Lo que el asistente dice a sus huéspedes, y lo que no pudo decir.';
export const protocols = 'Protocolos';
export const protocolsLead = 'Sus reglas para cuando escriben los huéspedes y cuando algo se daña.';
export const profileSettings = 'Ajustes del perfil';
export const developers = 'API y webhooks';
export const developersLead = 'Conecte sus programas: claves para llamarnos y webhooks que llaman a su servidor.';
export const languageModel = 'Modelo de lenguaje';
export const languageModelLead = 'Cuántas veces un modelo de lenguaje respondió a sus huéspedes, y cuánto costó.';
export const securityLog = 'Registro de seguridad';
export const securityLogLead = 'Quién hizo qué con su cuenta y sus códigos, y desde dónde. Se conserva 400 días.';
export const support = 'Soporte';

// Further words by which the search finds a page; never shown, each a row of words.
export const homeAlso = 'panel tablero dashboard';
export const profileAlso = 'cuenta contraseña facturación perfil verificación dos pasos';
export const reachAlso = 'notificaciones sms correos mensajes mañana horas silencio no molestar';
export const developersAlso = 'desarrolladores claves integración';
export const languageModelAlso = 'ia ai uso costo tokens';
export const securityLogAlso = 'inicios sesión historial auditoría';
export const supportAlso = 'ayuda contacto chat';

// The bar under the thumb has room for one short line.
export const findOnBar = 'Buscar';

// The dashboard's cards. `things` is one of the four below, read aloud alone.
export const myDashboard = 'Mi panel';
export const needsYou = 'Por atender';
export const loadingNeedsYou = 'Buscando lo que está por atender';
export const dashboardViews = 'Su panel';
export const thingsWaiting = '({count} en espera)';
export const loadingStart = 'Cargando qué hacer primero';
export const myContractors = 'Mis contratistas';
export const myWorkOrders = 'Mis órdenes de trabajo';
export const loadingCard = 'Cargando: {card}';
export const seeAll = 'Ver todo {things}';
export const conversationsSeen = 'en conversaciones';
export const contractorsSeen = 'en contratistas';
export const propertiesSeen = 'en propiedades';
export const workOrdersSeen = 'en órdenes de trabajo';

// On single pages.
export const myStays = 'Mis estadías';
export const codesGivenOut = 'Códigos entregados';
export const byMonth = 'Por mes';
export const loadingProfile = 'Cargando su perfil';
export const houseSheet = 'PDF de la hoja de la casa';
export const cardForShelf = 'A6, para un estante';
export const cardForWall = 'A4, para la pared';
