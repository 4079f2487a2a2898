// The property behind a guest's link was removed: whom to call. {contact} is a company, {number} a link to call it.
export const houseLeft = "This house isn't looked after here anymore.";
export const houseLeftNamed = "{property} isn't looked after here anymore.";
export const callHost = 'Nobody reads what is written here. Call your host: the number is in your booking.';
export const callContact = 'Or call {contact}: {number}.';
export const callTeam = 'The Porchlight team: {number}.';
export const chatUntilThen = 'Your chat until then';
