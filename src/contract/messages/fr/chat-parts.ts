export const sending = 'Envoi...';
export const willBeSent = 'Sera envoyé';
export const offline = 'Hors ligne, sera envoyé';
export const notSent = 'Non envoyé.';
export const tryAgain = 'Réessayer';
export const newMessages = '{count, plural, one {# nouveau message} other {# nouveaux messages}}';
export const send = 'Envoyer';
export const lengthOf = '{length} caractères sur {most}';
export const lengthOver = "{length} caractères sur {most} : {over} de trop pour l'envoi";
export const tooLong = 'Trop long pour être envoyé.';
export const almostTooLong = 'Presque trop long.';
export const close = 'Fermer';
export const skip = 'Aller au contenu';

export const about = '{day}, vers {time}';
