import * as copy from '#contract/messages/en/notifications/reach.ts';
import MorningMail from '../../islands/morning-mail.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: copy.linkPageTab },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where the link at the foot of a morning mail leads. */
export default function MorningMailScreen() {
  return (
    <AuthPage title={copy.linkPage}>
      <Island name="morning-mail" of={MorningMail} when="load" props={{}} />
    </AuthPage>
  );
}
