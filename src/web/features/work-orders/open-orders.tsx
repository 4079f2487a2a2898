import { Link } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/next-step.ts';
import { fill } from '#contract/messages/fill.ts';
import { waitsForWords } from '#contract/reports/next-step.ts';
import type { OpenOrder, Today } from '#contract/reports/today.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { useNow } from '../../lib/time/now.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { DayList, dayMoreClass, dayRowClass } from '../../ui/page/day-list.tsx';
import { nextStepWords, waitsForTone } from './next-step-words.ts';
import { UrgencyBadge } from './status.tsx';

const shown = 5;

/** Open work orders of the day: what comes next, and who is waited for. */
export function OpenOrders({ orders }: { orders: Today['orders'] }) {
  const now = new Date(useNow(60_000));
  return (
    <DayList
      title={fill(copy.openOrders, { count: orders.total })}
      empty={copy.noOpenOrders}
      more={
        orders.total > shown && (
          <Link to="/dashboard/work-orders" className={dayMoreClass}>
            {fill(copy.seeAllOrders, { count: orders.total })}
          </Link>
        )
      }
    >
      {orders.items.slice(0, shown).map((order) => (
        <OrderRow key={order.id} order={order} now={now} />
      ))}
    </DayList>
  );
}

function OrderRow({ order, now }: { order: OpenOrder; now: Date }) {
  const linkTo = useDialogLink('work-order');
  return (
    <li className={dayRowClass}>
      <Link {...linkTo(order.id)} className="min-w-0 text-label wrap-anywhere after:absolute after:inset-0">
        {order.subject_line}
        <span className="font-normal text-ink-2"> · {order.property_name}</span>
      </Link>
      <p className="text-meta text-ink-2">{nextStepWords(order, now)}</p>
      <p className="flex flex-wrap gap-1.5">
        <StatusBadge tone={waitsForTone[order.waits_for]} wraps>
          {waitsForWords(order)}
        </StatusBadge>
        <UrgencyBadge urgency={order.urgency_level} />
      </p>
    </li>
  );
}
