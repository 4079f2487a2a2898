import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/stays/turnovers.ts';
import { fill } from '#contract/messages/fill.ts';
import type { CleanedHouse, Turnover } from '#contract/stays/turnovers.ts';
import { orpc } from '../../../lib/http/query.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { dayAhead } from '../../../ui/day-words.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HouseToClean } from './house-to-clean.tsx';

/** Asked again by itself: whoever cleans has no stream of events. */
const turnoversQuery = orpc.turnovers.list.queryOptions({ refetchInterval: 60_000 });

/** Day by day, who leaves and arrives where, and what it takes to clean there. */
export function TurnoverList() {
  const { data, isLoadingError, refetch } = useQuery(turnoversQuery);
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()}>{copy.failed}</LoadFailed>;
  if (!data) return <Skeleton className="h-64 rounded-card" label={copy.loadingTurnovers} />;
  if (data.days.length === 0)
    return (
      <Card>
        <EmptyState title={copy.nothing}>{copy.nothingNote}</EmptyState>
      </Card>
    );
  const houses = new Map(data.houses.map((house) => [house.id, house]));
  const days = Map.groupBy(data.days, ({ day }) => day);
  return (
    <div className="grid grid-cols-1 gap-6">
      {[...days].map(([day, turnovers]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${day}`} className="text-title">
            {dayWords(day, houses.get(turnovers[0]?.property_id ?? '')?.today ?? day)}
          </h2>
          {turnovers.map((turnover) => (
            <OneTurnover key={turnover.property_id} turnover={turnover} house={houses.get(turnover.property_id)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function OneTurnover({ turnover, house }: { turnover: Turnover; house: CleanedHouse | undefined }) {
  if (!house) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-label wrap-anywhere">{house.name}</h3>
          <p className="text-meta text-ink-2 wrap-anywhere">{house.address}</p>
        </div>
        <StatusBadge tone={turnover.leaves ? 'warning' : 'info'}>{whatWords(turnover)}</StatusBadge>
      </div>
      <HouseToClean house={house} />
    </Card>
  );
}

const whatWords = ({ leaves, arrives }: Turnover): string =>
  leaves && arrives ? copy.both : leaves ? copy.leaves : copy.arrives;

const dayWords = (day: string, today: string): string =>
  day === today ? fill(copy.today, { day: dayAhead(day, '1970-01-01') }) : dayAhead(day, today);
