// To those on call, one rung after the other, when somebody who was handed over waits longer than was promised.
export const somebody = 'Un huésped';
/** Where an owner writes to the desk, about no property. */
export const theDesk = 'la mesa de ayuda';
export const withHolder = '{name} tiene el chat.';
export const withNobody = 'Nadie tiene el chat.';

export const claimSubject = 'Nadie tomó un chat a tiempo: {property}';
export const claimText =
  'Hola, {person}:\n\n{guest} en {property} pidió hablar con una persona. Alguien debía tomar el chat en {minutes} min y nadie lo ha hecho.\n\nTome el chat: {link}\n\nHasta que alguien lo tome, avisamos a las siguientes personas de guardia.\n\nPorchlight\n';
export const wordSubject = 'Alguien espera demasiado: {property}';
export const wordText =
  'Hola, {person}:\n\n{guest} en {property} debía recibir la respuesta de una persona en {minutes} min y no la tiene. {holder}\n\nAbra el chat: {link}\n\nHasta que alguien responda, avisamos a las siguientes personas de guardia.\n\nPorchlight\n';
