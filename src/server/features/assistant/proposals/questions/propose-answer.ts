// A question: what the house says on it, a choice of three, or the owner.
import type { TurnContext } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import { leadOf } from '../../deciding/decision-case.ts';
import type { Proposal } from '../proposal.ts';
import { answerQuestion } from './answer-question.ts';
import { answerLikelyTold, answerTold } from './answer-told.ts';
import { answerUnknown } from './answer-unknown.ts';
import { proposeChoices, withNearest } from './offer-choices.ts';
import { proposeTakenBefore } from './taken-before.ts';

export function proposeAnswer(turn: TurnContext): Proposal[] {
  const takenBefore = proposeTakenBefore(turn);
  if (takenBefore) return [takenBefore];
  const { ranked } = foundInThread(turn);
  const first = ranked[0]?.chance ?? 0;
  const known = answerQuestion(turn);
  const told = answerTold(turn);
  const likelyTold = told ? null : answerLikelyTold(turn);
  const proposals: Proposal[] = [...proposeChoices(turn), ofUnknown(turn)];
  if (told) proposals.push({ decision: told, serves: { ask: 0.97, like: 0.7, small: 0.5 } });
  if (likelyTold) proposals.push({ decision: likelyTold, serves: { ask: 0.85, like: 0.5, small: 0.8, detail: 0.6 } });
  if (known && leadOf(known).kind === 'release') proposals.push({ decision: known, serves: { ask: 0.85, code: 0.9 } });
  else if (known) proposals.push({ decision: known, serves: { ask: first, like: 0.7 }, wrong: 1 - first });
  return proposals;
}

/** The owner's answer comes late, and is needless where the house has it. */
function ofUnknown(turn: TurnContext): Proposal {
  const decision = withNearest(turn, answerUnknown(turn));
  const has = Math.min(
    1,
    foundInThread(turn).ranked.reduce((sum, { chance }) => sum + chance, 0),
  );
  const { kind } = leadOf(decision);
  if (kind === 'askOwner') return { decision, serves: { ask: 0.85 * (1 - has) + 0.5 * has, like: 0.3 } };
  if (kind === 'outOfScope') return { decision, serves: { ask: 0.4 * (1 - has), like: 0.5, small: 0.3 } };
  // Whoever is about to try a step is not asked what is wrong.
  if (turn.input.state.pending?.kind === 'step') return { decision, serves: { ask: 0.2, trouble: 0.2, small: 0.1 } };
  return { decision, serves: { ask: 0.3, trouble: 0.3, like: 0.5, small: 0.3 } };
}
