export const theContractor = 'Der Handwerker';

export const theContractorWithin = 'Der Handwerker';
export const askedAnother = 'Ich habe einen anderen Handwerker angefragt: „{subject}“.';
export const accepted = '{contractor} hat angenommen.';
export const acceptedAbout = '{contractor} hat angenommen und kommt gegen {time}.';
export const acceptedBetween = '{contractor} hat angenommen und kommt zwischen {from} und {to}.';
export const declined = 'Der Handwerker konnte „{subject}“ nicht übernehmen.';
export const noAnswerYet = 'Noch keine Antwort wegen „{subject}“.';
export const personArranges =
  'Ich habe einen Menschen vom Porchlight-Team gebeten, sich für Sie um „{subject}“ zu kümmern. Er schreibt Ihnen hier.';

export const timesProposed = '{contractor} hat Termine vorgeschlagen.';
export const timesToChoose = '{contractor} hat Termine vorgeschlagen. Bitte wählen Sie oben einen aus.';
export const wroteContractor = '{contractor} schreibt zu „{subject}“:\n„{words}“';
export const wroteTeam = 'Das Porchlight-Team schreibt zu „{subject}“:\n„{words}“';
export const wroteHost = 'Ihr Gastgeber schreibt zu „{subject}“:\n„{words}“';
export const otherTimeAsked =
  '{contractor} hat Ihren Wunsch nach einem anderen Termin: „{words}“. Neue Termine erscheinen oben.';
export const visitAgreed = 'Der Termin steht: {contractor}.';
export const visitAgreedAt = 'Der Termin steht: {contractor}, {when}.';
export const betweenTimes = '{from} bis {to}';
export const runningLate = '{contractor} verspätet sich. Neue Zeit: {when}.';
export const onTheWay = '{contractor} ist unterwegs.';
export const cantGetIn =
  '{contractor} steht vor der Tür und kommt nicht hinein. Können Sie öffnen? Ein Mensch vom Porchlight-Team hilft und schreibt Ihnen hier.';

export const started = '{contractor} hat mit der Arbeit begonnen.';
export const comesAgain = '{contractor} muss noch einmal kommen: „{subject}“.';
export const askedBack = '{contractor} ist gebeten, noch einmal zu kommen: „{subject}“.';
export const finished = '{contractor} ist fertig.';
export const finishedAsk = '{contractor} ist fertig. Ist es behoben?';
export const finishedNotes = '{contractor} ist fertig. {notes}';
export const finishedNotesAsk = '{contractor} ist fertig. {notes} Ist es behoben?';
export const cancelled = '„{subject}“ wurde abgesagt.';
export const markedFixed = 'Danke. Ich habe es als behoben vermerkt.';
export const onHold = '„{subject}“ muss bis {day} warten. Dann machen wir weiter.';
export const reopened = '„{subject}“ ist wieder offen. Ich sage Ihnen hier, wie es weitergeht.';

export const joined = '{name} ist jetzt im Chat.';
export const hostJoined = '{name} ist als Gastgeber jetzt im Chat.';
export const tookOver = '{name} hat von {before} übernommen.';
export const left =
  '{name} hat den Chat verlassen. Der Hausassistent ist wieder da; Sie können jederzeit nach einem Menschen fragen.';
export const codeFromTeam = '{name} vom Porchlight-Team zeigt Ihnen dies, nur für Ihren Aufenthalt:';
export const hostCalledTeam =
  '{name} hat das Porchlight-Team gebeten zu übernehmen. Bis jemand da ist, hilft der Hausassistent.';
export const contact = 'Ihr Kontakt';
export const hadToLeave = '{name} musste gehen. Jemand anderes vom Team übernimmt; bis dahin hilft der Hausassistent.';

export const hadToLeaveOwner = '{name} musste gehen. Jemand anderes vom Team übernimmt.';

export const correction =
  'Eine Berichtigung vom Porchlight-Team: Ein Teil dessen, was wir Ihnen hier gesagt haben, war falsch. Richtig ist:\n\n{text}';
