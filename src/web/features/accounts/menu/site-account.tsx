import {
  Bell,
  CircleUser,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Settings,
} from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import * as copy from '#contract/messages/en/accounts/menu.ts';
import { fill } from '#contract/messages/fill.ts';
import { telOf } from '#contract/site/support.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type SignedInPerson, useSignedInPerson } from './signed-in-person.ts';

/**
 * The end of a public page's bar for somebody who is signed in (spec 1, section 1): support, the bell, the account. The
 * document holds none of it, since most visitors are nobody; the bar keeps its room. What belongs to owners alone is
 * seen once it is known who it is.
 */
export function SiteAccount() {
  const owner = useSignedInPerson();
  const isAwake = useSyncExternalStore(neverChanges, isHere, isNowhere);
  if (!isAwake) return null;
  const ofOwner = owner?.role === 'owner' ? '' : 'invisible';
  return (
    <div className="flex items-center">
      <div className={cx('flex items-center', ofOwner)}>
        <SiteMenu id="site-support" label={copy.support} icon={LifeBuoy}>
          {owner && <SupportLinks {...owner.support} />}
        </SiteMenu>
        <BellLink unread={owner?.unread ?? 0} />
      </div>
      <SiteMenu id="site-account" label={copy.account} icon={CircleUser}>
        <AccountLinks owner={owner} />
      </SiteMenu>
    </div>
  );
}

/** True in a browser, false in the document that the build writes. */
const [neverChanges, isHere, isNowhere] = [() => () => undefined, () => true, () => false];

function SupportLinks({ email, phone }: SignedInPerson['support']) {
  return (
    <>
      <a href="/support?dialog=support-chat" className={siteMenuItem}>
        <Icon of={MessageCircle} size={16} />
        {copy.chatWithUs}
      </a>
      <a href={`mailto:${email}`} className={siteMenuItem}>
        <Icon of={Mail} size={16} />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </a>
      <a href={telOf(phone)} className={siteMenuItem}>
        <Icon of={Phone} size={16} />
        {phone}
      </a>
    </>
  );
}

function BellLink({ unread }: { unread: number }) {
  return (
    <a
      href="/dashboard?dialog=notifications"
      aria-label={unread > 0 ? fill(copy.notificationsUnread, { count: unread }) : copy.notifications}
      className={cx(buttonClass({ variant: 'quiet', size: 'large' }), 'relative aspect-square px-0!')}
    >
      <Icon of={Bell} size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full border border-lamp-edge bg-lamp px-1 text-center text-meta leading-4.5 text-on-lamp tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </a>
  );
}

function AccountLinks({ owner }: { owner: SignedInPerson | null }) {
  const [failed, setFailed] = useState('');
  const signOut = async () => {
    const { signOutAndGoHome } = await import('./sign-out.ts'); // few who look at a public page sign out there
    await signOutAndGoHome(setFailed);
  };
  const isStaff = owner !== null && owner.role !== 'owner';
  return (
    <>
      {owner && <p className="px-3 py-2 text-meta wrap-anywhere text-ink-2">{owner.email}</p>}
      <a href={isStaff ? '/console' : '/dashboard'} className={siteMenuItem}>
        <Icon of={LayoutDashboard} size={16} />
        {isStaff ? copy.console : copy.dashboard}
      </a>
      {!isStaff && (
        <a href="/profile" className={siteMenuItem}>
          <Icon of={Settings} size={16} />
          {copy.profileSettings}
        </a>
      )}
      <button type="button" className={siteMenuItem} onClick={() => void signOut()}>
        <Icon of={LogOut} size={16} />
        {copy.signOut}
      </button>
      <p role="alert" className="px-3 text-meta text-danger-text empty:hidden">
        {failed}
      </p>
    </>
  );
}

/** A menu in the bar of a public page: the browser's own popover, which opens before any script has come. */
function SiteMenu({ id, label, icon, children }: { id: string; label: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <IconButton icon={icon} label={label} size="large" popoverTarget={id} />
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-e2 backdrop:bg-transparent"
      >
        {children}
      </nav>
    </>
  );
}

/** The look of what stands in it. */
const siteMenuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ink-2 transition-colors duration-120 hover:bg-surface-2 hover:text-ink';
