// Turns that are for a person, or only talk: money and bookings go to people, a greeting is greeted.

import type { AssistantReason } from '#contract/conversations/handoff-reasons.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { asksAnything, scopeOf } from '#language/ranking';
import { beyond, matching, type Rule, readRules } from '#language/reader';
import {
  decided,
  type PlainSaying,
  sentence,
  type TurnContext,
  text,
  withoutCodes,
} from '../../conversation-state/turn.ts';
import { foundAlone } from '../../conversation-state/turn-finding.ts';
import { dataText } from '../../data-text.ts';
import type { Decision, Part } from '../../deciding/decision.ts';
import { type SmallTalk, smallTalk } from '../../deciding/decision-case.ts';
import { tellState } from '../jobs/tell-state.ts';

/**
 * What must not be read as a trouble or a fact: a wish for a person, money, law, questions about the assistant itself.
 */
export function answerTalkFirst(turn: TurnContext): Decision | null {
  const found = matching(talkRules, turn.reading).filter((rule) => rule.weight === 2 && !isIdle(turn, rule));
  const [first] = found;
  if (!first) return null;
  const reason = handOffReasons.get(first.outcome);
  if (reason) return handOver(turn, sayingOf(first), reason, ofRules.has(first.outcome) ? houseRule(turn) : []);
  if (yielding.has(first.outcome) && (knowsWell(turn) || asksOfHouse(turn))) return null;
  if (first.outcome === 'repeat' && isLong(turn)) return null;
  if (first.outcome === 'repeat') return repeatLast(turn);
  if (first.outcome === 'status') return tellState(turn);
  return decided(turn, {
    kind: 'smallTalk',
    about: smallTalkIn(first),
    reply: [sentence(turn, sayingOf(first))],
    reason: `talk.${first.outcome}`,
    state: { pending: turn.input.state.pending },
    trace: { rules: [first.name] },
  });
}

/** "Is the plumber on his way?" asks for a job only where one is open: otherwise it may be anybody's question. */
const isIdle = ({ input, reading }: TurnContext, { outcome, name }: Rule): boolean =>
  outcome === 'status' &&
  name === 'whereabouts' &&
  (input.openOrders.length === 0 || !(input.text.includes('?') || reading.clauses.some(({ asked }) => asked)));

/** "Hello", "thanks" and the like by themselves, where nothing was asked: no words remind of anything else. */
export function answerPleasantry(turn: TurnContext): Decision | null {
  const { whole } = turn.reading;
  if (turn.input.state.pending !== null || whole.tokens.length > fewWords) return null;
  return beyond(whole, pleasantries).length === 0 ? answerTalkLast(turn) : null;
}

const fewWords = 4;

/** Only when nothing else fits: hello, thanks, goodbye, a bare yes or no. */
export function answerTalkLast(turn: TurnContext): Decision | null {
  const found = matching(talkRules, turn.reading).filter(({ weight }) => weight === 1);
  const best = lastOrder
    .map((outcome) => found.find((rule) => rule.outcome === outcome))
    .find((rule) => rule !== undefined);
  if (!best || (swallows.has(best.outcome) && asksMore(turn))) return null;
  if (best.outcome === 'stop' && (!tellsToStop(turn) || asksMore(turn))) return null;
  const short = turn.reading.whole.tokens.length <= (best.outcome === 'affirm' || best.outcome === 'deny' ? 8 : 14);
  return short
    ? decided(turn, {
        kind: 'smallTalk',
        about: smallTalkIn(best),
        reply: [sentence(turn, sayingOf(best))],
        reason: `talk.${best.outcome}`,
        state: { pending: turn.input.state.pending },
        trace: { rules: [best.name] },
      })
    : null;
}

/** What the house says on it, before a person decides: "Checkout is at 11" to a wish for 1 pm. */
function houseRule(turn: TurnContext): Part[] {
  const { band, shown } = foundAlone(turn);
  const [first] = shown;
  if (band !== 'answer' || first?.kind !== 'article') return [];
  return [
    sentence(turn, 'bookingKnown', { text: first.text }, [{ kind: 'article', id: first.id, title: first.title }]),
  ];
}

/** "Could you check if they take cards?" sounds like an errand, and is a question that the house answers. */
function knowsWell(turn: TurnContext): boolean {
  const { band, confidence, shown } = foundAlone(turn);
  return band === 'answer' && confidence >= knownWell && shown[0]?.kind === 'article';
}

/** "We bought steaks, may we bbq up there?" names a shop's goods, and asks of the house. */
const asksOfHouse = ({ input: { text } }: TurnContext): boolean => asksAnything(text) && scopeOf(text) >= surelyOfHouse;

