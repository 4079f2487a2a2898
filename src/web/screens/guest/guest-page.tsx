import GuestChat from '../../islands/guest-chat.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: 'Guest chat · Porchlight' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function GuestPage() {
  return <Island name="guest-chat" of={GuestChat} when="load" props={{}} />;
}
