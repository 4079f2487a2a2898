import { useMutation, useQuery } from '@tanstack/react-query';
import type { SaidByContractor } from '#contract/dispatch/contractor-declines.ts';
import { declineLabels } from '#contract/dispatch/decline-codes.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/declines.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { useMay } from '../../../lib/session/role.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { DateTime, formatInstant } from '../../../ui/time.tsx';

/** What a contractor said when they declined and dispatch goes by: one tap has them asked again. */
export function SaidCard({ contractorId: id, company }: { contractorId: string; company: string }) {
  const options = orpc.contractorDeclines.list.queryOptions({ input: { id } });
  const { data, error, refetch } = useQuery(options);
  const may = useMay('contractorDeclines.askAgain');
  const again = useMutation(
    orpc.contractorDeclines.askAgain.mutationOptions({
      onSuccess: (said) => {
        queryClient.setQueryData(options.queryKey, said);
        showToast({ title: fill(copy.askedAgain, { company }) });
      },
      onError: (failure) => showFailure(messageOf(failure)),
    }),
  );
  if (!data && error) return <LoadFailed onRetry={() => void refetch()}>{copy.notLoaded}</LoadFailed>;
  if (!data || data.items.length === 0) return null;
  return (
    <Card aria-labelledby="said">
      <CardHeader id="said" title={copy.saidTitle} />
      <div className="grid gap-3">
        <p className="text-ink-2">{copy.saidText}</p>
        <ul className="grid gap-2">
          {data.items.map((one) => (
            <li key={one.said_at}>
              <Fill of={copy.saidOn} with={{ what: whatOf(one), when: <DateTime at={one.said_at} format="date" /> }} />
            </li>
          ))}
        </ul>
        {may && (
          <Button className="justify-self-start" busy={again.isPending} onClick={() => again.mutate({ id })}>
            {copy.askAgain}
          </Button>
        )}
      </div>
    </Card>
  );
}

function whatOf({ code, until, service_type, zip }: SaidByContractor): string {
  if (code === 'not_my_trade') return fill(copy.saidTrade, { trade: serviceTypeLabels[service_type] });
  if (code === 'too_far') return fill(copy.saidFar, { zip });
  const why = declineLabels[code];
  return until
    ? fill(copy.untilDay, { why, day: formatInstant(`${until}T00:00:00Z`, { format: 'date', zone: 'UTC' }) })
    : why;
}
