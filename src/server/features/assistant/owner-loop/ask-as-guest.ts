// What one question of an owner's comes to, asked as a guest would ask it.
import type { GuestAnswer } from '#contract/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import type { Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import { whereOwnerWantsPerson } from '../deciding/escalation.ts';
import { noteOf } from './advise.ts';
import { type AskedHouse, askedOf, decideAlone, knowledgeIn, sourcesOf } from './asked-house.ts';
import { outcomeUnder } from './replay-outcome.ts';

/** @param rules in force at the house */
export async function askAsGuest(house: AskedHouse, question: string, rules: ProtocolRules): Promise<GuestAnswer> {
  const knowledge = knowledgeIn(house);
  const input = askedOf(house, knowledge, question);
  const decision = whereOwnerWantsPerson(await decideAlone(input), input, rules);
  const told = new Set(sourcesOf(decision));
  return {
    outcome: outcomes.get(leadOf(decision).kind) ?? 'other',
    answer: wordsOf(decision),
    notes: knowledge.snippets.filter(({ id }) => told.has(id)).map(({ id, title }) => noteOf(id, title)),
    happens: outcomeUnder(decision, rules, house.now, house.timezone),
  };
}

const outcomes = new Map<string, GuestAnswer['outcome']>([
  ['answer', 'told'],
  ['release', 'told'],
  ['choices', 'shown'],
  ['askOwner', 'owner_asked'],
]);

const wordsOf = ({ reply }: Decision): string =>
  reply
    .map((part) => (part.kind === 'text' ? part.text : fill(copy.shownToConfirmed, { label: part.label })))
    .join('\n\n');
