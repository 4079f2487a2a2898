// What the assistant proposes, where a person sends.
export const proposes = 'The assistant proposes';
export const proposesText = 'The assistant proposes: {text}';
export const sendingAlsoDoes = 'Sending also does this:';
export const send = 'Send';
export const drop = 'Drop';
export const heldBy = '{name} has this chat.';
export const heldByAndKept = '{name} has this chat. What you wrote is kept.';
export const replySent = 'Reply sent';
export const isReplaced = "The guest wrote again, so there's a newer proposal.";
export const isSettled = 'This proposal was already sent or dropped.';

// Its words being edited. A gap is a code or a password that only its guest sees.
export const replyLabel = 'Your reply';
export const replyNeeded = 'Write a message first.';
export const gapsHint = "We fill in what's in [brackets] when you send it. Only the guest sees it.";
export const gapLeftOut = '{label} is left out.';
export const putBack = 'Put it back';
export const discardChanges = 'Discard my changes';

// Before it is dropped.
export const dropQuestion = 'Drop this proposal? Nothing is sent or opened, and the guest keeps waiting for a person.';
export const keepIt = 'Keep it';
export const dropProposal = 'Drop proposal';
export const proposalDropped = 'Proposal dropped';

// It was replaced or settled while somebody wrote.
export const overtaken = "This proposal is no longer open. What you wrote wasn't sent. We kept it here:";
export const overtakenByNewer =
  "There's a newer proposal. What you wrote for the last one wasn't sent. We kept it here:";
export const useMyWords = 'Use my words';
export const useAsReply = 'Use as reply';
export const discardMyWords = 'Discard my words';
