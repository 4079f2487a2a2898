export const houseLeft = 'Esta casa ya no se atiende aquí.';
export const houseLeftNamed = '{property}: esta casa ya no se atiende aquí.';
export const callHost = 'Nadie lee lo que se escribe aquí. Llame a su anfitrión: el número está en su reserva.';
export const callContact = 'O llame a {contact}: {number}.';
export const callTeam = 'El equipo de Porchlight: {number}.';
export const chatUntilThen = 'Su chat hasta entonces';
