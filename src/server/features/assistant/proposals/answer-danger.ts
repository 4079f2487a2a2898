// Danger first: whether it is one, and the question where nobody can be sure. No engine can change these words.

import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { inEnglish } from '#language/languages';
import { type Danger, emojiSense, type Reading, readMessage, ruledDanger } from '#language/reader';
import { normalize, words } from '#language/text';
import { decided, guestTurns, has, sentence, type TurnContext } from '../conversation-state/turn.ts';
import type { Decision, Part } from '../deciding/decision.ts';
import { leadOf, playbookTakenUp } from '../deciding/decision-case.ts';
import { alarm, askingSource } from './alarm.ts';
import { actsAlone, lineOf, partsOf } from './line-of-turn.ts';

/** Tier 1 alarms; tier 2 asks once whether anyone is in danger; the answer to that question is read here too. */
export const answerDanger = (turn: TurnContext): Decision | null => answerAlarm(turn) ?? askedByRules(turn);

/** The rules by themselves, for whoever cannot lean on the reader: tier 1 rings, tier 2 asks. */
export function dangerByRules(turn: TurnContext): Decision | null {
  const danger = graver(ruledDanger(turn.reading), acrossTurns(turn)?.danger ?? null);
  if (!danger) return null;
  if (danger.tier === 1 && (danger.kind !== 'lockout' || isGraveLockout(turn, danger))) return alarm(turn, danger);
  return danger.kind === 'lockout' ? null : askWhether(turn, danger);
}

/** What rings by rule, unless the reader takes it for hardly a danger: then it is weighed with all else. */
export function answerAlarm(turn: TurnContext): Decision | null {
  const rung = rungByRules(turn);
  if (rung && isLikely(rung.whole, rung.danger)) return alarm(turn, rung.danger);
  const answered = turn.input.state.pending?.kind === 'danger' ? afterAsking(turn, turn.input.state.pending) : null;
  if (answered) return answered;
  if (callsForHelp(turn)) return askWhether(turn, { kind: 'medical', tier: 2, rule: 'number' });
  if (emojiSense(turn.input.text) === 'danger') return askWhether(turn, { kind: 'fire', tier: 2, rule: 'emoji' });
  return null;
}

/** What a rule of tier 1 rings for, and the message, or the two messages, that it stands in. */
function rungByRules(turn: TurnContext): { danger: Danger; whole: TurnContext } | null {
  const across = acrossTurns(turn);
  const danger = graver(ruledDanger(turn.reading), across?.danger ?? null);
  if (danger?.tier !== 1 || (danger.kind === 'lockout' && !isGraveLockout(turn, danger))) return null;
  return { danger, whole: danger === across?.danger ? { ...turn, reading: across.reading } : turn };
}

/**
 * Of the tuned lines that a rule of tier 1 rings for, 259 of 295 are dangers from `likely` on and 8 of 185 below.
 * A life at stake rings whatever the reader takes it for. Once it has rung, only what is likely another danger does.
 */
function isLikely(turn: TurnContext, { isGrave, kind }: Danger): boolean {
  const { danger } = lineOf(turn).acts;
  if (turn.input.state.did.includes('alarm')) return danger >= likely;
  if (isGrave && kind !== 'lockout') return true;
  const alone = actsAlone(turn.reading);
  if (kind === 'lockout') return Math.max(danger, alone.danger) >= hardlyOne;
  return Math.max(danger, alone.danger) >= likely || (alone.like < looksLike && surestPart(turn) >= nearlySure);
}

/** Of those that a rule rings for by themselves: danger may be one thing among others ("... also I smell gas"). */
const surestPart = ({ reading }: TurnContext): number =>
  Math.max(0, ...partsOf(reading).map(({ danger, isRuled }) => (isRuled ? danger : 0)));

const likely = 0.4;
const nearlySure = 0.65;
/** The whole of it says that it is none ("..., but nothing burns"): no sentence of it says more. */
const looksLike = 0.6;

/** Tier 2 of the rules: whether anyone is in danger. */
export function askedByRules(turn: TurnContext): Decision | null {
  const danger = graver(ruledDanger(turn.reading), acrossTurns(turn)?.danger ?? null);
  return danger?.tier === 2 && danger.kind !== 'lockout' ? askWhether(turn, danger) : null;
}

/** "Please call 112": whatever number this house tells its guests to call. */
function callsForHelp({ input: { text, emergencyNumber }, reading }: TurnContext): boolean {
  if (reading.whole.asked || !words(normalize(text)).includes(emergencyNumber)) return false;
  if (reading.whole.tokens.length <= fewWords) return true;
  return /\b(?:call|phone|ring|dial)\b/.test(`${normalize(text)} ${inEnglish(text)}`);
}

/** So few words with the number in them tell somebody to call it, in whatever language. */
const fewWords = 4;

/**
 * What only sounds like danger: the guest is asked; where the turn deals with it anyway, the number is said besides.
 */
export function withSuspicion(turn: TurnContext, decision: Decision): Decision {
  const suspected = decision.kind === 'danger' ? null : suspectedAnew(turn);
  if (!suspected) return decision;
  if (!isDealtWith(decision)) return askWhether(turn, suspected);
  return {
    ...decision,
    reply: [...numberBesides(turn, decision.reply), ...decision.reply],
    trace: { ...decision.trace, rules: [...decision.trace.rules, suspected.rule] },
  };
}

