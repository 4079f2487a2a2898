import SignInReturn from '../../islands/sign-in-return.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Signing in · Porchlight' }];
}

/** Where Google or an organisation's own sign-in sends people back to. */
export default function SignInReturnPage() {
  return (
    <AuthPage title="Signing in">
      <Island name="sign-in-return" of={SignInReturn} when="load" props={{}} />
    </AuthPage>
  );
}
