import Approve from '../../islands/approve.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: 'Your approval · Porchlight' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where the link of a mail leads: what it is about, the island learns from the address. */
export default function ApproveScreen() {
  return (
    <AuthPage title="Your approval">
      <Island name="approve" of={Approve} when="load" props={{}} />
    </AuthPage>
  );
}
