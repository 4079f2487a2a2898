import { Outlet } from 'react-router';
import type { Handle } from '../../root.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

export const handle: Handle = { static: true };

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-site items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <a href="/" className="py-2">
          <Logo />
        </a>
        <nav aria-label="Main">
          <a href="/login" className={buttonClass({ size: 'large' })}>
            Log In
          </a>
        </nav>
      </header>
      <Outlet />
      <footer className="mx-auto mt-auto w-full max-w-site px-4 py-8 text-meta text-ink-3 sm:px-6">
        Porchlight. The light is always on.
      </footer>
    </div>
  );
}
