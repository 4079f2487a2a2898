import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/estimates.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import { estimateLabels } from '#contract/work-orders/estimate-states.ts';
import type { Estimate } from '#contract/work-orders/estimates.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { SumTable } from '../../../ui/sum-table.tsx';
import { DateTime } from '../../../ui/time.tsx';
import type { Asking } from './job-bar.tsx';

/** What they think it will cost, and what the owner said to it; before the work is done another one may be sent. */
export function JobEstimate({ job, onAsk }: { job: Job; onAsk: (what: Asking) => void }) {
  const { estimate, can, asked_more_cents } = job;
  const maySend = can.send_estimate && asked_more_cents === null && estimate?.state !== 'open';
  if (!estimate && !maySend) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{copy.estimateTitle}</h2>
      {estimate && (
        <>
          <SumTable rows={costRows(estimate.lines)} caption={copy.estimateTitle} />
          <Standing job={job} estimate={estimate} />
        </>
      )}
      {maySend && (
        <Button size="large" className="justify-self-start" onClick={() => onAsk('estimate')}>
          {estimate ? copy.sendAnother : copy.send}
        </Button>
      )}
    </section>
  );
}

function Standing({ job, estimate: { state, due_at } }: { job: Job; estimate: Estimate }) {
  const hint = hints[state];
  return (
    <p className="text-ink-2">
      <span className="block text-label text-ink">
        {state === 'open' ? (
          <Fill of={copy.open} with={{ when: <DateTime at={due_at} zone={job.timezone} /> }} />
        ) : (
          estimateLabels[state]
        )}
      </span>
      {hint && fill(hint, { owner: job.owner_name, amount: dollars(job.nte_cents) })}
    </p>
  );
}

const hints: Record<Estimate['state'], string | null> = {
  open: copy.waitsFor,
  approved: copy.approvedHint,
  declined: copy.declinedHint,
  timed_out: copy.timedOutHint,
  overtaken: null,
};
