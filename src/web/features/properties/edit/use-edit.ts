import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Property } from '#contract/properties/properties.ts';
import { orpc } from '../../../lib/http/query.ts';
import type { DraftChange } from '../../../ui/form/draft-notice.tsx';
import { labelOf, shown } from '../wizard/steps.ts';
import { fillForm, useStepForm } from '../wizard/use-step-form.ts';
import { type FieldName, type Values, valuesFrom } from '../wizard/values.ts';
import { type Clash, changedNames, rebase } from './three-way.ts';
import { unsavedEdit } from './unsaved-edit.ts';

/** What the form's changes are measured against: the property as the server has it. */
type Base = { values: Values; version: number };
/** What somebody else saved meanwhile: taken over where nothing was typed, told where something was. */
export type Elsewhere = { taken: readonly { name: FieldName; theirs: string }[]; clashes: readonly Clash[] };

/** Of a field that was told before, only the newest is. */
const withNews = (before: Elsewhere | null, { taken, clashes }: Elsewhere): Elsewhere => ({
  taken: [...(before?.taken ?? []).filter(({ name }) => taken.every((one) => one.name !== name)), ...taken],
  clashes: [...(before?.clashes ?? []).filter(({ name }) => clashes.every((one) => one.name !== name)), ...clashes],
});

/** A property in a form: what is typed survives a killed tab, and somebody else's save in the middle of it. */
export function useEdit({ id, ownerId }: { id: string; ownerId: string }) {
  const query = useQuery(orpc.properties.get.queryOptions({ input: { id }, staleTime: 0 }));
  const form = useStepForm();
  const [base, setBase] = useState<Base | null>(null);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const [putBack, setPutBack] = useState<readonly DraftChange[]>([]);
  const [kept] = useState(() => unsavedEdit(ownerId, id));
  useEffect(() => kept.close, [kept]);

  /**
   * Moves the form onto the server's newest; answers whether somebody else's changes came with it. What was typed keeps
   * its errors.
   */
  const moveTo = (property: Property, from: Values, mine: Values): boolean => {
    const theirs = valuesFrom(property);
    const { values, taken, clashes } = rebase(from, mine, theirs);
    if (base) for (const name of taken) form.setValue(name, values[name], { shouldValidate: true });
    else fillForm(form, values);
    setBase({ values: theirs, version: property.version });
    if (taken.length === 0 && clashes.length === 0) return false;
    const news = { taken: taken.map((name) => ({ name, theirs: theirs[name] })), clashes };
    setElsewhere((before) => withNews(before, news));
    return true;
  };
  const open = async (property: Property) => {
    const typed = await kept.takeOver();
    if (!typed) {
      const values = valuesFrom(property);
      fillForm(form, values);
      setBase({ values, version: property.version });
      return;
    }
    const mine = { ...typed.base, ...typed.changes };
    moveTo(property, typed.base, mine);
    setPutBack(putBackBy(typed.base, mine, valuesFrom(property)));
  };
  const arrived = useEffectEvent((property: Property) => {
    if (!base) void open(property);
    else if (property.version > base.version) moveTo(property, base.values, form.getValues());
  });
  const { data, isFetchedAfterMount } = query;
  useEffect(() => {
    if (data && isFetchedAfterMount) arrived(data);
  }, [data, isFetchedAfterMount]);
  const typed = useEffectEvent(() => base && void kept.keep(base.values, form.getValues()));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => typed() }), [form]);

  return {
    query,
    form,
    /** Null while it loads. */
    base,
    moveTo,
    changed: () => (base ? changedNames(base.values, form.getValues()) : []),
    elsewhere,
    dismissElsewhere: () => setElsewhere(null),
    takeTheirs: () => {
      for (const { name, theirs } of elsewhere?.clashes ?? []) form.setValue(name, theirs, { shouldValidate: true });
      setElsewhere(null);
    },
    /** What was typed before, stands in the form again and would change something. */
    putBack,
    drop: () => {
      for (const name of base ? changedNames(base.values, form.getValues()) : [])
        form.setValue(name, base?.values[name] ?? '', { shouldValidate: true });
      setPutBack([]);
      void kept.drop();
    },
    saved: () => kept.drop(),
  };
}

function putBackBy(base: Values, mine: Values, theirs: Values): DraftChange[] {
  const { values } = rebase(base, mine, theirs);
  return changedNames(theirs, values).map((name) => ({
    label: labelOf(name),
    from: shown(name, theirs[name]),
    to: shown(name, values[name]),
  }));
}

export type Edit = ReturnType<typeof useEdit>;
