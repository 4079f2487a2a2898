import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { ConversationState } from '#contract/enumerations/conversations.ts';
import * as ownerCopy from '#contract/messages/en/conversations/owner-chats.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';

/** Who has a chat, or that it rests. `toOwner` names no agent: to owners they are the Porchlight team. */
export function ConversationStateBadge({ thread, toOwner = false }: { thread: Held; toOwner?: boolean }) {
  return <StatusBadge tone={tones[thread.state]}>{stateWords(thread, toOwner)}</StatusBadge>;
}

function stateWords({ state, assigned_name, held_by }: Held, toOwner: boolean) {
  if (state !== 'assigned') return words[state];
  if (held_by === 'owner') return toOwner ? ownerCopy.withYou : ownerCopy.withHost;
  return toOwner || !assigned_name ? copy.withTeam : fill(copy.withAgent, { name: assigned_name });
}

type Held = Pick<ConversationRow, 'state' | 'assigned_name' | 'held_by'>;

const words: Record<Exclude<ConversationState, 'assigned'>, string> = {
  assistant: copy.withAssistant,
  waiting: copy.waitingForPerson,
  snoozed: copy.snoozed,
  done: copy.done,
};

const tones: Record<ConversationState, Tone> = {
  assistant: 'info',
  waiting: 'lamp',
  assigned: 'primary',
  snoozed: 'neutral',
  done: 'neutral',
};
