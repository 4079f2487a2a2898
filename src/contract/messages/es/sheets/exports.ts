// The heads of columns in exported sheets which no import reads back.
export const workOrderId = 'N.º de orden de trabajo';
export const urgency = 'Urgencia';
export const propertyAddress = 'Dirección de la propiedad';
export const serviceType = 'Tipo de servicio';
export const subjectLine = 'Asunto';
export const issueSummary = 'Resumen del problema';
export const attemptedFix = 'Lo que ya se intentó';
export const callSummary = 'Resumen de la llamada';
export const guestName = 'Nombre del huésped';
export const guestPhone = 'Teléfono del huésped';
export const guestEmail = 'Correo del huésped';
export const communicationPreference = 'Medio de contacto preferido';
export const contractorPhone = 'Teléfono del contratista';
export const contractorEmail = 'Correo del contratista';
export const notificationMethod = 'Método de aviso';
export const resolutionNotes = 'Notas de la solución';
export const cost = 'Costo (USD)';
export const created = 'Creada (UTC)';
export const updated = 'Actualizada (UTC)';
export const completed = 'Completada (UTC)';

// Conversations.
export const channel = 'Canal';
export const state = 'Estado';
export const lastLine = 'Última línea';
export const begun = 'Empezó (UTC)';
export const lastMessage = 'Último mensaje (UTC)';

// Stays.
export const checkIn = 'Llegada';
export const checkOut = 'Salida';
export const source = 'Origen';
