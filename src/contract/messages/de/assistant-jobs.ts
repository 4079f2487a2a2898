export const orderOpened = 'Ich habe einen Auftrag eröffnet ({urgency}): {subject}. Jeden Schritt sehen Sie hier.';
export const orderNow =
  'Danke fürs Ausprobieren. Ich habe einen Auftrag eröffnet ({urgency}): {subject}. Jeden Schritt sehen Sie hier.';
export const orderAdded = 'Danke, das steht jetzt beim Auftrag.';
export const orderJoined =
  'Das hat schon jemand anderes im Haus gemeldet: {subject}. Was Sie geschrieben haben, steht jetzt dabei. Jeden Schritt sehen auch Sie hier. Wenn es bei Ihnen etwas anderes ist, schreiben Sie „Es ist ein anderes Problem“.';
export const orderKnown =
  'Das ist schon gemeldet: {subject}. Was Sie geschrieben haben, steht jetzt dabei. Jeden Schritt sehen auch Sie hier.';
export const joinedComes = 'Es kommt: {coming}.';
export const orderApart = 'Gut, das ist jetzt ein eigener Auftrag: {subject}. Jeden Schritt sehen Sie hier.';
export const orderCheck =
  'Bevor jemand kommt, muss ich wissen, dass es Ihr Aufenthalt ist: Öffnen Sie „Aufenthalt prüfen“ und lassen Sie sich einen Code an die E-Mail-Adresse Ihrer Buchung schicken, oder geben Sie Ihre Daten und die letzten vier Ziffern der Telefonnummer ein. Wenn das nicht geht, fragen wir zuerst den Eigentümer oder unser Team, was länger dauert.';
export const orderPast =
  'Ihr Aufenthalt hier ist vorbei, deshalb fragen wir den Eigentümer oder unser Team, bevor jemand kommt.';
export const statusOrder = '{subject}: {standing}.';
export const statusNone =
  'In diesem Chat ist kein Auftrag offen. Sagen Sie mir, was nicht stimmt, dann kümmere ich mich darum.';
export const entryAsk =
  'Was hält Sie draußen: Sie haben keinen Code, der Code geht nicht, das Schloss reagiert nicht, oder ein Schlüssel fehlt? Sagen Sie es mir in wenigen Worten. Ist jemand in Gefahr, rufen Sie {emergency} an.';
export const lockAsk =
  'Wenn Sie wegen des Schlosses gerade nicht hineinkommen, schreiben Sie „Wir sind ausgesperrt“, und ich eröffne sofort einen Auftrag. Wenn Sie noch hineinkommen, sagen Sie mir, was es beim Versuch tut. Wenn jemand in Gefahr ist, rufen Sie {emergency} an.';
export const unconfirmedLimit =
  'Heute wurde hier schon so viel ohne bestätigten Aufenthalt gemeldet, dass ich keinen weiteren Auftrag anlegen und den Eigentümer nicht noch einmal fragen kann. Öffnen Sie „Aufenthalt prüfen“, schreiben Sie es mir noch einmal, und ich kümmere mich sofort darum; oder fragen Sie nach einer Person.';
export const visitorsOnlyAsk =
  'Hier kann ich Fragen zu diesem Haus beantworten, aber von dieser Seite aus kann ich niemanden schicken und keine Codes nennen. Wohnen Sie gerade hier? Nutzen Sie den Link oder den QR-Code von Ihrem Gastgeber, oder rufen Sie Ihren Gastgeber an.';

export const afterOrder = 'Ein paar kurze Fragen, damit das Richtige mitgebracht wird:';
export const oneQuestion = 'Eine Frage, damit das Richtige mitgebracht wird:';
export const tryFirst = 'Versuchen wir zuerst das.';
export const meanwhile = 'Bis dahin hilft oft schon das:';
export const stepNext = 'Gut, noch ein Versuch.';
export const thingInWords = 'In Ordnung. Sagen Sie mir in ein paar Worten, was es ist und was es macht.';
export const answerInWords = 'In Ordnung. Sagen Sie es mir in Ihren Worten, dann steht es beim Auftrag.';
export const didIt = 'Hat das geholfen?';
export const takeTime = 'Lassen Sie sich Zeit. Sagen Sie mir hier, ob es geholfen hat.';
export const solved = 'Gut zu hören. Ich notiere es als ohne Besuch gelöst. Schreiben Sie, wenn es wiederkommt.';
export const solvedOrdered = 'Gut zu hören. Es steht jetzt beim Auftrag. Schreiben Sie, wenn es wiederkommt.';
export const handed = 'Auch ein Mensch weiß Bescheid und kommt in diesen Chat.';
export const quickWorks = 'Es geht wieder';
export const quickNotYet = 'Immer noch nicht';
export const photoKept = 'Danke für das Foto. Es liegt hier bei dem, was Sie geschrieben haben.';
export const photoOfWhat = 'Danke für das Foto. Was zeigt es, und was stimmt nicht?';

export const urgencyUrgent = 'dringend';
export const urgencyHigh = 'hohe Priorität';
export const urgencyMedium = 'normale Priorität';
export const urgencyLow = 'niedrige Priorität';
export const urgencyNonUrgent = 'ohne Eile';

export const standingTriage = 'wir klären, wer kommen kann';
export const standingApproval = 'der Eigentümer ist um Zustimmung gebeten';
export const standingOffered = 'ein Handwerker ist angefragt und hat noch nicht geantwortet';
export const standingAccepted = 'ein Handwerker hat angenommen';
export const standingScheduled = 'ein Termin ist vereinbart';
export const standingOnTheWay = 'der Handwerker ist unterwegs';
export const standingAtWork = 'der Handwerker ist bei der Arbeit';
export const standingParts = 'der Handwerker wartet auf Ersatzteile';
export const standingFinished = 'der Handwerker ist fertig';

export const takeBackAsk = 'Soll ich diesen Auftrag zurücknehmen: {subject}? Dann kommt niemand.';
export const takenBackJob =
  'Gut, der Auftrag ist zurückgenommen: {subject}. Schreiben Sie, wenn Sie ihn doch brauchen.';
export const tooLateToTakeBack =
  'Er ist schon unterwegs, von hier aus kann ich nicht mehr absagen. Ich habe einen Menschen vom Porchlight-Team gebeten, sich darum zu kümmern.';
export const keptJob = 'Gut, der Auftrag bleibt: {subject}.';
export const reopenedJob =
  'Es tut mir leid, dass es noch nicht in Ordnung ist. Der Auftrag geht weiter: {subject}. Jeden Schritt sehen Sie hier.';
export const backAgain = 'Es tut mir leid, dass es wieder da ist.';
export const corrected = 'Danke, das ist beim Auftrag richtiggestellt.';
export const questionOpen =
  'Der Eigentümer hat noch nicht geantwortet: „{question}“ Ich schreibe hier, sobald die Antwort da ist.';
export const quickTakeBack = 'Ja, zurücknehmen';
export const quickKeep = 'Nein, behalten';
