import type { GuestThread, WorkOrderCard } from '#contract/conversations.ts';
import { late } from '../../lib/late.tsx';
import type { FixedQuestionProps } from './fixed-question.tsx';

/** Few chats come to it, so it comes with the first finished repair. */
export const FixedQuestion = late(
  () => import('./fixed-question.tsx').then((part) => part.FixedQuestion),
  (_: FixedQuestionProps) => null,
);

/** Three still dots and words: the assistant is due to answer. */
export function Typing() {
  return (
    <p className="appear-late mr-auto flex items-center gap-2 rounded-dialog rounded-bl-check bg-surface-3 px-4 py-2.5 text-meta text-ink-2">
      <span aria-hidden="true" className="tracking-widest">
        •••
      </span>
      House assistant is writing
    </p>
  );
}

/** Whether the assistant owes an answer: the guest spoke last, and nobody else has the thread. */
export function answerIsDue({ state, messages }: GuestThread): boolean {
  return state === 'assistant' && messages.at(-1)?.author === 'guest';
}

/** The finished repair that waits for the guest's word, the latest first. */
export const askedFixed = ({ messages }: GuestThread): WorkOrderCard | null =>
  messages.findLast(({ work_order }) => work_order?.dispatch_state === 'pending_confirmation')?.work_order ?? null;
