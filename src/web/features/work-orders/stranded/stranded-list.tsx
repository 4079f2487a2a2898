import { Link } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/stranded.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatInstant } from '../../../ui/time.tsx';
import { UrgencyBadge } from '../status.tsx';
import { useStranded } from './stranded.ts';

/** For the desk: orders that stand still, whether a chat is behind them or not. Each opens with what may be done. */
export function StrandedList() {
  const query = useStranded();
  const linkTo = useDialogLink('work-order');
  const orders = query.data?.items ?? [];
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <h2 className="px-3 pt-3 text-label">{copy.title}</h2>
      {query.isRefetchError && (
        <div className="p-3">
          <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && <Skeleton className="m-3 h-20" label={copy.loading} />}
      {query.isLoadingError && (
        <LoadFailed className="p-3" onRetry={() => void query.refetch()}>
          {copy.failed}
        </LoadFailed>
      )}
      {query.data && orders.length === 0 && <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>}
      <ul aria-label={copy.title} className="empty:hidden">
        {orders.map((order) => (
          <li key={order.id} className="relative grid gap-1 border-b border-line p-3 hover:bg-surface-2">
            <Link {...linkTo(order.id)} className="text-label wrap-anywhere after:absolute after:inset-0">
              {order.subject_line}
            </Link>
            <p className="text-meta text-ink-2">
              {fill(copy.atProperty, { reference: order.reference, property: order.property_name })}
            </p>
            <p className="flex flex-wrap items-center justify-between gap-2 text-meta text-ink-2">
              {fill(copy.since, { when: formatInstant(order.updated_at) })}
              <UrgencyBadge urgency={order.urgency_level} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
