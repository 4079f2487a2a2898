import { type FormEvent, useId, useState } from 'react';
import type { ProposedArticle } from '#contract/knowledge.ts';
import { api, messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { HouseField } from './house-field.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { refreshKnowledge } from './knowledge-acts.ts';
import { ProposedList } from './proposed-list.tsx';

export type Proposal = Omit<ProposedArticle, 'holds_secret'> & { key: number; holds_secret: boolean; error?: string };
type Draft = { text: string; property_id: string; proposals: Proposal[] };

/** The most that is pasted at once (contract/knowledge.ts), in characters. */
const longest = 100_000;

/** A house manual, pasted, split into articles, looked through and approved. A default export, so that it comes late. */
export default function ManualDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const form = useKeptDraft<Draft>('manual', { text: '', property_id: '', proposals: [] });
  const { text, property_id, proposals } = form.fields;
  const [failure, setFailure] = useState<string | null>(null);
  const [textError, setTextError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const looking = proposals.length > 0;

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const split = () => {
    if (!text.trim()) return setTextError('Paste your house manual first.');
    void attempt(async () => {
      const { items } = await api.articles.propose({ text });
      form.set({ proposals: items.map((item, key) => ({ ...item, key })) });
    });
  };
  const save = () => {
    const checked = proposals.map((one) => ({ ...one, error: errorOf(one) }));
    form.set({ proposals: checked });
    if (checked.some(({ error }) => error)) return setFailure('Please correct the errors noted.');
    void attempt(async () => {
      const items = proposals.map(({ title, body, audience }) => ({ title, body, audience }));
      const { written } = await api.articles.createMany({ property_id: property_id || null, items });
      form.drop();
      refreshKnowledge();
      showToast({ title: written === 1 ? '1 article saved' : `${written} articles saved` });
      onClose();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (looking) save();
    else split();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Paste a house manual"
      description={
        looking
          ? 'Look through what each article says before your guests can read it.'
          : 'The text your guests get on paper or by mail. We split it into articles; nothing is saved before you approve it.'
      }
      footer={
        <>
          {looking && (
            <Button variant="quiet" onClick={() => form.set({ proposals: [] })}>
              Back to the text
            </Button>
          )}
          <Button onClick={onClose}>Later</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {looking
              ? `Save ${proposals.length === 1 ? '1 article' : `${proposals.length} articles`}`
              : 'Split into Articles'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <HouseField value={property_id} onChange={(id) => form.set({ property_id: id })} />
        {looking ? (
          <ProposedList proposals={proposals} onChange={(next) => form.set({ proposals: next })} />
        ) : (
          <Field
            label="House manual"
            required
            error={textError}
            hint="Headings, blank lines and lists tell us where an article begins."
          >
            <TextArea
              rows={12}
              value={text}
              maxLength={longest}
              onChange={({ target }) => {
                setTextError(undefined);
                form.set({ text: target.value });
              }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

const errorOf = ({ title, body }: Proposal): string | undefined => {
  if (!title.trim()) return 'Enter a title guests would look for.';
  return body.trim() ? undefined : 'Enter what guests should know.';
};
