import { Mail, MessageCircle, Phone } from 'lucide-react';
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
    title: 'Contact · Reach the Porchlight team',
    description: 'Call us Mon-Fri 9am-5pm EST, chat 24/7, or write: you hear back within a business day.',
  });
}

const [phone, chat, email] = supportHours;

export default function Contact() {
  return (
    <main id="main">
      <PageHero
        title="Talk to us"
        lead="By phone, by mail or in the chat. Whichever you choose, you won't have to tell it twice."
      />
      <section aria-label="Ways to reach us" className="mx-auto w-full max-w-site px-4 pt-4 pb-10 sm:px-6">
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <ContactTile icon={Phone} title="Call Us" text={support.phone} hours={phone.hours}>
            <a href={telOf(support.phone)} className={tileAction}>
              Call {support.phone}
            </a>
          </ContactTile>
          <ContactTile icon={Mail} title="Email Us" text={support.email} hours={email.hours}>
            <AskButton>Send a message</AskButton>
          </ContactTile>
          <ContactTile
            icon={MessageCircle}
            title="Live Chat"
            text="Our assistant answers, and can pass your question on to the team"
            hours={chat.hours}
          >
            <button type="button" data-press={launcherId} className={`needs-js ${tileAction}`}>
              Start a chat
            </button>
            <p className="only-without-js text-ink-2">
              The chat needs JavaScript, which is switched off in this browser.
            </p>
          </ContactTile>
        </ul>
        <SocialLinks />
      </section>
      <CallToAction
        title="Or just try it"
        text="Set up one property in under 15 minutes and ask it something. 14 days free, no credit card."
      >
        <StartLink variant="lamp">Start Free Trial</StartLink>
      </CallToAction>
      <AskDialog source="Contact Page Contact Us" />
    </main>
  );
}
