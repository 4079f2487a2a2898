// Danger first: whether it is one, and the question where nobody can be sure. No engine can change these words.

import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { inEnglish } from '#language/languages';
import { type Danger, emojiSense, readMessage, ruledDanger, suspectedDanger } from '#language/reader';
import { normalize, words } from '#language/text';
import { decided, guestTurns, has, sentence, type TurnContext } from '../conversation-state/turn.ts';
import type { Decision, Part } from '../deciding/decision.ts';
import { leadOf, playbookTakenUp } from '../deciding/decision-case.ts';
import { alarm, askingSource } from './alarm.ts';

/** Tier 1 alarms; tier 2 asks once whether anyone is in danger; the answer to that question is read here too. */
export function answerDanger(turn: TurnContext): Decision | null {
  const danger = graver(ruledDanger(turn.reading), acrossTurns(turn));
  if (danger?.tier === 1 && (danger.kind !== 'lockout' || isGraveLockout(turn, danger))) return alarm(turn, danger);
  const { pending } = turn.input.state;
  if (pending?.kind === 'danger') return afterAsking(turn, pending.suspected, pending.told);
  if (danger?.tier === 2 && danger.kind !== 'lockout') return askWhether(turn, danger);
  if (callsForHelp(turn)) return askWhether(turn, { kind: 'medical', tier: 2, rule: 'number' });
  if (emojiSense(turn.input.text) === 'danger') return askWhether(turn, { kind: 'fire', tier: 2, rule: 'emoji' });
  return null;
}

/** "Please call 112": whatever number this house tells its guests to call. */
function callsForHelp({ input: { text, emergencyNumber }, reading }: TurnContext): boolean {
  if (reading.whole.asked || !words(normalize(text)).includes(emergencyNumber)) return false;
  return /\b(?:call|phone|ring|dial)\b/.test(`${normalize(text)} ${inEnglish(text)}`);
}

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
export function suspectedAnew({ input: { state }, reading }: TurnContext): Danger | null {
  const answers = state.pending && state.pending.kind !== 'offer' && state.pending.kind !== 'secret';
  return answers ? null : suspectedDanger(reading);
}

/**
 * Many send one thought in two messages: "there's smoke", "coming out of the dryer". The two are read as one, when each
 * alone told less.
 */
function acrossTurns(turn: TurnContext): Danger | null {
  const before = guestTurns(turn).at(-1);
  if (!before || before.length > halfThoughtChars || turn.input.text.length > halfThoughtChars) return null;
  if (has(turn.reading.whole, 'no-word', 'negation', 'solved', 'past', 'fixed-word', 'thanks-word')) return null;
  if (turn.reading.whole.asked) return null;
  const together = ruledDanger(readMessage(`${before} ${turn.input.text}`));
  const toldBefore = ruledDanger(readMessage(before))?.tier ?? 3;
  const counts = together?.tier === 1 || has(turn.reading.whole, 'leaning');
  return together && counts && together.tier < toldBefore ? together : null;
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

function afterAsking(turn: TurnContext, suspected: string, told: string): Decision | null {
  const { whole } = turn.reading;
  if (has(whole, 'no-word', 'negation', 'fixed-word')) {
    const first = turn.reading.clauses.length > 1 || whole.tokens.length > 6;
    if (first) return null;
    return decided(turn, {
      kind: 'danger',
      stage: 'denied',
      reply: [sentence(turn, 'dangerNo')],
      reason: 'danger_denied',
      state: { pending: { kind: 'describe' } },
    });
  }
  if (!has(whole, 'yes-word', 'badly-hurt')) return null;
  return decided(turn, {
    kind: 'danger',
    stage: 'confirmed',
    reply: [sentence(turn, 'dangerYes', {}, [{ kind: 'safety', id: 'safety:yes', title: copy.safetyInstructions }])],
    actions: [{ kind: 'emergency', danger: kindOr(suspected), summary: told.slice(0, 500) }],
    reason: `danger_confirmed.${suspected}`,
  });
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
