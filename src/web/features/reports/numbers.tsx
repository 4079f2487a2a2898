import { useQuery } from '@tanstack/react-query';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/reports.ts';
import { fill } from '#contract/messages/fill.ts';
import type { DashboardNumbers } from '#contract/reports/reports.ts';
import { orpc } from '../../lib/http/query.ts';
import { NumberCards } from './number-cards.tsx';
import { changeOfShare, changeOfTime, lengthOfTime } from './number-words.ts';

/**
 * The dashboard's four numbers. A change is said only where there is a true one; without data the value is `--`. They
 * lead to the tables below them unless they are not `linked`.
 */
export function Numbers({ linked = true }: { linked?: boolean }) {
  const query = useQuery(orpc.reports.numbers.queryOptions());
  const card = (of: (numbers: DashboardNumbers) => Shown) => {
    if (query.data) return of(query.data);
    if (query.isError) return { value: null, state: 'error' as const, onRetry: () => void query.refetch() };
    return { value: null, state: 'loading' as const };
  };
  return (
    <NumberCards
      linked={linked}
      properties={card(({ properties }) => counted(properties))}
      contractors={card(({ contractors }) => counted(contractors))}
      resolution={card(({ resolution_rate }) => settled(resolution_rate))}
      response={card(({ response_seconds }) => answered(response_seconds))}
    />
  );
}

type Shown = { value: string | number | null; hint?: string };

const counted = ({ total, added }: DashboardNumbers['properties']): Shown => ({
  value: total.toLocaleString(locale),
  ...(added > 0 && { hint: fill(copy.addedRecently, { count: added.toLocaleString(locale) }) }),
});

const settled = (rate: DashboardNumbers['resolution_rate']): Shown => ({
  value: rate && `${Math.round(rate.value * 100)}%`,
  hint: rate ? (changeOfShare(rate) ?? copy.resolutionHint) : copy.resolutionLater,
});

const answered = (time: DashboardNumbers['response_seconds']): Shown => ({
  value: time && lengthOfTime(time.value),
  hint: time ? (changeOfTime(time) ?? copy.responseHint) : copy.responseLater,
});
