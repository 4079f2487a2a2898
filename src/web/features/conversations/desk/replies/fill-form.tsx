import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { ReplyValues, ReplyVariable } from '#contract/conversations/reply-variables.ts';
import type { SavedReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { fill } from '#contract/messages/fill.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { variableWords } from './reply-values.ts';

/** Asks for the variables that the chat has no value for: no reply goes out with a hole in it. */
export function FillForm({
  reply,
  variables,
  field,
  open,
  onFilled,
  onClose,
  onClosed,
}: {
  reply: SavedReply;
  variables: readonly ReplyVariable[];
  field: RefObject<HTMLTextAreaElement | null>;
  open: boolean;
  onFilled: (typed: Partial<ReplyValues>) => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const formId = useId();
  const [missing, setMissing] = useState<readonly ReplyVariable[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new Map(variables.map((name) => [name, String(new FormData(form).get(name) ?? '').trim()] as const));
    const open = variables.filter((name) => !typed.get(name));
    setMissing(open);
    if (open.length === 0) return onFilled(Object.fromEntries(typed));
    return form.querySelector<HTMLElement>(`[name=${open[0]}]`)?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      finalFocus={field}
      title={copy.fillTitle}
      description={fill(copy.fillLead, { name: reply.name })}
      footer={<FormButtons form={formId} act={copy.insert} busy={false} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {variables.map((name) => (
          <Field
            key={name}
            label={variableWords[name]}
            required
            unmarked
            error={missing.includes(name) ? copy.fillNeeded : undefined}
          >
            <TextInput
              name={name}
              maxLength={200}
              autoComplete="off"
              onInput={() => setMissing(missing.filter((one) => one !== name))}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
