import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { callOf } from '#contract/phones.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { FactSection, Facts } from '../../../ui/facts.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { useThread } from '../conversations.ts';
import { stayWords } from '../stay-words.ts';
import { HistoryFacts } from './history-facts.tsx';
import { SlaClock } from './sla-clock.tsx';

/** What an agent wants at hand: why this chat came, the property, the stay, whom to call, what is under way. */
export function FactsPane({
  id,
  card,
  toThread,
  onBack,
  onOpenWorkOrder,
}: {
  id: string;
  toThread: (id: string) => To;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
  onBack: () => void;
  onOpenWorkOrder: () => void;
}) {
  const { data: thread, isPending } = useThread(id);
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-4">
      <div className="flex items-center gap-2 lg:sr-only">
        <IconButton icon={ArrowLeft} label={copy.backToChat} className="-ml-2 lg:hidden" onClick={onBack} />
        <h2 className="text-title">{copy.facts}</h2>
      </div>
      {isPending && (
        <>
          <Skeleton className="h-5 w-1/3" label={copy.loadingFacts} />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-32 w-full" />
        </>
      )}
      {thread && (
        <div className="grid gap-4">
          <SlaClock thread={thread} />
          {thread.handoff && <HandoffFacts handoff={thread.handoff} />}
          {thread.kind === 'support' ? <OwnerFacts thread={thread} /> : <PropertyAndPeople thread={thread} />}
          {thread.kind === 'guest' && <WorkOrders thread={thread} card={card} onOpen={onOpenWorkOrder} />}
          {thread.kind === 'guest' && (
            <HistoryFacts id={thread.id} toThread={toThread} card={card} zone={thread.timezone} />
          )}
          {thread.facts.length > 0 && (
            <FactSection title={copy.factsAtHand}>
              <Facts narrow facts={thread.facts} />
            </FactSection>
          )}
        </div>
      )}
    </div>
  );
}

function WorkOrders({
  thread,
  card,
  onOpen,
}: {
  thread: Conversation;
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
  onOpen: () => void;
}) {
  return (
    <FactSection title={copy.workOrders}>
      {thread.work_orders.map((order) => (
        <div key={order.id}>{card(order, thread.timezone)}</div>
      ))}
      {thread.work_orders.length === 0 && <p className="text-ink-2">{copy.noWorkOrders}</p>}
      {thread.can.open_work_order && <Button onClick={onOpen}>{copy.openWorkOrder}</Button>}
    </FactSection>
  );
}

function HandoffFacts({ handoff }: { handoff: NonNullable<Conversation['handoff']> }) {
  const asked = <DateTime at={handoff.created_at} />;
  return (
    <FactSection title={copy.whyPerson}>
      <p>{reasonWords(handoff.reason)}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {handoff.summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {handoff.tried.length > 0 && (
        <div className="grid gap-1">
          <p className="text-meta text-ink-3">{copy.alreadyTried}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {handoff.tried.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-meta text-ink-3">
        {handoff.accepted_by ? (
          <Fill of={copy.askedAndTaken} with={{ when: asked, agent: handoff.accepted_by }} />
        ) : (
          <Fill of={copy.askedWhen} with={{ when: asked }} />
        )}
      </p>
    </FactSection>
  );
}

function OwnerFacts({ thread }: { thread: Conversation }) {
  return (
    <FactSection title={copy.owner}>
      <Facts
        narrow
        facts={[
          { label: common.name, value: thread.guest_name },
          {
            label: common.phone,
            value: thread.guest_phone && (
              <PhoneLink href={callOf(thread.guest_phone)}>
                <PhoneWords of={thread.guest_phone} />
              </PhoneLink>
            ),
          },
          { label: common.email, value: thread.guest_email },
        ]}
      />
    </FactSection>
  );
}

function PropertyAndPeople({ thread }: { thread: Conversation }) {
  const { stay, contact_point: contact } = thread;
  return (
    <FactSection title={copy.propertyAndPeople}>
      <Facts
        narrow
        facts={[
          { label: common.property, value: thread.property_name },
          { label: common.address, value: thread.property_address },
          {
            label: copy.stay,
            value: stay
              ? fill(copy.stayOfGuest, { guest: stay.guest_name ?? common.guest, days: stayWords(stay) })
              : copy.stayNotConfirmed,
          },
          {
            label: copy.guestPhone,
            value: thread.guest_phone && (
              <PhoneLink href={callOf(thread.guest_phone)}>
                <PhoneWords of={thread.guest_phone} />
              </PhoneLink>
            ),
          },
          { label: copy.guestEmail, value: thread.guest_email },
          {
            label: copy.contactPoint,
            value: contact ? (
              <Fill
                of={copy.companyAndPhone}
                with={{
                  company: contact.company_name,
                  phone: (
                    <PhoneLink href={callOf(contact.phone)}>
                      <PhoneWords of={contact.phone} />
                    </PhoneLink>
                  ),
                }}
              />
            ) : (
              copy.notSet
            ),
          },
        ]}
      />
    </FactSection>
  );
}
