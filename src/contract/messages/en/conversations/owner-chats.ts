// What an owner does in the chats of their guests. {guest} is a name or "the guest".

// Who answers, and the owner's part in it.
export const withYou = 'With you';
export const withHost = 'With the owner';
export const takeOver = 'Take Over';
export const takenOver = 'You have this chat now';
export const takeFromTeamTitle = 'Take this chat from the team?';
export const takeFromTeamMeans =
  'Somebody of the Porchlight team is answering. They are told that you have it now, and the guest reads that you joined.';
export const keepWithTeam = 'Leave it to them';
export const assistantAnswers = 'The assistant answers here. When you write, the chat is yours until you give it back.';
export const waitingAnswers = 'The Porchlight team has been called. When you write, the chat is yours.';
export const hostAnswers = '{name} answers';
export const withHostNamed = 'With {name}';
export const youAnswer =
  'You answer here, and the guest reads your first name. If they wait 10 minutes for you, we call the team.';
export const teamAnswers = 'The Porchlight team answers here. You can leave them a note, or take the chat over.';
export const teamHasChat = 'The Porchlight team has this chat. Take it over before you write.';
export const notYours = 'You no longer have this chat.';

// Where the owner writes.
export const writeToGuest = 'Write to the guest';
export const messageToGuest = 'Message to the guest';
export const noteToTeam = 'Note to the team';
export const noteToTeamBy = 'Note to the Porchlight team, {name}';
export const noteToTeamByYou = 'Note to the Porchlight team, you';
export const onlyTeamReads = 'Only you and the Porchlight team read it.';
export const notePlaceholder = 'What the team should know';
export const addNote = 'Add Note';
export const callTeam = 'Call the team to this chat';
export const send = 'Send';
export const keptAsDraft = '{refusal} We kept what you wrote.';

// Giving it back.
export const giveBack = 'Give Back';
export const giveBackTitle = 'Give this chat back';
export const giveBackTo = 'Who answers from now on';
export const toAssistant = 'The assistant';
export const toAssistantMeans = 'It answers what the guest wrote and nobody answered. They read that you left.';
export const toTeam = 'The Porchlight team';
export const toTeamMeans = 'A person is called. Until one joins, the assistant helps.';
export const summaryLabel = 'Summary for the team';
export const summaryHint = 'You and the team read it. The guest and the assistant never do.';
export const summaryTooLong = 'This is too long. Please shorten it.';
export const summaryAgreed = 'While I had this chat, I wrote {count, plural, one {# message} other {# messages}}.';
export const summaryLast = 'The guest last wrote: “{words}”';
export const givenToAssistant = 'Given back to the assistant';
export const givenToTeam = 'Given to the Porchlight team';

// Telling the guest a correction.
export const tellCorrection = 'Tell the guest the correction';
export const correctionTitle = 'Tell the guest the correction';
export const correctionLead =
  'The guest gets this message once, from the Porchlight team, in {language}. What you wrote is told as it stands.';
export const correctionSent = 'Correction sent to the guest';
export const correctionSentAt = 'You told the guest the correction, {when}.';
export const sendCorrection = 'Send Correction';
export const loadingCorrection = 'Loading the correction';
export const correctionChanged = 'The note has changed since. Read the message again before you send it.';
export const correctionNoNote = 'This answer was not taken from one of your notes.';
export const correctionRemoved = 'The note is gone, so there is nothing to tell.';
export const correctionSecret =
  'This holds a code or is for confirmed guests alone. We never send that as a correction.';
export const correctionUnchanged = 'Your notes still say what the guest was told.';
export const correctionWasSent = 'The guest was told this correction already.';
export const correctionOver = 'This chat is closed and the stay is over, so the guest is not written to.';
