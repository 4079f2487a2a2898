// Nothing known fits: what is about the house goes to the owner, anything else is asked about or turned down.
import { asksOfHouses, conceptsIn, find, normalise, tokens, withTopic } from '#features/knowledge';
import { broadConcepts, isVague, traceOf } from './answer-question.ts';
import { askTheOwner } from './ask-owner.ts';
import type { Decision } from './engine.ts';
import { decided, guestTurns, has, sentence, type TurnContext } from './turn.ts';

/**
 * Last of all: nothing known fits. A question about the house goes to the owner; anything else is asked about or turned
 * down.
 */
export function answerUnknown(turn: TurnContext): Decision {
  const finding = find(turn.input.house.index, turn.input.text, guestTurns(turn));
  const trace = traceOf(finding);
  const earlier = pointedAt(turn);
  if (earlier) {
    const question = `${earlier} ${turn.input.text}`;
    return askTheOwner(turn, { key: 'unknown_ask', question, reason: 'unknown.asked_owner', trace });
  }
  if (!isVague(turn) && isAboutHouse(turn)) {
    return askTheOwner(turn, { key: 'unknown_ask', question: turn.input.text, reason: 'unknown.asked_owner', trace });
  }
  const asks = turn.reading.whole.asked || turn.input.text.includes('?');
  if (asks) return decided(turn, { reply: [sentence(turn, 'unknown_scope')], reason: 'unknown.out_of_scope', trace });
  return decided(turn, {
    reply: [sentence(turn, 'describe')],
    reason: 'unknown.asked_guest',
    state: { pending: { kind: 'describe' } },
    trace,
  });
}

/** "How much does that cost?" after "where can I park?": the question before, when that was about the house. */
function pointedAt(turn: TurnContext): string | undefined {
  const { text } = turn.input;
  const turns = guestTurns(turn);
  const isAbout = (words: string) => [...conceptsIn(tokens(words))].some((concept) => !broadConcepts.has(concept));
  return withTopic(text, turns) === text ? undefined : turns.slice(-2).findLast(isAbout);
}

/** Words of houses and stays, in a form that asks of this one ("is there…", "can we…", "where is the…"). */
function isAboutHouse(turn: TurnContext): boolean {
  const asked = normalise(turn.input.text);
  const named = [...conceptsIn(tokens(turn.input.text))].some((concept) => !broadConcepts.has(concept));
  const wants = /\?|\b(?:need|want|get|looking for|use|have|how far|nearest|closest|nearby)\b/;
  const known = turn.input.house.index.postings;
  const list = tokens(turn.input.text);
  const touches = list.some(({ stem }, at) => known.has(stem) && definite.has(list[at - 1]?.word ?? ''));
  const asksAny = turn.input.text.includes('?') || turn.reading.whole.asked;
  if (touches && asksAny && !isErrand(turn)) return true;
  return asksOfHouse.test(asked) || (named && wants.test(asked)) || asksOfHouses(turn.input.text);
}

/** "The dock", "our oven": a thing of this house, when its texts know the word. */
const definite = new Set(['the', 'our', 'your', 'this']);
const isErrand = (turn: TurnContext): boolean => has(turn.reading.whole, 'errand-word', 'own-thing', 'others-ask');

const asksOfHouse =
  /\b(?:is there|are there|do you have|do you provide|do you allow|does (?:the|it|this)|(?:can|could) (?:someone|somebody|anyone)|have you got|can we|can i (?:use|bring|park|smoke|get|have)|may we|are we|where (?:is|are) the|where (?:can|do) (?:we|i)|what time|how do (?:we|i) (?:use|turn|open|get|work|start|make|set|change|adjust|raise|lower|heat|cool)|allowed|included|policy|policies|house rules|in the (?:house|kitchen|room|bathroom|garage)|hay|tienen|puedo|podemos|donde esta|y a t il|avez vous|gibt es|haben sie|kann man|wo ist|tem)\b/;
