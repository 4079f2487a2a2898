import * as copy from '#contract/messages/en/reports/today.ts';
import { AskedOfYou } from '../../features/reports/today/asked-of-you.tsx';
import { DayOfToday } from '../../features/reports/today/day-of-today.tsx';
import { Night } from '../../features/reports/today/night.tsx';
import { TodayState } from '../../features/reports/today/today-state.tsx';
import { Arrivals, Departures } from '../../features/stays/stays-of-today.tsx';
import { OpenOrders } from '../../features/work-orders/open-orders.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';

/**
 * The owner's day. `answerAt`: where questions are answered, said where that is not on the same screen.
 */
export function TodayCard({ answerAt }: { answerAt?: string }) {
  return (
    <Card aria-labelledby="today">
      <CardHeader id="today" title={copy.today} actions={<DayOfToday />} />
      <TodayState>
        {(today) => (
          <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
            <div className="grid grid-cols-1 content-start gap-6">
              <Arrivals stays={today.arrivals} />
              <Departures stays={today.departures} />
              <Night today={today} />
            </div>
            <OpenOrders orders={today.orders} />
            {answerAt && <AskedOfYou questions={today.questions} answerAt={answerAt} />}
          </div>
        )}
      </TodayState>
    </Card>
  );
}
