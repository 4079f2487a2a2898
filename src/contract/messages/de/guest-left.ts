export const houseLeft = 'Dieses Haus wird hier nicht mehr betreut.';
export const houseLeftNamed = '{property} wird hier nicht mehr betreut.';
export const callHost =
  'Was hier geschrieben wird, liest niemand. Rufen Sie Ihren Gastgeber an: Die Nummer steht in Ihrer Buchung.';
export const callContact = 'Oder rufen Sie an: {contact}, {number}.';
export const callTeam = 'Das Porchlight-Team: {number}.';
export const chatUntilThen = 'Ihr Chat bis dahin';
