import { Menu } from 'lucide-react';
import * as copy from '#contract/messages/en/site/chrome.ts';
import { sitePages } from '#contract/site/pages.ts';
import { SiteAccount } from '../../features/accounts/menu/site-account.tsx';
import { Island } from '../../islands/static.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/page/logo.tsx';

/** The public bar. `data-scrolled` is set on it once the page has been scrolled a little; it then gets a ground. */
export function SiteBar({ pathname }: { pathname: string }) {
  return (
    <header
      data-site-bar
      className="no-print sticky top-0 z-40 border-b border-transparent bg-bg transition-colors duration-120 data-scrolled:border-line data-scrolled:bg-surface"
    >
      <div className="mx-auto flex w-full max-w-site flex-wrap items-center gap-2 px-4 py-2.5 sm:px-6">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center" aria-label={copy.logoLink}>
          <Logo />
        </a>
        <nav aria-label={copy.mainMenu} className="max-lg:hidden">
          <ul className="flex flex-wrap items-center">
            {sitePages.map((page) => (
              <li key={page.path}>
                <BarLink {...page} current={page.path === pathname} />
              </li>
            ))}
          </ul>
        </nav>
        <a
          href="/login"
          className={cx(buttonClass({ variant: 'quiet', size: 'large' }), 'max-[26rem]:hidden lg:ml-3', notSignedIn)}
        >
          {copy.logIn}
        </a>
        <a href="/signup" className={cx(buttonClass({ variant: 'primary', size: 'large' }), notSignedIn)}>
          {copy.signUp}
        </a>
        <div className="hidden min-w-33 in-data-signed-in:block">
          <Island name="site-account" of={SiteAccount} when="session" props={{}} />
        </div>
        <PhoneMenu pathname={pathname} />
      </div>
    </header>
  );
}

/** For the two ways in: whose-tab.js says in the document whether somebody is signed in in this tab. */
const notSignedIn = 'in-data-signed-in:hidden';

function BarLink({ path, name, current }: { path: string; name: string; current: boolean }) {
  return (
    <a
      href={path}
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-11 items-center border-y-2 border-transparent px-2.5 text-ink-2 transition-colors duration-120 hover:text-ink aria-[current=page]:border-b-ink aria-[current=page]:text-ink"
    >
      {name}
    </a>
  );
}

function PhoneMenu({ pathname }: { pathname: string }) {
  return (
    <details className="group lg:hidden">
      <summary
        className={cx(
          buttonClass({ variant: 'quiet', size: 'large' }),
          'list-none px-3! [&::-webkit-details-marker]:hidden',
        )}
      >
        <Icon of={Menu} size={20} />
        <span className="sr-only">{copy.menu}</span>
      </summary>
      <nav
        aria-label={copy.mainMenuOnPhones}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-surface px-4 py-2 shadow-e1 sm:px-6"
      >
        <ul className="mx-auto grid max-w-site grid-cols-2 gap-x-4">
          {[...sitePages, { path: '/login', name: copy.logIn }, { path: '/signup', name: copy.signUp }].map(
            ({ path, name }) => (
              <li key={path} className={path === '/login' || path === '/signup' ? notSignedIn : undefined}>
                <a
                  href={path}
                  aria-current={path === pathname ? 'page' : undefined}
                  className="flex min-h-12 items-center text-body-lg text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {name}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
    </details>
  );
}
