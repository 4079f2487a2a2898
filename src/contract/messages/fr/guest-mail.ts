export const codeSubject = 'Votre code pour {house}';
export const codeIs = '{code} est votre code pour le chat de {house}. Il est valable {minutes} minutes.';
export const codeText =
  "{hello}\n\n{codeIs}\n\nPersonne ne vous le demandera en dehors de ce chat. Si vous ne l'avez pas demandé, vous pouvez ignorer ce message.\n\nPorchlight\n";
export const hello = 'Bonjour {name},';
export const helloThere = 'Bonjour,';

export const linkSubject = 'Votre séjour à {house}';
export const linkText =
  "{hello}\n\nvoici votre lien personnel vers l'assistant de {house}. Il répond jour et nuit : comment entrer, le Wi-Fi, et que faire quand quelque chose ne marche pas.\n\n{link}\n\nIl connaît votre séjour (du {checkIn} au {checkOut}), merci donc de ne pas le transmettre.\n\nPorchlight\n";
