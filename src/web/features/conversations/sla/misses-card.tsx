import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SlaMiss } from '#contract/conversations/sla.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EndOfList } from '../../../ui/end-of-list.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { targetWords } from './policy-words.ts';

/** Promises that were not kept, the latest first, each with its chat. */
export function MissesCard() {
  const query = useInfiniteQuery(
    orpc.sla.misses.infiniteOptions({ input: (cursor: string | undefined) => ({ cursor }), ...paged }),
  );
  const misses = useRows(query, false);
  return (
    <Card aria-labelledby="sla-misses">
      <CardHeader id="sla-misses" title={copy.misses} />
      {query.isPending && <Skeleton className="h-20 w-full" label={copy.misses} />}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.missesFailed}</LoadFailed>}
      {query.isSuccess && misses.length === 0 && <p className="text-ink-2">{copy.noMisses}</p>}
      <ul>
        {misses.map((miss) => (
          <Miss key={miss.id} miss={miss} />
        ))}
      </ul>
      {query.hasNextPage && (
        <EndOfList
          onReach={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
        />
      )}
    </Card>
  );
}

function Miss({ miss }: { miss: SlaMiss }) {
  const { target, minutes, property_name, guest_name, holder_name, breached_at, answered_at } = miss;
  const who = [property_name, guest_name].filter(Boolean).join(' · ') || copy.place;
  return (
    <li className="grid gap-0.5 border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link to={`/console?thread=${miss.conversation_id}`} className={cx('text-label', nameLinkClass)}>
          {who}
        </Link>
        <span className="text-meta text-ink-2">
          <DateTime at={breached_at} />
        </span>
      </p>
      <p className="text-meta text-ink-2">
        {fill(copy.missLine, { what: targetWords[target], minutes })},{' '}
        {holder_name ? fill(copy.heldBy, { name: holder_name }) : copy.heldByNobody} ·{' '}
        {answered_at ? <Fill of={copy.doneAt} with={{ when: <DateTime at={answered_at} /> }} /> : copy.notDone}
      </p>
    </li>
  );
}
