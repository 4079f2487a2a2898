import type { ReactNode } from 'react';
import { type NotificationMethod, notificationMethodLabels } from '#contract/enumerations/trades.ts';
import type { Reporter } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as accessCopy from '#contract/messages/en/work-orders/access.ts';
import * as deedsCopy from '#contract/messages/en/work-orders/deeds.ts';
import * as lineCopy from '#contract/messages/en/work-orders/lines.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { callOf } from '#contract/phones.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { type Fact, FactSection, Facts } from '../../ui/facts.tsx';
import { Fill } from '../../ui/fill.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { SumTable } from '../../ui/sum-table.tsx';
import { DateTime, formatInstant } from '../../ui/time.tsx';
import { ConfirmGuest } from './confirm-guest.tsx';
import { takeOffHold } from './deeds/order-acts.ts';
import { dispatchWords } from './dispatch-words.ts';
import { JoinedChats } from './joined-chats.tsx';
import { LockMark } from './lock-mark.tsx';
import { MergedHere, MergedNote } from './merged-orders.tsx';
import { OrderEstimates } from './order-estimates.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderThread } from './order-thread.tsx';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';
import { WorkOrderOffers, WorkOrderPhotos, WorkOrderTimeline } from './work-order-course.tsx';
import { WorkOrderLinks } from './work-order-links.tsx';

/** The specification's sections, then how it went: timeline, offers, photos. */
export function WorkOrderSections({
  order,
  linked = false,
  hands,
}: {
  order: WorkOrderDetail;
  linked?: boolean;
  /** What a person decides about who comes. */
  hands?: ReactNode;
}) {
  return (
    <div className="grid gap-6">
      {order.hold_until && <HoldNote order={order} until={order.hold_until} />}
      {order.merged_into && <MergedNote order={order} into={order.merged_into} />}
      {order.can.confirm_guest && <ConfirmGuest id={order.id} />}
      {linked && <WorkOrderLinks order={order} />}
      {hands && <div className="flex flex-wrap gap-2 empty:hidden">{hands}</div>}
      <FactSection title={copy.basicsTitle}>
        <Facts facts={basics(order)} />
      </FactSection>
      <FactSection title={copy.timingTitle}>
        <Facts facts={timing(order)} />
      </FactSection>
      <FactSection title={copy.issueTitle}>
        <Facts facts={issue(order)} />
        {order.can.mark_lock && <LockMark order={order} />}
      </FactSection>
      {order.merged_here.length > 0 && <MergedHere orders={order.merged_here} />}
      {order.chats.length > 1 && <JoinedChats order={order} />}
      {hasContractor(order) && (
        <FactSection title={copy.contractorTitle}>
          <Facts facts={contractor(order)} />
        </FactSection>
      )}
      {order.resolution_notes && (
        <FactSection title={copy.resolutionTitle}>
          <Facts facts={[{ label: copy.resolutionNotes, value: order.resolution_notes, wide: true }]} />
        </FactSection>
      )}
      {order.estimates.length > 0 && <OrderEstimates order={order} mayAnswer={linked} />}
      {(order.can.write || order.messages.length > 0) && <OrderThread order={order} own={linked ? 'owner' : 'desk'} />}
      {order.cost_lines.length > 0 && (
        <FactSection title={lineCopy.costTitle}>
          <SumTable rows={costRows(order.cost_lines)} caption={lineCopy.costTitle} />
        </FactSection>
      )}
      {(order.can.add_file || order.files.length > 0) && <OrderFiles order={order} />}
      <WorkOrderTimeline order={order} />
      {order.offers.length > 0 && <WorkOrderOffers order={order} />}
      {order.photos.length > 0 && <WorkOrderPhotos order={order} />}
    </div>
  );
}

/** Until when it waits, and for what. */
function HoldNote({ order, until }: { order: WorkOrderDetail; until: string }) {
  const day = formatInstant(until, { format: 'date', zone: order.timezone });
  return (
    <Banner
      tone="info"
      title={fill(deedsCopy.onHoldUntil, { day })}
      action={order.can.end_hold && <Button onClick={() => void takeOffHold(order.id)}>{deedsCopy.endHold}</Button>}
    >
      {order.hold_reason}
    </Banner>
  );
}

