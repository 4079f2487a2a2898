import * as copy from '../messages/en/conversations/owner-chats.ts';

/** Why a correction is not told, with the sentence for the owner. */
export const correctionRefusals = {
  /** The answer came from no note: from a playbook, or from a rule for dangers. */
  no_note: copy.correctionNoNote,
  removed: copy.correctionRemoved,
  secret: copy.correctionSecret,
  unchanged: copy.correctionUnchanged,
  sent: copy.correctionWasSent,
  over: copy.correctionOver,
};
export type CorrectionRefusal = keyof typeof correctionRefusals;
