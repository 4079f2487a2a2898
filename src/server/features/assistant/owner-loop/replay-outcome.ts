import { serviceTypeLabels, urgencyLabels } from '#server/kernel/labels.ts';
// What rules make of a decision, as a sentence: two of them are the same when nothing would differ.

import * as copyInEnglish from '#contract/messages/en/assistant/replay.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { spanWords } from '#contract/span-words.ts';
import { actionFor, actionWords, nteFor, quietUntil, timeOfDay } from '#features/protocols';
import type { Action, Decision } from '../deciding/decision.ts';
import { modeOf } from '../deciding/topic.ts';

const copy = spoken(copyInEnglish);

export function outcomeUnder(decision: Decision, rules: ProtocolRules, at: Date, timeZone: string): string {
  if (decision.kind === 'handOff' && decision.phrase) return fill(copy.takenOver, { phrase: decision.phrase });
  const mode = modeOf(decision, rules);
  if (mode === 'off') return copy.personAnswers;
  const does = decision.actions.flatMap((action) => actionOutcome(action, rules, at, timeZone));
  const speaks = mode === 'draft' ? copy.assistantDrafts : copy.assistantAnswers;
  return [speaks, ...does].join(' ');
}

function actionOutcome(action: Action, rules: ProtocolRules, at: Date, timeZone: string): string[] {
  if (action.kind === 'handoff') return [copy.personCalled];
  if (action.kind === 'ask_owner') return [copy.ownerAsked];
  if (action.kind !== 'open_work_order') return [];
  const { serviceType, urgency } = action;
  const todo = actionFor(rules, serviceType, urgency);
  const what = { urgency: urgencyLabels[urgency], trade: serviceTypeLabels[serviceType], action: actionWords[todo] };
  if (todo === 'human') return [fill(copy.jobToPerson, what)];
  const job = { ...what, amount: `$${(nteFor(rules, urgency) / 100).toLocaleString('en-US')}` };
  const waits = quietUntil(rules, urgency, at, timeZone) && rules.quiet_hours;
  const until = waits && timeOfDay(waits.to);
  if (todo === 'dispatch') {
    const offered = { ...job, time: spanWords(rules.accept_window_minutes[urgency]) };
    return [until ? fill(copy.jobOfferedAfter, { ...offered, until }) : fill(copy.jobOffered, offered)];
  }
  const fallback = actionWords[rules.approval_default];
  const asked = { ...job, time: spanWords(rules.approval_wait_minutes), fallback };
  return [until ? fill(copy.jobAskedAfter, { ...asked, until }) : fill(copy.jobAsked, asked)];
}
