import * as copy from '#contract/messages/en/accounts/pages.ts';
import SignUp from '../../islands/sign-up.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: copy.signUpTab }];
}

export default function SignUpPage() {
  return (
    <AuthPage wide>
      <Island name="sign-up" of={SignUp} when="address" props={{}} />
    </AuthPage>
  );
}
