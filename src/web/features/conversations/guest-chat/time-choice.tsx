import { useState } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { limits } from '#contract/limits.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useGuestWords } from './guest-words.tsx';
import { useOrderWords } from './order-words.ts';
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
  const { parts } = useGuestWords();
  const say = useOrderWords();
  const { busy, problem, run } = useAnswer<string>();
  const [asksOther, setAsksOther] = useState(false);
  const now = new Date();
  const open = order.proposed_times.filter(({ to }) => Date.parse(to) > now.getTime());
  const question = say('whenShouldCome', { contractor: order.contractor_name ?? say('theContractor') });
  return (
    <section aria-label={question} className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-label">{question}</h3>
      {open.length === 0 && <p className="text-ink-2">{say('timesPassed')}</p>}
      <div className="grid justify-items-start gap-2">
        {open.map(({ from, to }) => (
          <Button
            key={from}
            variant="primary"
            size="large"
            busy={busy === from}
            onClick={() => void run(from, () => onChoose(from))}
          >
            <span className="first-letter:uppercase">{arrivalWords(from, to, { zone, now, words: parts })}</span>
          </Button>
        ))}
        <Button size="large" aria-expanded={asksOther} onClick={() => setAsksOther(!asksOther)}>
          {say('anotherTime')}
        </Button>
      </div>
      {asksOther && <OtherTime orderId={order.id} onSend={onOther} />}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}

/** When it would suit the guest, in their words; what is typed stays until it is sent, over a reload too. */
export function OtherTime({ orderId, onSend }: { orderId: string; onSend: (words: string) => Promise<void> }) {
  const say = useOrderWords();
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
      <Field label={say('whenSuits')} required error={empty ? say('whenSuitsMissing') : undefined}>
        <TextArea
          rows={2}
          maxLength={limits.shortText}
          placeholder={say('whenSuitsExample')}
          value={words}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="large" busy={busy !== null} className="justify-self-start">
        {say('askForTime')}
      </Button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </form>
  );
}
