import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useAnswer } from './use-answer.ts';

/** When it would suit the guest, in their words; what is typed stays until it is sent, over a reload too. */
export function OtherTime({ orderId, onSend }: { orderId: string; onSend: (words: string) => Promise<void> }) {
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
