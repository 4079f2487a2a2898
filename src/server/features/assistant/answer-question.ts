// A question about the house: its facts and articles answer, with their source; or it is said plainly that it is not known.
import { conceptsIn, type Finding, find, isStopWord, normalise, type Snippet, tokens } from '#features/knowledge';
import { answerBy } from './answer-by.ts';
import type { Decision, ReleasableName, SourceRef, Trace } from './engine.ts';
import { answerSecret, leadFor } from './release.ts';
import { decided, guestTurns, has, sentence, type TurnContext } from './turn.ts';

export function answerQuestion(turn: TurnContext): Decision | null {
  const finding = surest(turn);
  const first = wantsCode(turn)
    ? (finding.shown.find(({ kind }) => kind === 'secret') ?? finding.shown[0])
    : finding.shown[0];
  if (!first || finding.band === 'unknown') return null;
  const trace = traceOf(finding);
  if (first.kind === 'secret') {
    const name = first.id.replace(/^secret:/, '') as ReleasableName; // ids of secrets are made from their names (facts.ts)
    return withTrace(answerSecret(turn, name, first.title, leadFor(turn, name)), trace);
  }
  if (isVague(turn)) return null;
  if (finding.band === 'offer' && !(asksIfThere(turn) ? namesIt(turn, first) : touchesIt(turn, first))) return null;
  if (tellsOnly(turn) && finding.confidence < sureOfStatement) return null;
  const shown = finding.shown.filter(({ kind }) => kind !== 'secret');
  const sources = shown.map(sourceOf);
  const said = shown.map(({ text }) => text).join('\n');
  if (finding.band === 'answer') {
    return decided(turn, {
      reply: [sentence(turn, 'quote', { text: said }, sources)],
      reason: `answer.${first.kind}`,
      trace,
    });
  }
  const key = shown.length > 1 ? 'offer_two' : 'offer';
  return decided(turn, {
    reply: [sentence(turn, key, { title: first.title, text: said }, sources)],
    reason: `offer.${first.kind}`,
    state: { pending: { kind: 'offer', question: turn.input.text } },
    trace,
  });
}

/** "The cabinet door is off its hinge" asks nothing: only what fits very well is told to it. */
function tellsOnly({ input, reading }: TurnContext): boolean {
  const said = normalise(input.text);
  return (
    !input.text.includes('?') && reading.clauses.every(({ asked }) => !asked) && states.test(said) && !wants.test(said)
  );
}

/** "The thing in the kitchen": what is meant must be asked. */
const isVague = ({ input, reading }: TurnContext): boolean =>
  !input.text.includes('?') &&
  reading.clauses.every(({ asked }) => !asked) &&
  /^(?:(?:the|this|that|some|a) )?(?:thing|stuff|one|something|issue|problem|question)\b/.test(normalise(input.text));

/** "Do you have air conditioning?" is not answered by how the thermostat works. */
const asksIfThere = ({ input }: TurnContext): boolean =>
  /\b(?:is there|are there|do you have|have you got|do we have|does (?:it|the house) have|hay|tienen)\b/.test(
    normalise(input.text),
  );

function namesIt({ input, reading }: TurnContext, { title, text, kind }: Snippet): boolean {
  const said = new Set(tokens(kind === 'fact' ? `${title} ${text}` : title).map(({ stem }) => stem));
  const asked = reading.whole.tokens.filter(({ word }) => !isStopWord(word));
  return asked.some(({ stem }) => said.has(stem)) || input.text.trim() === '';
}

/** "What do I type at the door?": of a lock and its code that fit alike the code is meant. */
const wantsCode = ({ input }: TurnContext): boolean => {
  const named = conceptsIn(tokens(input.text));
  return named.has('code') || named.has('password');
};

/** An offer has at least one word or subject of the question in it; likeness of spelling alone is none. */
function touchesIt(turn: TurnContext, { title, text, words }: Snippet): boolean {
  const told = tokens(`${title} ${text} ${words}`);
  const stems = new Set(told.map(({ stem }) => stem));
  const list = tokens(turn.input.text);
  if (list.some(({ word, stem }) => !isStopWord(word) && stems.has(stem))) return true;
  const subjects = conceptsIn(told);
  return [...conceptsIn(list)].some((concept) => subjects.has(concept) && !broadConcepts.has(concept));
}

