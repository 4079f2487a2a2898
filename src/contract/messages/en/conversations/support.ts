// How an owner reaches us.
export const support = 'Support';
export const gladToHelp = "We're glad to help.";
export const chatWithUs = 'Chat with us';
export const supportPage = 'Hours and useful questions';

// The chat of an owner with us, and who is there. {when} is a day and a time.
export const chatTitle = 'Chat with the Porchlight team';
export const loadingChat = 'Loading your chat';
export const chatFailed = "We couldn't show your chat.";
export const greeting = 'Hello. Ask us anything about your account, your properties or a repair. People answer here.';
export const messageLabel = 'Your message to the Porchlight team';
export const messagePlaceholder = 'Write to the Porchlight team';
export const teamIsHere = 'The Porchlight team is here.';
export const teamIsOn = 'The Porchlight team is here, day and night.';
export const nobodyIsOn = 'Nobody is at the desk right now.';
export const backOn = "Nobody is at the desk right now. We're back on {when}.";
export const waitsForTeam = 'Your message is with us. Somebody will answer here soon.';
export const waitsForNobody = 'Your message is with us. Nobody is at the desk right now.';
export const waitsUntilBack = "Your message is with us. Nobody is at the desk right now. We're back on {when}.";
