import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import * as copy from '#contract/messages/en/properties.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Card } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { RemovedRow } from './removed-row.tsx';

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
    <Card aria-label={copy.findRemoved}>
      <Field label={copy.findRemoved} required hint={copy.findRemovedHint}>
        <TextInput type="search" value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      </Field>
      <div aria-live="polite" aria-busy={isFetching} className="mt-3">
        {error && <p className="text-danger-text">{messageOf(error)}</p>}
        {asks && data?.items.length === 0 && <p className="text-ink-2">{copy.nothingFound}</p>}
        {asks && data && (
          <ul className="grid divide-y divide-line">
            {data.items.map((property) => (
              <RemovedRow key={property.id} property={property}>
                <Fill
                  of={copy.removedFrom}
                  with={{
                    owner: property.owner_name,
                    email: property.owner_email,
                    date: <DateTime at={property.removed_at} format="date" />,
                  }}
                />
              </RemovedRow>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
