import { type FormEvent, useId, useState } from 'react';
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import { limits } from '#contract/limits.ts';
import * as preview from '#contract/messages/en/knowledge/guest-preview.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { answeredWaits } from '#contract/messages/en/offline.ts';
import { tapAsOwner } from '../../lib/offline/send-as-owner.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { AudienceField } from './audience-field.tsx';
import { refreshKnowledge } from './knowledge-acts.ts';
import { GuestPreview } from './preview/guest-preview.tsx';
import { typedArticle } from './preview/typed-article.ts';
import { QuestionState } from './question-state.tsx';
import { askedWords } from './question-words.ts';
import { useOpenQuestion } from './questions.ts';
import { useStoredDraft } from './stored-draft.ts';
import { useAttempt } from './use-attempt.ts';

const heading = copy.answerTitle;

/**
 * One reply, in the owner's own words, into the chats of all who asked. A default export, so that it comes when first
 * opened.
 */
export default function AnswerDialog({ id, ...dialog }: { id: string } & Opened) {
  const { query, question } = useOpenQuestion(id);
  const [about, setAbout] = useState(question);
  if (question && !about) setAbout(question); // once answered it is gone from the list, but not from this dialog
  if (!about) return <QuestionState title={heading} open={dialog.open} onClose={dialog.onClose} query={query} />;
  return <Answering question={about} {...dialog} />;
}

type Opened = {
  open: boolean;
  onClose: () => void;
  /** Closes it too, where the answer became an article. */
  onSaved: (articleId: string) => void;
};

type Fields = { answer: string; keep: boolean; title: string; for_all: boolean; audience: ArticleAudience };

function Answering({ question, open, onClose, onSaved }: { question: OpenQuestion } & Opened) {
  const formId = useId();
  const form = useStoredDraft<Fields>(`answer.${question.id}`, {
    answer: '',
    keep: true,
    title: question.suggested_title,
    for_all: false,
    audience: 'anyone',
  });
  const { busy, failure, errors, setErrors, forget, run } = useAttempt();
  const change = (changes: Partial<Fields>) => {
    form.set(changes);
    setErrors({});
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = errorsIn(form.fields);
    const [first] = Object.keys(wrong);
    setErrors(wrong);
    forget();
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    void run(async () => {
      const { answer, keep, title, for_all, audience } = form.fields;
      const article = keep ? { title, for_all, audience } : null;
      const body = { ids: question.ids, answer, article };
      const tapped = await tapAsOwner({ kind: 'answer', body, question: question.question });
      if (tapped.is === 'waiting') {
        showToast({ title: answeredWaits });
        return onClose(); // what was typed stays in the form until it is sent
      }
      form.saved(form.fields);
      refreshKnowledge();
      showToast({ title: keep ? copy.answerSentAndSaved : copy.answerSent });
      const articleId = 'article_id' in tapped.answer ? tapped.answer.article_id : null;
      if (articleId) onSaved(articleId);
      else onClose();
    });
  };
  const { keep, for_all, title, answer: body, audience } = form.fields;
  const article = { title, body, audience, property_id: for_all ? '' : question.property_id };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={heading}
      wide
      aside={keep && <GuestPreview typed={typedArticle(null, article)} asks={[question.question]} />}
      asideName={preview.title}
      footer={
        <FormButtons
          form={formId}
          act={copy.sendAnswer}
          doing={copy.sending}
          busy={busy}
          leave={copy.later}
          onLeave={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        <div className="grid gap-1 rounded-control bg-surface-2 p-3">
          <p className="break-words">“{question.question}”</p>
          <p className="text-meta text-ink-2">{askedWords(question)}</p>
        </div>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <AnswerFields fields={form.fields} errors={errors} change={change} isOne={question.times === 1} />
      </form>
    </Dialog>
  );
}

type FieldsProps = {
  fields: Fields;
  errors: Record<string, string | undefined>;
  change: (changes: Partial<Fields>) => void;
};

/** `isOne`: one guest alone asked this. */
function AnswerFields({ fields, errors, change, isOne }: FieldsProps & { isOne: boolean }) {
  return (
    <>
      <Field
        label={copy.answerLabel}
        required
        error={errors.answer}
        hint={isOne ? copy.answerHint : copy.answerHintMany}
      >
        <TextArea
          name="answer"
          rows={4}
          value={fields.answer}
          maxLength={limits.messageLength}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </Field>
      <Checkbox
        label={copy.saveAsArticle}
        hint={copy.saveAsArticleHint}
        checked={fields.keep}
        onChange={({ target }) => change({ keep: target.checked })}
      />
      {fields.keep && <ArticleOfAnswer fields={fields} errors={errors} change={change} />}
    </>
  );
}

function ArticleOfAnswer({ fields, errors, change }: FieldsProps) {
  const name = useId();
  return (
    <div className="grid gap-4 border-l-2 border-line pl-4">
      <Field label={copy.titleLabel} required error={errors.title ?? errors['article.title']}>
        <TextInput
          name="title"
          value={fields.title}
          maxLength={limits.shortText}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <AudienceField name={name} value={fields.audience} onChange={(audience) => change({ audience })} guestsOnly />
      <Checkbox
        label={copy.forAll}
        checked={fields.for_all}
        onChange={({ target }) => change({ for_all: target.checked })}
      />
    </div>
  );
}

function errorsIn({ answer, keep, title }: Fields): Record<string, string> {
  return {
    ...(!answer.trim() && { answer: copy.answerNeeded }),
    ...(keep && !title.trim() && { title: copy.titleNeeded }),
  };
}
