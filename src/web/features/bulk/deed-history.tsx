import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import { type DeedSubject, subjectOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { DateTime } from '../../ui/time.tsx';
import { undoDeed } from './bulk-acts.ts';
import { saidOf } from './deed-words.ts';
import { LeftOutTable } from './left-out-report.tsx';

/** What was done to many properties, contractors or articles, newest first, each with its report and the way back. Nothing before the first. */
export function DeedHistory({ of }: { of: DeedSubject }) {
  const query = useInfiniteQuery(
    orpc.bulk.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 5, subject: of, ...(cursor && { cursor }) }),
      ...paged,
    }),
  );
  const deeds = useRows(query, false);
  if (query.data && deeds.length === 0) return null;
  if (query.isPending) return null;
  return (
    <Card aria-labelledby="bulk-history">
      <CardHeader id="bulk-history" title={copy.historyTitle} />
      {query.isLoadingError ? (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.historyFailed)}</LoadFailed>
      ) : (
        <p className="mb-4 text-ink-2">{copy.historyLead}</p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {deeds.map((deed) => (
          <DeedRow key={deed.id} deed={deed} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          size="compact"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {copy.older}
        </Button>
      )}
    </Card>
  );
}

/** Of these the first line does not say what it was about. */
const saysLittle: ReadonlySet<DeedReport['kind']> = new Set([
  'set_rules',
  'set_area',
  'remove_contractors',
  'remove_articles',
]);

function DeedRow({ deed }: { deed: DeedReport }) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await undoDeed(deed.id);
    setBusy(false);
  };
  return (
    <li className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">{saidOf(deed)}</p>
        {deed.can.undo && (
          <Button
            size="compact"
            busy={busy}
            aria-label={fill(copy.undoThis, { deed: saidOf(deed) })}
            onClick={() => void undo()}
          >
            {common.undo}
          </Button>
        )}
      </div>
      {saysLittle.has(deed.kind) && <p className="text-ink-2">{deed.about}</p>}
      <p className="text-meta text-ink-2">
        <Fill of={copy.byAt} with={{ person: deed.by, when: <DateTime at={deed.at} /> }} />
        {deed.undone_at && (
          <>
            {' · '}
            <Fill of={copy.undoneAt} with={{ when: <DateTime at={deed.undone_at} /> }} />
          </>
        )}
        {deed.can.undo && (
          <>
            {' · '}
            <Fill of={copy.undoUntil} with={{ when: <DateTime at={deed.undo_until} /> }} />
          </>
        )}
      </p>
      <LeftOut of={subjectOf(deed.kind)} refused={deed.undone_at ? deed.not_undone : deed.refused} />
    </li>
  );
}

function LeftOut({ of, refused }: { of: DeedSubject; refused: DeedReport['refused'] }) {
  if (refused.length === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="cursor-pointer rounded-control px-3 py-2 text-meta hover:bg-surface-2 touch:min-h-11">
        {fill(copy.leftOut, { count: refused.length })}
      </summary>
      <div className="grid grid-cols-1 gap-3 px-3 pb-3">
        <LeftOutTable of={of} refused={refused} />
      </div>
    </details>
  );
}
