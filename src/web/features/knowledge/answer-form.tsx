import { type FormEvent, useState } from 'react';
import type { LinkedQuestion } from '#contract/knowledge/owner-questions.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useStoredDraft } from './stored-draft.ts';

type Props = {
  question: LinkedQuestion;
  token: string;
  /** The answer that the mail's link proposes; empty for none. */
  proposed: string;
  busy: boolean;
  failure: { message: string; fields: Record<string, string> } | null;
  onSend: (event: FormEvent, answer: object) => Promise<void>;
  /** What was refused of a field is typed anew. */
  onMend: () => void;
};

/** The reply to one question, on the page behind a mail's link. */
export function AnswerForm({ question, token, proposed, busy, failure, onSend, onMend }: Props) {
  const form = useStoredDraft(`answer.${token.slice(0, 36)}`, {
    answer: proposed,
    keep: true,
    title: question.suggested_title,
  });
  const { answer, keep, title } = form.fields;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wrong = {
      ...(!answer.trim() && { answer: copy.answerNeeded }),
      ...(keep && !title.trim() && { title: copy.titleNeeded }),
    };
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    await onSend(event, { answer, article: keep ? { title } : null });
  };
  const change = (changes: Partial<typeof form.fields>) => {
    form.set(changes);
    setErrors({});
    if (failure && Object.keys(failure.fields).length > 0) onMend();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      <Field label={copy.answerLabel} required error={errors.answer ?? failure?.fields.answer} hint={copy.answerHint}>
        <TextArea
          name="answer"
          rows={4}
          value={answer}
          maxLength={limits.messageLength}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </Field>
      <Checkbox
        label={copy.saveAsArticle}
        hint={copy.saveAsArticleHint}
        checked={keep}
        onChange={({ target }) => change({ keep: target.checked })}
      />
      {keep && (
        <Field label={copy.titleLabel} required error={errors.title ?? failure?.fields['article.title']}>
          <TextInput
            name="title"
            value={title}
            maxLength={limits.shortText}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {busy ? copy.sending : copy.sendAnswer}
      </Button>
    </form>
  );
}
