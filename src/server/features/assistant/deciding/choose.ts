// Of all that could be replied, what costs least by what the guest most likely did. Nothing here knows an order of steps.
import type { Act } from '#language/reader';
import type { TurnContext } from '../conversation-state/turn.ts';
import { lineOf } from '../proposals/line-of-turn.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { callsFor, type Effect, missed, needless, wrongFact } from './costs.ts';
import type { Decision } from './decision.ts';

export type Chances = Readonly<Record<Act, number>>;

export function cheapest(
  turn: TurnContext,
  proposals: readonly Proposal[],
  chances: Chances = lineOf(turn).acts,
): Proposal | null {
  const costed = proposals.map((proposal) => ({ proposal, cost: expectedCost(proposal, chances) }));
  const [best] = costed.sort((one, other) => one.cost - other.cost);
  return best?.proposal ?? null;
}

export function expectedCost({ decision, serves, wrong = 0 }: Proposal, chances: Chances): number {
  let cost = wrongFact * wrong;
  for (const [act, chance] of Object.entries(chances) as [Act, number][])
    cost += chance * missed[act] * (1 - (serves[act] ?? 0));
  for (const effect of effectsOf(decision)) cost += needless[effect] * (1 - calledFor(effect, chances));
  return cost;
}

/** At least one of the acts that call for it. */
const calledFor = (effect: Effect, chances: Chances): number =>
  1 - callsFor[effect].reduce((none, act) => none * (1 - chances[act]), 1);

export function effectsOf(decision: Decision): Set<Effect> {
  const effects = new Set<Effect>();
  for (const { kind } of decision.actions) {
    const effect = ofAction[kind];
    if (effect) effects.add(effect);
  }
  if (decision.kind === 'danger' && decision.stage === 'asked') effects.add('askedWhether');
  if (decision.kind === 'choices') effects.add('offered');
  const tells = decision.reply.some((part) => part.kind === 'text' && part.sources.some(isNote));
  if (tells && !effects.has('question') && decision.kind !== 'choices') effects.add('told');
  return effects;
}

const isNote = ({ kind }: { kind: string }): boolean => kind === 'fact' || kind === 'article';

const ofAction: Partial<Record<Decision['actions'][number]['kind'], Effect>> = {
  emergency: 'alarm',
  open_work_order: 'order',
  add_to_work_order: 'noted',
  handoff: 'person',
  ask_owner: 'question',
  release_secret: 'secret',
  cancel_work_order: 'takenBack',
  take_back_question: 'takenBack',
  reopen_work_order: 'reopened',
};
