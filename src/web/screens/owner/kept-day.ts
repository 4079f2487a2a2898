import { useEffect } from 'react';
import { billingQuery } from '../../features/billing/billing.ts';
import { contractorsQuery } from '../../features/contractors/contractors.ts';
import { openQuestionsQuery } from '../../features/knowledge/questions.ts';
import { todayQuery } from '../../features/reports/today/today.ts';
import { strandedQuery } from '../../features/work-orders/stranded/stranded.ts';
import { preferencesQuery } from '../../lib/http/preferences.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { meQuery, useMe } from '../../lib/session/me.ts';
import { placeOf } from '../../lib/session/place.ts';

/** What the owner's day and what needs them are made of: no more of it is kept than is shown there. */
const shown = () => [
  meQuery().queryKey,
  preferencesQuery.queryKey,
  billingQuery.queryKey,
  todayQuery.queryKey,
  orpc.approvals.list.queryOptions().queryKey,
  orpc.replyDrafts.waiting.queryOptions().queryKey,
  openQuestionsQuery.queryKey,
  strandedQuery.queryKey,
  contractorsQuery.queryKey,
];

/** The dashboard opens without a network from now on, in this tab and as long as somebody is signed in in it. */
export function useKeptDay() {
  const id = placeOf(useMe());
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const [{ keepPage }, { keepAnswers }] = await Promise.all([
        import('../../lib/offline/keep-page.ts'),
        import('../../lib/offline/kept-answers.ts'),
      ]);
      if (!isGone) stop = keepAnswers(queryClient, id, shown());
      await keepPage('/dashboard');
    };
    void begin().catch(() => undefined); // without a line: the next visit tries again
    return () => {
      isGone = true;
      stop?.();
    };
  }, [id]);
}
