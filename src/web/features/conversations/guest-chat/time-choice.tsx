import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { limits } from '#contract/limits.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useAnswer } from './use-answer.ts';

type TimeChoiceProps = {
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

/** When it would suit the guest, in their words; what is typed stays until it is sent, over a reload too. */
function OtherTime({ orderId, onSend }: { orderId: string; onSend: (words: string) => Promise<void> }) {
  const { busy, problem, run } = useAnswer<'send'>();
  const draft = `other-time.${orderId}`;
  const [words, setWords] = useState(() => readDraft(draft).words ?? '');
  const [empty, setEmpty] = useState(false);
  const type = (typed: string) => {
    setWords(typed);
    setEmpty(false);
    keepDraft(draft, { words: typed });
  };
  const send = async (form: HTMLFormElement) => {
    if (!words.trim()) {
      setEmpty(true);
      form.querySelector('textarea')?.focus();
    } else if (await run('send', () => onSend(words.trim()))) dropDraft(draft);
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Field
        label="When would it suit you?"
        required
        error={empty ? 'Say when it would suit you.' : problem?.fields.other}
      >
        <TextArea
          rows={2}
          maxLength={limits.shortText}
          placeholder="Any day after five"
          value={words}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="large" busy={busy !== null} className="justify-self-start">
        Ask for this time
      </Button>
      <div role="alert">{problem && !problem.fields.other && <FieldError>{problem.message}</FieldError>}</div>
    </form>
  );
}
