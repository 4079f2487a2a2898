import { Mail, MessageCircle, Phone } from 'lucide-react';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import * as copy from '#contract/messages/en/site/contact.ts';
import { fill } from '#contract/messages/fill.ts';
import { support, supportHours, telOf } from '#contract/site/support.ts';
import { launcherId } from '../../features/site-chat/site-chat.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ContactTile, tileAction } from './contact-tile.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';
import { SocialLinks } from './social-links.tsx';
import { StartLink } from './start-link.tsx';

export function meta() {
  return pageMeta({
    path: '/contact',
    title: copy.title,
    description: copy.description,
  });
}

const [phone, chat, email] = supportHours;

export default function Contact() {
  return (
    <main id="main">
      <PageHero title={copy.heading} lead={copy.lead} />
      <section aria-label={copy.waysLabel} className="mx-auto w-full max-w-site px-4 pt-4 pb-10 sm:px-6">
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <ContactTile icon={Phone} title={copy.phoneTitle} text={support.phone} hours={phone.hours}>
            <a href={telOf(support.phone)} className={tileAction}>
              {fill(copy.call, { phone: support.phone })}
            </a>
          </ContactTile>
          <ContactTile icon={Mail} title={copy.emailTitle} text={support.email} hours={email.hours}>
            <AskButton>{copy.sendMessage}</AskButton>
          </ContactTile>
          <ContactTile icon={MessageCircle} title={copy.chatTitle} text={copy.chatText} hours={chat.hours}>
            <button type="button" data-press={launcherId} className={`needs-js ${tileAction}`}>
              {copy.startChat}
            </button>
            <p className="only-without-js text-ink-2">{copy.chatNeedsScript}</p>
          </ContactTile>
        </ul>
        <SocialLinks />
      </section>
      <CallToAction title={copy.callToActionTitle} text={copy.callToAction}>
        <StartLink variant="lamp">{chromeCopy.startFreeTrial}</StartLink>
      </CallToAction>
      <AskDialog source="Contact Page Contact Us" />
    </main>
  );
}
