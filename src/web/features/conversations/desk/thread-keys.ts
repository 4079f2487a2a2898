import type { Conversation } from '#contract/conversations/conversations.ts';
import { useShortcuts } from '../../../lib/page/shortcuts.ts';
import type { WritingMode } from '../drafts.ts';
import type { useThreadActs } from './thread-acts.ts';

/** The single keys of an open chat; one that may not be done now does nothing. */
export function useThreadKeys(
  { can, draft }: Conversation,
  {
    acts,
    shortcuts,
    write,
    onProposal,
    onOpenWorkOrder,
  }: {
    acts: ReturnType<typeof useThreadActs>;
    /** Whether they are on. */
    shortcuts: boolean;
    write: (mode: WritingMode) => void;
    onProposal: () => void;
    onOpenWorkOrder: () => void;
  },
) {
  useShortcuts(
    {
      r: can.reply ? () => write('reply') : undefined,
      p: draft ? onProposal : undefined,
      n: can.note ? () => write('note') : undefined,
      a: can.claim ? acts.claim : can.take ? acts.take : can.ask ? acts.ask : undefined,
      h: can.hand_back ? acts.handBack : undefined,
      c: can.open_work_order ? onOpenWorkOrder : undefined,
      e: can.put_away ? acts.close : undefined,
    },
    shortcuts,
  );
}
