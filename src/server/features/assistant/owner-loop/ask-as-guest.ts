// What one question of an owner's comes to, asked as a guest would ask it.
import type { GuestAnswer } from '#contract/knowledge/likely-questions.ts';
import * as copyInEnglish from '#contract/messages/en/knowledge/likely-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import type { Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import type { PropertyKnowledge } from '../deciding/engine.ts';
import { isHeldBack } from '../deciding/guard.ts';
import { noteOf } from './advise.ts';
import { type AskedHouse, askedOf, decideUnder, knowledgeIn, sourcesOf } from './asked-house.ts';
import { outcomeUnder } from './replay-outcome.ts';

const copy = spoken(copyInEnglish);

/** @param rules in force at the house */
export async function askAsGuest(house: AskedHouse, question: string, rules: ProtocolRules): Promise<GuestAnswer> {
  const knowledge = knowledgeIn(house);
  const decision = await decideUnder(house, askedOf(house, knowledge, question), rules);
  return guestAnswerOf(decision, knowledge, rules, house);
}

export function guestAnswerOf(
  decision: Decision,
  knowledge: PropertyKnowledge,
  rules: ProtocolRules,
  { now, timezone }: Pick<AskedHouse, 'now' | 'timezone'>,
): GuestAnswer {
  const told = new Set(sourcesOf(decision));
  return {
    outcome: (isHeldBack(decision) ? undefined : outcomes.get(leadOf(decision).kind)) ?? 'other',
    answer: wordsOf(decision),
    notes: knowledge.snippets.filter(({ id }) => told.has(id)).map(({ id, title }) => noteOf(id, title)),
    happens: outcomeUnder(decision, rules, now, timezone),
  };
}

const outcomes = new Map<string, GuestAnswer['outcome']>([
  ['answer', 'told'],
  ['release', 'told'],
  ['choices', 'shown'],
  ['askOwner', 'owner_asked'],
]);

/** Four dots stand where a code or a text for confirmed guests does. */
export const wordsOf = ({ reply }: Decision): string =>
  reply
    .map((part) => (part.kind === 'text' ? part.text : fill(copy.shownToConfirmed, { label: part.label })))
    .join('\n\n');
