import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { useFormDraft } from '../../../lib/forms/form-draft.ts';
import { type Refusal, standing } from '../../../lib/forms/refusal.ts';
import { tabDraft } from '../../../lib/offline/draft-store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DraftNotice } from '../../../ui/form/draft-notice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { contractorDraft, saidChange } from '../contractor-draft.ts';
import { ContractorFields, type ContractorFormOf } from '../contractor-fields.tsx';
import { emptyFields, type ContractorFields as Fields, InlineContractorForm } from '../contractor-form.ts';
import { refusalOf } from '../refusal.ts';

type Props = {
  /** Names what is typed, of this property alone. */
  draft: string;
  onAdd: (contractor: NewContractor) => Promise<void>;
};

/** 'Add New Contractor', closed until it is wanted. It stands inside the wizard's form, so that it is none itself. */
export function NewContractorForm({ draft, onAdd }: Props) {
  const [open, setOpen] = useState(() => tabDraft(contractorDraft(draft)).read() !== null);
  if (open) return <OpenForm draft={draft} onAdd={onAdd} onClose={() => setOpen(false)} />;
  return (
    <Button onClick={() => setOpen(true)} className="justify-self-start">
      <Icon of={Plus} />
      {copy.newContractorTitle}
    </Button>
  );
}

function OpenForm({ draft, onAdd, onClose }: Props & { onClose: () => void }) {
  const headingId = useId();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const kept = useFormDraft<Fields>(contractorDraft(draft), startFields);
  const form: ContractorFormOf = useForm<Fields, unknown, NewContractor>({
    resolver: standardSchemaResolver(InlineContractorForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: kept.fields,
  });
  const failure = standing(refused, useFormState({ control: form.control }).errors);
  const close = () => {
    kept.drop();
    onClose();
  };
  const startOver = () => {
    kept.startOver();
    form.reset(startFields);
  };
  const add = form.handleSubmit(async (contractor) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const sent = { ...form.getValues() };
    kept.keep(sent);
    try {
      await onAdd(contractor);
      kept.saved(sent);
      onClose();
    } catch (error) {
      setRefused(refusalOf(error, form));
    } finally {
      setBusy(false);
    }
  });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // else it would send the form around
    event.stopPropagation();
    void add();
  };
  return (
    <section
      aria-labelledby={headingId}
      onKeyDown={onEnter}
      onChange={() => kept.keep(form.getValues())}
      className="grid gap-4 rounded-control border border-line bg-surface-2 p-3 sm:p-4"
    >
      <h3 id={headingId} className="text-label">
        {copy.newContractorTitle}
      </h3>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {kept.changes.length > 0 && <DraftNotice changes={kept.changes.map(saidChange)} onStartOver={startOver} />}
      <ContractorFields form={form} needsPhone />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{common.cancel}</Button>
        <Button variant="primary" busy={busy} onClick={() => void add()}>
          {busy ? contractorsCopy.adding : contractorsCopy.addContractor}
        </Button>
      </div>
    </section>
  );
}

const startFields: Fields = { ...emptyFields, notification_method: 'phone' };
