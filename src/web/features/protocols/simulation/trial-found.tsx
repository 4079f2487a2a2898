import * as copy from '#contract/messages/en/protocols/simulation.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Simulation, Trial } from '#contract/protocols/simulation.ts';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { OrderList } from './order-list.tsx';
import { effectSentence, moneySentence, unknownSentence } from './trial-words.ts';

/** What a changed rule, or all of them, would have made different, with the orders one tap away. */
export function TrialFound({ simulation, trial }: { simulation: Simulation; trial: Trial }) {
  const { effects, unknowns, orders } = trial;
  if (simulation.orders === 0) return <p role="status">{copy.noOrders}</p>;
  if (orders === 0) return <p role="status">{copy.noOrdersHere}</p>;
  const isSame = effects.length === 0 && unknowns.length === 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="sr-only">
        {isSame ? '' : effects.map(effectSentence).join(' ')}
      </p>
      {effects.length === 0 && <p role={isSame ? 'status' : undefined}>{fill(copy.same, { orders })}</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {effects.map((one) => (
          <li key={one.effect}>
            <p>{effectSentence(one)}</p>
            <p className="text-meta text-ink-2 empty:hidden">{moneySentence(one)}</p>
            <OrderList ids={one.order_ids} simulation={simulation} />
          </li>
        ))}
        {unknowns.map((one) => (
          <li key={one.unknown} className="text-ink-2">
            <p>{unknownSentence(one)}</p>
            <OrderList ids={one.order_ids} simulation={simulation} />
          </li>
        ))}
      </ul>
      <TriedOn simulation={simulation} trial={trial} />
    </div>
  );
}

/** On how many orders, and which were left out. */
function TriedOn({ simulation, trial }: { simulation: Simulation; trial: Trial }) {
  const { unconfirmed, cut, since } = simulation;
  const more = [
    cut && copy.triedNewest,
    unconfirmed > 0 && fill(copy.neverDecided, { count: unconfirmed }),
    trial.properties_left_out > 0 && fill(copy.leftOut, { count: trial.properties_left_out }),
  ];
  return (
    <p className="text-meta text-ink-2">
      <Fill of={copy.tried} with={{ orders: trial.orders, since: <DateTime at={since} format="date" /> }} />{' '}
      {more.filter(Boolean).join(' ')}
    </p>
  );
}
