import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { OwnerAccount } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DateTime } from '../../../ui/time.tsx';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const OwnerSessionsDialog = lazy(() => import('./owner-sessions-dialog.tsx'));

/** Owners are found by what they say on the phone; here their address is changed and their sessions are ended. */
export function OwnersCard() {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const [owner, setOwner] = useState<OwnerAccount | null>(null);
  const [open, setOpen] = useState<'address' | 'sessions' | 'nothing'>('nothing');
  const asks = words.length >= 2;
  const { data, error, isFetching } = useQuery(
    orpc.staff.findOwners.queryOptions({ input: { q: words }, enabled: asks, placeholderData: (before) => before }),
  );
  return (
    <Card aria-labelledby="owners">
      <CardHeader id="owners" title={copy.owners} />
      <Field label={copy.findOwner} required hint={copy.findOwnerHint}>
        <TextInput type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div aria-live="polite" aria-busy={isFetching} className="mt-3">
        {error && <p className="text-danger-text">{messageOf(error)}</p>}
        {asks && data?.items.length === 0 && (
          <p className="flex items-center gap-2 text-ink-2">
            <Icon of={Search} /> {copy.nobodyFound}
          </p>
        )}
        {asks && data && (
          <ul>
            {data.items.map((found) => (
              <SettingRow
                key={found.id}
                label={found.company_name ? `${found.full_name}, ${found.company_name}` : found.full_name}
                value={<Address of={found} />}
                action={
                  <OwnerActs
                    name={found.full_name}
                    onOpen={(dialog) => {
                      setOwner(found);
                      setOpen(dialog);
                    }}
                  />
                }
              />
            ))}
          </ul>
        )}
      </div>
      <Suspense>
        {owner && (
          <AddressDialog key={owner.id} owner={owner} open={open === 'address'} onClose={() => setOpen('nothing')} />
        )}
      </Suspense>
      <Suspense>
        {owner && <OwnerSessionsDialog owner={owner} open={open === 'sessions'} onClose={() => setOpen('nothing')} />}
      </Suspense>
    </Card>
  );
}

function Address({ of: { email, pending_email, pending_confirmed, pending_applies_at } }: { of: OwnerAccount }) {
  if (!pending_email || !pending_applies_at) return email;
  if (!pending_confirmed) return fill(copy.addressWaiting, { email, next: pending_email });
  return (
    <Fill
      of={copy.addressConfirmed}
      with={{ email, next: pending_email, date: <DateTime at={pending_applies_at} /> }}
    />
  );
}

function OwnerActs({ name, onOpen }: { name: string; onOpen: (dialog: 'address' | 'sessions') => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" onClick={() => onOpen('sessions')}>
        <Fill
          of={copy.sessionsOf}
          with={{ ofOwner: <span className="sr-only"> {fill(copy.ofOwner, { name })}</span> }}
        />
      </Button>
      <Button size="compact" onClick={() => onOpen('address')}>
        <Fill
          of={copy.changeEmailOf}
          with={{ ofOwner: <span className="sr-only"> {fill(copy.ofOwner, { name })}</span> }}
        />
      </Button>
    </div>
  );
}
