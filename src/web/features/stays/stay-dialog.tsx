import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { type Change, useFormDraft } from '../../lib/forms/form-draft.ts';
import { useKnowsPhone } from '../../lib/forms/phone-words.tsx';
import { type Refusal, standing } from '../../lib/forms/refusal.ts';
import { api, fieldsOf, messageOf } from '../../lib/http/api.ts';
import { tabDraft } from '../../lib/offline/draft-store.ts';
import { Banner } from '../../ui/banner.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { guestOf, refreshStays } from './stay-acts.ts';
import { StayFieldset, type StayFormOf } from './stay-fieldset.tsx';
import { emptyFields, type FilledStay, fieldsFrom, type StayFields, StayForm } from './stay-form.ts';
import { useStayHouses } from './stay-houses.ts';

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
  const { open, onClose, stay, propertyId } = props;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const isReady = useKnowsPhone(stay?.guest_phone ?? '');
  const cancel = () => {
    tabDraft(draftOf(stay, propertyId)).write(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={stay ? copy.editStay : copy.addStay}
      footer={<FormButtons form={formId} act={stay ? common.saveChanges : copy.addStay} busy={busy} onLeave={cancel} />}
    >
      {isReady && <OpenForm {...props} formId={formId} busy={busy} onBusy={setBusy} />}
    </Dialog>
  );
}

/** A new one is kept for the house it was begun at: it is never offered at another. */
const draftOf = (stay: Stay | undefined, propertyId = 'any') => `stay.${stay?.id ?? `new.${propertyId}`}`;

type OpenFormProps = StayDialogProps & { formId: string; busy: boolean; onBusy: (busy: boolean) => void };

/** Mounted anew each time the dialog opens: then what was typed before is read. */
function OpenForm({ formId, stay, propertyId, busy, onBusy, onClose }: OpenFormProps) {
  const start = stay ? fieldsFrom(stay) : emptyFields(propertyId);
  const kept = useFormDraft<StayFields>(draftOf(stay, propertyId), start);
  const houses = useStayHouses();
  const form: StayFormOf = useForm<StayFields, unknown, FilledStay>({
    resolver: standardSchemaResolver(StayForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: kept.fields,
  });
  const [refused, setRefused] = useState<Refusal | null>(null);
  const failure = standing(refused, useFormState({ control: form.control }).errors);
  const save = form.handleSubmit(async (filled) => {
    if (busy) return;
    setRefused(null);
    onBusy(true);
    const sent = { ...form.getValues() };
    kept.keep(sent);
    try {
      await (stay ? api.stays.update({ ...filled, id: stay.id }) : api.stays.create(filled));
      kept.saved(sent);
      await refreshStays();
      showToast({ title: fill(stay ? copy.staySaved : copy.stayAdded, { guest: guestOf(filled) }) });
      onClose();
    } catch (error) {
      const said = fieldsOf(error);
      const fields = stayFields.filter((name) => said[name]);
      for (const name of fields) form.setError(name, { message: said[name] }, { shouldFocus: true });
      setRefused({ words: messageOf(error), fields });
    } finally {
      onBusy(false);
    }
  });
  const startOver = () => {
    kept.startOver();
    form.reset(start);
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={() => kept.keep(form.getValues())}
      className="grid gap-4"
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      {kept.changes.length > 0 && (
        <DraftNotice changes={kept.changes.map(saidBy(houses.rows))} onStartOver={startOver} />
      )}
      <StayFieldset houses={houses} form={form} fixed={stay?.property_name} keptPhone={stay?.guest_phone} />
    </form>
  );
}

const labels: Record<keyof StayFields, string> = {
  property_id: common.property,
  guest_name: copy.guestName,
  guest_email: common.email,
  guest_phone: common.phone,
  check_in: copy.checkIn,
  check_out: copy.checkOut,
};

const stayFields = Object.keys(labels) as (keyof StayFields)[]; // its own

/** A change as its field shows it. */
const saidBy =
  (houses: readonly { id: string; name: string }[]) =>
  ({ name, from, to }: Change<StayFields>) => {
    const words = (value: string | null | undefined) =>
      (name === 'property_id' ? houses.find(({ id }) => id === value)?.name : value) ?? '';
    return { label: labels[name], from: words(from), to: words(to) };
  };
