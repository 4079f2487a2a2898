import { useQuery } from '@tanstack/react-query';
import type { Completeness } from '#contract/knowledge/completeness.ts';
import * as copy from '#contract/messages/en/knowledge/common-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { QuestionList } from './questions/question-list.tsx';
import { useJustAnswered } from './questions/use-just-answered.ts';
import { Unanswered } from './unanswered.tsx';

/** Which of the commonest questions the property answers, each tried; what is missing; and what was asked in vain. */
export function CompletenessCard({ propertyId }: { propertyId: string }) {
  const query = useQuery(orpc.completeness.ofProperty.queryOptions({ input: { id: propertyId } }));
  const { data } = query;
  const justAnswered = useJustAnswered(data?.questions);
  const retry = () => void query.refetch();
  return (
    <Card aria-labelledby="knowledge" className="scroll-mt-20">
      <CardHeader id="knowledge" title={copy.title} />
      {!data && query.isError && <LoadFailed onRetry={retry}>{messageOf(query.error, copy.loadFailed)}</LoadFailed>}
      {!data && !query.isError && <Skeleton className="h-64" label={copy.loading} />}
      {data && (
        <div className="grid grid-cols-1 gap-4">
          {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={retry} />}
          <Figures of={data} />
          <p role="status" className="text-meta text-ink-2 empty:hidden">
            {query.isFetching
              ? copy.tryingAgain
              : justAnswered.size > 0 && fill(copy.nowAnswered, { count: justAnswered.size })}
          </p>
          <QuestionList questions={data.questions} justAnswered={justAnswered} propertyId={propertyId} />
          <p className="text-meta text-ink-2">
            <Fill of={copy.triedAt} with={{ when: <RelativeTime at={data.tried_at} /> }} />
          </p>
          <Unanswered asked={data.unanswered} />
        </div>
      )}
    </Card>
  );
}

function Figures({ of: { asked, told, score, questions } }: { of: Completeness }) {
  const count = (outcome: Completeness['questions'][number]['outcome']) =>
    questions.filter((one) => one.outcome === outcome).length;
  const [shown, held, asksYou] = [count('shown'), count('held'), count('asks_you')];
  const rest = [
    shown > 0 && fill(copy.shownCount, { count: shown }),
    held > 0 && fill(copy.heldCount, { count: held }),
    asksYou > 0 && fill(copy.asksYouCount, { count: asksYou }),
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-ink-2">
        <Fill
          of={copy.ofCommonest}
          with={{ told: <span className="font-display text-number text-ink tabular-nums">{told}</span>, asked }}
        />
      </p>
      <progress aria-label={copy.score} max={100} value={score} className="h-2 w-full accent-primary" />
      <p className="text-meta text-ink-2">{rest.length > 0 ? rest.join(' ') : copy.allAnswered}</p>
    </div>
  );
}
