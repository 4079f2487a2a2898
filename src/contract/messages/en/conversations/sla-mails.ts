// To those on call, one rung after the other, when somebody who was handed over waits longer than was promised.
export const somebody = 'A guest';
/** Where an owner writes to the desk, about no property. */
export const theDesk = 'the desk';
export const withHolder = '{name} has the chat.';
export const withNobody = 'Nobody has the chat.';

export const claimSubject = 'Nobody took a chat in time: {property}';
export const claimText =
  'Hello {person},\n\n{guest} at {property} asked for a person. Within {minutes} min somebody was to take the chat, and nobody has.\n\nTake the chat: {link}\n\nUntil somebody does, we tell the next people on call.\n\nPorchlight\n';
export const wordSubject = 'Somebody waits too long: {property}';
export const wordText =
  'Hello {person},\n\n{guest} at {property} was to have an answer from a person within {minutes} min and has none. {holder}\n\nOpen the chat: {link}\n\nUntil somebody answers, we tell the next people on call.\n\nPorchlight\n';
