import { useEffect, useState } from 'react';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import type { TakenAddress } from './address-taken.tsx';
import { errorsIn, firstFailing, refusals } from './check.ts';
import { addressOutcome, type Outcome, type Stage, saveProperty } from './save-property.ts';
import { allFields, contractorsStep, stepOf } from './steps.ts';
import type { AddWizard } from './use-add-wizard.ts';
import { type FieldName, fieldNames } from './values.ts';

/** "Save Property": all steps checked once more, then saved in stages; what is refused opens where it can be mended. */
export function useSaving(wizard: AddWizard, onClose: () => void) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [saved, setSaved] = useState<Property | null>(null);
  const [taken, setTaken] = useState<TakenAddress | null>(null);
  const { photos, draft } = wizard;
  useEarlyAddress(wizard, setTaken);

  const finish = async (property: Property) => {
    await draft.forget();
    void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.contractors.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.articles.key() });
    showToast({ title: fill(propertiesCopy.propertySaved, { property: property.name }) });
    setSaved(property);
    if (Object.keys(photos.unsent()).length === 0) onClose();
  };
  const settle = async (outcome: Outcome) => {
    if (outcome.is === 'saved') return finish(outcome.property);
    if (outcome.is === 'taken') {
      setTaken(outcome);
      await wizard.openFailing(0, null);
      wizard.form.setError('street_address', { type: isTaken, message: outcome.message }); // the banner can be out of sight
      return wizard.form.setFocus('street_address');
    }
    await openRefused(wizard, outcome.fields, outcome.message);
  };
  const save = async () => {
    if (stage) return;
    setStage('validating');
    wizard.setRefusal(null);
    try {
      const { values, contractors, articles } = wizard.current();
      const failing = firstFailing({ values, contractors });
      if (failing !== undefined) return await wizard.openFailing(failing, { words: refusals.save, until: 'all' });
      await settle(await saveProperty({ values, contractors, photos, articles }, setStage));
    } finally {
      setStage(null);
    }
  };
  return { stage, saved, taken, save: () => void save() };
}

export type Saving = ReturnType<typeof useSaving>;

/** What the server refuses stands at its field too, and its step opens. */
async function openRefused(wizard: AddWizard, fields: Record<string, string>, message: string) {
  const names = fieldNames.filter((name) => fields[name]);
  const lost = allFields.filter(({ photo }) => photo && fields[`images.${photo.slot}`]);
  for (const { photo } of lost) if (photo) wizard.photos.refuse(photo.slot, fields[`images.${photo.slot}`] ?? message);
  const inStep5 = Object.keys(fields).some((path) => path.startsWith('contractors'));
  const steps = [...[...names, ...lost.map(({ name }) => name)].map(stepOf), ...(inStep5 ? [contractorsStep] : [])];
  const onlyFields = lost.length === 0 && !inStep5;
  const refusal = { words: message, until: onlyFields ? names : [] };
  if (steps.length === 0) return wizard.setRefusal(refusal);
  await wizard.openFailing(Math.min(...steps), refusal);
  for (const name of names) wizard.form.setError(name, { message: fields[name] });
}

/** The kind of error that another part of the address mends, too. */
const isTaken = 'taken';
const addressFields: readonly FieldName[] = ['street_address', 'city', 'state', 'zip'];

/** An address that is taken is said when its step is left, not after all the work; changing it takes that back. */
function useEarlyAddress({ form, step }: AddWizard, onTaken: (taken: TakenAddress | null) => void) {
  const [asked, setAsked] = useState('');
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!addressFields.some((field) => field === name)) return;
          onTaken(null);
          if (form.getFieldState('street_address').error?.type === isTaken) form.clearErrors('street_address');
        },
      }),
    [form, onTaken],
  );
  useEffect(() => {
    const values = form.getValues();
    const errors = errorsIn(values);
    if (step === 0 || addressFields.some((name) => errors[name])) return;
    const address = addressFields.map((name) => values[name]).join('\n');
    if (address === asked) return;
    setAsked(address);
    void addressOutcome(values).then((outcome) => outcome?.is === 'taken' && onTaken(outcome));
  }, [step, form, asked, onTaken]);
}
