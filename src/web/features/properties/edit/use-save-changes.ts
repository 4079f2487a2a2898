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
import { type FieldName, fieldNames, type Unchecked, uncheckedFrom, type Values } from '../wizard/values.ts';
import { refusalOf } from './save-refusal.ts';
import type { Edit } from './use-edit.ts';

/** What stood in the form when it was sent, and which fields of it were. */
type Sent = { values: Values; fields: readonly FieldName[] };

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
  const { form, session } = edit;

  const refuse = async (words: string, names: readonly FieldName[]) => {
    setRefusal({ words, fields: names });
    const [first] = names.toSorted((a, b) => stepOf(a) - stepOf(b));
    if (!first) return;
    openStep(stepOf(first));
    await form.trigger([...names]);
    form.setFocus(first);
  };
  const saved = async (property: Property, { values, fields }: Sent) => {
    const isAll = await session.saved(property, values);
    queryClient.setQueryData(orpc.properties.get.queryKey({ input: { id } }), property);
    void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.completeness.key() });
    void queryClient.invalidateQueries({ queryKey: orpc.likelyQuestions.key() });
    showToast({ title: fill(propertiesCopy.propertySaved, { property: property.name }) });
    if (isAll) onSaved(fields);
  };
  const failed = async (error: unknown) => {
    const { words, fields } = refusalOf(error);
    const names = fieldNames.filter((name) => fields[name]);
    await refuse(words, names);
    for (const name of names) form.setError(name, { message: fields[name] });
  };
  /** `again` once, when only the version had moved on: a photo was put meanwhile, or a contractor. */
  const send = async (version: number, again: boolean): Promise<void> => {
    const sent = { values: { ...form.getValues() }, fields: session.changed() };
    try {
      await saved(await api.propertyChanges.update(changesOf({ id, version, edit })), sent);
    } catch (error) {
      if (!refusalOf(error).fields.version) return failed(error);
      const property = await api.properties.get({ id });
      const { base } = session.current(); // the live stream may have told of it first
      const hasChanges = base !== null && session.moveTo(property, base.values);
      if (!hasChanges && again) return send(property.version, false);
    }
  };
  const save = async () => {
    const { base } = session.current();
    if (!base || busy) return;
    setRefusal(null);
    const errors = errorsIn(form.getValues());
    const wrong = fieldNames.filter((name) => errors[name]);
    if (wrong.length > 0) return refuse(refusals.save, wrong);
    if (session.changed().length === 0) return onSaved([]);
    setBusy(true);
    await send(base.version, true)
      .catch(failed)
      .finally(() => setBusy(false));
  };
  const { errors } = useFormState({ control: form.control });
  return { busy, refusal: standing(refusal, errors), save: () => void save() };
}

function changesOf({ id, version, edit }: { id: string; version: number; edit: Edit }): PropertyChanges {
  const all = uncheckedFrom(edit.form.getValues());
  const changed = Object.fromEntries(edit.session.changed().map((name) => [name, all[name]]));
  return { ...(changed as Partial<Unchecked> as Partial<PropertyChanges>), id, version }; // checked by errorsIn before
}
