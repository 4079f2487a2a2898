import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingAnswers } from './missing-answers.tsx';

/** How much guests can be told: the share, what is missing, and what they asked for in vain. */
export function CompletenessCard({ propertyId }: { propertyId: string }) {
  const query = useQuery(orpc.articles.completeness.queryOptions({ input: { id: propertyId } }));
  const { data } = query;
  return (
    <Card aria-labelledby="knowledge">
      <CardHeader id="knowledge" title={copy.coverageTitle} />
      {!data && query.isError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.coverageFailed)}</LoadFailed>
      )}
      {!data && !query.isError && <Skeleton className="h-32" label={copy.loadingCoverage} />}
      {data && (
        <div className="grid gap-4">
          <Score score={data.score} />
          {data.missing.length > 0 && (
            <div>
              <h3 className="text-label">{copy.missing}</h3>
              <MissingAnswers propertyId={propertyId} missing={data.missing} />
            </div>
          )}
          <Unanswered asked={data.unanswered} />
        </div>
      )}
    </Card>
  );
}

function Score({ score }: { score: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-2">
        <Fill
          of={copy.filledShare}
          with={{ share: <span className="font-display text-number text-ink tabular-nums">{score}%</span> }}
        />
      </p>
      <progress aria-label={copy.filledIn} max={100} value={score} className="h-2 w-full accent-primary" />
    </div>
  );
}

type Asked = { question: string; times: number; conversation_id: string }[];

function Unanswered({ asked }: { asked: Asked }) {
  const linkTo = useDialogLink('chat');
  return (
    <div className="grid gap-1">
      <h3 className="text-label">{copy.unansweredRecently}</h3>
      {asked.length === 0 && <p className="text-ink-2">{copy.noneUnanswered}</p>}
      <ul className="grid gap-1.5 empty:hidden">
        {asked.map(({ question, times, conversation_id }) => (
          <li key={conversation_id + question}>
            <Link
              {...linkTo(conversation_id)}
              className="break-words text-primary-text underline touch:inline-block touch:py-2.5"
            >
              “{question}”
            </Link>
            {times > 1 && <span className="text-meta text-ink-2"> {fill(copy.times, { count: times })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
