import * as copy from '#contract/messages/en/accounts/pages.ts';
import { Island } from '../../islands/static.tsx';
import VerificationPending from '../../islands/verification-pending.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.checkEmailTab }];
}

export default function VerificationPendingPage() {
  return (
    <AuthPage chat title={copy.checkEmail}>
      <Island name="verification-pending" of={VerificationPending} when="load" props={{}} />
    </AuthPage>
  );
}
