import * as copy from '#contract/messages/en/accounts/pages.ts';
import Approve from '../../islands/approve.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: copy.approvalTab },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where the link of a mail leads: what it is about, the island learns from the address. */
export default function ApproveScreen() {
  return (
    <AuthPage title={copy.approval}>
      <Island name="approve" of={Approve} when="load" props={{}} />
    </AuthPage>
  );
}
