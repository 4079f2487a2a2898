import { Island } from '../../islands/static.tsx';
import VerificationPending from '../../islands/verification-pending.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Check Your Email · Porchlight' }];
}

export default function VerificationPendingPage() {
  return (
    <AuthPage chat title="Check Your Email">
      <Island name="verification-pending" of={VerificationPending} when="load" props={{}} />
    </AuthPage>
  );
}
