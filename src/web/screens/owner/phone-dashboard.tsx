import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import * as housesCopy from '#contract/messages/en/reports/houses.ts';
import { NeedsYou } from '../../features/dispatch/approvals/needs-you.tsx';
import { OfflineSince } from '../../features/reports/offline-since.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { ComingCard } from './coming-card.tsx';
import { useNeedsYou } from './needs-you.ts';
import { phoneViewAt, phoneViewOf } from './phone-tabs.tsx';
import { TodayPart } from './today-part.tsx';

export const HousesPart = lazyPart(
  () => import('./houses-card.tsx').then((part) => part.HousesCard),
  () => <ComingCard id="houses" title={housesCopy.houses} height="h-80" />,
);

/** On a phone: what needs the owner, the day, and the houses, one at a time. `start` stands over what needs them. */
export function PhoneDashboard({ start }: { start: ReactNode }) {
  const [search] = useSearchParams();
  const { danger, more, readAt } = useNeedsYou();
  const view = phoneViewOf(search);
  return (
    <div className="grid grid-cols-1 gap-4">
      {view === 'needs-you' && (
        <>
          <OfflineSince at={readAt} />
          {start}
          <NeedsYou danger={danger} more={more} />
        </>
      )}
      {view === 'today' && <TodayPart answerAt={phoneViewAt('needs-you')} />}
      {view === 'houses' && <HousesPart />}
    </div>
  );
}
