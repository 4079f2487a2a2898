export const notNow = 'Nicht jetzt';
export const whyCheck = 'Codes und die genaue Adresse gibt es nur für Gäste, deren Aufenthalt gerade läuft.';
export const codeInstead = 'Lieber einen Code bekommen';
export const datesInstead = 'Lieber die Daten nehmen';

export const checkIn = 'Anreise';
export const checkOut = 'Abreise';
export const lastDigits = 'Letzte vier Ziffern der Telefonnummer in der Buchung';
export const checkInMissing = 'Geben Sie den Tag an, an dem Ihr Aufenthalt beginnt.';
export const checkOutMissing = 'Geben Sie den Tag an, an dem Ihr Aufenthalt endet.';
export const checkOutEarly = 'Die Abreise ist nach der Anreise.';
export const digitsMissing = 'Geben Sie die letzten vier Ziffern der Telefonnummer in der Buchung ein.';
export const noMatch =
  'Das passt zu keinem Aufenthalt hier. {count, plural, one {Noch ein Versuch} other {Noch # Versuche}}.';

export const sendCode = 'Code senden';
export const emailOrPhone = 'E-Mail oder Telefon in der Buchung';
export const email = 'E-Mail in der Buchung';
export const addressMissing = 'Geben Sie die Adresse aus Ihrer Buchung ein.';
export const codeOnItsWay =
  'Wenn {to} zu einer Buchung hier gehört, ist ein Code unterwegs. Er gilt {minutes} Minuten.';
export const code = 'Code';
export const codeMissing = 'Geben Sie die sechs Ziffern des Codes ein.';
export const codeWrong =
  'Das ist nicht der Code, oder er ist zu alt. {count, plural, one {Noch ein Versuch} other {Noch # Versuche}}.';
export const anotherCode = 'Neuen Code senden';
