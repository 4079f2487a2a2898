// All of a house that guests can be told, and what the engine answers a guest there: nothing is kept and nothing happens.
import { setImmediate } from 'node:timers/promises';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { type ArticleFacts, type PropertyFacts, type SecretField, snippetsOf } from '#features/knowledge/facts';
import { buildIndex } from '#language/ranking';
import { freshState } from '../conversation-state/dialogue-state.ts';
import type { Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import { embedded } from '../deciding/embedded.ts';
import type { EngineInput, PropertyKnowledge } from '../deciding/engine.ts';
import { whereOwnerWantsPerson } from '../deciding/escalation.ts';
import { guard } from '../deciding/guard.ts';

export interface AskedHouse {
  facts: PropertyFacts;
  secrets: readonly SecretField[];
  articles: readonly ArticleFacts[];
  /** Values of codes and texts for confirmed guests: nothing may say them in passing. No engine is given them. */
  unsaid: readonly string[];
  now: Date;
  timezone: string;
  emergencyNumber: string;
}

export interface Heard {
  question: string;
  /** The snippets that are told or shown. */
  told: string[];
  /** Their titles alone, to choose from. */
  isShown: boolean;
}

/** With an index of its own: what is only tried takes no place among those that are kept. */
export function knowledgeIn({ facts, secrets, articles }: AskedHouse): PropertyKnowledge {
  const snippets = snippetsOf(facts, secrets, articles);
  return { name: facts.name, facts, snippets, index: buildIndex(snippets, facts.name) };
}

/** Null where the words are taken for something else than a question: a trouble is no matter of notes. */
export async function hear(house: AskedHouse, knowledge: PropertyKnowledge, question: string): Promise<Heard | null> {
  await setImmediate(); // guests' own questions come in between
  const decision = await decideAlone(askedOf(house, knowledge, question));
  const { kind } = leadOf(decision);
  const told = kind === 'askOwner' ? [] : sourcesOf(decision); // what is nearest is shown besides, and tells nothing
  return questionKinds.has(kind) ? { question, told, isShown: kind === 'choices' } : null;
}

/** The first words of a guest whose stay is confirmed. */
export const askedOf = (
  { now, timezone, emergencyNumber }: AskedHouse,
  knowledge: PropertyKnowledge,
  question: string,
): EngineInput => ({
  text: question,
  photos: 0,
  history: [],
  knowledge,
  stay: 'current',
  openOrders: [],
  doneOrders: [],
  openQuestions: [],
  choicesMade: [],
  state: freshState(),
  now,
  timezone,
  locale: 'en',
  emergencyNumber,
});

/** By the embedded engine; no model is asked. */
export const decideAlone = (input: EngineInput): Promise<Decision> =>
  embedded.decide(input, AbortSignal.timeout(engineMs));

/** The same as a guest hears it: without what must not be said, and with the owner's phrases for a person heard. */
export async function decideUnder(house: AskedHouse, input: EngineInput, rules: ProtocolRules): Promise<Decision> {
  const decision = guard(await decideAlone(input), {
    sources: new Map(input.knowledge.snippets.map(({ id, text }) => [id, text])),
    guestWords: [input.text],
    secrets: [...house.unsaid],
    houseName: house.facts.name,
    emergencyNumber: house.emergencyNumber,
  });
  return whereOwnerWantsPerson(decision, input, rules);
}

const engineMs = 2000;
const questionKinds = new Set(['answer', 'choices', 'release', 'askOwner', 'askGuest', 'outOfScope']);

/** Ids of snippets. */
export const sourcesOf = ({ reply }: Decision): string[] =>
  reply.flatMap((part) => {
    if (part.kind === 'text') return part.sources.map(({ id }) => id);
    return [part.name.startsWith('article:') ? part.name : `secret:${part.name}`];
  });
