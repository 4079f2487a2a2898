import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { nextWords } from './job-words.ts';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

export type Asking =
  | 'accept'
  | 'decline'
  | 'on_my_way'
  | 'finish'
  | 'ask_more'
  | 'estimate'
  | 'late'
  | 'propose'
  | 'no_access'
  | 'follow_up'
  | 'say_cost';

/** The one button, always under the thumb; declining stands beside it, smaller. */
export function JobBar({ job, open, onAsk }: { job: Job; open: OpenJob; onAsk: (what: Asking) => void }) {
  const { busy, problem, run } = useAct(open);
  const { next, can } = job;
  if (!next) return null;
  const press = () => (next === 'start' ? void run({ kind: 'start', body: {} }) : onAsk(next));
  return (
    <footer className="sticky bottom-0 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-2xl gap-2 p-4 sm:px-6">
        {problem && (
          <div role="alert">
            <FieldError>{problem.message}</FieldError>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {can.decline && (
            <Button variant="secondary" size="huge" onClick={() => onAsk('decline')}>
              {copy.decline}
            </Button>
          )}
          <Button variant="primary" size="huge" busy={busy} className="grow" onClick={press}>
            {nextWords[next]}
          </Button>
        </div>
      </div>
    </footer>
  );
}
