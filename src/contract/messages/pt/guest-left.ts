export const houseLeft = 'Esta casa já não é atendida aqui.';
export const houseLeftNamed = '{property}: esta casa já não é atendida aqui.';
export const callHost = 'Ninguém lê o que se escreve aqui. Ligue para o seu anfitrião: o número está na sua reserva.';
export const callContact = 'Ou ligue para {contact}: {number}.';
export const callTeam = 'A equipe Porchlight: {number}.';
export const chatUntilThen = 'Seu chat até então';
