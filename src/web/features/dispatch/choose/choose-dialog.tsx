import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { JobCandidates } from '#contract/dispatch/hand-dispatch.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/choose.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { timeWords } from './candidate-words.ts';
import { asksAnybody, choiceWords } from './choice-words.ts';
import { type Choosing, useChoosing } from './use-choosing.ts';

/** Everybody who could do a job, and whom to ask. A default export, so that it comes when it is first opened. */
export default function ChooseDialog({
  order,
  open,
  onClose,
}: {
  order: WorkOrderDetail;
  open: boolean;
  onClose: () => void;
}) {
  const [q, setQ] = useState('');
  const query = useQuery({
    ...orpc.handDispatch.candidates.queryOptions({ input: { id: order.id, q: q || undefined } }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const seen = query.data;
  const choosing = useChoosing(order, onClose);
  const refused = seen?.refused;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      tall
      title={copy.choose}
      description={`${order.reference}: ${order.subject_line}`}
      top={<SearchBox label={copy.search} value={q} onChange={setQ} />}
      footer={
        <>
          {!refused && <WhatHappens choosing={choosing} />}
          <Button onClick={onClose}>{common.cancel}</Button>
          {!refused && (
            <Button variant="primary" busy={choosing.busy} onClick={choosing.offer}>
              {choosing.choice.picked.length > 0 && !asksAnybody(choosing.choice) ? copy.keepThese : copy.offerJob}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {refused && <Banner tone="warning">{refused}</Banner>}
        {seen && <Candidates seen={seen} choosing={choosing} isSearch={q !== ''} />}
        {!seen && query.error && <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>}
        {query.isPending && <Skeleton className="h-24 w-full" label={copy.loading} />}
        {!refused && <Why choosing={choosing} />}
      </div>
    </Dialog>
  );
}

function Candidates({ seen, choosing, isSearch }: { seen: JobCandidates; choosing: Choosing; isSearch: boolean }) {
  const clock = { zone: seen.timezone, now: new Date() };
  const { items, left_out, service_type } = seen;
  if (items.length === 0) {
    const trade = serviceTypeLabels[service_type];
    return <p className="text-ink-2">{isSearch ? copy.noneFound : fill(copy.noneOfTrade, { trade })}</p>;
  }
  return (
    <div className="grid gap-2">
      <p className="text-meta text-ink-2">{timeWords(seen, clock)}</p>
      <ul aria-label={copy.listLabel} className="grid grid-cols-1 gap-2">
        {items.map((one) => (
          <CandidateRow
            key={one.contractor_id}
            one={one}
            seen={seen}
            clock={clock}
            picked={choosing.isPicked(one)}
            onPick={(picked) => choosing.pick(one, picked)}
          />
        ))}
      </ul>
      {left_out > 0 && <p className="text-meta text-ink-2">{fill(copy.leftOut, { count: left_out })}</p>}
    </div>
  );
}

/** For the timeline; it takes the focus where it is missing, as it may be out of sight. */
function Why({ choosing: { choice, why, problems, say } }: { choosing: Choosing }) {
  const field = useRef<HTMLInputElement>(null);
  const isMissing = problems.why !== undefined;
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  return (
    <Field label={copy.why} hint={copy.whyHint} required={choice.holder !== null} error={problems.why}>
      <TextInput
        ref={field}
        value={why}
        maxLength={limits.shortText}
        autoComplete="off"
        onChange={({ target }) => say(target.value)}
      />
    </Field>
  );
}

/** Beside the button, always in sight: nothing is asked after it. */
function WhatHappens({ choosing: { choice, problems } }: { choosing: Choosing }) {
  return (
    <div className="grid basis-full gap-1">
      <div role="status" className="grid gap-1 text-meta text-ink-2 empty:hidden">
        {choiceWords(choice).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {problems.choice && (
        <p role="alert" className="text-meta text-danger-text">
          {problems.choice}
        </p>
      )}
    </div>
  );
}
