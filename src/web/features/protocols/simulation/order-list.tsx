import { useState } from 'react';
import { Link } from 'react-router';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/protocols/simulation.ts';
import { fill } from '#contract/messages/fill.ts';
import type { SimulatedOrder, Simulation } from '#contract/protocols/simulation.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { happenedSentences } from './trial-words.ts';

const atFirst = 20;

/** The orders behind a sentence, one tap away, each a link to it. */
export function OrderList({ ids, simulation }: { ids: string[]; simulation: Simulation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-7 items-center text-meta text-ink-2 underline touch:min-h-11">
        {fill(copy.showOrders, { count: ids.length })}
      </summary>
      {isOpen && <Rows orders={simulation.named.filter(({ id }) => ids.includes(id))} />}
    </details>
  );
}

function Rows({ orders }: { orders: SimulatedOrder[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? orders : orders.slice(0, atFirst);
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 py-2">
        {shown.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
          {fill(copy.showMore, { count: orders.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function Row({ order }: { order: SimulatedOrder }) {
  const linkTo = useDialogLink('work-order');
  return (
    <li className="grid grid-cols-1 border-l-2 border-line-strong pl-3 text-ink">
      <Link {...linkTo(order.id)} className="justify-self-start break-words text-primary-text underline touch:py-3.25">
        {fill(copy.orderName, { reference: order.reference, subject: order.subject_line })}
      </Link>
      <p className="text-meta text-ink-2">
        <Fill
          of={copy.orderFacts}
          with={{
            property: order.property_name,
            when: <DateTime at={order.created_at} />,
            urgency: urgencyLabels[order.urgency_level],
            trade: serviceTypeLabels[order.service_type],
          }}
        />
      </p>
      <p className="text-meta">{happenedSentences(order)}</p>
    </li>
  );
}
