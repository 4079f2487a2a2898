// What rules make of a decision, as a sentence: two of them are the same when nothing would differ.
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { spanWords } from '#contract/span-words.ts';
import { actionFor, actionWords, nteFor, quietUntil, timeOfDay } from '#features/protocols';
import type { Action, Decision } from '../deciding/decision.ts';
import { modeOf } from '../deciding/topic.ts';

export function outcomeUnder(decision: Decision, rules: ProtocolRules, at: Date, timeZone: string): string {
  if (decision.kind === 'handOff' && decision.phrase)
    return `A person takes over: the guest wrote “${decision.phrase}”.`;
  const mode = modeOf(decision, rules);
  if (mode === 'off') return 'A person answers.';
  const does = decision.actions.flatMap((action) => actionOutcome(action, rules, at, timeZone));
  const speaks = mode === 'draft' ? 'The assistant drafts, a person sends.' : 'The assistant answers.';
  return [speaks, ...does].join(' ');
}

function actionOutcome(action: Action, rules: ProtocolRules, at: Date, timeZone: string): string[] {
  if (action.kind === 'handoff') return ['A person is called.'];
  if (action.kind === 'ask_owner') return ['You are asked.'];
  if (action.kind !== 'open_work_order') return [];
  const { serviceType, urgency } = action;
  const what = `${urgencyLabels[urgency]} ${serviceTypeLabels[serviceType]} job`;
  const todo = actionFor(rules, serviceType, urgency);
  const amount = `$${(nteFor(rules, urgency) / 100).toLocaleString('en-US')}`;
  const waits = todo !== 'human' && rules.quiet_hours && quietUntil(rules, urgency, at, timeZone);
  const when = waits && rules.quiet_hours ? `, after ${timeOfDay(rules.quiet_hours.to)}` : '';
  const minutes = rules.accept_window_minutes[urgency];
  const terms = todo === 'dispatch' ? `, up to ${amount}, ${spanWords(minutes)} to accept` : '';
  const wait =
    todo === 'ask_owner'
      ? `, up to ${amount}, for ${spanWords(rules.approval_wait_minutes)}, then ${actionWords[rules.approval_default]}`
      : '';
  return [`${what}: ${actionWords[todo]}${terms}${wait}${when}.`];
}
