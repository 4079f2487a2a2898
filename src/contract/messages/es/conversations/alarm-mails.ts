// A guest is in danger. {danger} is what they say, within a sentence: "un olor a gas".
export const someGuest = 'Un huésped';

// To those on call, one after the other until one of them takes the chat.
export const rungSubject = 'EMERGENCIA en {property}: {danger}';
export const rungText =
  'Hola, {person}:\n\n{guest} en {property}, {city}, {state}, reporta {danger}. Le dijimos enseguida qué hacer.\n\nTome el chat: {link}\n\nAl tomarlo, la alarma se detiene. Hasta que alguien lo tome, avisamos a más personas cada pocos minutos.\n\nPorchlight\n';

// To the owner, once.
export const ownerSubject = 'Emergencia en {property}: {danger}';
export const ownerText =
  'Hola, {owner}:\n\n{guest} en {property} reporta {danger}. Le dijimos enseguida qué hacer y estamos avisando a nuestra gente de guardia.\n\nPorchlight\n';
