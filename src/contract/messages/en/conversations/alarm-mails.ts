// A guest is in danger. {danger} is what they say, within a sentence: "a smell of gas".
export const someGuest = 'A guest';

// To those on call, one after the other until one of them takes the chat.
export const rungSubject = 'EMERGENCY at {property}: {danger}';
export const rungText =
  'Hello {person},\n\n{guest} at {property}, {city}, {state}, reports {danger}. We told them right away what to do.\n\nTake the chat: {link}\n\nTaking it stops the alarm. Until somebody does, we alert more people every few minutes.\n\nPorchlight\n';

// To the owner, once.
export const ownerSubject = 'Emergency at {property}: {danger}';
export const ownerText =
  "Hello {owner},\n\n{guest} at {property} reports {danger}. We told them right away what to do, and we're alerting our people on call.\n\nPorchlight\n";
