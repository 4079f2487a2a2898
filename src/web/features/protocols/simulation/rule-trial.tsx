import type { RuleKey } from '#contract/enumerations/protocols.ts';
import { type SimulatedRule, simulatedRules } from '#contract/enumerations/simulations.ts';
import * as copy from '#contract/messages/en/protocols/simulation.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TrialFound } from './trial-found.tsx';
import { useSimulated } from './use-simulation.ts';

/** Under a rule that was changed and not saved: what it would have made different. */
export function RuleTrial({ rule }: { rule: RuleKey }) {
  if (!isSimulated(rule)) return <Frame>{isAboutMessages(rule) ? copy.seenInMessages : copy.notSeen}</Frame>;
  return <SimulatedTrial rule={rule} />;
}

function SimulatedTrial({ rule }: { rule: SimulatedRule }) {
  const simulated = useSimulated();
  if (!simulated) return null;
  const { data, error, retry, isBehind } = simulated;
  const trial = data?.trials.find((one) => one.rule === rule);
  if (error && !isBehind)
    return (
      <Frame>
        <LoadFailed onRetry={retry}>{messageOf(error, copy.tryFailed)}</LoadFailed>
      </Frame>
    );
  if (!data || (!trial && isBehind))
    return (
      <Frame>
        <Skeleton className="h-10" label={copy.trying} />
      </Frame>
    );
  // Changed back to what is saved: nothing to say.
  if (!trial) return null;
  return (
    <Frame isBehind={isBehind}>
      <TrialFound simulation={data} trial={trial} />
    </Frame>
  );
}

function Frame({ isBehind = false, children }: { isBehind?: boolean; children: React.ReactNode }) {
  return (
    <div aria-busy={isBehind} className="grid grid-cols-1 gap-2 rounded-control border border-line bg-surface-2 p-3">
      <p className="text-label">{copy.title}</p>
      <div className={isBehind ? 'text-ink-2' : undefined}>{children}</div>
    </div>
  );
}

const isSimulated = (rule: RuleKey): rule is SimulatedRule => simulatedRules.some((one) => one === rule);
const isAboutMessages = (rule: RuleKey) => ['autonomy', 'topic_autonomy', 'escalation_phrases'].includes(rule);
