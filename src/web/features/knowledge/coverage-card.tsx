import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KnowledgeOverview } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingAnswers } from './missing-answers.tsx';

const shownAtFirst = 6;

/** How much guests of each property can be told, with a way to each field that is missing. */
export function CoverageCard() {
  const query = useQuery(orpc.articles.overview.queryOptions());
  const { data } = query;
  return (
    <Card aria-labelledby="coverage">
      <CardHeader id="coverage" title={copy.coverageTitle} />
      {query.isPending && <Skeleton className="h-32" label={copy.loadingCoverage} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.coverageFailed)}</LoadFailed>
      )}
      {data && data.score === null && <p className="text-ink-2">{copy.noPropertyYet}</p>}
      {data && data.score !== null && <Coverage data={data} />}
    </Card>
  );
}

function Coverage({ data }: { data: KnowledgeOverview }) {
  const [all, setAll] = useState(false);
  const lacking = data.items.filter(({ missing }) => missing.length > 0);
  const shown = all ? lacking : lacking.slice(0, shownAtFirst);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="text-ink-2">
          <Fill
            of={copy.filledShareOfAll}
            with={{ share: <span className="font-display text-number text-ink tabular-nums">{data.score}%</span> }}
          />
        </p>
        <progress aria-label={copy.filledIn} max={100} value={data.score ?? 0} className="h-2 w-full accent-primary" />
      </div>
      {lacking.length === 0 && <p className="text-ink-2">{copy.nothingMissing}</p>}
      <ul className="grid gap-3 empty:hidden">
        {shown.map((item) => (
          <Lacking key={item.property_id} item={item} />
        ))}
      </ul>
      {shown.length < lacking.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {fill(copy.showMore, { count: lacking.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

function Lacking({ item }: { item: KnowledgeOverview['items'][number] }) {
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={`/dashboard/properties/${item.property_id}`}
          className="min-w-0 text-label wrap-anywhere text-primary-text underline touch:inline-block touch:py-2.5"
        >
          {item.property_name}
        </Link>
        <span className="text-meta tabular-nums text-ink-2">{item.score}%</span>
      </p>
      <MissingAnswers
        propertyId={item.property_id}
        missing={item.missing}
        label={fill(copy.missingAt, { property: item.property_name })}
      />
    </li>
  );
}
