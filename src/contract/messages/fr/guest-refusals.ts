export const unreachable = "Nous n'avons pas pu joindre Porchlight. Vérifiez votre connexion et réessayez.";
export const tooMany = 'Trop de demandes. Patientez un peu, puis réessayez.';
export const tooManyFor = 'Trop de demandes. Réessayez dans {time}.';
export const lockedDates =
  "Trop d'essais. Réessayez dans {time}, demandez un code à l'adresse e-mail de votre réservation, ou demandez une personne.";
export const lockedCode = "Trop d'essais. Réessayez dans {time}, utilisez vos dates, ou demandez une personne.";
export const noTexts = 'Nous ne pouvons pas envoyer de SMS ici. Utilisez votre adresse e-mail.';
export const changed = 'Cela a changé entre-temps.';
export const over = "Ce chat s'est terminé avec le séjour. Écrivez ici pour en commencer un nouveau.";
export const fileTooBig = 'Le fichier doit faire moins de 5 Mo.';
export const notTaken = "Cela n'a pas pu être envoyé tel quel.";
export const ourFault = "Un problème est survenu de notre côté. Rien n'est perdu ; réessayez.";
export const notFound = "Ce lien n'est plus utilisé. Demandez le nouveau à votre hôte.";
export const checkFirst =
  "Vérifiez d'abord votre séjour. Vous pourrez ensuite choisir un horaire et dire si c'est réparé.";
