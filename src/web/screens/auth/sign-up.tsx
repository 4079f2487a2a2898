import SignUp from '../../islands/sign-up.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Start Today · Porchlight' }];
}

export default function SignUpPage() {
  return (
    <AuthPage wide>
      <Island name="sign-up" of={SignUp} when="address" props={{}} />
    </AuthPage>
  );
}