/** "If anyone is hurt or in danger, call 911 first", once. */
export const numberBesides = (turn: TurnContext, said: readonly Part[]): Part[] =>
  said.some((part) => part.kind === 'text' && part.sources.includes(askingSource))
    ? []
    : [sentence(turn, 'dangerBesides', {}, [askingSource])];

/** Something is done about it, or what was asked is answered: only "I don't know" and small talk can wait for ours. */
function isDealtWith(decision: Decision): boolean {
  const lead = leadOf(decision);
  return (
    playbookTakenUp(decision) !== null ||
    decision.band === 'answer' ||
    (lead.kind === 'answer' && lead.from === 'model') ||
    decision.actions.some(({ kind }) => kind !== 'ask_owner')
  );
}

/**
 * Who has just said that nobody is in danger, or answers a step or a question of ours, is not asked for a mere
 * suspicion.
 */
function suspectedAnew(turn: TurnContext): Danger | null {
  const { pending } = turn.input.state;
  const { acts, danger: kind } = lineOf(turn);
  if (pending && pending.kind !== 'choice' && pending.kind !== 'secret') return null;
  const ruled = ruledDanger(turn.reading);
  if (ruled?.tier === 1 && ruled.kind !== 'lockout') return ruled;
  return acts.danger < hardlyOne || kind === 'lockout' ? null : { kind, tier: 2, rule: `read.${kind}` };
}

/** Below it the reader takes a line for hardly a danger. */
const hardlyOne = 0.3;

/**
 * Many send one thought in two messages: "there's smoke", "coming out of the dryer". The two are read as one, when each
 * alone told less.
 */
function acrossTurns(turn: TurnContext): { danger: Danger; reading: Reading } | null {
  const before = guestTurns(turn).at(-1);
  if (!before || before.length > halfThoughtChars || turn.input.text.length > halfThoughtChars) return null;
  if (has(turn.reading.whole, 'no-word', 'negation', 'solved', 'past', 'fixed-word', 'thanks-word')) return null;
  if (turn.reading.whole.asked) return null;
  const reading = readMessage(`${before} ${turn.input.text}`);
  const together = ruledDanger(reading);
  const toldBefore = ruledDanger(readMessage(before))?.tier ?? 3;
  const counts = together?.tier === 1 || has(turn.reading.whole, 'leaning');
  return together && counts && together.tier < toldBefore ? { danger: together, reading } : null;
}

/** Characters of a message that may be half of a thought. */
const halfThoughtChars = 80;

const graver = (one: Danger | null, other: Danger | null): Danger | null =>
  one && (!other || one.tier <= other.tier) ? one : other;

/** @param first what is told before the question */
export function askWhether(turn: TurnContext, danger: Danger, first: readonly Part[] = []): Decision {
  return decided(turn, {
    kind: 'danger',
    stage: 'asked',
    reply: [...first, sentence(turn, 'dangerAsk', {}, [askingSource])],
    reason: `danger_asked.${danger.rule}`,
    state: { pending: { kind: 'danger', suspected: danger.kind, told: turn.input.text } },
    trace: { rules: [danger.rule] },
  });
}

/** "Yes", "no", and longer words that the reader takes for an answer. */
function afterAsking(turn: TurnContext, { suspected, told }: { suspected: string; told: string }): Decision | null {
  const answer = bareAnswer(turn) ?? readAnswer(turn);
  if (answer === 'no')
    return decided(turn, {
      kind: 'danger',
      stage: 'denied',
      reply: [sentence(turn, 'dangerNo')],
      reason: 'danger_denied',
      state: { pending: { kind: 'describe' }, saidSafe: true },
    });
  if (answer !== 'yes') return null;
  return decided(turn, {
    kind: 'danger',
    stage: 'confirmed',
    reply: [sentence(turn, 'dangerYes', {}, [{ kind: 'safety', id: 'safety:yes', title: copy.safetyInstructions }])],
    actions: [{ kind: 'emergency', danger: kindOr(suspected), summary: told.slice(0, 500) }],
    reason: `danger_confirmed.${suspected}`,
  });
}

/** One or two words are what they say, whatever else was learned. */
function bareAnswer({ reading: { whole } }: TurnContext): 'yes' | 'no' | null {
  if (whole.tokens.length > maxBareWords) return null;
  if (has(whole, 'no-word', 'negation', 'fixed-word')) return 'no';
  return has(whole, 'yes-word', 'badly-hurt') ? 'yes' : null;
}

const maxBareWords = 3;

function readAnswer(turn: TurnContext): string | null {
  if (emojiSense(turn.input.text) !== null) return null; // a thumb says neither
  const { acts, answer } = lineOf(turn);
  return acts.answer >= likely ? answer : null;
}

/** Somebody shut in, or out in the cold with somebody frail: more than a lost key. */
function isGraveLockout(turn: TurnContext, { isGrave }: Danger): boolean {
  const { whole } = turn.reading;
  return (
    isGrave === true ||
    has(whole, 'trapped') ||
    (has(whole, 'elevator-word') && has(whole, 'stuck-word')) ||
    (has(whole, 'vulnerable') && has(whole, 'weather', 'cold-out', 'hot-out'))
  );
}

const kindOr = (name: string): SafetyKind => safetyKinds.find((kind) => kind === name) ?? 'medical';
