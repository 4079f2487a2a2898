import { type FormEvent, useId, useRef, useState } from 'react';
import type { ArticleAudience } from '#contract/enumerations.ts';
import { limits } from '#contract/limits.ts';
import { fieldsOf, messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AudienceField } from './audience-field.tsx';
import { HouseField } from './house-field.tsx';
import { useKeptDraft } from './kept-draft.ts';

export type ArticleFields = { title: string; body: string; property_id: string; audience: ArticleAudience };

export const emptyArticle: ArticleFields = { title: '', body: '', property_id: '', audience: 'anyone' };

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Said above the fields. */
  lead?: string;
  initial: ArticleFields;
  /** Names what is typed, so that it is there again after an accident. */
  draft: string;
  /** Done when it resolves; a refusal is shown in the dialog. */
  onSave: (article: ArticleFields) => Promise<unknown>;
};

type Errors = Partial<Record<keyof ArticleFields, string>>;

/** An article being written or changed. What is typed outlives the dialog unless Cancel throws it away. */
export function ArticleDialog({ open, onClose, title, lead, initial, draft, onSave }: Props) {
  const formId = useId();
  const form = useKeptDraft(draft, initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const change = (changes: Partial<ArticleFields>) => {
    form.set(changes);
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
  };
  const check = (name: 'title' | 'body') => setErrors((now) => ({ ...now, [name]: errorsIn(form.fields)[name] }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = errorsIn(form.fields);
    setErrors(wrong);
    setFailure(null);
    if (wrong.title || wrong.body)
      return box.current?.querySelector<HTMLElement>(`[name=${wrong.title ? 'title' : 'body'}]`)?.focus();
    setBusy(true);
    try {
      await onSave(form.fields);
      form.drop();
      onClose();
    } catch (error) {
      setErrors(fieldsOf(error));
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => {
    form.drop();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={lead}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {busy ? 'Saving…' : 'Save Article'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={box} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {form.wasKept && (
          <Banner
            tone="info"
            action={
              <Button size="compact" onClick={form.startOver}>
                Start over
              </Button>
            }
          >
            This is what you typed before and didn't save.
          </Banner>
        )}
        <Field
          label="Title"
          required
          error={errors.title}
          hint="The words a guest would use: “Hot tub”, “Where to eat”."
        >
          <TextInput
            name="title"
            value={form.fields.title}
            maxLength={limits.shortText}
            autoComplete="off"
            onChange={({ target }) => change({ title: target.value })}
            onBlur={() => form.fields.title && check('title')}
          />
        </Field>
        <Field label="What guests should know" required error={errors.body}>
          <TextArea
            name="body"
            rows={6}
            value={form.fields.body}
            maxLength={limits.articleBody}
            onChange={({ target }) => change({ body: target.value })}
            onBlur={() => form.fields.body && check('body')}
          />
        </Field>
        <HouseField value={form.fields.property_id} onChange={(property_id) => change({ property_id })} />
        <AudienceField
          name={`${formId}-audience`}
          value={form.fields.audience}
          onChange={(audience) => change({ audience })}
        />
      </form>
    </Dialog>
  );
}

const errorsIn = ({ title, body }: ArticleFields): Errors => ({
  title: title.trim() ? undefined : 'Enter a title guests would look for.',
  body: body.trim() ? undefined : 'Enter what guests should know.',
});
