import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { useAnswer } from './use-answer.ts';

/** Asked after the contractor has finished. */
export function FixedQuestion({ onAnswer }: { onAnswer: (fixed: boolean) => Promise<void> }) {
  const { busy, problem, run } = useAnswer<'yes' | 'no'>();
  return (
    <section aria-label="Is it fixed?" className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-label">Is it fixed?</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="large"
          busy={busy === 'yes'}
          onClick={() => void run('yes', () => onAnswer(true))}
        >
          Yes, it's fixed
        </Button>
        <Button size="large" busy={busy === 'no'} onClick={() => void run('no', () => onAnswer(false))}>
          No, not yet
        </Button>
      </div>
      <div role="alert">{problem && <FieldError>{problem.message}</FieldError>}</div>
    </section>
  );
}
