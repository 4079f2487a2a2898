export const greeting =
  "Bonjour. Je suis l'assistant de {house}. Que se passe-t-il ? Vous pouvez demander une personne à tout moment.";
export const how = 'Tout va bien ici, merci. Que puis-je faire pour vous à {house} ?';
export const thanks = 'Je vous en prie. Je suis là si besoin.';
export const bye = 'Bon séjour. La lumière reste allumée si vous avez besoin de quelque chose.';
export const emojiFine = 'Très bien. Je suis là si besoin.';
export const emojiSad = 'Je suis désolé. Que se passe-t-il ? Vous pouvez demander une personne à tout moment.';
export const emojiOther = "Dites-moi en quelques mots ce qu'il vous faut, et je vous aide.";
export const bot =
  "Je suis un assistant automatique de {house}, pas une personne. Écrivez « une personne, s'il vous plaît » et quelqu'un prendra le relais.";
export const name = "Je suis l'assistant de {house}.";
export const maker = "Je suis l'assistant de {house}, proposé par Porchlight pour le propriétaire.";
export const capabilities =
  "Je peux vous renseigner sur {house} (Wi-Fi, parking, poubelles, chauffage, départ), vous aider quand quelque chose ne marche pas et envoyer quelqu'un s'il le faut.";
export const joke = "Je suis meilleur en thermostats qu'en blagues. Puis-je vous aider pour {house} ?";
export const repeat = "J'ai dit : {last}";
export const repeatNothing = "Il n'y a encore rien à répéter. Que puis-je faire pour vous à {house} ?";
export const affirm = "C'est noté. Autre chose ?";
export const deny = "D'accord. Puis-je vous aider pour autre chose ?";
export const stop = "D'accord, j'en reste là. Écrivez quand vous aurez besoin de quelque chose.";
export const errand =
  'Je ne peux aider que pour {house} et votre séjour. Avez-vous besoin de quelque chose pour la maison ?';
export const notShared = 'Je ne peux pas communiquer cela. De quoi avez-vous besoin pour {house} ?';
export const stopped =
  "L'assistant de {house} ne répond pas en ce moment. Veuillez contacter votre hôte, {name} : {contact}. Si quelqu'un est en danger, appelez d'abord le numéro d'urgence.";

export const quote = '{text}';
export const quoteWritten = "Le propriétaire l'a écrit en {language} : {text}";
export const houseNote = 'Les notes de {house} disent à ce sujet : {text}';
export const noteBeside = 'Au cas où cela aiderait, dans les notes de {house}, {text}';
export const unknownAsk =
  "Je n'ai pas cette information pour {house}. J'ai demandé au propriétaire et je vous écrirai ici avant {by} : avec la réponse, ou pour dire que cela prend plus de temps.";
export const unknownGuarded =
  "Je n'ai pas cette information pour {house}. J'ai demandé au propriétaire et je vous répondrai ici dès que je le saurai.";
export const unknownScope =
  'Cela dépasse ce que je sais. Je peux aider pour {house} et votre séjour : de quoi avez-vous besoin ?';
export const notIt =
  "Désolé que ce ne soit pas cela. J'ai demandé au propriétaire et je vous écrirai ici avant {by} : avec la réponse, ou pour dire que cela prend plus de temps.";
export const takenBack = "Très bien. Le propriétaire n'a plus besoin d'y répondre.";
export const describe =
  "Je veux bien vous comprendre. Pouvez-vous me dire en quelques mots ce qu'il vous faut ou ce qui ne va pas ?";
export const detail = "Merci. Que souhaitez-vous que j'en fasse ?";
export const bookingKnown = "Ce que j'ai à ce sujet : {text}";
export const quickYes = 'Oui';
export const quickNo = 'Non';
export const choices = "Est-ce l'un de ceux-ci ?\n{titles}";
export const choicesBeside = "Ou est-ce l'un de ceux-ci ?\n{titles}";
export const ownerHasIt = "D'accord. Le propriétaire a votre question et je vous écrirai ici dès que j'en saurai plus.";
export const quickNoneOfThese = 'Aucun de ceux-ci';

export const ownerQuote = 'Vous avez demandé : « {question} »';
export const ownerWrote = 'Vous avez demandé : « {question} » Le propriétaire a écrit ceci pour ses hôtes :';
export const ownerWroteVerified =
  'Vous avez demandé : « {question} » Le propriétaire a écrit la réponse pour les hôtes dont le séjour est confirmé. Demandez-le-moi encore une fois et je vous la donne.';
