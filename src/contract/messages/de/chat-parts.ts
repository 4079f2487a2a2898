export const sending = 'Wird gesendet...';
export const willBeSent = 'Wird noch gesendet';
export const offline = 'Offline, wird noch gesendet';
export const notSent = 'Nicht gesendet.';
export const tryAgain = 'Noch einmal versuchen';
export const newMessages = '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}';
export const send = 'Senden';
export const lengthOf = '{length} von {most} Zeichen';
export const lengthOver = '{length} von {most} Zeichen: {over} zu viel zum Senden';
export const tooLong = 'Zu lang zum Senden.';
export const almostTooLong = 'Fast zu lang.';
export const close = 'Schließen';
export const skip = 'Zum Inhalt springen';

export const about = '{day}, gegen {time}';
