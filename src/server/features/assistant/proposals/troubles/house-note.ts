// What the house's own texts say of a trouble: worth more than any general step, and told before one.

import { inEnglish } from '#language/languages';
import { extractOf, type Snippet } from '#language/ranking';
import { readMessage, ruledDanger, withoutHarmless } from '#language/reader';
import { conceptsIn, isStopWord, normalize, tokens } from '#language/text';
import { sourceOf } from '../../conversation-state/note-told.ts';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { foundAlone } from '../../conversation-state/turn-finding.ts';
import type { Decision, Part } from '../../deciding/decision.ts';
import { type Issue, issueOf } from '../../playbooks/issues.ts';
import { playbooks, type ReadPlaybook } from '../../playbooks/playbook-schema.ts';
import { askWhether } from '../answer-danger.ts';
import { broadConcepts } from '../questions/answer-question.ts';

/**
 * "What should we do about scorpions?", "do I need to buy detergent": asked of the house, which says something on it.
 * Not when anything is told beside it ("the pipe leaks, where should we put the bucket?").
 */
export function asksWhatToDo(turn: TurnContext): boolean {
  const { clauses, whole } = turn.reading;
  const troubles = clauses.filter(({ text }) => issueOf(readMessage(text)));
  const about = troubles.length > 0 ? troubles : [whole];
  const ask = (form: RegExp) => about.every(({ text }) => form.test(normalize(text)));
  return ask(howToStop) || (ask(whatToDo) && foundAlone(turn).confidence >= likelySaid);
}

/** "Where do I shut the water off?" reports nothing, whatever is known of it. */
const howToStop = /\b(?:where|how) (?:do|can|should) (?:we|i) (?:shut|shutoff|turn off|switch off|cut off)\b/;

const whatToDo =
  /^(?:(?:so|and|also|ok|okay|hi|hello|hey)[ ,]+)*(?:what (?:should|do|can) (?:we|i) (?:do|use|need)\b.*\b(?:about|if|when|for)\b|(?:do|should) (?:we|i) (?:need|have|bring|buy|pick)\b|is there a number)|\bwhere (?:do|can|should) (?:we|i) (?:take|put|leave|throw|dump|buy|get)\b|\bwhere (?:is|are) the\b.*\b(?:valve|shutoff|switch|panel|breaker|remote|plunger|mop|broom|extinguisher)\b/;
const likelySaid = 0.25;

/** "The L on the stove is its child lock": null where no article is likely about it, or the guest has tried already. */
export function houseNote(turn: TurnContext, { urgency, serviceType, playbook }: Issue): Part | null {
  if (urgency === 'urgent' || urgency === 'high' || has(turn.reading.whole, ...beyondTips)) return null;
  if (!ofThings.has(serviceType) || playbook?.trouble_is === 'nuisance') return null;
  if (!playbook && !has(turn.reading.whole, 'appliance-thing', 'appliance-thing2')) return null;
  const { confidence, ranked } = foundAlone(turn);
  const first = ranked[0]?.snippet;
  if (first?.kind !== 'article' || confidence < likelyEnough || !touchesIt(turn.input.text, first)) return null;
  return sentence(turn, 'houseNote', { text: first.text }, [sourceOf(turn, first)]);
}

/**
 * "The water smells of eggs here, it is the well": what only looks like danger, and is explained by the house, needs
 * nothing else.
 */
export function answerExplained(turn: TurnContext): Decision | null {
  const note = isHarmless(turn.input.text) ? explainingNote(turn) : null;
  if (!note) return null;
  return decided(turn, {
    kind: 'answer',
    from: 'houseNote',
    reply: [noteToldOf(turn, note)],
    reason: 'answer.house_note',
    trace: { confidence: foundAlone(turn).confidence },
  });
}

/**
 * "Is it well water? It smells of sulfur": only all its sentences together look harmless, and the house has a note on
 * just that. The note is told and the guest asked back; it neither rings nor goes unasked.
 */
