export const unreachable =
  'Wir konnten Porchlight nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const tooMany = 'Zu viele Anfragen. Warten Sie bitte etwas und versuchen Sie es noch einmal.';
export const tooManyFor = 'Zu viele Anfragen. Versuchen Sie es in {time} noch einmal.';
export const lockedDates =
  'Zu viele Versuche. Versuchen Sie es in {time} noch einmal, lassen Sie sich einen Code an die E-Mail-Adresse Ihrer Buchung schicken, oder fragen Sie nach einem Menschen.';
export const lockedCode =
  'Zu viele Versuche. Versuchen Sie es in {time} noch einmal, nehmen Sie stattdessen Ihre Daten, oder fragen Sie nach einem Menschen.';
export const noTexts = 'SMS können wir hier nicht senden. Nehmen Sie Ihre E-Mail-Adresse.';
export const changed = 'Das hat sich inzwischen geändert.';
export const over = 'Dieser Chat endete mit dem Aufenthalt. Schreiben Sie hier, um einen neuen zu beginnen.';
export const fileTooBig = 'Die Datei muss kleiner als 5 MB sein.';
export const notTaken = 'Das konnte so nicht gesendet werden.';
export const ourFault = 'Bei uns ist etwas schiefgegangen. Nichts ging verloren; versuchen Sie es bitte noch einmal.';
export const notFound = 'Dieser Link wird nicht mehr verwendet. Fragen Sie Ihren Gastgeber nach dem neuen.';
export const checkFirst =
  'Bestätigen Sie zuerst Ihren Aufenthalt. Danach können Sie einen Termin wählen und sagen, ob es behoben ist.';
