import type { GuestPage, GuestThread, RemovedHouse } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import type { ReplySoFar } from '#contract/events.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import type { Outgoing } from '../../../lib/offline/send-queue.ts';

/** What is on a guest's screen. */
export type ChatState = {
  page: GuestPage | null;
  /**
   * `loading` until it is known whether this browser has a thread here; `gone` when the link opens nothing any more,
   * `removed` where its property was removed.
   */
  phase: 'loading' | 'ready' | 'gone' | 'removed' | 'unreachable';
  /** What is left of a property that was removed. */
  removed?: RemovedHouse | undefined;
  /** What the server refused instead of showing the chat; nothing where it was not reached. */
  refusal?: RestError | undefined;
  /** null before the first message. */
  thread: GuestThread | null;
  /** Written here and not yet with the server. */
  outgoing: readonly Outgoing[];
  /** What was last told of a reply that is being made; over with the reply (so-far.ts). */
  soFar: ReplySoFar | null;
};

export const chatAtRest: ChatState = { page: null, phase: 'loading', thread: null, outgoing: [], soFar: null };

/** The thread with what has just come; what it has already is left out. */
export function withMessages(thread: GuestThread, messages: readonly Message[]): GuestThread {
  const fresh = messages.filter(({ id }) => !thread.messages.some((known) => known.id === id));
  // What may be tapped belonged to the question before; the stream brings what belongs to the new one.
  const quick_replies = fresh.length > 0 ? [] : thread.quick_replies;
  return { ...thread, quick_replies, messages: [...thread.messages, ...fresh] };
}