const basics = (order: WorkOrderDetail): Fact[] => [
  { label: copy.orderId, value: `${order.reference} (${order.id})`, wide: true },
  { label: copy.propertyAddress, value: order.property_address, wide: true },
  { label: copy.guestName, value: order.guest_name },
  { label: copy.guestPhone, value: call(order.guest_phone) },
  { label: copy.guestEmail, value: order.guest_email },
  { label: copy.communicationPreference, value: order.communication_preference },
  ...(order.conversation_id ? [{ label: copy.stay, value: reporterWords[order.reporter] }] : []),
];

const reporterWords: Record<Reporter, string> = {
  checked: copy.stayConfirmed,
  unchecked: copy.stayNotConfirmed,
  vouched: copy.stayVouched,
};

const call = (phone: string | null) =>
  phone && (
    <PhoneLink href={callOf(phone)}>
      <PhoneWords of={phone} />
    </PhoneLink>
  );

const when = (at: string | null) => at && <DateTime at={at} />;

const timing = (order: WorkOrderDetail): Fact[] => [
  { label: common.status, value: <WorkOrderStatusBadge status={order.status} /> },
  { label: copy.urgency, value: <UrgencyBadge urgency={order.urgency_level} /> },
  { label: copy.step, value: dispatchWords[order.dispatch_state] },
  { label: copy.created, value: when(order.created_at) },
  { label: copy.updated, value: when(order.updated_at) },
  ...(order.arrival_from
    ? [{ label: copy.visit, value: visit(order.arrival_from, order.arrival_to, order.timezone) }]
    : []),
  { label: copy.completed, value: when(order.completed_at) },
  { label: copy.nte, value: dollars(order.nte_cents) },
  ...(order.cost_cents === null ? [] : [{ label: copy.cost, value: dollars(order.cost_cents) }]),
];

/** When the contractor comes or came, as agreed, by the property's clock; without an end it is about then. */
const visit = (from: string, to: string | null, zone: string) =>
  to ? (
    <Fill
      of={copy.visitBetween}
      with={{ from: <DateTime at={from} zone={zone} />, to: <DateTime at={to} format="time" zone={zone} /> }}
    />
  ) : (
    <Fill of={copy.visitAbout} with={{ from: <DateTime at={from} zone={zone} /> }} />
  );

const issue = (order: WorkOrderDetail): Fact[] => [
  { label: copy.subjectLine, value: order.subject_line, wide: true },
  { label: copy.issueSummary, value: order.issue_summary, wide: true },
  { label: copy.attemptedFix, value: order.attempted_fix, wide: true },
  { label: copy.callSummary, value: order.call_summary, wide: true },
  ...order.guest_access.map(({ guest_name: guest, note, pets }) => ({
    label: guest ? fill(accessCopy.fromGuestNamed, { guest }) : accessCopy.fromGuest,
    value: [note, pets && fill(accessCopy.petsAre, { pets })].filter(Boolean).join('\n'),
    wide: true,
  })),
  ...(order.access_notes ? [{ label: deedsCopy.accessNotes, value: order.access_notes, wide: true }] : []),
];

const hasContractor = (order: WorkOrderDetail) =>
  [
    order.assigned_contractor_name,
    order.assigned_contractor_phone,
    order.assigned_contractor_email,
    order.assigned_contractor_notification_method,
  ].some(Boolean);

const methodOf = (method: NotificationMethod | null) => method && notificationMethodLabels[method];

const contractor = (order: WorkOrderDetail): Fact[] => [
  { label: common.name, value: order.assigned_contractor_name },
  { label: copy.notificationMethod, value: methodOf(order.assigned_contractor_notification_method) },
  { label: common.phone, value: call(order.assigned_contractor_phone) },
  { label: common.email, value: order.assigned_contractor_email },
  ...(order.guest_rating === null ? [] : [{ label: copy.guestStars, value: <Stars given={order.guest_rating} /> }]),
];

function Stars({ given }: { given: number }) {
  return (
    <Fill
      of={copy.starsOf}
      with={{ stars: <span aria-hidden="true">{'★'.repeat(given) + '☆'.repeat(5 - given)}</span>, given }}
    />
  );
}
