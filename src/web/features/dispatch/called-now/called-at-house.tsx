import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalledAtHouse } from '#contract/dispatch/called-now.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/called-now.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CalledTrade, MissingTrade } from './called-trade.tsx';
import { UrgencyChoice, useCalledUrgency } from './urgency-choice.tsx';

/** What it says of the hour is true for a minute. */
const everyMinute = 60_000;

type Props = { propertyId: string; onAdd: (trade: ServiceType) => void };

/** "Who would be called now?" at a house, trade by trade. `onAdd` begins a contractor of a trade that nobody has. */
export function CalledAtHouseCard({ propertyId, onAdd }: Props) {
  const [urgency, setUrgency] = useCalledUrgency();
  const query = useQuery(
    orpc.calledNow.atHouse.queryOptions({
      input: { property_id: propertyId, urgency },
      refetchInterval: everyMinute,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Card aria-labelledby="called-now">
      <CardHeader
        id="called-now"
        title={copy.title}
        actions={<UrgencyChoice value={urgency} onChange={setUrgency} />}
      />
      <p className="mb-3 text-meta text-ink-2">{copy.lead}</p>
      {query.isError && (
        <LoadFailed onRetry={() => void query.refetch()} className="mb-3">
          {messageOf(query.error, copy.failed)}
        </LoadFailed>
      )}
      {!query.data && !query.isError && <Skeleton className="h-40" label={copy.loading} />}
      {query.data && <Trades called={query.data} onAdd={onAdd} />}
    </Card>
  );
}

function Trades({ called: { trades, timezone, at }, onAdd }: { called: CalledAtHouse } & Pick<Props, 'onAdd'>) {
  const clock = { zone: timezone, now: new Date(at) };
  const served = trades.filter(({ contractors }) => contractors.length > 0);
  const missing = trades.filter(({ contractors }) => contractors.length === 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      {served.map((trade) => (
        <CalledTrade key={trade.service_type} trade={trade} clock={clock} />
      ))}
      {missing.length > 0 && (
        <details open={served.length === 0} className="rounded-control border border-line">
          <summary className="cursor-pointer rounded-control p-3 text-label hover:bg-surface-2 touch:min-h-11">
            {fill(copy.tradesWithout, { count: missing.length })}
          </summary>
          <ul className="grid grid-cols-1 gap-1 px-3 pb-3 text-ink-2">
            {missing.map(({ service_type }) => (
              <MissingTrade key={service_type} trade={service_type} onAdd={onAdd} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
