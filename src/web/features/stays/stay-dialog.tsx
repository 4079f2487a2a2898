import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Stay } from '#contract/stays.ts';
import { api, fieldsOf, messageOf } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { showToast } from '../../ui/toast.ts';
import { guestOf, refreshStays } from './stay-acts.ts';
import { StayFieldset, type StayFormOf } from './stay-fieldset.tsx';
import { emptyFields, type FilledStay, fieldsFrom, type StayFields, StayForm } from './stay-form.ts';

type StayDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The one to change; without it a new one is written down. */
  stay?: Stay;
  /** Where the new one is, when that is known. */
  propertyId?: string | undefined;
};

/**
 * A default export, so that it comes when it is first opened. What is typed outlives it unless Cancel throws it away.
 */
export default function StayDialog(props: StayDialogProps) {
  const { open, onClose, stay } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const cancel = () => {
    dropDraft(draftOf(stay));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={stay ? 'Edit Stay' : 'Add Stay'}
      footer={<FormButtons form={formId} act={stay ? 'Save Changes' : 'Add Stay'} busy={busy} onLeave={cancel} />}
    >
      <OpenForm {...props} formId={formId} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

const draftOf = (stay: Stay | undefined) => `stay.${stay?.id ?? 'new'}`;

type OpenFormProps = StayDialogProps & { formId: string; busy: boolean; onBusy: (busy: boolean) => void };

/** Mounted anew each time the dialog opens: then what was typed before is read. */
function OpenForm({ formId, stay, propertyId, busy, onBusy, onClose }: OpenFormProps) {
  const draft = draftOf(stay);
  const form: StayFormOf = useForm<StayFields, unknown, FilledStay>({
    resolver: standardSchemaResolver(StayForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: { ...(stay ? fieldsFrom(stay) : emptyFields(propertyId)), ...readDraft(draft) },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const save = form.handleSubmit(async (filled) => {
    if (busy) return;
    setFailure(null);
    onBusy(true);
    try {
      await (stay ? api.stays.update({ ...filled, id: stay.id }) : api.stays.create(filled));
      dropDraft(draft);
      await refreshStays();
      showToast({ title: `Stay of ${guestOf(filled)} ${stay ? 'saved' : 'added'}` });
      onClose();
    } catch (error) {
      for (const [name, message] of Object.entries(fieldsOf(error)))
        if (name in form.getValues()) form.setError(name as keyof StayFields, { message }, { shouldFocus: true }); // just checked
      setFailure(messageOf(error));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={() => keepDraft(draft, form.getValues())}
      className="grid gap-4"
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <StayFieldset form={form} fixed={stay?.property_name} />
    </form>
  );
}
