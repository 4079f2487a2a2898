export const linkGone = "Ce lien n'est plus utilisé.";
export const linkGoneWhy =
  "Votre hôte l'a peut-être renouvelé. Scannez de nouveau le code affiché dans le logement, ou demandez le nouveau lien à votre hôte.";
export const notReached = "Nous n'avons pas pu joindre la maison.";
export const notOpened = "Nous n'avons pas pu ouvrir le chat.";
export const checkConnection = 'Vérifiez votre connexion et réessayez.';
export const isKept = 'Ce que vous avez écrit est gardé sur cet appareil.';
export const inDanger = 'En cas de danger, appelez le {number}.';
export const tryAgain = 'Réessayer';
export const stayCheckNotOpened = "Nous n'avons pas pu ouvrir la vérification. Vérifiez votre connexion et réessayez.";
