import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { NewContractor, Paper } from '#contract/contractors/contractors.ts';
import { useFormDraft } from '../../lib/forms/form-draft.ts';
import { type Refusal, standing } from '../../lib/forms/refusal.ts';
import { tabDraft } from '../../lib/offline/draft-store.ts';
import { Banner } from '../../ui/banner.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { contractorDraft, saidChange } from './contractor-draft.ts';
import { ContractorFields, type ContractorFormOf } from './contractor-fields.tsx';
import { ContractorForm, type ContractorFields as Fields, type Found } from './contractor-form.ts';
import { MoreFields } from './more-fields.tsx';
import { refusalOf } from './refusal.ts';

export type ContractorDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The main button, and what it says while at work. */
  act: { name: string; busy: string };
  initial: Fields;
  /** What is wrong with it as it stands. */
  found?: Found;
  /** Names what is typed, so that it is there again after an accident. */
  draft: string;
  document?: (kind: Paper['kind']) => ReactNode;
  /** Done when it resolves; a refusal is shown in the dialog. */
  onSubmit: (contractor: NewContractor) => Promise<unknown>;
};

/** A contractor's fields in a dialog. What is typed outlives the dialog unless Cancel throws it away. */
export function ContractorDialog(props: ContractorDialogProps) {
  const { open, onClose, title, act, draft } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const cancel = () => {
    tabDraft(contractorDraft(draft)).write(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={<FormButtons form={formId} act={act.name} doing={act.busy} busy={busy} onLeave={cancel} />}
    >
      <OpenForm {...props} formId={formId} busy={busy} onBusy={setBusy} />
    </Dialog>
  );
}

type OpenFormProps = ContractorDialogProps & { formId: string; busy: boolean; onBusy: (busy: boolean) => void };

/** Mounted anew each time the dialog opens: then what was typed before is read. */
function OpenForm({ formId, initial, found, draft, document, busy, onBusy, onSubmit, onClose }: OpenFormProps) {
  const kept = useFormDraft<Fields>(contractorDraft(draft), initial);
  const form: ContractorFormOf = useForm<Fields, unknown, NewContractor>({
    resolver: standardSchemaResolver(ContractorForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: kept.fields,
  });
  const [refused, setRefused] = useState<Refusal | null>(null);
  const failure = standing(refused, useFormState({ control: form.control }).errors);
  const save = form.handleSubmit(async (contractor) => {
    if (busy) return;
    setRefused(null);
    onBusy(true);
    const sent = { ...form.getValues() };
    kept.keep(sent);
    try {
      await onSubmit(contractor);
      kept.saved(sent);
      onClose();
    } catch (error) {
      setRefused(refusalOf(error, form));
    } finally {
      onBusy(false);
    }
  });
  const submit = (event: FormEvent) => {
    event.stopPropagation(); // the form around the panel that opened this dialog is not meant
    void save(event);
  };
  const startOver = () => {
    kept.startOver();
    form.reset(initial);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} onChange={() => kept.keep(form.getValues())} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {kept.changes.length > 0 && <DraftNotice changes={kept.changes.map(saidChange)} onStartOver={startOver} />}
      <ContractorFields form={form} found={found} />
      <MoreFields
        form={form}
        inUse={usesMore(kept.fields)}
        document={document}
        onChanged={() => kept.keep(form.getValues())}
      />
    </form>
  );
}

const usesMore = ({ working_hours, holidays, ...fields }: Fields): boolean =>
  !working_hours.always ||
  holidays.length > 0 ||
  [
    fields.service_zips,
    fields.service_cities,
    fields.insurance_number,
    fields.insurance_expires_on,
    fields.license_number,
    fields.license_expires_on,
  ].some(Boolean);
