import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import type { PropertyChanges } from '#contract/properties/property-changes.ts';
import { type Refusal, standing } from '../../../lib/forms/refusal.ts';
import { api } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { errorsIn, refusals } from '../wizard/check.ts';
import { stepOf } from '../wizard/steps.ts';
import { type FieldName, fieldNames, type Unchecked, uncheckedFrom } from '../wizard/values.ts';
import { refusalOf } from './save-refusal.ts';
import type { Edit } from './use-edit.ts';

/**
 * "Save Changes": sends what was changed. A save that began from an older state is shown what changed, and sent again
 * by hand.
 */
export function useSaveChanges({
  id,
  edit,
  openStep,
  onSaved,
}: {
  id: string;
  edit: Edit;
  /** Shows a step, its fields there to be focused once this returns. */
  openStep: (step: number) => void;
  onSaved: (fields: readonly FieldName[]) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { form } = edit;

  const refuse = async (words: string, names: readonly FieldName[]) => {
    setRefusal({ words, fields: names });
    const [first] = names.toSorted((a, b) => stepOf(a) - stepOf(b));
    if (!first) return;
    openStep(stepOf(first));
    await form.trigger([...names]);
    form.setFocus(first);
  };
  const saved = async (property: Property) => {
    const fields = edit.changed();
    await edit.saved();
    queryClient.setQueryData(orpc.properties.get.queryKey({ input: { id } }), property);
    void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.completeness.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.likelyQuestions.key() });
    showToast({ title: fill(propertiesCopy.propertySaved, { property: property.name }) });
    onSaved(fields);
  };
  const failed = async (error: unknown) => {
    const { words, fields } = refusalOf(error);
    const names = fieldNames.filter((name) => fields[name]);
    await refuse(words, names);
    for (const name of names) form.setError(name, { message: fields[name] });
  };
  /** `again` once, when only the version had moved on: a photo was put meanwhile, or a contractor. */
  const send = async (version: number, again: boolean): Promise<void> => {
    try {
      await saved(await api.propertyChanges.update(changesOf({ id, version, edit })));
    } catch (error) {
      if (!refusalOf(error).fields.version || !edit.base) return failed(error);
      const property = await api.properties.get({ id });
      const hasChanges = edit.moveTo(property, edit.base.values, form.getValues());
      if (!hasChanges && again) return send(property.version, false);
    }
  };
  const save = async () => {
    if (!edit.base || busy) return;
    setRefusal(null);
    const errors = errorsIn(form.getValues());
    const wrong = fieldNames.filter((name) => errors[name]);
    if (wrong.length > 0) return refuse(refusals.save, wrong);
    if (edit.changed().length === 0) return onSaved([]);
    setBusy(true);
    await send(edit.base.version, true)
      .catch(failed)
      .finally(() => setBusy(false));
  };
  const { errors } = useFormState({ control: form.control });
  return { busy, refusal: standing(refusal, errors), save: () => void save() };
}

function changesOf({ id, version, edit }: { id: string; version: number; edit: Edit }): PropertyChanges {
  const all = uncheckedFrom(edit.form.getValues());
  const changed = Object.fromEntries(edit.changed().map((name) => [name, all[name]]));
  return { ...(changed as Partial<Unchecked> as Partial<PropertyChanges>), id, version }; // checked by errorsIn before
}
