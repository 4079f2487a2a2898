// Danger first: fixed instructions with this property's own shut-off, and the on-call ladder. No engine can change
// these words.

import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import * as english from '#contract/messages/en/assistant-danger.ts';
import { type Danger, emojiSense, readMessage, ruledDanger, suspectedDanger } from '#language/reader';
import { decided, guestTurns, has, type PlainSaying, sentence, type TurnContext } from '../conversation-state/turn.ts';
import { type Action, type Decision, numberSource, type Part, type SourceRef } from '../deciding/decision.ts';
import { leadOf, playbookTakenUp } from '../deciding/decision-case.ts';
import { subjectIn } from '../playbooks/subject-in.ts';
import { knowsSecret, secretLabel } from './questions/release.ts';
import { newOrder } from './troubles/orders.ts';

/** Tier 1 alarms; tier 2 asks once whether anyone is in danger; the answer to that question is read here too. */
export function answerDanger(turn: TurnContext): Decision | null {
  const danger = graver(ruledDanger(turn.reading), acrossTurns(turn));
  if (danger?.tier === 1 && (danger.kind !== 'lockout' || isGraveLockout(turn, danger))) return alarm(turn, danger);
  const { pending } = turn.input.state;
  if (pending?.kind === 'danger') return afterAsking(turn, pending.suspected, pending.told);
  if (danger?.tier === 2 && danger.kind !== 'lockout') return askWhether(turn, danger);
  if (emojiSense(turn.input.text) === 'danger') return askWhether(turn, { kind: 'fire', tier: 2, rule: 'emoji' });
  return null;
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

function alarm(turn: TurnContext, { kind, rule }: Danger): Decision {
  const source: SourceRef = { kind: 'safety', id: `safety:${kind}`, title: copy.safetyInstructions };
  const reply: Part[] = [sentence(turn, kind, {}, [source]), ...shutOffs(turn, kind)];
  if (kind === 'medical' && turn.input.emergencyNumber === '911')
    reply.push(sentence(turn, 'medicalLine', {}, [source]));
  if (kind === 'flood') reply.push(sentence(turn, 'toldPeople', {}, [source]));
  const actions: Action[] = [{ kind: 'emergency', danger: kind, summary: turn.input.text.slice(0, 500) }];
  const order = orderFor[kind];
  if (order && turn.input.openOrders.every(({ serviceType }) => serviceType !== order.serviceType)) {
    actions.push({
      kind: 'open_work_order',
      ...newOrder(turn, { ...order, urgency: 'urgent', trouble: kind }),
      danger: kind,
    });
    const opened = sentence(turn, 'orderOpened', {
      urgency: sayUrgent(turn),
      subject: subjectIn(turn.language, order.subjectLine),
    });
    reply.push(opened.kind === 'text' ? { ...opened, about: 'job' } : opened);
  }
  if (knowsSecret(turn, 'street_address') && turn.input.stay === 'current') {
    reply.push(sentence(turn, 'addressLine'), {
      kind: 'secret',
      name: 'street_address',
      label: secretLabel(turn, 'street_address'),
    });
    actions.push({ kind: 'release_secret', name: 'street_address', why: `Emergency: ${kind}` });
  }
  return decided(turn, {
    kind: 'danger',
    stage: 'alarm',
    reply,
    actions,
    reason: `danger.${rule}`,
    trace: { rules: [rule], confidence: 1 },
  });
}

/** Where this property shuts off what feeds the danger. Never a switch in gas: a switch sparks. */
function shutOffs(turn: TurnContext, kind: SafetyKind): Part[] {
  const { facts } = turn.input.knowledge;
  const place = (field: keyof typeof facts, key: ShutOff, otherwise?: PlainSaying): Part[] => {
    const where = facts[field];
    if (!where) return otherwise ? [sentence(turn, otherwise, {}, [askingSource])] : [];
    const source: SourceRef = { kind: 'fact', id: `fact:${field}`, title: titles.get(field) ?? copy.propertyFacts };
    return [sentence(turn, key, { where: String(where) }, [source])];
  };
  if (kind === 'flood') {
    const water = place('main_water_shut_off_location', 'shutoffWater', 'shutoffWaterUnknown');
    return [...water, ...place('electric_panel_location', 'shutoffPanel')];
  }
  if (kind === 'electric') return place('electric_panel_location', 'shutoffPanel');
  return kind === 'co' ? place('emergency_furnace_shut_off_location', 'shutoffFurnace') : [];
}

type ShutOff = 'shutoffWater' | 'shutoffPanel' | 'shutoffFurnace';

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

const askingSource: SourceRef = { kind: 'safety', id: numberSource, title: copy.safetyInstructions };

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
const sayUrgent = (turn: TurnContext): string => {
  const part = sentence(turn, 'urgencyUrgent');
  return part.kind === 'text' ? part.text : '';
};

const orderFor: Partial<
  Record<SafetyKind, { serviceType: 'plumbing' | 'electrical' | 'handyman'; subjectLine: string }>
> = {
  flood: { serviceType: 'plumbing', subjectLine: english.subjectFlood },
  electric: { serviceType: 'electrical', subjectLine: english.subjectElectric },
  lockout: { serviceType: 'handyman', subjectLine: english.subjectLockout },
};
const titles = new Map<string, string>(
  Object.entries({
    main_water_shut_off_location: copy.mainWaterShutOff,
    electric_panel_location: copy.electricPanel,
    emergency_furnace_shut_off_location: copy.furnaceShutOff,
  }),
);
