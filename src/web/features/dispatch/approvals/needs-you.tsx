import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Approval } from '#contract/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/approvals.ts';
import { estimateTitle } from '#contract/messages/en/dispatch/estimates.ts';
import * as offline from '#contract/messages/en/offline.ts';
import { fill } from '#contract/messages/fill.ts';
import { needWeight } from '#contract/reports/need-weight.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { type ListPart, listPartOf } from '../../../lib/http/list-part.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useOwnerTaps } from '../../../lib/offline/owner-taps.ts';
import { tapAsOwner } from '../../../lib/offline/send-as-owner.ts';
import { useMay } from '../../../lib/session/role.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SumTable } from '../../../ui/sum-table.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { answers } from './decide.ts';

const shownAtFirst = 5;

/**
 * What waits for the owner's yes or no, with `danger` and `more`: keyed list items, the heaviest first, so danger before all.
 * That nothing needs the owner is said only where every part has said so. Until each part has come or failed, danger
 * alone is listed: what comes later would push rows away from under a finger, or below "Show more".
 */
export function NeedsYou({ danger, more }: { danger: ListPart; more: readonly ListPart[] }) {
  const query = useQuery(orpc.approvals.list.queryOptions());
  const [all, setAll] = useState(false);
  const now = useNow(60_000);
  const approvals = query.data?.items.map((approval) => ({
    weight: weightOfApproval(approval, now),
    row: <ApprovalRow key={approval.id} approval={approval} />,
  }));
  const parts = [danger, listPartOf(query, approvals), ...more];
  const isOnItsWay = parts.some((part) => !part.rows && !part.failed && !part.isPaused);
  const weighed = (isOnItsWay ? [danger] : parts).flatMap((part) => part.rows ?? []);
  const rows = weighed.toSorted((one, next) => next.weight - one.weight).map(({ row }) => row);
  const shown = all ? rows : rows.slice(0, Math.max(shownAtFirst, danger.rows?.length ?? 0));
  const isWhole = parts.every((part) => part.rows);
  return (
    <Card aria-labelledby="needs-you">
      <CardHeader id="needs-you" title={copy.needsYouTitle} />
      <FailedParts parts={parts} />
      {isWhole && rows.length === 0 && <Lamp on words={copy.nothingNeedsYou} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">{shown}</ul>
      {isOnItsWay && <Skeleton className="h-6 w-72 max-w-full not-first:mt-3" label={copy.loadingNeedsYou} />}
      {shown.length < rows.length && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(true)}>
          {fill(copy.showMore, { count: rows.length - shown.length })}
        </Button>
      )}
    </Card>
  );
}

const weightOfApproval = (
  { urgency_level: urgency, due_at, amount_cents: cents, created_at: since }: Approval,
  now: number,
) => needWeight({ kind: 'approval', urgency, due_at, cents, since }, now);

/** What could not be fetched, once for all of it: whoever reads the rest knows that more may need them. */
function FailedParts({ parts }: { parts: readonly ListPart[] }) {
  const missing = parts.filter(({ failed }) => failed === 'first');
  const stale = parts.filter(({ failed }) => failed === 'again');
  const retryAll = (failed: readonly ListPart[]) => () => {
    for (const { retry } of failed) retry();
  };
  return (
    <>
      {stale.length > 0 && <RefreshFailed at={Math.min(...stale.map(({ at }) => at))} onRetry={retryAll(stale)} />}
      {missing.length > 0 && (
        <LoadFailed className="mb-3" onRetry={retryAll(missing)}>
          {missing.length < parts.length ? copy.partsFailed : copy.loadFailed}
        </LoadFailed>
      )}
    </>
  );
}

function ApprovalRow({ approval }: { approval: Approval }) {
  const linkTo = useDialogLink('work-order');
  const { id, question } = approval;
  const decide = useMutation({
    mutationFn: (approve: boolean) => tapAsOwner({ kind: 'approval', id, approve, question }),
  });
  const waiting = useWaitingDecision(id);
  const mayDecide = useMay('approvals.decide');
  const isOver = decide.isPending || decide.data?.is === 'sent';
  const busyWith = isOver ? decide.variables : undefined;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p>{approval.question}</p>
        {/* What was kept by an earlier version has no lines. */}
        {approval.lines?.length > 0 && (
          <div className="max-w-sm">
            <SumTable rows={costRows(approval.lines)} caption={estimateTitle} />
          </div>
        )}
        <p className="text-meta text-ink-2">
          <Fill
            of={copy.answerBy}
            with={{
              when: <DateTime at={approval.due_at} />,
              link: (
                <Link
                  {...linkTo(approval.work_order_id)}
                  className="text-primary-text underline touch:-my-3.25 touch:inline-block touch:py-3.25"
                >
                  {copy.seeWorkOrder}
                </Link>
              ),
            }}
          />
        </p>
        {decide.error && (
          <p role="alert" className="text-meta text-danger-text">
            {messageOf(decide.error)}
          </p>
        )}
      </div>
      {!mayDecide ? null : waiting === null ? (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button busy={busyWith === false} disabled={busyWith === true} onClick={() => decide.mutate(false)}>
            {answers[approval.kind].no}
          </Button>
          <Button
            variant="primary"
            busy={busyWith === true}
            disabled={busyWith === false}
            onClick={() => decide.mutate(true)}
          >
            {answers[approval.kind].yes}
          </Button>
        </div>
      ) : (
        <p className="text-meta text-ink-2">{waiting ? offline.approvedWaits : offline.declinedWaits}</p>
      )}
    </li>
  );
}

/** The yes or no that was given to it and waits to be sent; null for none. */
function useWaitingDecision(id: string): boolean | null {
  const tap = useOwnerTaps().find(({ act, state }) => act.kind === 'approval' && act.id === id && state !== 'refused');
  return tap?.act.kind === 'approval' ? tap.act.approve : null;
}
