import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { ConversationState } from '#contract/enumerations/conversations.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';

/** Who has a chat, or that it rests. `toOwner` names no agent: to owners they are the Porchlight team. */
export function ConversationStateBadge({
  thread,
  toOwner = false,
}: {
  thread: Pick<ConversationRow, 'state' | 'assigned_name'>;
  toOwner?: boolean;
}) {
  return <StatusBadge tone={tones[thread.state]}>{stateWords(thread, toOwner)}</StatusBadge>;
}

function stateWords({ state, assigned_name }: Pick<ConversationRow, 'state' | 'assigned_name'>, toOwner: boolean) {
  if (state !== 'assigned') return words[state];
  return toOwner || !assigned_name ? 'With the Porchlight team' : `With ${assigned_name}`;
}

const words: Record<Exclude<ConversationState, 'assigned'>, string> = {
  assistant: 'With the assistant',
  waiting: 'Waiting for a person',
  snoozed: 'Snoozed',
  done: 'Done',
};

const tones: Record<ConversationState, Tone> = {
  assistant: 'info',
  waiting: 'lamp',
  assigned: 'primary',
  snoozed: 'neutral',
  done: 'neutral',
};
