// What the assistant may not do: money, promises, other guests' things, exceptions. Plainly no, and who decides.

import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { lineOf } from '../line-of-turn.ts';
import type { Proposal } from '../proposal.ts';
import { answerBy, maxQuestionChars } from '../questions/ask-owner.ts';
import { handOver } from './answer-talk.ts';
import { isForPerson } from './talk.ts';

export const proposeRefusal = (turn: TurnContext): Proposal[] =>
  isForPerson(turn) ? [] : [{ decision: refuse(turn), serves: { refuse: 1 } }];

function refuse(turn: TurnContext): Decision {
  const about = lineOf(turn).refusal;
  if (about === 'money') return handOver(turn, 'money', 'money');
  if (about === 'others')
    return decided(turn, {
      kind: 'refusal',
      about,
      reply: [sentence(turn, 'refuseOthers')],
      reason: 'refused.others',
    });
  return decided(turn, {
    kind: 'refusal',
    about,
    reply: [sentence(turn, about === 'rule' ? 'refuseRule' : 'refusePromise', { by: answerBy(turn) })],
    actions: [{ kind: 'ask_owner', question: turn.input.text.slice(0, maxQuestionChars) }],
    reason: `refused.${about}`,
  });
}
