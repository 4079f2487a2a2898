// The chat in the corner of the public pages (spec 1, sections 2 and 8).
export const chatTitle = 'Chat de soporte';
export const openChat = 'Abrir el chat de soporte';
export const closeChat = 'Cerrar el chat de soporte';
export const messagesLabel = 'Mensajes';
export const messageLabel = 'Su mensaje';
export const placeholder = 'Escriba su mensaje...';
export const send = 'Enviar';
/** Read out before what each of them wrote. */
export const byVisitor = 'Usted:';
export const byAssistant = 'Asistente:';
/** Read out when an answer comes. */
export const announced = 'Asistente: {answer}';
export const assistantWriting = 'El asistente está escribiendo';
/** A link to the page that an answer was taken from, by its name. */
export const from = 'De: {title}';
export const greeting =
  'Soy el asistente de Porchlight. ¿En qué le ayudo? Pregúnteme qué hace Porchlight, cuánto cuesta o cómo empezar. Puede pedir una persona cuando quiera.';
export const failed = 'Lo siento, hubo un error. Intente de nuevo o llame a soporte al {phone}.';
export const messageMissing = 'Escriba primero un mensaje.';
export const messageTooLong = 'Use un mensaje más corto.';
export const invalidSession = 'Esta no es una sesión de chat.';

// What the assistant says of itself.
export const hello = 'Hola. Pregúnteme qué hace Porchlight, cuánto cuesta o cómo empezar.';
export const here = 'Estoy aquí a toda hora. Pregúnteme sobre Porchlight cuando quiera.';
export const welcome = 'De nada.';
export const goodbye = 'Hasta luego. Estoy aquí a toda hora.';
export const program =
  'Soy el asistente de Porchlight, un programa. Respondo con lo que dice este sitio y puedo pasar una pregunta a nuestro equipo.';
/** To a thumb down, and to a sad face. */
export const sorryMissing = 'Lo siento. Dígame qué falta, o pida una persona.';
export const sorryWrong = 'Lo siento. Dígame qué pasa, o pida una persona.';

// Danger, people, and what it does not know.
export const danger =
  'Si alguien está en peligro, salga y llame al {emergency} ahora. Este chat es sobre Porchlight: para recibir ayuda en una propiedad, use ahí el enlace de huéspedes o la tarjeta QR, o llame al propietario.';
export const person =
  'Llámenos al {phone}, de lunes a viernes, de 9am a 5pm EST, o deje aquí su correo y el equipo le escribirá dentro de un día hábil.';
export const unknown =
  'No lo sé y no voy a adivinar. Deje su correo y paso su pregunta al equipo, o pregúnteme por funciones, precios, configuración o seguridad.';
export const atALoss =
  'Algo falló de nuestro lado y no puedo responder eso. Si alguien está en peligro, llame al {emergency}. Para lo demás, llámenos al {phone}, o deje su correo y paso su pregunta al equipo.';
export const emailAsked = '¿A qué correo debe escribir el equipo?';
export const emailIncomplete = 'Ese correo parece incompleto. ¿Puede escribirlo otra vez?';
export const filed = 'Gracias. Ya lo pasé, y el equipo escribirá a {email}.';
export const declined = 'De acuerdo. Pregúnteme lo que quiera sobre Porchlight.';

// Prices, each of one plan on a line of its own. All amounts are filled in with their dollar sign.
export const priceByMonth = '{plan} por propiedad: {monthly} al mes.';
export const priceByYear = '{plan} por propiedad, con pago anual: {annual} al año, un ahorro de {percent}%.';
export const price = '{plan} por propiedad: {monthly} al mes, o {annual} al año, un ahorro de {percent}%.';
export const pricesByMonth =
  '{plan} para {count, plural, one {# propiedad} other {# propiedades}}: {monthly} al mes ({monthlyEach} cada una).';
export const pricesByYear =
  '{plan} para {count, plural, one {# propiedad} other {# propiedades}}, con pago anual: {annual} al año ({annualEach} cada una), un ahorro de {percent}%.';
export const prices =
  '{plan} para {count, plural, one {# propiedad} other {# propiedades}}: {monthly} al mes ({monthlyEach} cada una), o {annual} al año ({annualEach} cada una), un ahorro de {percent}%.';
export const byAgreement = 'El precio de {plan} se acuerda: llámenos, o escriba a {sales}.';
export const tiers =
  'Sí, los planes de pago tienen precios por tramos para más de 3 propiedades. Para saber el suyo, escriba al equipo a {sales}.';
/** Below a price for more than three. */
export const tiersToo = 'Hay precios por tramos para más de 3 propiedades: pregúntenos por el suyo.';
export const freeTrial = 'Los primeros 14 días son gratis, sin tarjeta de crédito.';

// Which plan has what.
export const planHasIt = 'Sí, {plan} lo tiene.';
export const planLacksIt = 'No, {plan} no lo tiene.';
export const inEveryPlan = '{feature}: incluido en todos los planes.';
export const inOnePlan = '{feature}: solo en {plan}.';
export const fromPlanUp = '{feature}: desde {plan}.';
export const mostPopular = '{plan} está marcado como el más elegido.';

// What it says word for word from the pages.
/** It is not sure that this was meant: `title` is what the words stand under. */
export const nearest = 'Esto dice nuestro sitio sobre “{title}”: {text}';
export const howItWorks = 'Cómo funciona';
/** '1. Guest Contact: A guest scans the QR card …' */
export const step = '{number}. {title}: {text}';
export const addOns = 'Servicios adicionales';
export const addOn = '{name}: {text}';
export const addOnAlone = '{name}: {text} Es un servicio adicional; consulte el precio.';
/** `list` holds the line of each, one below the other. */
export const allAddOns = '{list}\nConsulte el precio de cada uno.';
/** 'Terms of Service: Last updated March 20, 2025.' */
export const legalDate = '{page}: {date}.';