const sureOfStatement = 0.85;
const states =
  /^(?:(?:hi|hello|hey|so|and|also|sorry|ok|okay)[ ,]+)*(?:the|my|our|a|an|one|this|that|it|there|someone|something)\b.*\b(?:is|are|was|were|has|have been|came|went|fell|keeps?|got|broke|(?:will|does|do|did|can) not|looks|feels|seems|smells|sounds|stopped|works|worked|helped)\b/;
const wants =
  /\b(?:need|want|tell|know|wonder|wondering|curious|looking|look for|find|forgot|forget|lost|send|give|share|remind|please|can|could|may|how|where|what|when|which|who|question|ask|asking|see if|hope|hoping|would|check)\b/;

/** The whole message, or the one clause of it that asks ("hi, we left a jacket, can you send the code"). */
function surest(turn: TurnContext): Finding {
  const { clauses, text } = { clauses: turn.reading.clauses, text: turn.input.text };
  const whole = find(turn.input.house.index, text, guestTurns(turn));
  if (whole.band === 'answer' || clauses.length < 2) return whole;
  const parts = clauses
    .filter(({ tokens: list }) => list.length >= 3)
    .map((clause) => find(turn.input.house.index, clause.text));
  return parts.reduce((best, part) => (part.confidence > best.confidence ? part : best), whole);
}

/** Last of all: nothing known fits. A question about the house goes to the owner; anything else is asked about or turned down. */
export function answerUnknown(turn: TurnContext): Decision {
  const finding = find(turn.input.house.index, turn.input.text, guestTurns(turn));
  const trace = traceOf(finding);
  if (!isVague(turn) && isAboutHouse(turn)) {
    return decided(turn, {
      reply: [sentence(turn, 'unknown_ask', { by: answerBy(turn) })],
      actions: [{ kind: 'ask_owner', question: turn.input.text.slice(0, 500) }],
      reason: 'unknown.asked_owner',
      trace,
    });
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

/** "Not that" after an offer: the question itself goes to the owner. */
export function answerAfterOffer(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'offer' || turn.reading.whole.tokens.length > 6) return null;
  if (has(turn.reading.whole, 'no-word', 'negation', 'still-word')) {
    return decided(turn, {
      reply: [sentence(turn, 'not_it', { by: answerBy(turn) })],
      actions: [{ kind: 'ask_owner', question: pending.question.slice(0, 500) }],
      reason: 'offer.refused',
    });
  }
  if (!has(turn.reading.whole, 'yes-word', 'thanks-word')) return null;
  return decided(turn, { reply: [sentence(turn, 'thanks')], reason: 'offer.taken' });
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
  return asksOfHouse.test(asked) || (named && wants.test(asked));
}

/** "The dock", "our oven": a thing of this house, when its texts know the word. */
const definite = new Set(['the', 'our', 'your', 'this']);
const isErrand = (turn: TurnContext): boolean => has(turn.reading.whole, 'errand-word', 'own-thing', 'others-ask');

const asksOfHouse =
  /\b(?:is there|are there|do you have|do you provide|do you allow|does (?:the|it|this)|(?:can|could) (?:someone|somebody|anyone)|have you got|can we|can i (?:use|bring|park|smoke|get|have)|may we|are we|where (?:is|are) the|where (?:can|do) (?:we|i)|what time|how do (?:we|i) (?:use|turn|open|get|work|start|make|set|change|adjust|raise|lower|heat|cool)|allowed|included|policy|policies|house rules|in the (?:house|kitchen|room|bathroom|garage)|hay|tienen|puedo|podemos|donde esta|y a t il|avez vous|gibt es|haben sie|kann man|wo ist|tem)\b/;
const broadConcepts = new Set([
  'time',
  'cost',
  'nocost',
  'card',
  'pay',
  'data',
  'age',
  'more',
  'area',
  'phone',
  'language',
  'change',
  'music',
  'game',
  'games',
  'car',
  'street',
  'transit',
  'someoneelse',
  'children',
  'bring',
  'food',
  'business',
  'meeting',
  'student',
  'address',
]);

export const sourceOf = ({ id, kind, title }: Snippet): SourceRef => ({
  kind: kind === 'fact' ? 'fact' : 'article',
  id,
  title,
});

function traceOf({ band, confidence, ranked }: Finding): Partial<Trace> {
  const candidates = ranked
    .slice(0, 5)
    .map(({ snippet, score }) => ({ id: snippet.id, title: snippet.title, score: Math.round(score * 100) / 100 }));
  return { band, confidence: Math.round(confidence * 1000) / 1000, candidates };
}

const withTrace = (decision: Decision, trace: Partial<Trace>): Decision => ({
  ...decision,
  trace: { ...trace, ...decision.trace },
});
