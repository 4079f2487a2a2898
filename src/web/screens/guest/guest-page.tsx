import { support } from '#contract/site/support.ts';
import { EmergencyLink } from '../../features/conversations/guest-chat/emergency-number.tsx';
import GuestChat from '../../islands/guest-chat.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: 'Guest chat · Porchlight' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
    { name: 'emergency-number', content: support.emergency },
  ];
}

/** Only the brand and an empty chat: which property it is, the island learns from the address. */
export default function GuestPage() {
  return (
    <>
      <SkipLink />
      <noscript>
        <p className="p-4">
          This chat needs JavaScript. In danger, call <EmergencyLink />. For anything else, call your host.
        </p>
      </noscript>
      <Island name="guest-chat" of={GuestChat} when="load" props={{}} />
    </>
  );
}
