// Nothing known fits: what is about the house goes to the owner, anything else is asked about or turned down.

import { inEnglish } from '#language/languages';
import { asksAnything, scopeOf, withTopic } from '#language/ranking';
import { conceptsIn, normalize, tokens } from '#language/text';
import { decided, guestTurns, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import type { Decision, Trace } from '../../deciding/decision.ts';
import { broadConcepts, isVague, traceOf } from './answer-question.ts';
import { askTheOwner } from './ask-owner.ts';

/** A question about the house goes to the owner; anything else is asked about or turned down. */
export function answerUnknown(turn: TurnContext): Decision {
  const { text } = turn.input;
  const trace = traceOf(foundInThread(turn));
  const earlier = pointedAt(turn);
  if (earlier) return ask(turn, `${earlier} ${text}`, trace);
  const asks = turn.reading.whole.asked || asksAnything(text);
  if (!isVague(turn) && (isAboutHouse(turn) || (asks && scopeOf(text) >= quiteOfHouse))) return ask(turn, text, trace);
  if (asks)
    return decided(turn, {
      kind: 'outOfScope',
      reply: [sentence(turn, 'unknownScope')],
      reason: 'unknown.out_of_scope',
      trace,
    });
  return decided(turn, {
    kind: 'askGuest',
    about: 'trouble',
    reply: [sentence(turn, 'describe')],
    reason: 'unknown.asked_guest',
    state: { pending: { kind: 'describe' } },
    trace,
  });
}

const ask = (turn: TurnContext, question: string, trace: Partial<Trace>): Decision =>
  askTheOwner(turn, {
    key: 'unknownAsk',
    question,
    made: { kind: 'askOwner' },
    reason: 'unknown.asked_owner',
    trace,
  });

/** From here on .88 of the questions of houses that guests paraphrase are known for such, and .39 of any others. */
const quiteOfHouse = 1;

/** "How much does that cost?" after "where can I park?": the question before, when that was about the house. */
export function pointedAt(turn: TurnContext): string | undefined {
  const { text } = turn.input;
  const turns = guestTurns(turn);
  const isAbout = (words: string) => [...conceptsIn(tokens(words))].some((concept) => !broadConcepts.has(concept));
  return withTopic(text, turns) === text ? undefined : turns.slice(-2).findLast(isAbout);
}

/** Words of houses and stays, in a form that asks of this one ("is there…", "can we…", "where is the…"). */
function isAboutHouse(turn: TurnContext): boolean {
  const text = inEnglish(turn.input.text);
  const asked = normalize(text);
  const named = [...conceptsIn(tokens(text))].some((concept) => !broadConcepts.has(concept));
  const wants = /\?|\b(?:need|want|get|looking for|use|have|how far|nearest|closest|nearby)\b/;
  const known = turn.input.knowledge.index.postings;
  const list = tokens(text);
  const touches = list.some(({ stem }, at) => known.has(stem) && definite.has(list[at - 1]?.word ?? ''));
  const asksAny = turn.input.text.includes('?') || turn.reading.whole.asked;
  if (touches && asksAny && !isErrand(turn)) return true;
  return asksOfHouse.test(asked) || (named && wants.test(asked));
}

/** "The dock", "our oven": a thing of this house, when its texts know the word. */
const definite = new Set(['the', 'our', 'your', 'this']);
const isErrand = (turn: TurnContext): boolean => has(turn.reading.whole, 'errand-word', 'own-thing', 'others-ask');

const asksOfHouse =
  /\b(?:is there|are there|do you have|do you provide|do you allow|does (?:the|it|this)|(?:can|could) (?:someone|somebody|anyone)|have you got|can we|can i (?:use|bring|park|smoke|get|have)|may we|are we|where (?:is|are) the|where (?:can|do) (?:we|i)|what time|how do (?:we|i) (?:use|turn|open|get|work|start|make|set|change|adjust|raise|lower|heat|cool)|allowed|included|policy|policies|house rules|in the (?:house|kitchen|room|bathroom|garage)|hay|tienen|puedo|podemos|donde esta|y a t il|avez vous|gibt es|haben sie|kann man|wo ist|tem)\b/;
