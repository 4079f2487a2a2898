export const entry = 'Je ne peux pas entrer';
export const broken = 'Quelque chose ne marche pas';
export const wifi = 'Wi-Fi';
export const checkout = 'Heure de départ';
export const person = "Puis-je parler à une personne, s'il vous plaît ?";
export const linkFails = 'Mon lien personnel ne fonctionne plus.';
