export const title = 'Chat des voyageurs';
export const titleAt = 'Chat des voyageurs · {property}';
export const opening = 'Ouverture du chat';
export const stayChecked = 'Séjour vérifié';
export const language = 'Langue';
export const help = 'Aide';
export const dangerCall = 'Danger\u00a0? Appelez le {number}';
export const askPerson = 'Demander une personne';

export const agentHere = "{name}, de l'équipe Porchlight, est là";
export const hostHere = '{name}, votre hôte, est là';
export const inLine = "Vous êtes dans la file d'attente.";
export const inLineSoFar = "Vous êtes dans la file d'attente. En ce moment, l'attente est de {time} ou plus.";
export const inLineTook =
  "Vous êtes dans la file d'attente. Au cours de la dernière heure, l'attente était d'environ {time}.";
export const answering = "L'assistant de la maison répond. Des personnes sont là aussi.";
export const answeringBack = "L'assistant de la maison répond. Retour de l'équipe : {when}.";
export const answeringOff = "L'assistant de la maison répond. Personne n'est de service pour le moment.";
export const askedBack = "Une personne a été demandée. Retour de l'équipe : {when}.";
export const askedOff = "Une personne a été demandée. Personne n'est de service pour le moment.";

export const chat = 'Chat';
export const loading = 'Chargement du chat';
export const greeting =
  "Vous êtes à {property}. Je suis l'assistant de la maison. Que se passe-t-il ? Vous pouvez demander une personne à tout moment.";
export const assistant = 'Assistant de la maison';
export const you = 'Vous';
export const team = 'Équipe Porchlight';
export const ofTeam = '{name}, équipe Porchlight';
export const host = 'Votre hôte';
export const hostNamed = '{name}, votre hôte';
export const contractor = 'Technicien';

export const said = '{name} : {words}';
export const from = 'Source : {titles}';
export const sentByYou = 'Envoyée par vous';
export const call = 'Appeler le {number}';
export const writing = "L'assistant de la maison écrit";
export const commonQuestions = 'Questions fréquentes';
export const quickReplies = 'Réponses rapides';

export const message = 'Votre message';
export const placeholder = 'Que se passe-t-il ?';
export const sendPhoto = 'Envoyer une photo';
export const photoBeingSent = "En cours d'envoi par vous";
export const photoProgress = "Photo en cours d'envoi";
export const orCall = 'Ou appelez le {number}';
export const remove = 'Retirer';

export const covered = '{label}, masqué';
export const hiddenUntil = 'Masqué. Visible pendant votre séjour, une fois vérifié.';
export const copy = 'Copier';
export const reveal = 'Afficher';
export const revealNamed = 'Afficher : {label}';
export const hide = 'Masquer';
export const hideNamed = 'Masquer : {label}';
export const doorCode = 'Code de la porte';
export const entryInstructions = "Instructions d'entrée";
export const lockBoxLocation = 'Emplacement de la boîte à clés';
export const lockBoxCode = 'Code de la boîte à clés';
export const wifiPassword = 'Mot de passe Wi-Fi';
export const streetAddress = 'Adresse';
export const forConfirmed = 'Pour les voyageurs confirmés';

export const order = "Demande d'intervention {reference}";
export const orderSaid = "Demande d'intervention {reference} : {subject}. {progress}";

export const reported = 'Signalée';
export const asked = 'Technicien contacté';
export const accepted = 'Acceptée';
export const onTheWay = 'En route';
export const onSite = 'Sur place';
export const finished = 'Terminée';
export const findingContractor = 'Signalée, nous cherchons un technicien';
export const waitingForOwner = "Signalée, en attente de l'accord du propriétaire";
export const visitAgreed = 'Visite convenue';
export const waitingForParts = 'En attente de pièces';
export const finishedIsItFixed = 'Terminée. Est-ce réparé ?';
export const fixed = 'Réparé';

// On an owner's own page.
export const greetingVisitor =
  "Je suis l'assistant de {property}. Posez-moi vos questions sur la maison. Vous pouvez demander une personne à tout moment.";
export const askHere = 'Votre question sur la maison';
