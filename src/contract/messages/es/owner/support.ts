// The support page.
export const lead = 'Escríbanos, llámenos o envíenos un correo. Responden personas.';
export const chat = 'Chat';
export const ways = 'Cuándo y cómo contactarnos';
// When somebody answers (spec 1, section 2, Contact).
export const phone = 'Teléfono';
export const phoneHours = 'Lun-vie 9 a.m.-5 p.m. EST';
export const chatHours = '24/7';
export const email = 'Correo';
export const emailHours = 'Respuesta en un día hábil';
export const questions = 'Preguntas útiles';

// What owners ask most. A slot is a link to the page it is named for.
export const reportAsked = '¿Qué pasa cuando un huésped avisa de un problema?';
export const reportAnswer =
  'El asistente de la casa responde con lo que usted escribió sobre la propiedad, ayuda al huésped a arreglar lo que se puede arreglar y abre una orden de trabajo para lo demás. Preguntamos a sus contratistas en el orden que usted fijó hasta que uno acepte. Si ninguno acepta, se ocupa el equipo de Porchlight. Puede seguirlo todo en {conversations}.';
export const conversations = 'Conversaciones';
export const costAsked = '¿Los contratistas empiezan sin preguntarme?';
export const costAnswer =
  'Hasta el monto que permite su protocolo, sí. Lo que cueste más, o lo que usted quiera decidir, espera su sí o no en {needsYou}.';
export const needsYou = 'Por atender';
export const codesAsked = '¿Quién ve los códigos de la puerta y la contraseña del Wi-Fi?';
export const codesAnswer =
  'Solo un huésped con la estadía verificada, y solo durante esa estadía. Se guardan cifrados, el asistente nunca los ve y registramos cada vez que se entrega uno.';
export const emailAsked = '¿Cómo cambio el correo de mi cuenta?';
export const emailAnswer = 'Lo hace nuestro equipo de soporte, para que nadie más pueda hacerlo. Llámenos al {phone}.';
export const twoFactorAsked = '¿Cómo activo la verificación en dos pasos?';
export const twoFactorAnswer =
  'Vaya a {profileSettings} y luego a Ajustes de seguridad. Necesita una app de autenticación. Guarde los códigos de respaldo en un lugar seguro.';
export const profileSettings = 'Ajustes del perfil';
export const dangerAsked = 'Un huésped está en peligro. ¿Qué hago?';
export const dangerAnswer =
  'Llame primero al {emergency}. A los huéspedes que escriben sobre un peligro se les dice enseguida qué hacer y se llama a una persona. Lo verá como emergencia en sus notificaciones.';
