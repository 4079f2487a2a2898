import { Outlet } from 'react-router';
import type { Handle } from '../../root.tsx';
import { Logo } from '../../ui/logo.tsx';

export const handle: Handle = { static: true };

export default function SiteLayout() {
  return (
    <>
      <header className="mx-auto flex max-w-site items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <a href="/" className="py-2">
          <Logo />
        </a>
        <a href="/login">Log In</a>
      </header>
      <Outlet />
    </>
  );
}
