import type { DeedTrial, Refused } from '#contract/bulk/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { wouldChange } from './deed-words.ts';

type Trial = { data: DeedTrial | undefined; isFetching: boolean; error: unknown; refetch: () => unknown };

/** The count before anything is done: what changes, what is so already, and who is left out for which reason. */
export function TrialWords({ trial: { data, isFetching, error, refetch }, asked }: { trial: Trial; asked: boolean }) {
  if (!asked) return null;
  if (error)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="compact" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      >
        {messageOf(error, copy.countFailed)}
      </Banner>
    );
  if (!data)
    return (
      <p role="status" className="text-ink-2">
        {copy.counting}
      </p>
    );
  return (
    <div className="grid gap-2 rounded-control bg-surface-2 p-3" aria-busy={isFetching}>
      <p role="status">
        {data.done === 0 ? copy.wouldChangeNone : fill(wouldChange[data.kind], { count: data.done })}
        {data.same > 0 && ` ${fill(copy.alreadySo, { count: data.same })}`}
        {data.refused.length > 0 && ` ${fill(copy.wouldRefuse, { count: data.refused.length })}`}
      </p>
      <RefusedList refused={data.refused} />
    </div>
  );
}

/** So many are read; the others are in the report. */
const mostShown = 8;

function RefusedList({ refused }: { refused: Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-meta wrap-anywhere text-ink-2">
      {refused.slice(0, mostShown).map((one) => (
        <li key={`${one.id} ${one.name}`}>{fill(copy.leftOutWhy, one)}</li>
      ))}
      {refused.length > mostShown && <li>{fill(copy.andMore, { count: refused.length - mostShown })}</li>}
    </ul>
  );
}
