import { useMutation } from '@tanstack/react-query';
import * as approvalCopy from '#contract/messages/en/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/estimates.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import { estimateLabels } from '#contract/work-orders/estimate-states.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { useMay } from '../../lib/session/role.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FactSection } from '../../ui/facts.tsx';
import { Fill } from '../../ui/fill.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { SumTable } from '../../ui/sum-table.tsx';
import { DateTime } from '../../ui/time.tsx';

type Props = { order: WorkOrderDetail; mayAnswer: boolean };

/** What its contractors thought it would cost; the owner answers the one that is open, here as in "Needs you". */
export function OrderEstimates({ order: { estimates, timezone }, mayAnswer }: Props) {
  return (
    <FactSection title={estimates.length > 1 ? copy.estimatesTitle : copy.estimateTitle}>
      <ul className="grid gap-4">
        {estimates.map((estimate) => (
          <li key={estimate.id} className="grid gap-2">
            <p className="break-words whitespace-pre-line">{estimate.why}</p>
            <SumTable rows={costRows(estimate.lines)} caption={copy.estimateTitle} />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2">
              <span>
                <Fill of={copy.sentOn} with={{ when: <DateTime at={estimate.sent_at} /> }} />
              </span>
              {estimate.state === 'open' ? (
                <span>
                  <Fill of={copy.open} with={{ when: <DateTime at={estimate.due_at} zone={timezone} /> }} />
                </span>
              ) : (
                <Badge>{estimateLabels[estimate.state]}</Badge>
              )}
            </p>
            {mayAnswer && estimate.state === 'open' && <Answers id={estimate.id} />}
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

function Answers({ id }: { id: string }) {
  const mayDecide = useMay('approvals.decide');
  const decide = useMutation(
    orpc.approvals.decide.mutationOptions({
      onSuccess: (_, { approve }) => showToast({ title: approve ? approvalCopy.approved : approvalCopy.declined }),
      onSettled: () =>
        Promise.all(
          [orpc.workOrders.key(), orpc.approvals.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
    }),
  );
  if (!mayDecide) return null;
  const busyWith = decide.isPending ? decide.variables?.approve : undefined;
  return (
    <div className="grid gap-2">
      {decide.error && (
        <p role="alert" className="text-meta text-danger-text">
          {messageOf(decide.error, copy.couldNotAnswer)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busyWith === false}
          disabled={busyWith === true}
          onClick={() => decide.mutate({ id, approve: false })}
        >
          {approvalCopy.decline}
        </Button>
        <Button
          variant="primary"
          busy={busyWith === true}
          disabled={busyWith === false}
          onClick={() => decide.mutate({ id, approve: true })}
        >
          {approvalCopy.approve}
        </Button>
      </div>
    </div>
  );
}
