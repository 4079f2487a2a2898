import SignIn from '../../islands/sign-in.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Street } from '../../ui/street.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [{ title: 'Sign in · Porchlight' }];
}

export default function Login() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 py-4 sm:px-6">
        <a href="/" className="inline-block py-2">
          <Logo />
        </a>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-sm grow content-center gap-6 px-4 pb-12">
        <h1 className="font-display text-title-lg">Sign in</h1>
        <noscript>Signing in needs JavaScript, which is switched off in this browser.</noscript>
        <Island name="sign-in" of={SignIn} props={{}} />
      </main>
      <Street className="mx-auto hidden w-full max-w-xl sm:block" />
    </div>
  );
}