export function answerExplainedDanger(turn: TurnContext): Decision | null {
  const danger = ruledDanger(turn.reading);
  const together = turn.input.text.replace(/[^\p{L}\p{N}\s'’]+/gu, ' ');
  if (danger?.tier !== 1 || !isHarmless(together) || ruledDanger(readMessage(together))?.tier === 1) return null;
  const note = explainingNote(turn);
  if (!note || !isHarmless(`${note.title} ${note.text}`)) return null;
  return askWhether(turn, danger, [noteToldOf(turn, note)]);
}

const isHarmless = (text: string): boolean => withoutHarmless(text) !== text;

function explainingNote(turn: TurnContext): Snippet | null {
  const { confidence, ranked } = foundAlone(turn);
  const first = ranked[0]?.snippet;
  if (first?.kind !== 'article' || confidence < likelyEnough) return null;
  return touchesIt(inEnglish(turn.input.text), first) ? first : null;
}

function noteToldOf(turn: TurnContext, note: Snippet): Part {
  const text = extractOf(turn.input.knowledge.index, note, turn.input.text, maxNoteChars);
  return sentence(turn, 'houseNote', { text }, [sourceOf(turn, note)]);
}

/** What the house says nearest to a trouble that is seen to anyway, beside the order or the first general step. */
export function noteBeside(turn: TurnContext, { serviceType, playbook }: Issue): Part[] {
  if (!ofThings.has(serviceType) || playbook?.trouble_is === 'nuisance') return [];
  const { confidence, ranked } = foundAlone(turn);
  const near = ranked.find(({ snippet }) => snippet.kind === 'article' && touchesIt(turn.input.text, snippet));
  if (!near || confidence < likelySaid) return [];
  if (near.score < Math.max(minScore, minShare * (ranked[0]?.score ?? 0))) return [];
  const { snippet } = near;
  const note = extractOf(turn.input.knowledge.index, snippet, turn.input.text, maxNoteChars);
  return [sentence(turn, 'noteBeside', { text: `${snippet.title}: ${note}` }, [sourceOf(turn, snippet)])];
}

/** Of a trouble little is written, and what only shares a room or a thing with it ("bathroom") is no help. */
const minScore = 10;
const minShare = 0.5;
/** Characters. */
const maxNoteChars = 400;

/** The note alone first; what its trouble's playbook tries comes after it, and the work order after that. */
export function tryNote(turn: TurnContext, issue: Issue, note: Part, told: Part[]): Decision {
  const playbook = issue.playbook ?? anyAppliance;
  return decided(turn, {
    kind: 'step',
    playbook: issue.playbook?.id ?? null,
    stage: 'first',
    reply: [...told, note, sentence(turn, 'didIt')],
    reason: `playbook.${playbook.id}.house_note`,
    state: {
      playbook: {
        id: playbook.id,
        step: 0,
        question: 0,
        tried: ['house-note'],
        answers: [],
        ordered: false,
        told: turn.input.text,
      },
      pending: { kind: 'step' },
    },
  });
}

/** At least one word or subject of the message is in it; likeness of spelling alone is none. */
function touchesIt(said: string, { title, text, words }: Snippet): boolean {
  const told = tokens(`${title} ${text} ${words}`);
  const stems = new Set(told.map(({ stem }) => stem));
  const list = tokens(said);
  if (list.some(({ word, stem }) => !isStopWord(word) && stems.has(stem))) return true;
  const subjects = conceptsIn(told);
  return [...conceptsIn(list)].some((concept) => subjects.has(concept) && !broadConcepts.has(concept));
}

/** What an appliance without a playbook of its own goes on with. */
const anyAppliance = playbooks.find(({ id }) => id === 'appliance') as ReadPlaybook; // playbooks/appliance.json

/** Was tried, somebody is asked for, or it came apart: what no second try mends. */
export const beyondTips = ['tried', 'send-now', 'came-apart'];

/** Trades of things that a guest can set right by knowing how; a stain or an ant is none. */
const ofThings = new Set(['electrical', 'gas', 'handyman', 'hvac', 'plumbing']);
const likelyEnough = 0.35;
