import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** The bar over every signed-in screen: the logo's link at the start, menus at the end. `wide` fills the window. */
export function TopBar({ home, wide = false, children }: { home: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <header className="no-print relative border-b border-line bg-surface">
      <div
        className={cx(
          'mx-auto flex min-h-14 flex-wrap items-center justify-between gap-x-2 px-4',
          wide ? undefined : 'max-w-app sm:px-6',
        )}
      >
        {home}
        <div className="flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}

/** The row of addresses under it; the links wear `tabClass`. On phones they stand in the bar's menu instead. */
export function NavTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="no-print border-b border-line bg-surface max-sm:hidden">
      <div className="mx-auto flex max-w-app flex-wrap items-center gap-1 px-4">{children}</div>
    </nav>
  );
}

/** The ground of a signed-in screen: centered, with the page's padding. `busy` until what is to stand there is known. */
export function AppMain({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} aria-busy={busy} className="mx-auto max-w-app px-4 py-6 outline-none sm:px-6">
      {children}
    </main>
  );
}
