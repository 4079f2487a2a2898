import { needsScript as de } from '#contract/messages/de/guest-unscripted.ts';
import { titleAt } from '#contract/messages/en/guest-page.ts';
import { needsScript as en } from '#contract/messages/en/guest-unscripted.ts';
import { needsScript as es } from '#contract/messages/es/guest-unscripted.ts';
import { fill } from '#contract/messages/fill.ts';
import { needsScript as fr } from '#contract/messages/fr/guest-unscripted.ts';
import { needsScript as pt } from '#contract/messages/pt/guest-unscripted.ts';
import { support } from '#contract/site/support.ts';
import { EmergencyLink } from '../../features/conversations/guest-chat/emergency-number.tsx';
import GuestChat from '../../islands/guest-chat.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { Fill } from '../../ui/fill.tsx';
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

/** Only the brand and an empty chat: which property it is, and which language, the island learns in the browser. */
export default function GuestPage() {
  return (
    <>
      <script src={languageBoot} />
      <noscript>
        {Object.entries({ en, es, fr, de, pt }).map(([language, words]) => (
          <p key={language} lang={language} className="p-4">
            <Fill of={words} with={{ number: <EmergencyLink /> }} />
          </p>
        ))}
      </noscript>
      <Island name="guest-chat" of={GuestChat} when="load" props={{}} />
    </>
  );
}
