// Several things in one message: each part is decided by itself, and what comes of them is one reply.
import { namesNothing } from '#language/ranking';
import { type Act, acts, readMessage } from '#language/reader';
import { normalize } from '#language/text';
import { decided, type TurnContext } from '../conversation-state/turn.ts';
import { lineOf } from '../proposals/line-of-turn.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { oneChoice } from '../proposals/questions/offer-choices.ts';
import { isAllowed } from './allowed.ts';
import { type Chances, cheapest } from './choose.ts';
import { caseOf, type Decision, type Part } from './decision.ts';
import { casesOf, leadOf } from './decision-case.ts';
import { proposalsFor } from './proposals.ts';

/** So many at once; whoever writes more tells a story. */
const maxParts = 5;

interface Asked {
  turn: TurnContext;
  act: Act;
}

/** None where the message says one thing. `chances`: what the whole of it does, seen from its parts too. */
export function proposeSeveral(turn: TurnContext): { proposals: Proposal[]; chances: Chances } {
  const whole = lineOf(turn).acts;
  const parts = partsOf(turn);
  const proposals = together(turn, parts);
  if (proposals.length === 0) return { proposals, chances: whole };
  const chances = { ...whole };
  for (const part of parts)
    for (const act of acts) chances[act] = Math.max(chances[act], lineOf(part.turn).acts[act] * ofPart);
  return { proposals, chances };
}

/** A few words torn from a message ("in the cold, how do we …") are read as much that the whole of it does not do. */
const likelyInWhole = 0.08;
const sureAlone = 0.5;

/** A part by itself says less surely what it does than the whole. */
const ofPart = 0.8;

function together(turn: TurnContext, all: Asked[]): Proposal[] {
  const whole = lineOf(turn).acts;
  const parts = joined(turn, all).filter(
    (part) =>
      part.act !== 'small' && (whole[part.act] >= likelyInWhole || lineOf(part.turn).acts[part.act] >= sureAlone),
  );
  if (parts.length < 2 || parts.length > maxParts || parts.some(({ act }) => act === 'danger')) return [];
  const chosen = parts.flatMap((part) => {
    const proposal = cheapest(part.turn, proposalsFor(part.turn));
    return proposal && saysSomething(proposal.decision) ? [{ ...part, proposal }] : [];
  });
  const distinct = chosen.filter(
    ({ proposal }, at) => chosen.findIndex((other) => saysSame(other.proposal.decision, proposal.decision)) === at,
  );
  if (distinct.length < 2) return [];
  const ordered = distinct.sort((one, other) => weightOf(one.act) - weightOf(other.act));
  const serves: Partial<Record<Act, number>> = {};
  for (const { proposal } of ordered)
    for (const act of acts) serves[act] = Math.max(serves[act] ?? 0, proposal.serves[act] ?? 0);
  const decision = oneReply(turn, withOneChoice(turn, ordered));
  return isAllowed(turn.input, decision) ? [{ decision, serves }] : [];
}

/** One choice at a time can be tapped, and none is needed of what another part tells. */
function withOneChoice(turn: TurnContext, parts: { proposal: Proposal }[]): Decision[] {
  const decisions = parts.map(({ proposal }) => proposal.decision);
  const told = new Set(decisions.filter(({ kind }) => kind === 'answer').flatMap(sourcesOf));
  const isChoice = ({ kind }: Decision): boolean => kind === 'choices';
  const open = decisions.filter((one) => isChoice(one) && !told.has(sourcesOf(one)[0] ?? ''));
  const rest = decisions.filter((one) => !isChoice(one));
  if (open.length < 2) return [...rest, ...open];
  return [...rest, oneChoice(turn, open)];
}

const sourcesOf = ({ reply }: Decision): string[] =>
  reply.flatMap((part) => (part.kind === 'text' ? part.sources.map(({ id }) => id) : []));

/** Small talk, a question back, or that nothing is open, is no part of a reply that says more. */
export function saysSomething(decision: Decision): boolean {
  const lead = leadOf(decision);
  return !['smallTalk', 'askGuest', 'outOfScope'].includes(lead.kind) && !(lead.kind === 'orderStatus' && !lead.isOpen);
}

