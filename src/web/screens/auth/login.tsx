import * as copy from '#contract/messages/en/accounts/pages.ts';
import SignIn from '../../islands/sign-in.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.signInTab }];
}

export default function Login() {
  return (
    <AuthPage title={copy.signIn}>
      <Island name="sign-in" of={SignIn} when="load" props={{}} />
    </AuthPage>
  );
}
