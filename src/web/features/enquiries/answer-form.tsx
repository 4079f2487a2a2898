import { type FormEvent, useState } from 'react';
import type { Question } from '#contract/enquiries/enquiries.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/offline/drafts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

const draftOf = (id: string) => `answer.${id}`;
export const dropAnswer = (id: string) => dropDraft(draftOf(id));

/** Words for a mail to whoever asked; what was typed is there again when the question is opened anew. */
export function AnswerForm({
  id,
  question,
  onSend,
}: {
  id: string;
  question: Question;
  onSend: (words: string) => void;
}) {
  const [error, setError] = useState<string>();
  if (!question.email) return <p className="text-ink-2">{question.phone ? copy.answerByPhone : copy.answerNowhere}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('answer') as HTMLTextAreaElement; // the one below
    const words = field.value.trim();
    setError(words ? undefined : copy.answerMissing);
    if (words) onSend(words);
    else field.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="border-t border-line pt-4">
      <Field label={copy.answerLabel} required error={error} hint={fill(copy.answerHint, { email: question.email })}>
        <TextArea
          name="answer"
          rows={5}
          maxLength={limits.longText}
          defaultValue={readDraft(draftOf(question.id)).answer ?? ''}
          onInput={(event) => {
            keepDraft(draftOf(question.id), { answer: event.currentTarget.value });
            setError(undefined);
          }}
        />
      </Field>
    </form>
  );
}
