import * as copy from '#contract/messages/en/reports/today.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { ComingCard } from './coming-card.tsx';

/** The owner's day; its script comes after what needs them. */
export const TodayPart = lazyPart<{ answerAt?: string }>(
  () => import('./today-card.tsx').then((part) => part.TodayCard),
  () => <ComingCard id="today" title={copy.today} height="h-80 md:h-120" />,
);
