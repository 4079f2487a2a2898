import { type FormEvent, useId } from 'react';
import { type ArticleAudience, audienceLabels } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as preview from '#contract/messages/en/knowledge/guest-preview.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import type { Change } from '../../lib/forms/form-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AudienceField } from './audience-field.tsx';
import { HouseField } from './house-field.tsx';
import { useHouses } from './houses.ts';
import { GuestPreview } from './preview/guest-preview.tsx';
import { typedArticle } from './preview/typed-article.ts';
import { useStoredDraft } from './stored-draft.ts';
import { useAttempt } from './use-attempt.ts';

export type ArticleFields = { title: string; body: string; property_id: string; audience: ArticleAudience };

export const emptyArticle: ArticleFields = { title: '', body: '', property_id: '', audience: 'anyone' };

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Said above the fields. */
  lead?: string;
  initial: ArticleFields;
  /** Of one that is changed. */
  id?: string;
  /** What a guest may ask about it. */
  asks?: readonly string[];
  /** Names what is typed, so that it is there again after an accident. */
  draft: string;
  /** Done when it resolves, with the article's id; a refusal is shown in the dialog. */
  onSave: (article: ArticleFields) => Promise<string>;
  /** Closes it, too, where guests may be told it. */
  onSaved: (articleId: string) => void;
};

type Wrong = { title?: string; body?: string };

/** An article being written or changed. What is typed outlives the dialog unless Cancel throws it away. */
export function ArticleDialog({ open, onClose, title, lead, initial, id, asks, draft, onSave, onSaved }: Props) {
  const formId = useId();
  const form = useStoredDraft(draft, initial);
  const houses = useHouses();
  const { busy, failure, errors, setErrors, forget, run } = useAttempt();
  const change = (changes: Partial<ArticleFields>) => {
    form.set(changes);
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
  };
  const check = (name: keyof Wrong) => setErrors((now) => ({ ...now, [name]: wrongIn(form.fields)[name] }));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = wrongIn(form.fields);
    const [first] = Object.keys(wrong);
    setErrors(wrong);
    forget();
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    void run(async () => {
      const saved = await onSave(form.fields);
      form.saved(form.fields);
      if (form.fields.audience === 'team') onClose();
      else onSaved(saved);
    });
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
      wide
      aside={<GuestPreview typed={typedArticle(id ?? null, form.fields)} asks={asks ?? asksOf(form.fields.title)} />}
      asideName={preview.title}
      footer={<FormButtons form={formId} act={copy.saveArticle} doing={copy.saving} busy={busy} onLeave={cancel} />}
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {form.changes.length > 0 && (
          <DraftNotice changes={form.changes.map(saidBy(houses))} onStartOver={form.startOver} />
        )}
        <Words fields={form.fields} errors={errors} change={change} check={check} />
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

/** Its title is how a guest may ask for it. */
const asksOf = (title: string): string[] => (title.trim() ? [`${title.trim()}?`] : []);

/** Title and text; each is checked when it is left with something in it. */
function Words({
  fields,
  errors,
  change,
  check,
}: {
  fields: ArticleFields;
  errors: Record<string, string | undefined>;
  change: (changes: Partial<ArticleFields>) => void;
  check: (name: keyof Wrong) => void;
}) {
  return (
    <>
      <Field label={copy.titleLabel} required error={errors.title} hint={copy.titleHint}>
        <TextInput
          name="title"
          value={fields.title}
          maxLength={limits.shortText}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
          onBlur={() => fields.title && check('title')}
        />
      </Field>
      <Field label={copy.bodyLabel} required error={errors.body}>
        <TextArea
          name="body"
          rows={6}
          value={fields.body}
          maxLength={limits.articleBody}
          onChange={({ target }) => change({ body: target.value })}
          onBlur={() => fields.body && check('body')}
        />
      </Field>
    </>
  );
}

const wrongIn = ({ title, body }: ArticleFields): Wrong => ({
  ...(!title.trim() && { title: copy.titleNeeded }),
  ...(!body.trim() && { body: copy.bodyNeeded }),
});

const labels: Record<keyof ArticleFields, string> = {
  title: copy.titleLabel,
  body: copy.bodyLabel,
  property_id: copy.houseLabel,
  audience: copy.audienceLabel,
};

/** A change as its field shows it. */
function saidBy(houses: ReturnType<typeof useHouses>) {
  const words = (name: keyof ArticleFields, value: string): string => {
    if (name === 'audience') return audienceLabels[value as ArticleAudience]; // its field offers no other
    if (name !== 'property_id') return value;
    return houses.find(({ id }) => id === value)?.name ?? (value === '' ? copy.allProperties : '');
  };
  return ({ name, from, to }: Change<ArticleFields>) => ({
    label: labels[name],
    from: words(name, from),
    to: words(name, to),
  });
}
