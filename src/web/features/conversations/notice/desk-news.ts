import type { ConversationRow } from '#contract/conversations/conversations.ts';

/** What is said of a chat that waits. None of the guest's words: whoever passes a screen reads it. */
export type WaitingChat = Pick<
  ConversationRow,
  'id' | 'kind' | 'property_name' | 'guest_name' | 'urgency' | 'assigned_to' | 'waiting_since'
>;

/** Those in which somebody waits for the reader: in chats that nobody has, and in the reader's own. Each once. */
export function waitingFor(myId: string, rows: readonly WaitingChat[]): WaitingChat[] {
  const forMe = rows.filter(
    ({ waiting_since, assigned_to }) => waiting_since !== null && (assigned_to === null || assigned_to === myId),
  );
  return [...new Map(forMe.map((row) => [row.id, row])).values()];
}

/** Names each waiting: the same chat that waits anew is news again. */
const nameOf = ({ id, waiting_since }: WaitingChat) => `${id} ${waiting_since}`;

/**
 * What began to wait since the look before. `known` is what that look returned; null at the first one, which has no
 * news: what waits already stands in the list.
 */
export function newsSince(
  known: ReadonlySet<string> | null,
  waiting: readonly WaitingChat[],
): { known: ReadonlySet<string>; news: WaitingChat[] } {
  const names = new Set(waiting.map(nameOf));
  return { known: names, news: known ? waiting.filter((row) => !known.has(nameOf(row))) : [] };
}
