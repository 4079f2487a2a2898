import ConfirmEmail from '../../islands/confirm-email.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Your Email Address · Porchlight' }];
}

export default function ConfirmEmailPage() {
  return (
    <AuthPage title="Your Email Address">
      <Island name="confirm-email" of={ConfirmEmail} when="load" props={{}} />
    </AuthPage>
  );
}