/** What is said and done together. */
function oneReply(turn: TurnContext, decisions: Decision[]): Decision {
  const lead = decisions.find(({ kind }) => kind === 'danger' || kind === 'order' || kind === 'step') ?? decisions[0];
  if (!lead) throw new Error('Nothing to put together.');
  const last = decisions.findLast(({ state }) => state.pending !== null) ?? lead;
  const reply = decisions.flatMap((one) => (one === last ? one.reply : withoutChoiceBeside(one)));
  return decided(turn, {
    kind: 'several',
    lead: leadOf(caseOf(lead)),
    all: decisions.flatMap((decision) => casesOf(caseOf(decision))),
    reply: reply.filter((part, at) => reply.findIndex((other) => wordsOfPart(other) === wordsOfPart(part)) === at),
    actions: decisions.flatMap(({ actions }) => actions),
    reason: lead.trace.reason,
    state: {
      ...lead.state,
      pending: last.state.pending,
      codeHelped: decisions.some(({ state }) => state.codeHelped),
    },
    trace: {
      ...lead.trace,
      rules: [...new Set(decisions.flatMap(({ trace: { reason, rules } }) => [reason, ...rules]))],
    },
  });
}

/** Titles beside a question to the owner, which nobody could tap: those of another part can be. */
const withoutChoiceBeside = ({ kind, reply, state: { pending } }: Decision): Decision['reply'] =>
  kind === 'askOwner' && pending?.kind === 'choice' ? reply.slice(0, -1) : reply;

const saysSame = (one: Decision, other: Decision): boolean => wordsOf(one) === wordsOf(other);
const wordsOf = ({ reply }: Decision): string => reply.map(wordsOfPart).join('\n');
const wordsOfPart = (part: Part): string => (part.kind === 'text' ? part.text : part.name);

/** In order of danger: what is wrong before what is asked. */
const weightOf = (act: Act): number => order.indexOf(act);
const order: readonly Act[] = [
  'danger',
  'trouble',
  'codefails',
  'back',
  'failed',
  'partly',
  'worked',
  'answer',
  'detail',
  'correct',
  'cancel',
  'code',
  'ask',
  'like',
  'state',
  'refuse',
  'person',
  'small',
];

/** "Where can we grill, and what are the rules for it?", "is there a gym, and what time does that open?" */
const isAskedOn = ({ turn: { input } }: Asked): boolean =>
  /\b(?:it|its|them|they|their)\b/.test(normalize(input.text)) || namesNothing(input.text);

/** Parts that follow each other and do the same are one: a story, or a detail in three sentences. */
function joined(turn: TurnContext, parts: Asked[]): Asked[] {
  const out: Asked[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before && (before.act === part.act || part.act === 'small') && (part.act !== 'ask' || isAskedOn(part)))
      out[out.length - 1] = { act: before.act, turn: about(turn, `${before.turn.input.text} ${part.turn.input.text}`) };
    else out.push(part);
  }
  return out;
}

function partsOf(turn: TurnContext): Asked[] {
  const texts = turn.input.text
    .split(partBreak)
    .map((part) => part?.trim().replace(/^(?:also|and|plus|oh)[ ,]+/i, '') ?? '')
    .filter((part) => /\S+\s+\S+/.test(part));
  return texts.map((text) => {
    const part = about(turn, text);
    return { turn: part, act: likeliest(part) };
  });
}

function likeliest(part: TurnContext): Act {
  const chances = lineOf(part).acts;
  return acts.reduce((best, act) => (chances[act] > chances[best] ? act : best));
}

const about = (turn: TurnContext, text: string): TurnContext => ({
  ...turn,
  reading: readMessage(text),
  input: { ...turn.input, text },
});

/** Sentences, and "and" or "also" before a new one. */
const partBreak =
  /(?<=[?!.¿])\s+|[\n;]+|,\s+(?=(?:how|where|what|when|which|who|donde|cuando|quand|comment|wo|wann|wie|onde|quando|como)\b)|\b(?:two|three|a couple of|a few|2|3) (?:things|questions)[:.]?\s*|,?\s+(?:and also|also|plus|oh and|and then|and|y|et|und|e)\s+(?=(?:how|where|what|when|which|who|is|are|do|does|can|could|may|the|there|theres|donde|como|cuando|hay|ou|comment|wo|wie|wann|onde|quando)\b)/i;
