import { Link } from 'react-router';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OrderLink, WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FactSection } from '../../ui/facts.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { takeApart } from './deeds/order-acts.ts';

/** Where this one goes on. */
export function MergedNote({ order: { id, can }, into }: { order: WorkOrderDetail; into: OrderLink }) {
  return (
    <Banner
      tone="info"
      title={copy.wentOnIn}
      action={can.unmerge && <Button onClick={() => void takeApart(id)}>{copy.unmerge}</Button>}
    >
      <ToOrder order={into} />
    </Banner>
  );
}

/** Those that go on in this one. */
export function MergedHere({ orders }: { orders: readonly OrderLink[] }) {
  return (
    <FactSection title={copy.mergedHere}>
      <ul className="grid gap-2">
        {orders.map((order) => (
          <li key={order.id}>
            <ToOrder order={order} />
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

function ToOrder({ order: { id, reference, subject_line: subject } }: { order: OrderLink }) {
  const linkOrder = useDialogLink('work-order');
  return (
    <Link {...linkOrder(id)} className={nameLinkClass}>
      {fill(copy.orderNamed, { reference, subject })}
    </Link>
  );
}
