/** Conversations: one thread from a guest's first word to "it is fixed", whoever answers. */
export { dueAlarms, raiseAlarm, ringAsChecked, ringNext } from './alarms.ts';
export {
  claimAnswer,
  type DueThread,
  LeaseLost,
  overdueAnswers,
  recordDecision,
  renewAnswer,
  settleAnswer,
} from './answers.ts';
export { isFromPage } from './booking-page/access.ts';
export { framersOf, greetPage } from './booking-page/find-page.ts';
export { bookingPageProcedures } from './booking-page/procedures.ts';
export { codeReleaseProcedures } from './code-release-procedures.ts';
export { deskHistoryProcedures } from './desk-history.ts';
export { deskProcedures, deskSearchProcedures } from './desk-list-procedures.ts';
export { conversationProcedures } from './desk-procedures.ts';
export { deskView } from './desk-view.ts';
export { openDraft, saveDraft, settleDrafts, threadOfDraft, waitingDraft } from './drafts.ts';
export { isVerifiedNow } from './guest-access.ts';
export { sendCodeOfThread } from './guest-check-procedures.ts';
export { guestHistoryProcedures } from './guest-history.ts';
export { guestProcedures, onOrderOfGuest } from './guest-procedures.ts';
export {
  afterDraft,
  callPerson,
  claimThread,
  handBack,
  leaveNote,
  lockThread,
  replyAsPerson,
  requestPerson,
} from './hand-over.ts';
export { chatHolderProcedures } from './holder-procedures.ts';
export { isRungAlready, joinedChats } from './join-alarm.ts';
export { laterReplyProcedures } from './later-replies/procedures.ts';
export { dueReplies, sendDueReply } from './later-replies/send-due.ts';
export { chatTagProcedures, manyChatProcedures } from './list-work-procedures.ts';
export { liveProcedures } from './live-procedures.ts';
export { viewLine } from './message-view.ts';
export { onCallDetails } from './on-call/details.ts';
export { fillShifts, isRotaDue, saveRota, viewRota } from './on-call/plan.ts';
export { rotaProcedures } from './on-call/procedures.ts';
export { giveBackAsOwner, takeOverAsOwner, tellTeam, writeAsOwner } from './owner-chats.ts';
export { type MessageRecord, postMessage } from './post-message.ts';
export { presenceNow } from './presence.ts';
export { closeThread, snoozeThread, wakeSnoozed } from './put-away.ts';
export { findGuestThread, findThread, messageBody, messagesOf, openHandoff } from './queries.ts';
export { receiveMessage } from './receive-message.ts';
export { returnOwnersThreads, returnThreads } from './return-threads.ts';
export { savedReplyProcedures } from './saved-replies/procedures.ts';
export { dueClocks } from './sla/clocks.ts';
export { slaProcedures } from './sla/procedures.ts';
export { runClock } from './sla/run-clock.ts';
export { wroteOutside } from './sla/waits.ts';
export { goneAmong, holders, idleAmong } from './staff-presence.ts';
export { writeToDesk } from './support.ts';
export { supportProcedures } from './support-procedures.ts';
export { takeoverProcedures } from './takeover-procedures.ts';
export { dueAsks, lapseAsk } from './takeovers.ts';
export { type ConversationRecord, type GuestThreadRecord, idsOfThread, openThread } from './threads.ts';
export { verifyGuest } from './verify-guest.ts';
export { waitingReplies } from './waiting-replies.ts';
