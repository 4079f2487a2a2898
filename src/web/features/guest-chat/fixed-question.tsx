import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations.ts';
import { RestError } from '../../lib/rest.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-look.tsx';

export type FixedQuestionProps = { order: WorkOrderCard; onAnswer: (fixed: boolean) => Promise<void> };

/** Asked after the contractor has finished. */
export function FixedQuestion({ order, onAnswer }: FixedQuestionProps) {
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
