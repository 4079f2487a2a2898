export const orderOpened =
  "J'ai ouvert une demande d'intervention ({urgency}) : {subject}. Vous verrez ici chaque étape.";
export const orderNow =
  "Merci d'avoir essayé. J'ai ouvert une demande d'intervention ({urgency}) : {subject}. Vous verrez ici chaque étape.";
export const orderAdded = "Merci, je l'ai ajouté à la demande d'intervention.";
export const orderJoined =
  "Quelqu'un d'autre dans la maison l'a déjà signalé : {subject}. J'ai ajouté ce que vous avez écrit. Vous verrez aussi chaque étape ici. Si c'est un autre problème, écrivez « C'est un autre problème ».";
export const orderKnown =
  "C'est déjà signalé : {subject}. J'ai ajouté ce que vous avez écrit. Vous verrez aussi chaque étape ici.";
export const joinedComes = 'Intervention prévue : {coming}.';
export const orderApart = "D'accord, c'est maintenant une demande à part : {subject}. Vous verrez ici chaque étape.";
export const orderCheck =
  'Avant d’envoyer quelqu’un, je dois savoir que c’est votre séjour : ouvrez « Vérifier mon séjour » et demandez un code à l’adresse e-mail de votre réservation, ou saisissez vos dates et les quatre derniers chiffres du téléphone. Sinon, nous demandons d’abord au propriétaire ou à notre équipe, ce qui prend plus de temps.';
export const orderPast =
  'Votre séjour ici est terminé : nous demandons au propriétaire ou à notre équipe avant d’envoyer quelqu’un.';
export const statusOrder = '{subject} : {standing}.';
export const statusNone = "Il n'y a pas d'intervention ouverte ici. Dites-moi ce qui ne va pas et je m'en occupe.";
export const entryAsk =
  'Qu’est-ce qui vous empêche d’entrer : pas de code, le code ne marche pas, la serrure ne réagit pas, ou il manque une clé ? Dites-le-moi en quelques mots. Si quelqu’un est en danger, appelez le {emergency}.';
export const lockAsk =
  "Si la serrure vous empêche d'entrer en ce moment, écrivez « On est enfermés dehors » et j'ouvre une demande d'intervention tout de suite. Si vous pouvez encore entrer, dites-moi ce qu'elle fait quand vous essayez. Si quelqu'un est en danger, appelez le {emergency}.";
export const unconfirmedLimit =
  'Tant de choses ont déjà été signalées ici aujourd’hui sans séjour confirmé que je ne peux ni ouvrir un autre dossier ni interroger de nouveau le propriétaire. Ouvrez « Vérifier mon séjour », redites-le-moi et je m’en occupe aussitôt ; ou demandez une personne.';
export const visitorsOnlyAsk =
  'Ici, je peux répondre aux questions sur cette maison, mais depuis cette page je ne peux envoyer personne ni donner de codes. Vous séjournez ici ? Utilisez le lien ou le code QR que votre hôte vous a donné, ou appelez votre hôte.';

export const afterOrder = "Quelques questions rapides, pour que la personne qui vient ait ce qu'il faut :";
export const oneQuestion = "Une question, pour que la personne qui vient ait ce qu'il faut :";
export const tryFirst = "Essayons d'abord ceci.";
export const meanwhile = 'En attendant, ceci suffit souvent :';
export const stepNext = 'Bien, essayons encore une chose.';
export const thingInWords = "D'accord. Dites-moi en quelques mots ce que c'est et ce qui se passe.";
export const answerInWords = "D'accord. Dites-le-moi avec vos mots et je l'ajoute à la demande d'intervention.";
export const didIt = 'Est-ce que cela a marché ?';
export const takeTime = 'Prenez votre temps. Dites-moi ici si cela a aidé.';
export const solved = 'Tant mieux. Je le note comme réglé sans visite. Écrivez si cela revient.';
export const solvedOrdered = "Tant mieux. Je l'ai noté sur la demande d'intervention. Écrivez si cela revient.";
export const handed = 'Une personne a aussi été prévenue et va rejoindre cette conversation.';
export const quickWorks = 'Ça marche maintenant';
export const quickNotYet = 'Toujours pas';
export const photoKept = 'Merci pour la photo. Elle est gardée ici avec ce que vous avez écrit.';
export const photoOfWhat = 'Merci pour la photo. Que montre-t-elle, et quel est le problème ?';

export const urgencyUrgent = 'urgent';
export const urgencyHigh = 'priorité haute';
export const urgencyMedium = 'priorité normale';
export const urgencyLow = 'priorité basse';
export const urgencyNonUrgent = 'sans urgence';

export const standingTriage = 'nous cherchons qui peut venir';
export const standingApproval = "nous attendons l'accord du propriétaire";
export const standingOffered = "un technicien a été contacté et n'a pas encore répondu";
export const standingAccepted = 'un technicien a accepté';
export const standingScheduled = "l'horaire est convenu";
export const standingOnTheWay = 'le technicien est en route';
export const standingAtWork = 'le technicien est au travail';
export const standingParts = 'le technicien attend des pièces';
export const standingFinished = 'le technicien a terminé';

export const takeBackAsk = 'Dois-je annuler cette intervention : {subject} ? Alors personne ne viendra.';
export const takenBackJob =
  "Très bien, j'ai annulé l'intervention : {subject}. Écrivez si vous en avez besoin finalement.";
export const tooLateToTakeBack =
  "Il est déjà en route, je ne peux plus annuler d'ici. J'ai demandé à une personne de l'équipe Porchlight de s'en occuper.";
export const keptJob = "Très bien, l'intervention est maintenue : {subject}.";
export const reopenedJob =
  "Je suis désolé que ce ne soit pas encore réglé. L'intervention continue : {subject}. Vous verrez chaque étape ici.";
export const backAgain = 'Je suis désolé que cela revienne.';
export const corrected = "Merci, je l'ai corrigé sur la demande d'intervention.";
export const questionOpen =
  "Le propriétaire n'a pas encore répondu : « {question} » Je vous écris ici dès qu'il le fait.";
export const quickTakeBack = 'Oui, annulez';
export const quickKeep = 'Non, maintenez';
