// Nothing known fits: what is about the house goes to the owner, anything else is asked about or turned down.

import { inEnglish } from '#language/languages';
import { asksAnything, scopeOf, withTopic } from '#language/ranking';
import { conceptsIn, isStopWord, normalize, tokens } from '#language/text';
import { decided, guestTurns, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import type { Decision } from '../../deciding/decision.ts';
import { likelyOfStatement, offerNearest } from './answer-nearest.ts';
import { broadConcepts, isVague, traceOf } from './answer-question.ts';
import { askTheOwner } from './ask-owner.ts';
import { notesMeanwhile } from './notes-meanwhile.ts';

/**
 * Last of all: nothing known fits. A question about the house goes to the owner; anything else is asked about or turned
 * down.
 */
export function answerUnknown(turn: TurnContext, { offers } = { offers: true }): Decision {
  const { text } = turn.input;
  const finding = foundInThread(turn);
  const trace = traceOf(finding);
  const earlier = pointedAt(turn);
  if (earlier) {
    const question = `${earlier} ${text}`;
    return askTheOwner(turn, { key: 'unknownAsk', question, made: asksOwner, reason: 'unknown.asked_owner', trace });
  }
  const asks = turn.reading.whole.asked || asksAnything(text);
  const isAsked = !isVague(turn) && (isAboutHouse(turn) || (asks && scopeOf(text) >= quiteOfHouse));
  if (isAsked) {
    const nearest = offers ? offerNearest(turn, finding) : null;
    return nearest ?? askMeanwhile(turn);
  }
  if (asks)
    return decided(turn, {
      kind: 'outOfScope',
      reply: [sentence(turn, 'unknownScope')],
      reason: 'unknown.out_of_scope',
      trace,
    });
  const nearest =
    offers && tellsEnough(turn) && scopeOf(text) >= quiteOfHouse && offerNearest(turn, finding, likelyOfStatement);
  if (nearest) return nearest;
  return decided(turn, {
    kind: 'askGuest',
    reply: [sentence(turn, 'describe')],
    reason: 'unknown.asked_guest',
    state: { pending: { kind: 'describe' } },
    trace,
  });
}

/** The owner is asked, and what may say it all the same is shown beside, but for what is told already. */
export function askMeanwhile(turn: TurnContext, told: string[] = []): Decision {
  const finding = foundInThread(turn);
  const beside = notesMeanwhile(turn, finding, told);
  const asked = { question: turn.input.text, trace: traceOf(finding) };
  return beside
    ? askTheOwner(turn, {
        key: 'unsureAsk',
        made: { kind: 'askOwner', withNotes: true },
        reason: 'unknown.asked_with_notes',
        ...asked,
        beside,
      })
    : askTheOwner(turn, { key: 'unknownAsk', made: asksOwner, reason: 'unknown.asked_owner', ...asked });
}

const asksOwner = { kind: 'askOwner', withNotes: false } as const;

/** "It's broken" and "help" tell nothing to look for. */
const tellsEnough = (turn: TurnContext): boolean =>
  !isVague(turn) && tokens(turn.input.text).filter(({ word }) => !isStopWord(word)).length > 1;

/** From here on .88 of the questions of houses that guests paraphrase are known for such, and .39 of any others. */
const quiteOfHouse = 1;

/** "How much does that cost?" after "where can I park?": the question before, when that was about the house. */
function pointedAt(turn: TurnContext): string | undefined {
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