export const ownerSilent =
  "Vous avez demandé : « {question} » Le propriétaire n'a pas encore répondu. Je vous le dirai ici dès qu'il le fera. Si cela ne peut pas attendre, écrivez « une personne, s'il vous plaît ».";

export const secretHere = 'Le voici, pour votre séjour uniquement :';
export const secretCheck =
  'Je vous le donne dès que votre séjour est vérifié. Ouvrez « Vérifier mon séjour » et demandez un code à l’adresse e-mail de votre réservation, ou entrez vos dates et les quatre derniers chiffres du téléphone. On le fait maintenant ?';
export const secretPast =
  "Votre séjour ici est terminé, je ne peux donc pas donner {label}. Si vous avez oublié quelque chose, j'ai prévenu le propriétaire, qui vous répondra ici.";
export const secretUpcoming = 'Je vous donnerai {label} peu avant votre arrivée, pas encore.';
export const secretFault =
  "Cette serrure a été signalée en panne ; je ne donne pas son code avant que quelqu'un l'ait vérifiée.";

export const peopleAnswer =
  "Merci de votre message. Ici, c'est une personne de l'équipe Porchlight qui répond ; elle a votre message et vous répondra dans ce chat.";
export const draftWait =
  'Merci de votre message. Ici, une personne relit chaque réponse avant son envoi ; cela peut prendre quelques minutes.';
export const person =
  "J'ai demandé à une personne de prendre le relais. Elle voit ce que vous avez écrit, vous n'aurez pas à le répéter.";
export const passedOn = "Je l'ai transmis à la personne qui prend le relais. Elle vous répondra ici.";
export const passedOnToo = 'La personne qui prend le relais a aussi reçu cela.';
export const waitJoined = "Au cours de la dernière heure, il a fallu environ {time} avant qu'une personne arrive.";
export const waitSoFar = 'En ce moment, les clients attendent {time} ou plus.';
export const waitUnknown =
  "Je ne peux pas dire combien de temps cela prendra : personne n'a pris de conversation au cours de la dernière heure.";
export const waitBack = "Personne n'est de service en ce moment. Prochaine prise de service : {at}.";
export const waitOff = "Personne n'est de service en ce moment, je ne peux donc pas dire quand ce sera lu.";
export const money =
  "C'est à une personne d'en décider et je ne peux rien promettre sur l'argent. J'ai transmis ce que vous avez écrit ; on vous répondra ici.";
export const booking =
  "Les changements de réservation sont faits par une personne. J'ai transmis ; on vous répondra ici.";
export const complaint = "Je suis désolé que cela se passe ainsi. J'ai transmis à une personne ; on vous répondra ici.";
export const legal = "Je ne peux pas conseiller sur ce point. J'ai transmis à une personne ; on vous répondra ici.";

export const labelDoorCode = "Code de la porte d'entrée";
export const labelDoorOpening = "Comment ouvrir la porte d'entrée";
export const labelBoxPlace = 'Où se trouve la boîte à clés';
export const labelBoxCode = 'Code de la boîte à clés';
export const labelSpareBoxPlace = 'Où se trouve la boîte à clés de secours';
export const labelSpareBoxCode = 'Code de la boîte à clés de secours';
export const labelWifiPassword = 'Mot de passe Wi-Fi';
export const labelAddress = 'Adresse';

export const codeHelp =
  "Regardons cela. Touchez la serrure pour qu'elle s'allume, tapez le code lentement, chiffre par chiffre, et terminez par sa touche de validation (souvent # ou une coche). Si c'est une autre porte ou une boîte, dites-moi laquelle. Est-ce que cela a marché ?";
export const refusePromise =
  "Je ne peux pas le promettre : c'est le propriétaire qui décide. Je lui ai demandé et je vous écris ici avant {by}.";
export const refuseRule =
  "Je ne peux pas faire d'exception : c'est le propriétaire qui décide. Je lui ai demandé et je vous écris ici avant {by}.";
export const refuseOthers =
  "Je ne peux rien communiquer sur d'autres voyageurs ni sur leur séjour. Pour le vôtre, je vous aide volontiers.";

// Before the matter, to whoever is upset, thankful or joking.
export const moodAngry = "Je suis désolé, c'est agaçant.";
export const moodGrateful = "C'est gentil, merci.";
export const moodPlayful = "Cela m'a fait sourire.";
export const moodWorried = "Je comprends que ce soit stressant. On s'en occupe.";
export const moodChild = 'Merci de me le dire, tu as bien fait.';
