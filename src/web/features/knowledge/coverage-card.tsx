import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KnowledgeOverview } from '#contract/knowledge/completeness.ts';
import * as questions from '#contract/messages/en/knowledge/common-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { MissingAnswers } from './missing-answers.tsx';

const shownAtFirst = 6;
/** Looked again while properties are being tried. */
const againMs = 3000;

/** How many of the commonest questions each property answers, with one tap to what is missing. */
export function CoverageCard() {
  const query = useQuery({
    ...orpc.completeness.overview.queryOptions(),
    refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? againMs : false),
  });
  const { data } = query;
  return (
    <Card aria-labelledby="coverage">
      <CardHeader id="coverage" title={questions.title} />
      {query.isPending && <Skeleton className="h-32" label={questions.loading} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, questions.loadFailed)}</LoadFailed>
      )}
      {data && data.properties === 0 && <p className="text-ink-2">{questions.noPropertyYet}</p>}
      {data && data.properties > 0 && <Coverage data={data} />}
    </Card>
  );
}

function Coverage({ data }: { data: KnowledgeOverview }) {
  const [all, setAll] = useState(false);
  const shown = all ? data.items : data.items.slice(0, shownAtFirst);
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.score !== null && (
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-ink-2">
            <Fill
              of={questions.ofCommonestAtAll}
              with={{
                share: <span className="font-display text-number text-ink tabular-nums">{data.score}%</span>,
                asked: data.asked,
              }}
            />
          </p>
          <progress aria-label={questions.score} max={100} value={data.score} className="h-2 w-full accent-primary" />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((item) => (
          <House key={item.property_id} item={item} />
        ))}
      </ul>
      {shown.length < data.items.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {fill(copy.showMore, { count: data.items.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function House({
  item: { property_id, property_name, answers, missing },
}: {
  item: KnowledgeOverview['items'][number];
}) {
  const page = `/dashboard/properties/${property_id}`;
  const link = 'text-primary-text underline touch:inline-block touch:py-3.25';
  const more = answers ? answers.asked - answers.told - answers.shown - missing.length : 0;
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to={page} className={`min-w-0 text-label wrap-anywhere ${link}`}>
          {property_name}
        </Link>
        {answers && (
          <span className="text-meta tabular-nums text-ink-2">
            {fill(questions.answered, { told: answers.told, asked: answers.asked })}
          </span>
        )}
      </p>
      <p className="text-meta text-ink-2">
        {!answers && questions.notTriedYet}
        {answers && !answers.is_current && questions.changedSince}
        {answers?.is_current && (
          <Fill of={questions.triedWhen} with={{ when: <RelativeTime at={answers.tried_at} /> }} />
        )}
      </p>
      {missing.length > 0 && (
        <MissingAnswers
          propertyId={property_id}
          missing={missing}
          label={fill(questions.gapsAt, { property: property_name })}
        />
      )}
      {more > 0 && missing.length > 0 && (
        <Link to={`${page}#knowledge`} className={`text-meta ${link}`}>
          {fill(questions.moreGaps, { count: more, property: property_name })}
        </Link>
      )}
    </li>
  );
}
