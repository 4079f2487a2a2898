import * as copy from '#contract/messages/en/accounts/pages.ts';
import ConfirmEmail from '../../islands/confirm-email.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.emailAddressTab }];
}

export default function ConfirmEmailPage() {
  return (
    <AuthPage title={copy.emailAddress}>
      <Island name="confirm-email" of={ConfirmEmail} when="load" props={{}} />
    </AuthPage>
  );
}
