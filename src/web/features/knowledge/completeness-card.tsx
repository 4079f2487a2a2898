import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingAnswers } from './missing-answers.tsx';

/** How much guests can be told: the share, what is missing, and what they asked for in vain. */
export function CompletenessCard({ propertyId }: { propertyId: string }) {
  const query = useQuery(orpc.articles.completeness.queryOptions({ input: { id: propertyId } }));
  const { data } = query;
  return (
    <Card aria-labelledby="knowledge">
      <CardHeader id="knowledge" title="What guests can be told" />
      {!data && query.isError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, "Couldn't load.")}</LoadFailed>
      )}
      {!data && !query.isError && <Skeleton className="h-32" label="Loading what guests can be told" />}
      {data && (
        <div className="grid gap-4">
          <Score score={data.score} />
          {data.missing.length > 0 && (
            <div>
              <h3 className="text-label">Missing</h3>
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
      <p>
        <span className="font-display text-number tabular-nums">{score}%</span>{' '}
        <span className="text-ink-2">of what guests ask most</span>
      </p>
      <progress aria-label="Filled in" max={100} value={score} className="h-2 w-full accent-primary" />
    </div>
  );
}

type Asked = { question: string; times: number; conversation_id: string }[];

function Unanswered({ asked }: { asked: Asked }) {
  const linkTo = useDialogLink('chat');
  return (
    <div className="grid gap-1">
      <h3 className="text-label">Asked without an answer, last 30 days</h3>
      {asked.length === 0 && <p className="text-ink-2">Nothing. Every question had an answer.</p>}
      <ul className="grid gap-1.5 empty:hidden">
        {asked.map(({ question, times, conversation_id }) => (
          <li key={conversation_id + question}>
            <Link
              {...linkTo(conversation_id)}
              className="break-words text-primary-text underline touch:inline-block touch:py-2.5"
            >
              “{question}”
            </Link>
            {times > 1 && <span className="text-meta text-ink-2"> {times} times</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
