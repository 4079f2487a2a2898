import type { Conversation } from '#contract/conversations/conversations.ts';
import * as assignmentCopy from '#contract/messages/en/conversations/assignment.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { useShortcuts } from '../../../lib/page/shortcuts.ts';
import type { WritingMode } from '../drafts.ts';
import type { useThreadActs } from './thread-acts.ts';

/** The keys of an open chat; one that may not be done now does nothing. */
export function useThreadKeys(
  { can, draft }: Conversation,
  {
    acts,
    write,
    onProposal,
    onGive,
    onOpenWorkOrder,
  }: {
    acts: ReturnType<typeof useThreadActs>;
    write: (mode: WritingMode) => void;
    onProposal: () => void;
    onGive: () => void;
    onOpenWorkOrder: () => void;
  },
) {
  const takeOver = can.claim ? acts.claim : can.take ? acts.take : can.ask ? acts.ask : undefined;
  useShortcuts('here', [
    { keys: 'r', does: copy.keyReply, act: can.reply ? () => write('reply') : undefined },
    { keys: 'p', does: copy.keyProposal, act: draft ? onProposal : undefined },
    { keys: 'n', does: copy.keyNote, act: can.note ? () => write('note') : undefined },
    { keys: 'a', does: copy.keyTakeOver, act: takeOver },
    { keys: 't', does: assignmentCopy.keyGive, act: can.assign ? onGive : undefined },
    { keys: 'c', does: copy.openWorkOrder, act: can.open_work_order ? onOpenWorkOrder : undefined },
    { keys: 'h', does: copy.handBackToAssistant, act: can.hand_back ? acts.handBack : undefined },
    { keys: 'e', does: copy.keyClose, act: can.put_away ? acts.close : undefined },
    { keys: 'mod+enter', does: copy.keySend },
  ]);
}
