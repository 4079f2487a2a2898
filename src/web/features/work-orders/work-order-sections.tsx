import { type NotificationMethod, notificationMethodLabels } from '#contract/enumerations/trades.ts';
import type { Reporter } from '#contract/enumerations/work-orders.ts';
import { dollars } from '#contract/money.ts';
import { callOf } from '#contract/phones.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { type Fact, FactSection, Facts } from '../../ui/facts.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { DateTime } from '../../ui/time.tsx';
import { ConfirmGuest } from './confirm-guest.tsx';
import { dispatchWords } from './dispatch-words.ts';
import { JoinedChats } from './joined-chats.tsx';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';
import { WorkOrderOffers, WorkOrderPhotos, WorkOrderTimeline } from './work-order-course.tsx';

/** The specification's sections, then how it went: timeline, offers, photos. */
export function WorkOrderSections({ order }: { order: WorkOrderDetail }) {
  return (
    <div className="grid gap-6">
      {order.can.confirm_guest && <ConfirmGuest id={order.id} />}
      <FactSection title="Basic Information">
        <Facts facts={basics(order)} />
      </FactSection>
      <FactSection title="Status & Timing">
        <Facts facts={timing(order)} />
      </FactSection>
      <FactSection title="Issue Details">
        <Facts facts={issue(order)} />
      </FactSection>
      {order.chats.length > 1 && <JoinedChats order={order} />}
      {hasContractor(order) && (
        <FactSection title="Assigned Contractor">
          <Facts facts={contractor(order)} />
        </FactSection>
      )}
      {order.resolution_notes && (
        <FactSection title="Resolution">
          <Facts facts={[{ label: 'Resolution notes', value: order.resolution_notes, wide: true }]} />
        </FactSection>
      )}
      <WorkOrderTimeline order={order} />
      {order.offers.length > 0 && <WorkOrderOffers order={order} />}
      {order.photos.length > 0 && <WorkOrderPhotos order={order} />}
    </div>
  );
}

const basics = (order: WorkOrderDetail): Fact[] => [
  { label: 'Work order ID', value: `${order.reference} (${order.id})`, wide: true },
  { label: 'Property address', value: order.property_address, wide: true },
  { label: 'Guest name', value: order.guest_name },
  { label: 'Guest phone', value: call(order.guest_phone) },
  { label: 'Guest email', value: order.guest_email },
  { label: 'Communication preference', value: order.communication_preference },
  ...(order.conversation_id ? [{ label: 'Stay', value: reporterWords[order.reporter] }] : []),
];

const reporterWords: Record<Reporter, string> = {
  checked: 'Confirmed',
  unchecked: 'Not confirmed',
  vouched: 'Guest confirmed by the owner or the Porchlight team',
};

const call = (phone: string | null) =>
  phone && (
    <PhoneLink href={callOf(phone)}>
      <PhoneWords of={phone} />
    </PhoneLink>
  );

const when = (at: string | null) => at && <DateTime at={at} />;

const timing = (order: WorkOrderDetail): Fact[] => [
  { label: 'Status', value: <WorkOrderStatusBadge status={order.status} /> },
  { label: 'Urgency', value: <UrgencyBadge urgency={order.urgency_level} /> },
  { label: 'Step', value: dispatchWords[order.dispatch_state] },
  { label: 'Created', value: when(order.created_at) },
  { label: 'Updated', value: when(order.updated_at) },
  ...(order.arrival_from
    ? [{ label: 'Visit', value: visit(order.arrival_from, order.arrival_to, order.timezone) }]
    : []),
  { label: 'Completed', value: when(order.completed_at) },
  { label: 'Not-to-exceed amount', value: dollars(order.nte_cents) },
  ...(order.cost_cents === null ? [] : [{ label: 'Cost', value: dollars(order.cost_cents) }]),
];

/** When the contractor comes or came, as agreed, by the property's clock; without an end it is about then. */
const visit = (from: string, to: string | null, zone: string) =>
  to ? (
    <>
      <DateTime at={from} zone={zone} /> to <DateTime at={to} format="time" zone={zone} />
    </>
  ) : (
    <>
      About <DateTime at={from} zone={zone} />
    </>
  );

const issue = (order: WorkOrderDetail): Fact[] => [
  { label: 'Subject line', value: order.subject_line, wide: true },
  { label: 'Issue summary', value: order.issue_summary, wide: true },
  { label: 'Attempted fix', value: order.attempted_fix, wide: true },
  { label: 'Call summary', value: order.call_summary, wide: true },
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
  { label: 'Name', value: order.assigned_contractor_name },
  { label: 'Notification method', value: methodOf(order.assigned_contractor_notification_method) },
  { label: 'Phone', value: call(order.assigned_contractor_phone) },
  { label: 'Email', value: order.assigned_contractor_email },
  ...(order.guest_rating === null ? [] : [{ label: "Guest's stars", value: <Stars given={order.guest_rating} /> }]),
];

function Stars({ given }: { given: number }) {
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(given) + '☆'.repeat(5 - given)}</span> {given} of 5
    </>
  );
}
