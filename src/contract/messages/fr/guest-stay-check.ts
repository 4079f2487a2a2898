export const notNow = 'Pas maintenant';
export const whyCheck = "Les codes et l'adresse exacte sont réservés aux voyageurs dont le séjour est en cours.";
export const codeInstead = 'Recevoir plutôt un code';
export const datesInstead = 'Utiliser plutôt les dates';

export const checkIn = 'Arrivée';
export const checkOut = 'Départ';
export const lastDigits = 'Quatre derniers chiffres du téléphone de la réservation';
export const checkInMissing = 'Indiquez le jour où votre séjour commence.';
export const checkOutMissing = 'Indiquez le jour où votre séjour se termine.';
export const checkOutEarly = "Le départ vient après l'arrivée.";
export const digitsMissing = 'Entrez les quatre derniers chiffres du téléphone de la réservation.';
export const noMatch =
  'Cela ne correspond à aucun séjour ici. {count, plural, one {Il reste un essai} other {Il reste # essais}}.';

export const sendCode = 'Envoyer le code';
export const emailOrPhone = 'E-mail ou téléphone de la réservation';
export const email = 'E-mail de la réservation';
export const addressMissing = "Entrez l'adresse de votre réservation.";
export const codeOnItsWay =
  'Si {to} figure sur une réservation ici, un code est en route. Il est valable {minutes} minutes.';
export const code = 'Code';
export const codeMissing = 'Entrez les six chiffres du code.';
export const codeWrong =
  "Ce n'est pas le code, ou il est trop ancien. {count, plural, one {Il reste un essai} other {Il reste # essais}}.";
export const anotherCode = 'Envoyer un autre code';
