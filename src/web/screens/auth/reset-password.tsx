import * as copy from '#contract/messages/en/accounts/pages.ts';
import ResetPassword from '../../islands/reset-password.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.resetPasswordTab }];
}

export default function ResetPasswordPage() {
  return (
    <AuthPage chat title={copy.resetPassword}>
      <Island name="reset-password" of={ResetPassword} when="load" props={{}} />
    </AuthPage>
  );
}
