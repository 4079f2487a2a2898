// How an owner reaches us.
export const support = 'Soporte';
export const gladToHelp = 'Con gusto le ayudamos.';
export const chatWithUs = 'Chatear con nosotros';
export const supportPage = 'Horario y preguntas útiles';

// The chat of an owner with us, and who is there. {when} is a day and a time.
export const chatTitle = 'Chat con el equipo de Porchlight';
export const loadingChat = 'Cargando su chat';
export const chatFailed = 'No pudimos mostrar su chat.';
export const greeting =
  'Hola. Pregúntenos lo que quiera sobre su cuenta, sus propiedades o una reparación. Aquí responden personas.';
export const messageLabel = 'Su mensaje al equipo de Porchlight';
export const messagePlaceholder = 'Escriba al equipo de Porchlight';
export const teamIsHere = 'El equipo de Porchlight está aquí.';
export const teamIsOn = 'El equipo de Porchlight está aquí, de día y de noche.';
export const nobodyIsOn = 'Ahora no hay nadie en la mesa de ayuda.';
export const backOn = 'Ahora no hay nadie en la mesa de ayuda. Volvemos: {when}.';
export const waitsForTeam = 'Recibimos su mensaje. Alguien responderá aquí pronto.';
export const waitsForNobody = 'Recibimos su mensaje. Ahora no hay nadie en la mesa de ayuda.';
export const waitsUntilBack = 'Recibimos su mensaje. Ahora no hay nadie en la mesa de ayuda. Volvemos: {when}.';
