// What the guest does, as the model reads it: of the house's own replies the one that costs least then.
import { type Act, acts } from '#language/reader';
import type { TurnContext } from '../conversation-state/turn.ts';
import { type Chances, cheapest } from '../deciding/choose.ts';
import type { Decision } from '../deciding/decision.ts';
import { proposalsFor } from '../deciding/proposals.ts';
import { proposeSeveral, saysSomething } from '../deciding/several.ts';

/**
 * None where nothing is said to it. Danger is no part of it: what rings, and what is asked, does not depend on an act that
 * a model names.
 */
export function byActs(turn: TurnContext, told: readonly Act[]): Decision[] {
  if (told.length === 0) return [];
  const chances = Object.fromEntries(acts.map((act) => [act, told.includes(act) ? 1 : 0])) as Chances; // all acts
  const proposals = [...proposalsFor(turn, chances), ...(told.length > 1 ? proposeSeveral(turn).proposals : [])];
  const chosen = cheapest(
    turn,
    proposals.filter(({ decision }) => decision.kind !== 'danger'),
    chances,
  );
  return chosen && (told.length === 1 || saysSomething(chosen.decision)) ? [chosen.decision] : [];
}
