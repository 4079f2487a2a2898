// Why a chat came to a person, said to owners and to the Porchlight team.
export const askedForPerson = 'The guest asked for a person.';
export const money = "It's about money.";
export const booking = "It's about the booking.";
export const complaint = 'The guest is complaining.';
export const legal = "It's a legal matter.";
export const lockedOut = 'The guest is locked out.';
export const dangerUnclear = "There may be danger, and it isn't clear what kind.";
export const escalationPhrase = 'The guest wrote a phrase that calls for a person.';
export const notUnderstood = "The assistant didn't understand.";
export const failed = "The assistant couldn't answer: something went wrong on our side.";
export const peopleAnswer = 'The owner wants people to answer here.';
export const agentLeft = 'The person who had this chat left.';
export const ownerLeft = "The owner took the chat over and hasn't answered.";
export const ownerHandedOver = 'The owner gave the chat to the Porchlight team.';
export const emergency = 'Emergency: {danger}.';
