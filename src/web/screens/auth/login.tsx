import SignIn from '../../islands/sign-in.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Sign in · Porchlight' }];
}

export default function Login() {
  return (
    <AuthPage title="Sign in">
      <Island name="sign-in" of={SignIn} when="load" props={{}} />
    </AuthPage>
  );
}
