// Why a chat came to a person, said to owners and to the Porchlight team.
export const askedForPerson = 'El huésped pidió una persona.';
export const money = 'Se trata de dinero.';
export const booking = 'Se trata de la reserva.';
export const complaint = 'El huésped se queja.';
export const legal = 'Es un asunto legal.';
export const lockedOut = 'El huésped no puede entrar.';
export const dangerUnclear = 'Puede haber peligro y no está claro cuál.';
export const escalationPhrase = 'El huésped escribió una frase que llama a una persona.';
export const notUnderstood = 'El asistente no entendió.';
export const failed = 'El asistente no pudo responder: algo falló de nuestro lado.';
export const peopleAnswer = 'El propietario quiere que aquí respondan personas.';
export const agentLeft = 'La persona que tenía este chat se fue.';
export const ownerLeft = 'El propietario tomó el chat y no ha respondido.';
export const ownerHandedOver = 'El propietario pasó el chat al equipo de Porchlight.';
export const emergency = 'Emergencia: {danger}.';
