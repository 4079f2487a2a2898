import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SlaPolicies, SlaPolicy } from '#contract/conversations/sla.ts';
import { slaTargets } from '#contract/enumerations/conversations.ts';
import { urgencies, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hoursWords, targetWords, whomWords } from './policy-words.ts';
import { movedUp, usePolicies, useSavePolicies, without } from './use-policies.ts';

const PolicyDialog = lazy(() => import('./policy-dialog.tsx'));

/** What is promised whom, in the order it is looked up; a lead changes it. */
export function PoliciesCard() {
  const { data, isPending, isLoadingError, refetch } = usePolicies();
  const lead = useMe().role === 'admin';
  const [editing, setEditing] = useState<{ policy: SlaPolicy | null; opens: number } | null>(null);
  const [open, setOpen] = useState(false);
  const edit = (policy: SlaPolicy | null) => {
    setEditing((before) => ({ policy, opens: (before?.opens ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <Card aria-labelledby="sla-policies">
      <CardHeader
        id="sla-policies"
        title={copy.promises}
        actions={lead && data && <Button onClick={() => edit(null)}>{copy.add}</Button>}
      />
      <p className="mb-4 text-ink-2">{copy.howItRuns}</p>
      {!lead && <p className="mb-4 text-ink-2">{copy.onlyLeads}</p>}
      {isPending && <Skeleton className="h-40 w-full" label={copy.promises} />}
      {isLoadingError && <LoadFailed onRetry={() => void refetch()}>{copy.failed}</LoadFailed>}
      {data && (
        <ol className="grid grid-cols-1 gap-4">
          {data.items.map((policy, at) => (
            <PolicyItem
              key={policy.id}
              all={data}
              policy={policy}
              at={at}
              onEdit={lead ? () => edit(policy) : undefined}
            />
          ))}
        </ol>
      )}
      {editing && data && (
        <Suspense>
          <PolicyDialog
            key={editing.opens}
            all={data}
            policy={editing.policy}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

type ItemProps = { all: SlaPolicies; policy: SlaPolicy; at: number; onEdit: (() => void) | undefined };

function PolicyItem({ all, policy, at, onEdit }: ItemProps) {
  const { name } = policy;
  const { save, busy } = useSavePolicies();
  const isLast = at === all.items.length - 1;
  const [hours, ...more] = hoursWords(policy.hours);
  return (
    <li className="rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate text-label">{name}</h3>
          <p className="text-meta text-ink-2">{whomWords(policy)}</p>
        </div>
        {onEdit && (
          <div className="flex items-center">
            {at > 0 && !isLast && (
              <IconButton
                icon={ArrowUp}
                label={fill(copy.moveUp, { name })}
                disabled={busy}
                onClick={() => save(all, movedUp(all.items, policy.id), { done: () => fill(copy.moved, { name }) })}
              />
            )}
            <IconButton icon={Pencil} label={fill(copy.editOne, { name })} onClick={onEdit} />
            {!isLast && (
              <IconButton
                icon={Trash2}
                label={fill(copy.remove, { name })}
                disabled={busy}
                onClick={() => save(all, without(all.items, policy.id), { done: () => fill(copy.removed, { name }) })}
              />
            )}
          </div>
        )}
      </div>
      <Promises policy={policy} />
      <div className="mt-2 text-meta text-ink-2">
        <p>{hours}</p>
        {more.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  );
}

function Promises({ policy }: { policy: SlaPolicy }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by keyboard
    <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label={policy.name}>
      <table className="w-full min-w-120 text-left tabular-nums">
        <thead className="text-meta text-ink-2">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {copy.minutesEach}
            </th>
            {urgencies.map((urgency) => (
              <th key={urgency} scope="col" className="py-1 pr-3 font-normal">
                {urgencyLabels[urgency]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slaTargets.map((target) => (
            <tr key={target} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal text-ink-2">
                {targetWords[target]}
              </th>
              {urgencies.map((urgency) => (
                <td key={urgency} className="py-1 pr-3">
                  {policy.targets[target][urgency]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
