// A question about the house: its facts and articles answer, with their source.
import { conceptsIn, type Finding, find, isStopWord, normalise, type Snippet, tokens } from '#features/knowledge';
import { askTheOwner } from './ask-owner.ts';
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
export const isVague = ({ input, reading }: TurnContext): boolean =>
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
  /\b(?:need|want|tell|know|wonder|wondering|curious|looking|look for|find|forgot|forget|lost|send|give|share|remind|please|can|could|may|how|where|what|when|which|who|question|ask|asking|see if|hope|hoping|would|check|(?:will|does|is|do|are|should) (?:it|that|this|they|there|we|i))\b/;

/** The whole message, or the one clause of it that asks ("hi, we left a jacket, can you send the code"). */
function surest(turn: TurnContext): Finding {
  const { clauses, text } = { clauses: turn.reading.clauses, text: turn.input.text };
  const whole = find(turn.input.house.index, text, guestTurns(turn));
  if (whole.band === 'answer' || clauses.length < 2) return whole;
  // What is only told beside a question is not asked.
  const asking = clauses.some(({ asked }) => asked) ? clauses.filter(({ asked }) => asked) : clauses;
  const parts = asking
    .filter(({ tokens: list }) => list.length >= 3)
    .map((clause) => find(turn.input.house.index, clause.text));
  return parts.reduce((best, part) => (part.confidence > best.confidence ? part : best), whole);
}

/** "Not that" after an offer: the question itself goes to the owner. */
export function answerAfterOffer(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'offer' || turn.reading.whole.tokens.length > 6) return null;
  if (has(turn.reading.whole, 'no-word', 'negation', 'still-word')) {
    return askTheOwner(turn, { key: 'not_it', question: pending.question, reason: 'offer.refused' });
  }
  if (!has(turn.reading.whole, 'yes-word', 'thanks-word')) return null;
  return decided(turn, { reply: [sentence(turn, 'thanks')], reason: 'offer.taken' });
}

/** What may be asked of anything. */
export const broadConcepts = new Set([
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

export function traceOf({ band, confidence, ranked }: Finding): Partial<Trace> {
  const candidates = ranked
    .slice(0, 5)
    .map(({ snippet, score }) => ({ id: snippet.id, title: snippet.title, score: Math.round(score * 100) / 100 }));
  return { band, confidence: Math.round(confidence * 1000) / 1000, candidates };
}

const withTrace = (decision: Decision, trace: Partial<Trace>): Decision => ({
  ...decision,
  trace: { ...trace, ...decision.trace },
});
