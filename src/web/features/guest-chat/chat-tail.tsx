import { useState } from 'react';
import type { GuestThread, WorkOrderCard } from '#contract/conversations.ts';
import { RestError } from '../../lib/rest.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-look.tsx';

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

/** Asked after the contractor has finished. */
export function FixedQuestion({
  order,
  onAnswer,
}: {
  order: WorkOrderCard;
  onAnswer: (fixed: boolean) => Promise<void>;
}) {
  const [busy, setBusy] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string>();
  const answer = async (fixed: boolean) => {
    setBusy(fixed);
    setProblem(undefined);
    try {
      await onAnswer(fixed);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-label="Is it fixed?" className="grid max-w-xl gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-label">Is it fixed? {order.subject_line}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="large" busy={busy === true} onClick={() => void answer(true)}>
          Yes, it's fixed
        </Button>
        <Button size="large" busy={busy === false} onClick={() => void answer(false)}>
          No, not yet
        </Button>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </section>
  );
}
