import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

/** What owners ask most, answered where they would ask it. */
export function SupportQuestions({ phone, emergency }: { phone: string; emergency: string }) {
  return (
    <div>
      <Question asked="What happens when a guest reports a problem?">
        The house assistant answers from what you wrote about the property, helps the guest to fix what can be fixed,
        and opens a work order for the rest. Your contractors are asked in your order until one accepts; if none does,
        the Porchlight team takes over. You can read along under{' '}
        <Link to="/dashboard/conversations" className={linkClass}>
          Conversations
        </Link>
        .
      </Question>
      <Question asked="Do contractors start without asking me?">
        Up to the amount your protocol allows, yes. Whatever costs more, or whatever you want to decide yourself, waits
        under{' '}
        <Link to="/dashboard#needs-you" className={linkClass}>
          Needs you
        </Link>{' '}
        for your yes or no.
      </Question>
      <Question asked="Who gets to see door codes and the Wi-Fi password?">
        Only a guest whose stay was checked, and only during that stay. They are stored encrypted, the assistant never
        sees them, and each time one is given out it is written down.
      </Question>
      <Question asked="How do I change the email address of my account?">
        Our support team does that for you, so that nobody else can. Call us at {phone}.
      </Question>
      <Question asked="How do I turn on two-factor authentication?">
        Under{' '}
        <Link to="/profile" className={linkClass}>
          Profile Settings
        </Link>
        , in Security Settings. You need an authenticator app; keep the backup codes in a safe place.
      </Question>
      <Question asked="A guest is in danger. What do I do?">
        Call {emergency} first. Guests who write of danger are told at once what to do, and a person is called; you find
        it among your notifications as an emergency.
      </Question>
    </div>
  );
}

const linkClass = 'text-primary-text underline';

function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details name="support-question" className="group border-b border-line last:border-0">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2.5 text-label [&::-webkit-details-marker]:hidden">
        {asked}
        <Icon of={ChevronDown} className="shrink-0 transition-transform duration-120 group-open:rotate-180" />
      </summary>
      <p className="max-w-[68ch] pb-4 text-ink-2">{children}</p>
    </details>
  );
}
