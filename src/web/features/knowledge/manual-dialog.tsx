import { type FormEvent, useId } from 'react';
import * as preview from '#contract/messages/en/knowledge/guest-preview.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { HouseField } from './house-field.tsx';
import { GuestPreview } from './preview/guest-preview.tsx';
import { typedArticles } from './preview/typed-article.ts';
import { ProposedList } from './proposed-list.tsx';
import { longestManual, useManual } from './use-manual.ts';

/**
 * A house manual, pasted, split into articles, looked through and approved. A default export, so that it comes late.
 */
export default function ManualDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const manual = useManual(onClose);
  const { looking, shown, total } = manual;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    manual.next();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      aside={looking && <GuestPreview typed={typedArticles(manual.property_id, shown)} />}
      asideName={preview.title}
      title={copy.manualTitle}
      description={looking ? copy.checkProposals : copy.manualLead}
      footer={
        <>
          {looking && (
            <Button variant="quiet" onClick={() => manual.set({ proposals: [] })}>
              {copy.backToText}
            </Button>
          )}
          <FormButtons
            form={formId}
            act={looking ? fill(copy.saveArticles, { count: shown.length }) : copy.splitManual}
            busy={manual.busy}
            leave={copy.later}
            onLeave={onClose}
          />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {manual.failure && <Banner tone="danger">{manual.failure}</Banner>}
        <HouseField value={manual.property_id} onChange={(id) => manual.set({ property_id: id })} />
        {looking ? (
          <>
            {shown.length < total && (
              <Banner tone="info">{fill(copy.articlesInSteps, { count: shown.length, total })}</Banner>
            )}
            <ProposedList proposals={shown} onChange={manual.change} />
          </>
        ) : (
          <ManualField text={manual.text} error={manual.textError} onChange={manual.setText} />
        )}
      </form>
    </Dialog>
  );
}

function ManualField({
  text,
  error,
  onChange,
}: {
  text: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}) {
  return (
    <Field label={copy.manualLabel} required error={error} hint={copy.manualHint}>
      <TextArea rows={12} value={text} maxLength={longestManual} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
