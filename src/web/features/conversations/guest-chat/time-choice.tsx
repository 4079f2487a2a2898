import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { OtherTime } from './other-time.tsx';
import { useAnswer } from './use-answer.ts';

export type TimeChoiceProps = {
  order: WorkOrderCard;
  zone: string;
  /** Takes the time that begins then. Throws RestError. */
  onChoose: (from: string) => Promise<void>;
  /** Asks for another, in words. Throws RestError. */
  onOther: (words: string) => Promise<void>;
};

/**
 * The times a contractor proposed, each a button, and a way to ask for another. Those that have passed are left out.
 */
export function TimeChoice({ order, zone, onChoose, onOther }: TimeChoiceProps) {
  const { busy, problem, run } = useAnswer<string>();
  const [asksOther, setAsksOther] = useState(false);
  const now = new Date();
  const open = order.proposed_times.filter(({ to }) => Date.parse(to) > now.getTime());
  const question = `When should ${order.contractor_name ?? 'the contractor'} come?`;
  return (
    <section aria-label={question} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-label">{question}</h3>
      {open.length === 0 && <p className="text-ink-2">The proposed times have passed. Say when it would suit you.</p>}
      <div className="grid justify-items-start gap-2">
        {open.map(({ from, to }) => (
          <Button
            key={from}
            variant="primary"
            size="large"
            busy={busy === from}
            onClick={() => void run(from, () => onChoose(from))}
          >
            <span className="first-letter:uppercase">{arrivalWords(from, to, { zone, now })}</span>
          </Button>
        ))}
        <Button size="large" aria-expanded={asksOther} onClick={() => setAsksOther(!asksOther)}>
          Another time
        </Button>
      </div>
      {asksOther && <OtherTime orderId={order.id} onSend={onOther} />}
      <div role="alert">{problem && <FieldError>{problem.message}</FieldError>}</div>
    </section>
  );
}
