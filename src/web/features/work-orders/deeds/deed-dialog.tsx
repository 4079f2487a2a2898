import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import type { z } from '#contract/z.ts';
import { useFormDraft } from '../../../lib/forms/form-draft.ts';
import { type Refusal, standing } from '../../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { refreshOrders } from './order-acts.ts';

type Props<Fields extends FieldValues, Filled> = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What follows from it. */
  explained: string;
  act: string;
  leave?: string;
  danger?: boolean;
  /** Of which thing the draft is: what was typed and not sent is there again. */
  draft: string;
  start: Fields;
  schema: z.ZodType<Filled, Fields>;
  /** By the field of the form, where the server names it otherwise. */
  fieldNames?: Record<string, Path<Fields>>;
  send: (filled: Filled) => Promise<void>;
  children: (form: UseFormReturn<Fields, unknown, Filled>) => ReactNode;
};

/** Asks for what a deed needs and says what follows from it. What is refused stands at its field, nothing typed is lost. */
export function DeedDialog<Fields extends FieldValues, Filled>(props: Props<Fields, Filled>) {
  const { open, onClose, title, explained, act, leave = common.cancel, danger = false } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const footer = (
    <>
      <Button onClick={onClose}>{leave}</Button>
      <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} description={explained} footer={footer}>
      <DeedForm {...props} formId={formId} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

type FormProps<Fields extends FieldValues, Filled> = Props<Fields, Filled> & {
  formId: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

/** Mounted anew each time the dialog opens: then what was typed before is read. */
function DeedForm<Fields extends FieldValues, Filled>(props: FormProps<Fields, Filled>) {
  const { formId, busy, onBusy, draft, start, schema, fieldNames = {}, send, onClose, children } = props;
  const kept = useFormDraft<Fields>(draft, start);
  const form = useForm<Fields, unknown, Filled>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: kept.fields as DefaultValues<Fields>, // all of them, as they were typed
  });
  const [refused, setRefused] = useState<Refusal | null>(null);
  const failure = standing(refused, useFormState({ control: form.control }).errors);
  const submit = form.handleSubmit(async (filled) => {
    if (busy) return;
    setRefused(null);
    onBusy(true);
    try {
      await send(filled);
      kept.drop();
      await refreshOrders();
      onClose();
    } catch (error) {
      const said = Object.entries(fieldsOf(error)).map(
        ([name, message]) => [fieldNames[name] ?? name, message] as const,
      );
      const own = said.filter(([name]) => name in start);
      for (const [name, message] of own) form.setError(name as Path<Fields>, { message }, { shouldFocus: true }); // just checked
      setRefused({ words: messageOf(error, copy.kept), fields: own.map(([name]) => name) });
    } finally {
      onBusy(false);
    }
  });
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => kept.keep(form.getValues())}
      className="grid gap-4"
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children(form)}
    </form>
  );
}
