// A question about the house: its facts and articles answer, with their source.

import { inEnglish } from '#language/languages';
import { type Finding, find, type Snippet } from '#language/ranking';
import { conceptsIn, isStopWord, normalize, tokens } from '#language/text';
import { quoted } from '../../conversation-state/quoted.ts';
import { decided, type TurnContext } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import type { Decision, ReleasableName, Trace } from '../../deciding/decision.ts';
import { answerSecret, leadFor, secretLabel } from './release.ts';
import { codeMeant } from './which-code.ts';

export function answerQuestion(turn: TurnContext): Decision | null {
  const finding = surest(turn);
  const first = wantsCode(turn)
    ? (finding.shown.find(({ kind }) => kind === 'secret') ?? finding.shown[0])
    : finding.shown[0];
  if (!first) return null;
  const trace = traceOf(finding);
  if (first.kind === 'secret') {
    if (finding.band === 'unknown' && !(wantsCode(turn) && finding.confidence >= likelyCode)) return null;
    if (tellsAtLength(turn) && !wantsCode(turn) && finding.confidence < sureOfStatement) return null;
    const found = first.id.replace(/^secret:/, '') as ReleasableName; // ids of secrets are made from their names (snippets-of.ts)
    const name = codeMeant(turn, found);
    return name && withTrace(answerSecret(turn, name, secretLabel(turn, name), leadFor(turn, name)), trace);
  }
  if (finding.band !== 'answer' || isVague(turn)) return null;
  if (first.kind === 'fact' && asksIfThere(turn) && !namesIt(turn, first) && finding.confidence < sureThatThere)
    return null;
  if (tellsOnly(turn) && finding.confidence < sureOfStatement) return null;
  const shown = finding.shown.filter(({ kind }) => kind !== 'secret');
  return decided(turn, {
    kind: 'answer',
    from: first.kind,
    reply: [quoted(turn, shown)],
    reason: `answer.${first.kind}`,
    trace,
  });
}

/** "The cabinet door is off its hinge" asks nothing: only what fits very well is told to it. */
const tellsOnly = (turn: TurnContext): boolean => asksNothing(turn) && states.test(plain(turn));

/** "Something just ran along the baseboard behind the couch": no code is asked for, whatever lies behind a couch. */
const tellsAtLength = (turn: TurnContext): boolean =>
  asksNothing(turn) && turn.reading.whole.tokens.length > maxFragmentWords;

/** A fragment of so many words may name what it wants ("lock box by the stoop"). */
const maxFragmentWords = 8;

const asksNothing = (turn: TurnContext): boolean =>
  !turn.input.text.includes('?') && turn.reading.clauses.every(({ asked }) => !asked) && !wants.test(plain(turn));

const plain = ({ input }: TurnContext): string => normalize(inEnglish(input.text));

/** "The thing in the kitchen": what is meant must be asked. */
export const isVague = ({ input, reading }: TurnContext): boolean =>
  !input.text.includes('?') &&
  reading.clauses.every(({ asked }) => !asked) &&
  /^(?:(?:the|this|that|some|a) )?(?:thing|stuff|one|something|issue|problem|question)\b/.test(normalize(input.text));

/** "Do you have air conditioning?" is not answered by how the thermostat works. */
const asksIfThere = ({ input }: TurnContext): boolean =>
  /\b(?:is there|are there|do you have|have you got|do we have|does (?:it|the house) have|hay|tienen)\b/.test(
    normalize(input.text),
  );

function namesIt({ reading }: TurnContext, { title, text }: Snippet): boolean {
  const said = new Set(tokens(`${title} ${text}`).map(({ stem }) => stem));
  return reading.whole.tokens.some(({ word, stem }) => !isStopWord(word) && said.has(stem));
}

const sureThatThere = 0.8;

/** "What do I type at the door?": of a lock and its code that fit alike the code is meant. */
export const wantsCode = ({ input }: TurnContext): boolean => {
  const named = conceptsIn(tokens(input.text));
  return named.has('code') || named.has('password');
};

/** Whoever asks for a code by that word is told it for a likeness: the stay check decides who gets one. */
const likelyCode = 0.2;
const sureOfStatement = 0.85;
const states =
  /^(?:(?:hi|hello|hey|so|and|also|sorry|ok|okay)[ ,]+)*(?:the|my|our|a|an|one|this|that|it|there|someone|something)\b.*\b(?:is|are|was|were|has|have been|came|went|fell|keeps?|got|broke|(?:will|does|do|did|can) not|looks|feels|seems|smells|sounds|stopped|works|worked|helped)\b/;
const wants =
  /\b(?:need|want|tell|know|wonder|wondering|curious|looking|look for|find|forgot|forget|lost|send|give|share|remind|please|can|could|may|how|where|what|when|which|who|question|ask|asking|see if|hope|hoping|would|check|(?:will|does|is|do|are|should) (?:it|that|this|they|there|we|i))\b/;

/** The whole message, or the one clause of it that asks ("hi, we left a jacket, can you send the code"). */
function surest(turn: TurnContext): Finding {
  const { clauses } = turn.reading;
  const whole = foundInThread(turn);
  if (whole.band === 'answer' || clauses.length < 2) return whole;
  // What is only told beside a question is not asked.
  const asking = clauses.some(({ asked }) => asked) ? clauses.filter(({ asked }) => asked) : clauses;
  const parts = asking
    .filter(({ tokens: list }) => list.length >= 3)
    .map((clause) => find(turn.input.knowledge.index, clause.text));
  return parts.reduce((best, part) => (part.confidence > best.confidence ? part : best), whole);
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

export function traceOf({ band, confidence, ranked }: Finding): Partial<Trace> {
  const candidates = ranked
    .slice(0, 5)
    .map(({ snippet, score }) => ({ id: snippet.id, title: snippet.title, score: Math.round(score * 100) / 100 }));
  return { band, confidence: Math.round(confidence * 1000) / 1000, candidates };
}

const withTrace = (decision: Decision, trace: Partial<Trace>): Decision => ({
  ...decision,
  ...(trace.band && { band: trace.band }),
  trace: { ...trace, ...decision.trace },
});
