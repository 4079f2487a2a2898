import type { ConversationRow } from '#contract/conversations/conversations.ts';

/** What a chat is called, and who is in it: the property and its guest, or the owner who writes to the team. */
export const threadTitle = ({ kind, property_name, guest_name }: Named): { title: string; who: string } =>
  kind === 'support'
    ? { title: guest_name ?? 'An owner', who: 'Owner' }
    : { title: property_name ?? 'A property', who: guest_name ?? 'Guest' };

type Named = Pick<ConversationRow, 'kind' | 'property_name' | 'guest_name'>;
