// A short answer to what we asked: yes, no, which one, what it shows.

import type { TurnContext } from '../conversation-state/turn.ts';
import type { Decision } from '../deciding/decision.ts';
import { answerTakeBack } from './jobs/take-back.ts';
import { lineOf } from './line-of-turn.ts';
import type { Proposal } from './proposal.ts';
import { answerWhich } from './questions/offer-choices.ts';

/** What a step or a playbook's question is answered by stands in `jobs/tell-outcome.ts`. */
export function proposeReplyToUs(turn: TurnContext): Proposal[] {
  const decision = replyTo(turn);
  return decision ? [{ decision, serves: { answer: 1, cancel: 0.9, small: 0.8, worked: 0.5 } }] : [];
}

function replyTo(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  const { answer, acts } = lineOf(turn);
  if (pending?.kind === 'cancel' && (answer === 'yes' || answer === 'no' || acts.cancel >= surelyAgain))
    return answerTakeBack(turn, answer !== 'no');
  if (pending?.kind === 'choice') return answerWhich(turn);
  return null;
}

/** "Cancel it", said once more, is a yes. */
const surelyAgain = 0.5;
