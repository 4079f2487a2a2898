import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

/** `cents`: what the work cost in all. */
type Props = { job: Job; open: OpenJob; cents: number; onAsked: () => void; onNoWords: () => void };

/**
 * The work cost more than was agreed: the owner is asked for the amount by one tap, for what was done. What was typed
 * waits in the question it stands in until they have answered.
 */
export function AskForCost({ job, open, cents, onAsked, onNoWords }: Props) {
  const { busy, problem, run } = useAct(open, 'ask_for_cost');
  const ask = async (form: HTMLFormElement | null) => {
    const why = String((form && new FormData(form).get('resolution_notes')) ?? '').trim();
    if (!why) {
      onNoWords();
      return form?.querySelector<HTMLElement>('[name=resolution_notes]')?.focus();
    }
    if (await run({ kind: 'ask_more', body: { amount_cents: cents, why } })) onAsked();
  };
  if (job.asked_more_cents !== null)
    return (
      <Banner tone="info" title={fill(copy.youAskedFor, { amount: dollars(job.asked_more_cents) })}>
        {fill(copy.ownerDecidesCost, { owner: job.owner_name })}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      title={fill(copy.approvalNeeded, { owner: job.owner_name })}
      action={
        <Button size="compact" busy={busy} onClick={({ currentTarget }) => void ask(currentTarget.form)}>
          {fill(copy.askForAmount, { amount: dollars(cents) })}
        </Button>
      }
    >
      {problem ? problem.message : copy.costAskHint}
    </Banner>
  );
}
