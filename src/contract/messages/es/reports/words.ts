// What reports count by.
export const outcomeDanger = 'Peligro';
export const outcomeHandedOver = 'Pasó a una persona';
export const outcomeAskedOwner = 'Se preguntó al propietario';
export const outcomeGaveUp = 'Sin resolver';
export const outcomeSettled = 'Resuelto sin una persona';

export const unsettledNoAnswer = 'No se mostró ninguna respuesta';
export const unsettledReturned = 'El huésped volvió sobre lo mismo en 72 horas';
export const unsettledSaidNo = 'Lo último que dijo el huésped fue «no» o un pulgar abajo';
export const unsettledReopened = 'La orden de trabajo se reabrió';

export const topicHouse = 'Sobre la casa';
export const topicArticles = 'Artículos';
export const topicCodes = 'Códigos y la contraseña del wifi';
export const topicTroubles = 'Algo estropeado';
export const topicDanger = 'Peligro';
export const topicPerson = 'Pidió una persona';
export const topicUnknown = 'No se sabía';
export const topicOther = 'Otros';

export const essentialHeat = 'Calefacción';
export const essentialCooling = 'Aire acondicionado';
export const essentialHotWater = 'Agua caliente';
export const essentialWater = 'Agua';
export const essentialPower = 'Electricidad';
export const essentialLock = 'Cerradura';
export const essentialSewage = 'Desagües e inodoros';
