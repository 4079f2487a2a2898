import {
  Building2,
  Check,
  Languages,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircle,
  Phone,
  Settings,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/accounts/menu.ts';
import * as people from '#contract/messages/en/accounts/people.ts';
import { notSaved } from '#contract/messages/en/language.ts';
import { languageNames } from '#contract/messages/languages.ts';
import { telOf } from '#contract/site/support.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { otherLanguages } from '../../../lib/page/speak.ts';
import { may } from '../../../lib/session/may.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showFailure } from '../../../ui/overlay/toast.ts';
import { ThemeSwitch } from '../../../ui/page/theme-switch.tsx';
import { phoneLinkClass } from '../../../ui/phone-link-class.ts';
import { chooseLanguage } from '../language/choose-language.ts';
import { accountWords, switchAccount } from '../people/switch-account.ts';
import { signOutAndGoHome } from './sign-out.ts';

/**
 * The bar's links and menus in one list: the screens, how to reach us, the account. Fetched when its button is pressed.
 */
export default function PhoneMenu({ links }: { links: ReactNode }) {
  const me = useMe();
  const linkTo = useDialogLink('dialog');
  return (
    <div className="grid gap-1 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {links}
      {me.account && me.accounts.length > 1 && (
        <Part title={people.accounts}>
          {me.accounts.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-current={one.id === me.account?.id}
              onClick={() => switchAccount(one)}
              className={phoneLinkClass(one.id === me.account?.id)}
            >
              <Row icon={one.id === me.account?.id ? Check : Building2}>{accountWords(one)}</Row>
            </button>
          ))}
        </Part>
      )}
      <Part title={copy.support}>
        {may(me, 'support.thread') && (
          <Link {...linkTo('support-chat')} className={phoneLinkClass()}>
            <Row icon={MessageCircle}>{copy.chatWithUs}</Row>
          </Link>
        )}
        <a href={`mailto:${me.support.email}`} className={phoneLinkClass()}>
          <Row icon={Mail}>{me.support.email}</Row>
        </a>
        <a href={telOf(me.support.phone)} className={phoneLinkClass()}>
          <Row icon={Phone}>{me.support.phone}</Row>
        </a>
        {may(me, 'support.thread') && (
          <Link to="/support" className={phoneLinkClass()}>
            <Row icon={LifeBuoy}>{copy.supportPage}</Row>
          </Link>
        )}
      </Part>
      <Part title={me.email}>
        <Link to="/profile" className={phoneLinkClass()}>
          <Row icon={Settings}>{copy.profileSettings}</Row>
        </Link>
        <div className="px-3 py-1">
          <ThemeSwitch />
        </div>
        {otherLanguages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            onClick={() => void chooseLanguage(language).catch(() => showFailure(notSaved))}
            className={phoneLinkClass()}
          >
            <Row icon={Languages}>{languageNames[language]}</Row>
          </button>
        ))}
        <button type="button" onClick={() => void signOutAndGoHome(showFailure)} className={phoneLinkClass()}>
          <Row icon={LogOut}>{copy.signOut}</Row>
        </button>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1 border-t border-line pt-2">
      <h2 className="truncate px-3 text-meta text-ink-2">{title}</h2>
      {children}
    </section>
  );
}

function Row({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} size={20} className="shrink-0 text-ink-2" />
      <span className="truncate">{children}</span>
    </>
  );
}
