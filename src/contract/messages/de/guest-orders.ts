export const cancelled = 'Abgesagt';
export const merged = 'Teil einer anderen Reparatur';
export const urgencyUrgent = 'Dringend';
export const urgencyHigh = 'Hoch';
export const urgencyMedium = 'Mittel';
export const urgencyLow = 'Niedrig';
export const urgencyNonUrgent = 'Ohne Eile';
export const stepOf = 'Schritt {step} von {steps}';
export const arriving = 'Ankunft';

export const isItFixed = 'Ist es behoben?';
export const yesFixed = 'Ja, ist behoben';
export const notYet = 'Nein, noch nicht';
export const chooseTimeOf = 'Termin wählen {reference}';
export const isItFixedOf = 'Ist es behoben? {reference}';
export const whenShouldCome = 'Wann soll {contractor} kommen?';
export const theContractor = 'der Handwerker';
export const timesPassed = 'Die vorgeschlagenen Termine sind vorbei. Sagen Sie, wann es Ihnen passt.';
export const anotherTime = 'Anderer Termin';
export const whenSuits = 'Wann passt es Ihnen?';
export const whenSuitsMissing = 'Sagen Sie, wann es Ihnen passt.';
export const whenSuitsExample = 'An jedem Tag nach 17 Uhr';
export const askForTime = 'Diesen Termin anfragen';
export const checkFirst =
  'Bestätigen Sie zuerst Ihren Aufenthalt. Danach können Sie einen Termin wählen und sagen, ob es behoben ist.';

export const howWas = 'Wie war {contractor}?';
export const stars = '{count, plural, one {# Stern} other {# Sterne}}';
export const starsGiven = 'Ihre Bewertung: {contractor}, {count, plural, one {# Stern} other {# Sterne}}.';
export const starsThanks = 'Danke. Bis zu Ihrer Abreise können Sie die Sterne ändern.';

export const writeTo = 'An {contractor} schreiben';
export const orderMessages = 'Nachrichten zu dieser Reparatur';
export const whoReads = 'Der Handwerker, Ihr Gastgeber und das Porchlight-Team lesen es.';
export const sendMessage = 'Nachricht senden';
export const messageMissing = 'Schreiben Sie zuerst eine Nachricht.';

export const askOther = 'Anderen Termin anfragen';
export const cancelRepair = 'Diese Reparatur absagen';
export const cancelRepairTitle = 'Diese Reparatur absagen?';
export const cancelContractor = 'Wir sagen sofort Bescheid: {contractor}. Es kommt niemand. Ihr Gastgeber sieht es.';
export const cancelAsked = 'Wer angefragt wurde, erfährt es sofort, und es kommt niemand. Ihr Gastgeber sieht es.';
export const cancelNobody = 'Es kommt niemand. Ihr Gastgeber sieht es.';
export const tellAgain = 'Wenn es doch nicht in Ordnung ist, schreiben Sie es hier, und wir beginnen von vorn.';
export const yesCancel = 'Ja, absagen';
export const keepRepair = 'Reparatur behalten';
export const accessAndPets = 'Zugang und Tiere';
export const gettingIn = 'Zugang';
export const gettingInExample = 'Ich bin bis mittags da. Bitte klopfen.';
export const pets = 'Tiere';
export const petsExample = 'Eine scheue Katze: bitte die Tür geschlossen halten';
export const accessReaders = 'Wer kommt, Ihr Gastgeber und das Porchlight-Team lesen es. Bitte keine Codes.';
export const saveAccess = 'Speichern';
