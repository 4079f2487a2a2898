import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type AssignedContractor, sameContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import * as contractorsCopy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { whyUnreachable } from '#contract/phones.ts';
import { matchesSearch } from '../../../lib/address/matches-search.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useContractors } from '../contractors.ts';
import { UnreachableNote } from '../unreachable-note.tsx';
import { sayFailed, told } from './assignment-words.ts';

/** So many are looked through faster than a search is typed. */
const few = 6;

/** The account's own that are not here yet, one press each. */
export function QuickAdd({
  assigned,
  onAdd,
}: {
  assigned: readonly AssignedContractor[];
  onAdd: (one: Contractor) => Promise<void>;
}) {
  const headingId = useId();
  const { query, rows } = useContractors();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<string | null>(null);
  const here = new Set(assigned.map((one) => one.id));
  const others = rows.filter((one) => !here.has(one.id));
  const shown = others.filter((one) =>
    matchesSearch(typed.trim(), [one.company_name, serviceTypeLabels[one.service_type]], one.phone),
  );
  const add = async (one: Contractor) => {
    if (assigned.some((other) => sameContractor(other) === sameContractor(one))) return sayFailed(told.duplicate);
    setAdding(one.id);
    await onAdd(one).finally(() => setAdding(null));
  };
  if (query.data && rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="text-label">
        {copy.quickAddTitle}
      </h3>
      {query.isPending && <Skeleton className="h-24" label={contractorsCopy.loadingContractors} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{contractorsCopy.contractorsFailed}</LoadFailed>
      )}
      {query.data && others.length === 0 && <p className="text-ink-2">{copy.allAssigned}</p>}
      {others.length > few && (
        <TextInput
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-label={copy.findLabel}
          placeholder={copy.findPlaceholder}
        />
      )}
      {typed && shown.length === 0 && <p className="text-ink-2">{fill(copy.noMatches, { words: typed })}</p>}
      {shown.length > 0 && (
        <ul className="grid max-h-72 gap-2 overflow-y-auto sm:grid-cols-2">
          {shown.map((one) => (
            <li key={one.id} className="grid">
              <Button
                busy={adding === one.id}
                onClick={() => void add(one)}
                className="h-auto justify-start! py-2 text-left whitespace-normal!"
              >
                {adding !== one.id && <Icon of={Plus} className="shrink-0" />}
                <span className="min-w-0">
                  <Fill
                    of={copy.quickAdd}
                    with={{ add: <span className="sr-only">{common.add}</span>, company: one.company_name }}
                  />
                  <span className="block text-meta text-ink-2">
                    {serviceTypeLabels[one.service_type]}
                    {one.phone && (
                      <>
                        {' · '}
                        <PhoneWords of={one.phone} />
                      </>
                    )}
                  </span>
                  <UnreachableNote why={whyUnreachable(one)} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
