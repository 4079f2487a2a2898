import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/accounts/pages.ts';
import { support } from '#contract/site/support.ts';
import { SiteChat } from '../../features/site-chat/site-chat.tsx';
import { Island } from '../../islands/static.tsx';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { Street } from '../../ui/page/street.tsx';

/**
 * One column under the logo; `wide` for the long form, which has no picture under it. With `chat` the visitors' chat
 * stands at the bottom right, as on the public pages: not where people sign in or up (spec 1, section 2).
 */
export function AuthPage({
  title,
  wide = false,
  chat = false,
  children,
}: {
  title?: string;
  wide?: boolean;
  chat?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 py-4 sm:px-6">
        <a href="/" className="inline-block py-2">
          <Logo />
        </a>
      </header>
      <main
        id="main"
        className={cx('mx-auto grid w-full grow content-center gap-6 px-4 pb-12', wide ? 'max-w-xl' : 'max-w-sm')}
      >
        {title && <h1 className="font-display text-title-lg">{title}</h1>}
        <noscript>{copy.needsJavaScript}</noscript>
        {children}
      </main>
      {!wide && <Street className="mx-auto hidden w-full max-w-xl sm:block" />}
      {chat && <Island name="site-chat" of={SiteChat} props={{ phone: support.phone }} />}
    </div>
  );
}
