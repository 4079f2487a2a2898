export const theContractor = 'Le technicien';

export const theContractorWithin = 'Le technicien';
export const askedAnother = "J'ai contacté un autre technicien pour « {subject} ».";
export const accepted = '{contractor} a accepté.';
export const acceptedAbout = '{contractor} a accepté ; arrivée vers {time}.';
export const acceptedBetween = '{contractor} a accepté ; arrivée entre {from} et {to}.';
export const declined = "Le technicien n'a pas pu prendre « {subject} ».";
export const noAnswerYet = 'Pas encore de réponse pour « {subject} ».';
export const personArranges =
  "J'ai demandé à une personne de l'équipe Porchlight de s'occuper de « {subject} » pour vous. Elle vous écrira ici.";

export const timesProposed = '{contractor} a proposé des horaires.';
export const timesToChoose = "{contractor} a proposé des horaires. Choisissez-en un ci-dessus, s'il vous plaît.";
export const wroteContractor = '{contractor} a écrit au sujet de « {subject} » :\n« {words} »';
export const wroteTeam = 'L’équipe Porchlight a écrit au sujet de « {subject} » :\n« {words} »';
export const wroteHost = 'Votre hôte a écrit au sujet de « {subject} » :\n« {words} »';
export const otherTimeAsked =
  "{contractor} a reçu votre demande d'un autre horaire : « {words} ». Les nouveaux horaires s'afficheront ci-dessus.";
export const visitAgreed = 'La visite est convenue : {contractor}.';
export const visitAgreedAt = 'La visite est convenue : {contractor}, {when}.';
export const betweenTimes = '{from} à {to}';
export const runningLate = '{contractor} a du retard. Nouvelle heure : {when}.';
export const onTheWay = '{contractor} est en route.';
export const cantGetIn =
  "{contractor} est sur place et ne peut pas entrer. Pouvez-vous ouvrir la porte ? Une personne de l'équipe Porchlight vous aide et vous écrira ici.";

export const started = '{contractor} a commencé le travail.';
export const comesAgain = '{contractor} doit revenir pour « {subject} ».';
export const askedBack = '{contractor} a été prévenu : il faut revenir pour « {subject} ».';
export const finished = '{contractor} a terminé.';
export const finishedAsk = '{contractor} a terminé. Est-ce réparé ?';
export const finishedNotes = '{contractor} a terminé. {notes}';
export const finishedNotesAsk = '{contractor} a terminé. {notes} Est-ce réparé ?';
export const cancelled = '« {subject} » a été annulé.';
export const markedFixed = "Merci. Je l'ai noté comme réparé.";
export const onHold = "« {subject} » doit attendre jusqu'au {day}. Nous reprendrons alors.";
export const reopened = '« {subject} » est de nouveau ouvert. Je vous dirai ici la suite.';

export const joined = '{name} a rejoint le chat.';
export const hostJoined = '{name}, votre hôte, a rejoint le chat.';
export const tookOver = '{name} prend le relais de {before}.';
export const left =
  "{name} est parti. L'assistant de la maison est de retour ; vous pouvez demander une personne à tout moment.";
export const codeFromTeam = "{name}, de l'équipe Porchlight, vous montre ceci, pour votre séjour uniquement :";
export const hostCalledTeam =
  "{name} a demandé à l'équipe Porchlight de prendre le relais. En attendant, l'assistant de la maison vous aide.";
export const contact = 'Votre contact';
export const hadToLeave =
  "{name} a dû partir. Une autre personne de l'équipe prend le relais ; en attendant, l'assistant de la maison vous aide.";

export const hadToLeaveOwner = "{name} a dû partir. Une autre personne de l'équipe prend le relais.";

export const correction =
  "Une correction de l'équipe Porchlight : une partie de ce que nous vous avons dit ici était inexacte. Voici ce qui est juste :\n\n{text}";
