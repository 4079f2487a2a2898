import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GuestHistory } from '#contract/conversations/guest-history.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/guest-history.ts';
import { callOf } from '#contract/phones.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { FactSection, Facts } from '../../../ui/facts.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ThreadRow } from '../thread-row.tsx';
import { guestNamed } from './guest-address.ts';
import { GuestStays } from './guest-stays.tsx';

/** One guest: how to reach them, their stays, chats and jobs. A default export, so that it comes when first opened. */
export default function GuestDialog({
  id,
  lastId,
  onClose,
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
}) {
  const { of, id: one } = guestNamed(lastId);
  const input = { input: { id: one } };
  const ofStay = useQuery({ ...orpc.guestHistory.ofStay.queryOptions(input), enabled: of === 'stay' });
  const ofChat = useQuery({ ...orpc.guestHistory.ofChat.queryOptions(input), enabled: of === 'chat' });
  const query = of === 'stay' ? ofStay : ofChat;
  const { data } = query;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      wide
      text
      title={data ? (data.name ?? copy.someGuest) : common.guest}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {data && <Whole guest={data} />}
      {!data && query.error && <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>}
      {query.isPending && <Skeleton className="h-80" label={copy.loading} />}
    </Dialog>
  );
}

function Whole({ guest }: { guest: GuestHistory }) {
  const { email, phone, stays, conversations, work_orders: orders } = guest;
  return (
    <div className="grid gap-6">
      {stays.length === 0 && <p className="text-ink-2">{copy.notChecked}</p>}
      <Facts
        facts={[
          { label: common.email, value: email && <span className="wrap-anywhere">{email}</span> },
          {
            label: common.phone,
            value: phone && (
              <PhoneLink href={callOf(phone)}>
                <PhoneWords of={phone} />
              </PhoneLink>
            ),
          },
        ]}
      />
      {stays.length > 0 && (
        <FactSection title={copy.stays}>
          <GuestStays stays={stays} />
        </FactSection>
      )}
      <FactSection title={copy.chats}>
        {conversations.length > 0 ? (
          <ul>
            {conversations.map((row) => (
              <ThreadRow key={row.id} row={row} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{copy.noChats}</p>
        )}
      </FactSection>
      {orders.length > 0 && (
        <FactSection title={copy.workOrders}>
          <ul className="grid gap-2">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderLink id={order.id}>
                  {order.reference}: {order.subject_line}
                </OrderLink>
                <span className="text-meta text-ink-2"> {order.property_name}</span>
              </li>
            ))}
          </ul>
        </FactSection>
      )}
    </div>
  );
}

function OrderLink({ id, children }: { id: string; children: ReactNode }) {
  const linkTo = useDialogLink('work-order');
  return (
    <Link {...linkTo(id)} className={nameLinkClass}>
      {children}
    </Link>
  );
}
