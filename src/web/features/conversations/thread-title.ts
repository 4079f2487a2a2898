import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations.ts';

/** What a chat is called, and who is in it: the property and its guest, or the owner who writes to the team. */
export const threadTitle = ({ kind, property_name, guest_name }: Named): { title: string; who: string } =>
  kind === 'support'
    ? { title: guest_name ?? copy.someOwner, who: copy.owner }
    : { title: property_name ?? copy.someProperty, who: guest_name ?? common.guest };

type Named = Pick<ConversationRow, 'kind' | 'property_name' | 'guest_name'>;
