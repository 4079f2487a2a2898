// What a turn's line does, with a chance for each: several proposals ask, and it is read once.
import {
  type Act,
  type LineReading,
  piecesTold,
  type Reading,
  readLine,
  readMessage,
  ruledDanger,
} from '#language/reader';
import { lineBefore } from '../conversation-state/last-done.ts';
import { isTrying, type TurnContext } from '../conversation-state/turn.ts';
import { outcomeOf, plainCourse } from '../playbooks/outcome.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';
import { hintsOf } from './hints.ts';
import { asksForCodeAlone } from './questions/which-code.ts';

const read = new WeakMap<TurnContext, LineReading>();

export function lineOf(turn: TurnContext): LineReading {
  const known = read.get(turn);
  if (known) return known;
  const hints = hintsOf(turn.reading);
  const line = readLine(turn.reading, { before: lineBefore(turn.input), hints });
  const acts = { ...(askedBeforeCheck(turn) ?? line.acts) };
  const isChat = acts.small >= surelyChat;
  for (const [hint, act] of ofPolicy)
    if (hints.includes(hint) && !isChat) acts[act] = Math.max(acts[act], likelyByRule);
  if (hints.includes('talk private')) acts.trouble *= unlikelyByRule;
  // A statement of what a playbook knows is hardly a question: of plain statements the reader has seen the fewest.
  if (hints.includes('issue of a playbook') && !asksAtAll(turn) && acts.ask > acts.like) {
    acts.trouble = Math.min(1, acts.trouble + acts.ask);
    acts.ask *= unlikelyByRule;
  }
  // Where nothing is open, what is wrong is no detail of anything.
  if (hints.includes('issue of a playbook') && turn.input.openOrders.length === 0) {
    acts.trouble = Math.min(1, acts.trouble + acts.detail);
    acts.detail *= unlikelyByRule;
  }
  const ruled = ruledDanger(turn.reading)?.tier;
  if (ruled === 1) acts.danger = Math.max(acts.danger, dangerInParts(turn.reading));
  if (ruled === 2) acts.danger = Math.max(acts.danger, suspectedByRule);
  // "What is the code?" while somebody is on the way to the door asks for no job.
  if (asksForCodeAlone(turn)) {
    acts.code = Math.max(acts.code, likelyByRule);
    acts.state *= unlikelyByRule;
  }
  const outcome = outcomeTold(turn);
  if (outcome) acts[outcome] = Math.max(acts[outcome], likelyByRule);
  const made = { ...line, acts };
  read.set(turn, made);
  return made;
}

/** What is answered once the stay is checked was asked before: the wish to check it does not stand before it. */
function askedBeforeCheck({ input: { state }, reading }: TurnContext): LineReading['acts'] | null {
  if (state.pending?.kind !== 'secret') return null;
  const alone = actsAlone(reading);
  return alone.ask + alone.code >= surelyAsked ? alone : null;
}

const surelyAsked = 0.6;

/** What a line does, whatever stood before it. */
export const actsAlone = (reading: Reading): LineReading['acts'] =>
  readLine(reading, { before: ['first'], hints: hintsOf(reading) }).acts;

/** Where a rule would ring, a part that is likely one by itself counts for half: danger may be one thing among others. */
const dangerInParts = (reading: Reading): number =>
  Math.max(actsAlone(reading).danger, ...partsOf(reading).map(({ danger }) => danger * ofPart));

/** Of each sentence and each piece of one by itself: how likely it is a danger, and whether a rule of tier 1 names one. */
export function partsOf(reading: Reading): { danger: number; isRuled: boolean }[] {
  const known = parts.get(reading);
  if (known) return known;
  const texts = new Set(reading.clauses.flatMap(({ text }) => [text, ...piecesTold(text)]));
  const made = [...texts].map((text) => {
    const part = readMessage(text);
    return { danger: actsAlone(part).danger, isRuled: ruledDanger(part)?.tier === 1 };
  });
  parts.set(reading, made);
  return made;
}

const parts = new WeakMap<Reading, { danger: number; isRuled: boolean }[]>();

const ofPart = 0.5;
/** What a rule of tier 2 names is not passed over. */
const suspectedByRule = 0.16;

/** What owners were promised goes to a person, however little the reader has learned of it. */
const ofPolicy: readonly [hint: string, act: Act][] = [
  ['talk booking', 'refuse'],
  ['talk money', 'refuse'],
  ['talk legal', 'refuse'],
  ['talk complaint', 'refuse'],
  ['talk private', 'refuse'],
  ['talk person', 'person'],
  // Who asks about the assistant asks, whatever stood before it.
  ['talk bot', 'ask'],
  ['talk name', 'ask'],
  ['talk maker', 'ask'],
  ['talk model', 'ask'],
];
const likelyByRule = 0.7;
/** "Merci d'avoir demandé" demands nothing. */
const surelyChat = 0.5;
const unlikelyByRule = 0.2;

/** A few words by what a playbook's own words say of its step: "back online" is good news of the Wi-Fi alone. */
function outcomeTold(turn: TurnContext): Act | null {
  const { reading, input } = turn;
  const { state, openOrders } = input;
  const playbook = playbooks.find(({ id }) => id === state.playbook?.id);
  if (!playbook && openOrders.length === 0) return null;
  if (playbook && state.pending?.kind !== 'step' && !state.playbook?.ordered) return null;
  const outcome = outcomeOf(reading, playbook ?? plainCourse, isTrying(turn));
  const isShort = reading.whole.tokens.length <= fewWords;
  if (outcome === 'works') return isShort ? 'worked' : null;
  return outcome === 'fails' && (isShort || !asksAtAll(turn)) ? 'failed' : null; // "still drips" takes nothing back
}

/** Longer ones the reader knows better. */
const fewWords = 3;

const asksAtAll = ({ input: { text }, reading }: TurnContext): boolean =>
  text.includes('?') || reading.clauses.some(({ asked }) => asked);
