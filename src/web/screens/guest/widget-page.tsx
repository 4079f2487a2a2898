import { titleAt } from '#contract/messages/en/guest-page.ts';
import { fill } from '#contract/messages/fill.ts';
import { support } from '#contract/site/support.ts';
import GuestChat from '../../islands/guest-chat.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import languageBoot from './language-boot.js?url&no-inline';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: fill(titleAt, { property: 'Porchlight' }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
    { name: 'emergency-number', content: support.emergency },
  ];
}

/** The guest's chat in its frame on an owner's page: `src/web/widget` opens it with a visitor's first word. */
export default function WidgetPage() {
  return (
    <>
      <script src={languageBoot} />
      <Island name="guest-chat" of={GuestChat} when="load" props={{ isFramed: true }} />
    </>
  );
}
