import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/owner/support.ts';
import { fill } from '#contract/messages/fill.ts';
import { Fill } from '../../ui/fill.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What owners ask most, answered where they would ask it. */
export function SupportQuestions({ phone, emergency }: { phone: string; emergency: string }) {
  return (
    <div>
      <Question asked={copy.reportAsked}>
        <Fill
          of={copy.reportAnswer}
          with={{
            conversations: (
              <Link to="/dashboard/conversations" className={linkClass}>
                {copy.conversations}
              </Link>
            ),
          }}
        />
      </Question>
      <Question asked={copy.costAsked}>
        <Fill
          of={copy.costAnswer}
          with={{
            needsYou: (
              <Link to="/dashboard#needs-you" className={linkClass}>
                {copy.needsYou}
              </Link>
            ),
          }}
        />
      </Question>
      <Question asked={copy.codesAsked}>{copy.codesAnswer}</Question>
      <Question asked={copy.emailAsked}>{fill(copy.emailAnswer, { phone })}</Question>
      <Question asked={copy.twoFactorAsked}>
        <Fill
          of={copy.twoFactorAnswer}
          with={{
            profileSettings: (
              <Link to="/profile" className={linkClass}>
                {copy.profileSettings}
              </Link>
            ),
          }}
        />
      </Question>
      <Question asked={copy.dangerAsked}>{fill(copy.dangerAnswer, { emergency })}</Question>
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
