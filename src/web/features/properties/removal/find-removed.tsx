import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FoundRemoved } from '#contract/property-changes.ts';
import { messageOf } from '../../../lib/api.ts';
import { orpc } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast.ts';
import { restoreProperty } from './removal.ts';

/** Found by what an owner says on the phone, and brought back. */
export function FindRemoved() {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const asks = words.length >= 2;
  const { data, error, isFetching } = useQuery(
    orpc.propertyChanges.findRemoved.queryOptions({
      input: { q: words },
      enabled: asks,
      placeholderData: (before) => before,
    }),
  );
  return (
    <Card aria-label="Find a removed property">
      <Field
        label="Find a removed property"
        required
        hint="By its name, its address, or its owner's name or email address: two letters or more."
      >
        <TextInput type="search" value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      </Field>
      <div aria-live="polite" aria-busy={isFetching} className="mt-3">
        {error && <p className="text-danger-text">{messageOf(error)}</p>}
        {asks && data?.items.length === 0 && <p className="text-ink-2">Nothing that was removed is called that.</p>}
        {asks && data && (
          <ul className="grid divide-y divide-line">
            {data.items.map((property) => (
              <Found key={property.id} property={property} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Found({ property }: { property: FoundRemoved }) {
  const { id, name, street_address, city, state, zip, owner_name, owner_email, removed_at } = property;
  const restore = useMutation({
    mutationFn: restoreProperty,
    onSuccess: () => showToast({ title: `${name} restored` }),
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-label">{name}</p>
        <p className="text-ink-2">
          {street_address}, {city}, {state} {zip}
        </p>
        <p className="text-meta break-words text-ink-2">
          {owner_name}, {owner_email}. Removed <DateTime at={removed_at} format="date" />
        </p>
      </div>
      <Button busy={restore.isPending} onClick={() => restore.mutate(id)}>
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
