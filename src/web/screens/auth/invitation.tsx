import * as copy from '#contract/messages/en/accounts/people.ts';
import Invitation from '../../islands/invitation.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.tab }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }];
}

/** Where the mail of an invitation leads: which one it is, the island learns from the address. */
export default function InvitationScreen() {
  return (
    <AuthPage title={copy.invitation}>
      <Island name="invitation" of={Invitation} when="load" props={{}} />
    </AuthPage>
  );
}
