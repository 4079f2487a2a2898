import { Link } from 'react-router';
import * as copy from '#contract/messages/en/stays/today.ts';
import { fill } from '#contract/messages/fill.ts';
import type { StayOfToday, Today } from '#contract/reports/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { DayList, dayMoreClass, dayRowClass } from '../../ui/page/day-list.tsx';

const shown = 5;

/** Who comes today, by the clock of each property. */
export function Arrivals({ stays }: { stays: Today['arrivals'] }) {
  const title = stays.total > 0 ? fill(copy.arrivals, { count: stays.total }) : copy.noArrivals;
  return <StayList stays={stays} title={title} empty={copy.nobodyArrives} who={copy.staysFor} />;
}

/** Who leaves today, by the clock of each property. */
export function Departures({ stays }: { stays: Today['departures'] }) {
  const title = stays.total > 0 ? fill(copy.departures, { count: stays.total }) : copy.noDepartures;
  return <StayList stays={stays} title={title} empty={copy.nobodyLeaves} who={copy.stayedFor} />;
}

type StayListProps = {
  stays: Today['arrivals'];
  title: string;
  empty: string;
  who: typeof copy.staysFor | typeof copy.stayedFor;
};

function StayList({ stays: { items, total }, title, empty, who }: StayListProps) {
  return (
    <DayList
      title={title}
      empty={empty}
      more={
        total > shown && (
          <Link to="/dashboard/stays?when=now" className={dayMoreClass}>
            {fill(copy.moreStays, { count: total })}
          </Link>
        )
      }
    >
      {items.slice(0, shown).map((stay) => (
        <li key={stay.id} className={dayRowClass}>
          <Link
            to={`/dashboard/properties/${stay.property_id}`}
            className="min-w-0 text-label wrap-anywhere after:absolute after:inset-0"
          >
            {stay.property_name}
          </Link>
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-meta text-ink-2">
            {fill(who, { guest: stay.guest_name ?? copy.someGuest, nights: nightsOf(stay) })}
            {stay.same_day_turnover && <Badge>{copy.turnover}</Badge>}
          </p>
        </li>
      ))}
    </DayList>
  );
}

const nightsOf = ({ check_in, check_out }: StayOfToday): number =>
  Math.round((Date.parse(check_out) - Date.parse(check_in)) / 86_400_000);
