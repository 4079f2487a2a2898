import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/accounts/accounts.ts';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { ConversationState } from '#contract/enumerations/conversations.ts';
import * as ownerCopy from '#contract/messages/en/conversations/owner-chats.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { meQuery } from '../../lib/session/me.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';
import { isMine } from './is-mine.ts';

/** Who has a chat, or that it rests. `toOwner` names no agent: to owners they are the Porchlight team. */
export function ConversationStateBadge({ thread, toOwner = false }: { thread: Held; toOwner?: boolean }) {
  const { data: me } = useQuery({ ...meQuery(), enabled: false });
  return <StatusBadge tone={tones[thread.state]}>{stateWords(thread, toOwner, me)}</StatusBadge>;
}

function stateWords({ state, assigned_name, held_by }: Held, toOwner: boolean, me: Me | undefined) {
  if (state !== 'assigned') return words[state];
  if (held_by === 'owner') return toOwner ? hostWords(assigned_name, me) : ownerCopy.withHost;
  return toOwner || !assigned_name ? copy.withTeam : fill(copy.withAgent, { name: assigned_name });
}

/** One of the account's people has it. */
const hostWords = (name: string | null, me: Me | undefined): string =>
  !name || !me || isMine(name, me) ? ownerCopy.withYou : fill(ownerCopy.withHostNamed, { name });

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
