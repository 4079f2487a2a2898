export const title = 'Gäste-Chat';
export const titleAt = 'Gäste-Chat · {property}';
export const opening = 'Der Chat wird geöffnet';
export const stayChecked = 'Aufenthalt geprüft';
export const language = 'Sprache';
export const help = 'Hilfe';
export const dangerCall = 'Gefahr? {number} anrufen';
export const askPerson = 'Mit jemandem sprechen';

export const agentHere = '{name} vom Porchlight-Team ist da';
export const hostHere = '{name} (Gastgeber) ist da';
export const inLine = 'Sie sind in der Warteschlange.';
export const inLineSoFar = 'Sie sind in der Warteschlange. Gäste warten gerade {time} oder länger.';
export const inLineTook = 'Sie sind in der Warteschlange. In der letzten Stunde dauerte es etwa {time}.';
export const answering = 'Der Hausassistent antwortet. Auch Menschen sind da.';
export const answeringBack = 'Der Hausassistent antwortet. Menschen sind wieder da: {when}.';
export const answeringOff = 'Der Hausassistent antwortet. Im Moment ist niemand im Dienst.';
export const askedBack = 'Ein Mensch ist angefragt. Menschen sind wieder da: {when}.';
export const askedOff = 'Ein Mensch ist angefragt. Im Moment ist niemand im Dienst.';

export const chat = 'Chat';
export const loading = 'Der Chat wird geladen';
export const greeting =
  'Sie sind in {property}. Ich bin der Hausassistent. Wie kann ich helfen? Sie können jederzeit nach einem Menschen fragen.';
export const assistant = 'Hausassistent';
export const you = 'Sie';
export const team = 'Porchlight-Team';
export const ofTeam = '{name}, Porchlight-Team';
export const host = 'Gastgeber';
export const hostNamed = '{name}, Gastgeber';
export const contractor = 'Handwerker';

export const said = '{name}: {words}';
export const from = 'Aus: {titles}';
export const sentByYou = 'Von Ihnen gesendet';
export const call = '{number} anrufen';
export const writing = 'Der Hausassistent schreibt';
export const commonQuestions = 'Häufige Fragen';
export const quickReplies = 'Schnelle Antworten';

export const message = 'Ihre Nachricht';
export const placeholder = 'Wie kann ich helfen?';
export const sendPhoto = 'Foto senden';
export const photoBeingSent = 'Wird von Ihnen gesendet';
export const photoProgress = 'Foto ist unterwegs';
export const orCall = 'Oder rufen Sie {number} an';
export const remove = 'Entfernen';

export const covered = '{label}, verborgen';
export const hiddenUntil = 'Verborgen. Sichtbar, solange Ihr Aufenthalt geprüft ist und andauert.';
export const copy = 'Kopieren';
export const reveal = 'Zeigen';
export const revealNamed = '{label} zeigen';
export const hide = 'Verbergen';
export const hideNamed = '{label} verbergen';
export const doorCode = 'Türcode';
export const entryInstructions = 'Hinweise zum Eintreten';
export const lockBoxLocation = 'Ort der Schlüsselbox';
export const lockBoxCode = 'Code der Schlüsselbox';
export const wifiPassword = 'WLAN-Passwort';
export const streetAddress = 'Adresse';
export const forConfirmed = 'Für bestätigte Gäste';

export const order = 'Auftrag {reference}';
export const orderSaid = 'Auftrag {reference}: {subject}. {progress}';

export const reported = 'Gemeldet';
export const asked = 'Handwerker angefragt';
export const accepted = 'Angenommen';
export const onTheWay = 'Unterwegs';
export const onSite = 'Vor Ort';
export const finished = 'Fertig';
export const findingContractor = 'Gemeldet, wir suchen einen Handwerker';
export const waitingForOwner = 'Gemeldet, der Eigentümer muss noch zustimmen';
export const visitAgreed = 'Termin vereinbart';
export const waitingForParts = 'Warten auf Ersatzteile';
export const finishedIsItFixed = 'Fertig. Ist es behoben?';
export const fixed = 'Behoben';

// On an owner's own page.
export const greetingVisitor =
  'Ich bin der Assistent von {property}. Fragen Sie mich alles zum Haus. Sie können jederzeit nach einem Menschen fragen.';
export const askHere = 'Fragen Sie zum Haus';
