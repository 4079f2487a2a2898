import { type FormEvent, useId, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { title as tryAsGuest } from '#contract/messages/en/knowledge/guest-preview.ts';
import * as copy from '#contract/messages/en/knowledge/mend.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DraftNotice } from '../../../ui/form/draft-notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { GuestPreview } from '../preview/guest-preview.tsx';
import { useStoredDraft } from '../stored-draft.ts';
import { useAttempt } from '../use-attempt.ts';
import { AnswerNow } from './answer-now.tsx';
import type { Mending } from './mend-dialog.tsx';
import { isChangedMeanwhile, type MendedNote } from './mended-note.ts';
import { firstTold, toldParts } from './told-parts.ts';

/**
 * The note, what of it the guest was told, and what the assistant would answer with it as it is typed now. What is typed
 * is kept until it is saved or thrown away.
 */
export function MendForm({
  about,
  note,
  title,
  open,
  onClose,
  onSaved,
  onReadAgain,
}: {
  about: Mending;
  note: MendedNote;
  title: string;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
  /** Somebody changed it meanwhile: it is read anew, and what was typed stays. */
  onReadAgain: () => Promise<unknown>;
}) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useStoredDraft(`mend.${about.propertyId}.${about.source.id}`, { text: note.text });
  const { busy, failure, errors, setErrors, run } = useAttempt();
  const parts = toldParts(note.text, about.told);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = form.fields.text.trim();
    if (!text) {
      setErrors({ text: copy.textNeeded });
      return field.current?.focus();
    }
    void run(async () => {
      const undo = await note.save(text).catch(async (error: unknown) => {
        if (isChangedMeanwhile(error)) await onReadAgain();
        throw error;
      });
      form.drop();
      showToast({
        title: fill(copy.saved, { title: note.title }),
        undo: () => void undo().catch((error: unknown) => showFailure(messageOf(error))),
      });
      onSaved();
    });
  };
  const leave = () => {
    form.drop();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      wide
      aside={
        <GuestPreview typed={note.asTyped(form.fields.text)} {...(about.question && { asks: [about.question] })} />
      }
      asideName={tryAsGuest}
      initialFocus={() => focusOnTold(field.current, form.fields.text === note.text ? firstTold(parts) : null)}
      footer={<FormButtons form={formId} act={copy.save} doing={copy.saving} busy={busy} onLeave={leave} />}
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {form.changes.length > 0 && (
          <DraftNotice
            changes={form.changes.map(({ from, to }) => ({ label: copy.text, from, to }))}
            onStartOver={form.startOver}
          />
        )}
        <section aria-label={copy.toldLabel} className="grid gap-1">
          <h3 className="text-label">{copy.toldLabel}</h3>
          <p className="max-h-40 overflow-y-auto rounded-card border border-line bg-surface-2 p-3 whitespace-pre-line wrap-anywhere">
            {parts.map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one note never change places
              part.told ? <Mark key={index}>{part.text}</Mark> : part.text,
            )}
          </p>
          {!parts.some(({ told }) => told) && <p className="text-meta text-ink-2">{copy.toldOtherwise}</p>}
        </section>
        <Field label={copy.text} required error={errors.text}>
          <TextArea
            ref={field}
            name="text"
            rows={5}
            value={form.fields.text}
            maxLength={note.asChange('').kind === 'article' ? limits.articleBody : limits.longText}
            onChange={({ target }) => {
              form.set({ text: target.value });
              setErrors({});
            }}
          />
        </Field>
        {about.question && (
          <AnswerNow
            propertyId={about.propertyId}
            question={about.question}
            change={form.fields.text.trim() ? note.asChange(form.fields.text.trim()) : null}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The told sentence is selected, so that typing replaces it; on touch screens the keyboard waits for a tap. */
function focusOnTold(field: HTMLTextAreaElement | null, told: { from: number; to: number } | null) {
  if (!field || matchMedia('(pointer: coarse)').matches) return true;
  if (told) field.setSelectionRange(told.from, told.to);
  return field;
}
