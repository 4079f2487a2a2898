export const houseLeft = "Ce logement n'est plus suivi ici.";
export const houseLeftNamed = "{property} : ce logement n'est plus suivi ici.";
export const callHost =
  'Personne ne lit ce qui est écrit ici. Appelez votre hôte : le numéro est dans votre réservation.';
export const callContact = 'Ou appelez {contact} : {number}.';
export const callTeam = "L'équipe Porchlight : {number}.";
export const chatUntilThen = 'Votre discussion jusque-là';
