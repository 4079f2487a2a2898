import { Link } from 'react-router';
import type { WorkOrderCard as Card } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { formatInstant } from '../../ui/time.tsx';
import { ConfirmGuest } from './confirm-guest.tsx';
import { dispatchWordsOf, statusOf } from './dispatch-words.ts';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';

/** A work order inside a chat or beside it, as it stands now, by the property's clock; its name opens the details. */
export function WorkOrderCard({ order, zone }: { order: Card; zone: string | null }) {
  const linkTo = useDialogLink('work-order');
  return (
    <article className="grid w-full gap-2 rounded-card border border-line bg-surface p-3 text-left">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link {...linkTo(order.id)} className="text-label text-primary-text underline touch:py-3.25">
          {order.reference}
        </Link>
        <span className="flex flex-wrap gap-1.5">
          <UrgencyBadge urgency={order.urgency_level} />
          <WorkOrderStatusBadge status={statusOf(order.status)} />
        </span>
      </p>
      <p>{order.subject_line}</p>
      <p className="text-meta text-ink-2">
        {[dispatchWordsOf(order.dispatch_state), order.contractor_name, arrivalOf(order, zone ?? undefined)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {order.guest_unconfirmed && <ConfirmGuest id={order.id} />}
    </article>
  );
}

function arrivalOf({ arrival_from, arrival_to }: Card, zone: string | undefined) {
  if (!arrival_from) return null;
  const from = formatInstant(arrival_from, { zone });
  return arrival_to
    ? fill(copy.arrivingBetween, { from, to: formatInstant(arrival_to, { format: 'time', zone }) })
    : fill(copy.arrivingAbout, { from });
}
