export const cancelled = 'Annulée';
export const merged = "Partie d'une autre réparation";
export const urgencyUrgent = 'Urgent';
export const urgencyHigh = 'Haute';
export const urgencyMedium = 'Moyenne';
export const urgencyLow = 'Basse';
export const urgencyNonUrgent = 'Sans urgence';
export const stepOf = 'Étape {step} sur {steps}';
export const arriving = 'Arrivée';

export const isItFixed = 'Est-ce réparé ?';
export const yesFixed = "Oui, c'est réparé";
export const notYet = 'Non, pas encore';
export const chooseTimeOf = 'Choisir un horaire {reference}';
export const isItFixedOf = 'Est-ce réparé ? {reference}';
export const whenShouldCome = 'Quand {contractor} doit-il venir ?';
export const theContractor = 'le technicien';
export const timesPassed = 'Les horaires proposés sont passés. Dites quand cela vous conviendrait.';
export const anotherTime = 'Un autre horaire';
export const whenSuits = 'Quand cela vous conviendrait-il ?';
export const whenSuitsMissing = 'Dites quand cela vous conviendrait.';
export const whenSuitsExample = "N'importe quel jour après 17 heures";
export const askForTime = 'Demander cet horaire';
export const checkFirst =
  "Vérifiez d'abord votre séjour. Vous pourrez ensuite choisir un horaire et dire si c'est réparé.";

export const howWas = 'Comment était {contractor} ?';
export const stars = '{count, plural, one {# étoile} other {# étoiles}}';
export const starsGiven = 'Votre note : {contractor}, {count, plural, one {# étoile} other {# étoiles}}.';
export const starsThanks = "Merci. Vous pouvez changer les étoiles jusqu'à votre départ.";

export const writeTo = 'Écrire à {contractor}';
export const orderMessages = 'Messages sur cette réparation';
export const whoReads = 'L’artisan, votre hôte et l’équipe Porchlight le lisent.';
export const sendMessage = 'Envoyer le message';
export const messageMissing = 'Écrivez d’abord un message.';

export const askOther = 'Demander un autre horaire';
export const cancelRepair = 'Annuler cette réparation';
export const cancelRepairTitle = 'Annuler cette réparation ?';
export const cancelContractor = 'Nous prévenons tout de suite {contractor}, et personne ne vient. Votre hôte le voit.';
export const cancelAsked =
  'La personne contactée est prévenue tout de suite, et personne ne vient. Votre hôte le voit.';
export const cancelNobody = 'Personne ne vient. Votre hôte le voit.';
export const tellAgain = 'Si cela ne va finalement pas, écrivez-le ici et nous recommençons.';
export const yesCancel = 'Oui, annuler';
export const keepRepair = 'Garder la réparation';
export const accessAndPets = 'Accès et animaux';
export const gettingIn = 'Accès';
export const gettingInExample = "Je suis là jusqu'à midi. Frappez, s'il vous plaît.";
export const pets = 'Animaux';
export const petsExample = 'Un chat craintif : gardez la porte fermée';
export const accessReaders = 'La personne qui vient, votre hôte et l’équipe Porchlight le lisent. Pas de codes ici.';
export const saveAccess = 'Enregistrer';
