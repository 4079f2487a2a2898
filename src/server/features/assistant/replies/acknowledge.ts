// Who has asked for a person is never left without a word: what only that person can settle is acknowledged, with how
// long guests wait by the last hour.

import type { Presence } from '#contract/conversations/guest.ts';
import type { Autonomy } from '#contract/enumerations/protocols.ts';
import { roughSpan } from '#contract/rough-span.ts';
import type { GuestThreadRecord } from '#features/conversations';
import type { Gathered } from '../carrying-out/gather.ts';
import { DialogueState, freshState } from '../conversation-state/dialogue-state.ts';
import type { Decision, Part } from '../deciding/decision.ts';
import type { Reply } from './compose-reply.ts';
import { type BareSaying, say } from './say.ts';
import { timeThere } from './time-there.ts';

/** What an acknowledgement is said by: the thread, the desk as it is, the turn, and how far the owner lets us. */
export interface Waiting {
  thread: Pick<GuestThreadRecord, 'dialogue' | 'urgency'>;
  presence: Presence;
  input: Gathered['input'];
  decision: Decision;
  mode: Autonomy;
}

/**
 * What is told first, and again when something is asked or some minutes have passed: that it was passed on, and how
 * long it takes. What comes in between gets one short line. What only sounded like danger keeps its number.
 */
export function acknowledge(waiting: Waiting): { reply: Reply; dialogue: DialogueState } {
  const { input, mode, decision } = waiting;
  const { language } = decision;
  const state = { ...stateOf(waiting), language, quickReplies: [] };
  const toldAt = state.toldWaitAt ? Date.parse(state.toldWaitAt) : null;
  if (isFresh(waiting) && !input.text.includes('?'))
    return { reply: bare([...numberFor(waiting, false), say(language, 'passedOnToo')]), dialogue: state };
  const passedOn = say(language, toldAt === null ? firstWords[mode] : 'passedOn');
  const reply = bare([...numberFor(waiting, waiting.thread.urgency === 'urgent'), `${passedOn} ${waitWords(waiting)}`]);
  return { reply, dialogue: { ...state, toldWaitAt: input.now.toISOString() } };
}

/** The same decision, with how long a person takes behind its words: where it asks for one, or that was told long ago. */
export function withWait(decision: Decision, waiting: Waiting): Decision {
  if (isFresh(waiting) && !decision.actions.some(({ kind }) => kind === 'handoff')) return decision;
  const told: Part = { kind: 'text', text: waitWords(waiting), sources: [] };
  const state = { ...decision.state, toldWaitAt: waiting.input.now.toISOString() };
  return { ...decision, reply: [...decision.reply, told], state };
}

/** By how much the assistant does by itself. */
const firstWords = { auto: 'passedOn', draft: 'draftWait', off: 'peopleAnswer' } satisfies Record<Autonomy, BareSaying>;

const bare = (parts: string[]): Reply => ({ body: parts.join('\n\n'), sources: [], secret_names: [] });

function isFresh(waiting: Waiting): boolean {
  const { toldWaitAt } = stateOf(waiting);
  return toldWaitAt !== null && waiting.input.now.getTime() - Date.parse(toldWaitAt) < freshFor;
}

/** Milliseconds: a guest who writes one line after the other reads the time once. */
const freshFor = 3 * 60_000;

const stateOf = ({ thread }: Waiting): DialogueState => {
  const state = DialogueState.safeParse(thread.dialogue);
  return state.success ? state.data : freshState();
};

/** True by what is known: nobody on until then, or the last hour, or that it cannot be said. */
function waitWords({ presence: { people_on, help_returns_at, wait }, input, decision: { language } }: Waiting): string {
  const place = { now: input.now, timezone: input.timezone, language };
  if (!people_on && help_returns_at)
    return say(language, 'waitBack', { at: timeThere(new Date(help_returns_at), place) });
  if (wait) return say(language, wait.so_far ? 'waitSoFar' : 'waitJoined', { time: roughSpan(language, wait.minutes) });
  return say(language, people_on ? 'waitUnknown' : 'waitOff');
}

/** Whom to call, where the chat is urgent or what was written only sounds like danger. */
const numberFor = ({ input, decision }: Waiting, isUrgent: boolean): string[] =>
  isUrgent || decision.reply.some(isSafety)
    ? [say(decision.language, 'dangerBesides', { emergency: input.emergencyNumber })]
    : [];

const isSafety = (part: Part): boolean => part.kind === 'text' && part.sources.some(({ kind }) => kind === 'safety');
