import { Outlet, useLocation } from 'react-router';
import { thanksFor } from '#contract/enquiries/form-words.ts';
import * as enquiriesCopy from '#contract/messages/en/enquiries.ts';
import * as copy from '#contract/messages/en/site/chrome.ts';
import { thanksId } from '#contract/site/pages.ts';
import { support } from '#contract/site/support.ts';
import { SiteChat } from '../../features/site-chat/site-chat.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';

export const handle: Handle = { static: true, site: true };

/** What all public pages share: the bar, the thanks for a form sent without JavaScript, the footer. */
export default function SiteLayout() {
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteBar pathname={pathname} />
      <Thanks home={pathname === '/'} />
      <Outlet />
      <SiteFooter />
      <Island name="site-chat" of={SiteChat} props={{ phone: support.phone }} />
    </div>
  );
}

/** Seen only as the target of the address: a form that was sent without JavaScript comes back to it. */
function Thanks({ home }: { home: boolean }) {
  return (
    <section
      id={thanksId}
      aria-label={copy.thanksLabel}
      className="mx-4 mt-4 hidden rounded-card border border-success bg-success-soft p-4 target:block sm:mx-auto sm:w-full sm:max-w-2xl sm:p-6"
    >
      <h2 className="text-title text-success-text">{enquiriesCopy.thankYou}</h2>
      <p className="mt-1">{thanksFor(home ? 'Landing Request Demo' : 'Contact Page Contact Us')}</p>
    </section>
  );
}
