import * as copy from '#contract/messages/en/work-orders/stranded.ts';
import { fill } from '#contract/messages/fill.ts';
import { needWeight } from '#contract/reports/need-weight.ts';
import type { WorkOrder } from '#contract/work-orders/work-orders.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { type ListPart, listPartOf } from '../../../lib/http/list-part.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { UrgencyBadge } from '../status.tsx';
import { useStranded } from './stranded.ts';

/** Items for "Needs you": orders that nobody but a person moves on. */
export function useStrandedOrders(): ListPart {
  const query = useStranded();
  const now = useNow(60_000);
  return listPartOf(
    query,
    query.data?.items.map((order) => ({
      weight: needWeight(
        { kind: 'order', urgency: order.urgency_level, since: order.created_at, cents: order.nte_cents },
        now,
      ),
      row: <StrandedRow key={order.id} order={order} />,
    })),
  );
}

function StrandedRow({ order }: { order: WorkOrder }) {
  const { open } = useUrlDialog('work-order');
  const { id, reference, subject_line: subject, property_name: property } = order;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="wrap-anywhere">{fill(copy.nobodyComes, { subject })}</p>
        <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2">
          {fill(copy.atProperty, { reference, property })}
          <UrgencyBadge urgency={order.urgency_level} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button onClick={() => void open(id)}>
          <Fill
            of={copy.see}
            with={{ forOrder: <span className="sr-only">{fill(copy.forOrder, { reference })}</span> }}
          />
        </Button>
      </div>
    </li>
  );
}
