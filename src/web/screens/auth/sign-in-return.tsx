import * as copy from '#contract/messages/en/accounts/pages.ts';
import SignInReturn from '../../islands/sign-in-return.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.signingInTab }];
}

/** Where Google or an organization's own sign-in sends people back to. */
export default function SignInReturnPage() {
  return (
    <AuthPage title={copy.signingIn}>
      <Island name="sign-in-return" of={SignInReturn} when="load" props={{}} />
    </AuthPage>
  );
}
