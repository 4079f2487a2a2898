import ResetPassword from '../../islands/reset-password.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Reset Your Password · Porchlight' }];
}

export default function ResetPasswordPage() {
  return (
    <AuthPage chat title="Reset Your Password">
      <Island name="reset-password" of={ResetPassword} when="load" props={{}} />
    </AuthPage>
  );
}
