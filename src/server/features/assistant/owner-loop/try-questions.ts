// The commonest questions, each asked of the engine as the first words of a guest whose stay is confirmed.
import { setImmediate } from 'node:timers/promises';
import type { QuestionOutcome } from '#contract/enumerations/knowledge.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import type { KeptOutcome } from '#server/db/tables/house-answers.ts';
import type { Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import type { PropertyKnowledge } from '../deciding/engine.ts';
import { isHeldBack } from '../deciding/guard.ts';
import { modeOf } from '../deciding/topic.ts';
import { type AskedHouse, askedOf, decideUnder, knowledgeIn, sourcesOf } from './asked-house.ts';
import { type CommonQuestion, commonQuestions } from './common-questions.ts';
import { missingFor } from './question-labels.ts';

/** @param rules in force at the house */
export async function tryQuestions(house: AskedHouse, rules: ProtocolRules): Promise<KeptOutcome[]> {
  const knowledge = knowledgeIn(house);
  const outcomes: KeptOutcome[] = [];
  for (const question of commonQuestions) {
    await setImmediate(); // guests' own questions come in between
    outcomes.push(await tryQuestion(house, knowledge, rules, question));
  }
  return outcomes;
}

export async function tryQuestion(
  house: AskedHouse,
  knowledge: PropertyKnowledge,
  rules: ProtocolRules,
  question: CommonQuestion,
): Promise<KeptOutcome> {
  const decision = await decideUnder(house, askedOf(house, knowledge, question.asked), rules);
  const outcome = outcomeOf(decision, rules);
  const notes = outcome === 'asks_you' ? [] : notesOf(decision, knowledge);
  const isThere = outcome === 'told' || outcome === 'held' || notes.some((note) => isWanted(note, question));
  return { id: question.id, outcome, notes, missing: isThere ? null : missingFor(question, house) };
}

/** Only what is told from a note or a field is answered: an answer of another kind is none of the house's. */
function outcomeOf(decision: Decision, rules: ProtocolRules): QuestionOutcome {
  const lead = leadOf(decision);
  const isTold = lead.kind === 'answer' || (lead.kind === 'release' && lead.standing === 'current');
  if ((!isTold && lead.kind !== 'choices') || isHeldBack(decision) || sourcesOf(decision).length === 0)
    return 'asks_you';
  if (modeOf(decision, rules) !== 'auto') return 'held';
  return isTold ? 'told' : 'shown';
}

function notesOf(decision: Decision, { snippets }: PropertyKnowledge): KeptOutcome['notes'] {
  const named = new Set(sourcesOf(decision));
  return snippets.filter(({ id }) => named.has(id)).map(({ id, title }) => ({ id, title }));
}

/** Among the titles that are shown stands the one that answers: another note would only add to the choice. */
const isWanted = ({ id, title }: KeptOutcome['notes'][number], { by }: CommonQuestion): boolean =>
  'title' in by ? title === by.title : id === `fact:${by.field}` || id === `secret:${by.field}`;
