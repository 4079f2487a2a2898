// What the rules do not ring for and the reader takes for a danger: it rings where it is sure, and else asks.

import type { TurnContext } from '../conversation-state/turn.ts';
import { withPlaybook } from '../playbooks/issues.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';
import { alarm } from './alarm.ts';
import { askedByRules, askWhether, numberBesides } from './answer-danger.ts';
import { lineOf } from './line-of-turn.ts';
import type { Proposal } from './proposal.ts';
import { answerIssues } from './troubles/answer-trouble.ts';

export function proposeDanger(turn: TurnContext): Proposal[] {
  const kind = lineOf(turn).danger;
  const rule = `read.${kind}`;
  if (kind === 'lockout') return ofLockout(turn);
  if (turn.input.state.saidSafe && lineOf(turn).acts.danger < surely) return [];
  const ruled = askedByRules(turn);
  if (turn.input.state.did.includes('alarm?') && lineOf(turn).acts.danger >= 0.5)
    return [{ decision: alarm(turn, { kind, tier: 1, rule }), serves: { danger: 1 } }];
  return [
    ...(ruled ? [{ decision: ruled, serves: { danger: 0.93, like: 0.3 } }] : []),
    { decision: alarm(turn, { kind, tier: 1, rule }), serves: { danger: 1 } },
    { decision: askWhether(turn, { kind, tier: 2, rule }), serves: { danger: 0.93, like: 0.3 } },
  ];
}

const surely = 0.9;

/** Who is locked out needs somebody who opens, and a person; grave cases ring by rule. */
function ofLockout(turn: TurnContext): Proposal[] {
  const playbook = playbooks.find(({ id }) => id === 'locked-out');
  const decision = playbook && answerIssues(turn, [withPlaybook(turn.reading, playbook)]);
  if (!decision) return [];
  const reply = [...numberBesides(turn, decision.reply), ...decision.reply];
  return [{ decision: { ...decision, reply }, serves: { danger: 1, codefails: 0.9, trouble: 0.8, code: 0.4 } }];
}