const surelyOfHouse = 2;
const knownWell = 0.85;
/** Turns that only sound like these when an article answers them. */
const yielding = new Set(['errand', 'capabilities', 'joke']);
/** A person decides, after the house's own rule on it is told. */
const ofRules = new Set(['booking', 'money']);

export function handOver(turn: TurnContext, key: PlainSaying, reason: AssistantReason, known: Part[] = []): Decision {
  return decided(turn, {
    kind: 'handOff',
    cause: reason,
    reply: [...known, sentence(turn, key)],
    actions: [{ kind: 'handoff', reason, summary: summaryOf(turn) }],
    reason: `handoff.${reason}`,
  });
}

/** Three lines for whoever takes over. */
export function summaryOf(turn: TurnContext): string[] {
  const { state, openOrders, text: last, history } = turn.input;
  const first = history.find(({ by }) => by === 'guest')?.text;
  const under = state.playbook
    ? fill(copy.underWay, { playbook: state.playbook.id, steps: state.playbook.tried.join(', ') || copy.nothingYet })
    : null;
  const orders = openOrders.map(({ reference, subjectLine }) => `${reference} ${subjectLine}`).join('; ');
  const lines = [
    first && fill(copy.firstWrote, { words: clip(first) }),
    fill(copy.lastWrote, { words: clip(last) }),
    under ?? (orders ? `Open: ${orders}.` : null),
  ];
  return lines.filter((line) => typeof line === 'string').map(withoutCodes);
}

/** "Stop", "never mind"; not "it stopped" or "the fridge stopped cooling". */
const tellsToStop = ({ reading, input }: TurnContext): boolean =>
  !/\bstop(?:ped|s)\b/i.test(input.text) && beyond(reading.whole, pleasantries).length <= 2;

/** "Hi, where can I park?" is a question, known or not: a greeting would swallow it. */
const asksMore = ({ reading, input }: TurnContext): boolean =>
  (input.text.includes('?') || reading.clauses.some(({ asked }) => asked)) &&
  beyond(reading.whole, pleasantries).length > 0;
const swallows = new Set(['greeting', 'thanks', 'bye', 'affirm']);

/** "…and now something hums outside, what was that" asks what hums. */
const isLong = ({ reading }: TurnContext): boolean => reading.whole.tokens.length > 10;

function repeatLast(turn: TurnContext): Decision {
  const last = turn.input.history.findLast(({ by }) => by !== 'guest');
  const reply = last && !last.text.includes('{{secret:') ? text(last.text) : sentence(turn, 'repeatNothing');
  return decided(turn, {
    kind: 'smallTalk',
    about: 'repeat',
    reply: [reply],
    reason: 'talk.repeat',
    state: { pending: turn.input.state.pending },
  });
}

const clip = (words: string): string => (words.length > 200 ? `${words.slice(0, 199)}…` : words);

const handOffReasons = new Map<string, AssistantReason>(
  Object.entries({
    person: 'asked_for_person',
    money: 'money',
    booking: 'booking',
    complaint: 'complaint',
    legal: 'legal',
  }),
);
const pleasantries = [
  'hello-word',
  'thanks-word',
  'bye-word',
  'how-are-you',
  'praise',
  'yes-word',
  'no-word',
  'stop-word',
];
const sayings = [
  'affirm',
  'booking',
  'bot',
  'bye',
  'capabilities',
  'complaint',
  'deny',
  'errand',
  'greeting',
  'how',
  'joke',
  'legal',
  'maker',
  'money',
  'name',
  'person',
  'stop',
  'thanks',
] as const satisfies PlainSaying[];
const lastOrder = ['thanks', 'bye', 'how', 'greeting', 'stop', 'deny', 'affirm'];
export const talkRules = readRules(dataText('talk.txt'));

/** The sentence of the same name, where one may be called so. */
function sayingOf({ outcome }: Rule): PlainSaying {
  const known = outcome === 'private' ? 'notShared' : sayings.find((key) => key === outcome);
  if (!known) throw new Error(`Nothing to say to "${outcome}" of data/talk.txt.`);
  return known;
}

function smallTalkIn({ outcome }: Rule): SmallTalk {
  const known = smallTalk.find((about) => about === outcome);
  if (!known) throw new Error(`No small talk "${outcome}" in data/talk.txt.`);
  return known;
}
// Known when the server starts, and not when a guest says it.
for (const rule of talkRules) if (rule.outcome !== 'status' && rule.outcome !== 'repeat') sayingOf(rule);
for (const rule of talkRules) if (rule.outcome !== 'status' && !handOffReasons.has(rule.outcome)) smallTalkIn(rule);
