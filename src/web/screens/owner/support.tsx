import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/owner/support.ts';
import * as ownerCopy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { telOf } from '#contract/site/support.ts';
import { SupportChat } from '../../features/conversations/support/support-chat.tsx';
import { useMe } from '../../lib/session/me.ts';
import { placeOf } from '../../lib/session/place.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SupportQuestions } from './support-questions.tsx';

export function meta() {
  return [{ title: fill(ownerCopy.tabTitle, { page: ownerCopy.support }) }];
}

export default function Support() {
  const me = useMe();
  const { support } = me;
  return (
    <>
      <PageHeader title={ownerCopy.support} lead={copy.lead} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_22rem]">
        <Card aria-labelledby="chat" className="flex flex-col overflow-hidden p-0! sm:p-0!">
          <h2 id="chat" className="px-4 pt-4 pb-1 text-title">
            {copy.chat}
          </h2>
          <div className="grid h-[min(34rem,75dvh)]">
            <SupportChat ownerId={placeOf(me)} />
          </div>
        </Card>
        <Card aria-labelledby="ways" className="self-start">
          <CardHeader id="ways" title={copy.ways} />
          <ul className="grid gap-4">
            <Way icon={Phone} channel={copy.phone} hours={copy.phoneHours}>
              <a href={telOf(support.phone)} className={linkClass}>
                {support.phone}
              </a>
            </Way>
            <Way icon={MessageCircle} channel={copy.chat} hours={copy.chatHours} />
            <Way icon={Mail} channel={copy.email} hours={copy.emailHours}>
              <a href={`mailto:${support.email}`} className={linkClass}>
                {support.email}
              </a>
            </Way>
          </ul>
        </Card>
      </div>
      <Card aria-labelledby="questions" className="mt-6">
        <CardHeader id="questions" title={copy.questions} />
        <SupportQuestions phone={support.phone} emergency={support.emergency} />
      </Card>
    </>
  );
}

const linkClass = 'wrap-anywhere text-primary-text underline touch:inline-block touch:py-3.25';

type WayProps = { icon: LucideIcon; channel: string; hours: string; children?: ReactNode };

function Way({ icon, channel, hours, children }: WayProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon of={icon} size={20} className="mt-0.5 text-ink-2" />
      <div className="grid min-w-0 grid-cols-1">
        <h3 className="text-label">{channel}</h3>
        {children}
        <p className="text-meta text-ink-2">{hours}</p>
      </div>
    </li>
  );
}
