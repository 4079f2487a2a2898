// A chat is given to a colleague, or let go of.
export const giveTo = 'Give to a colleague';
export const giveTitle = 'Give this chat to a colleague';
export const giveLead = 'They have it at once and are told that it comes from you. The guest reads who joined.';
export const colleague = 'Colleague';
export const hereWithChats = '{name}, here, {count} chats';
export const awayWithChats = '{name}, away, {count} chats';
export const chooseColleague = 'Choose a colleague.';
export const give = 'Give chat';
export const giving = 'Giving...';
export const given = 'Chat given to {name}';
export const agentsFailed = "Couldn't load the team.";
export const noColleagues = 'Nobody else is on the team yet.';
export const release = 'Let go of it';
export const released = 'The chat waits for anybody again';
export const keyGive = 'Give the chat to a colleague';
// Why it is refused.
export const onlyHolderReleases = 'Only the person who has this chat, or a lead, can let go of it.';
export const notOnTeam = 'This person is not on the team.';
export const notSignedIn = '{name} is not signed in. Choose somebody who is.';
// What the two are told.
export const givenToYou = 'You have a new chat: {chat}. {colleague} gave it to you.';
export const givenOn = '{colleague} now has your chat: {chat}. A lead gave it on.';
