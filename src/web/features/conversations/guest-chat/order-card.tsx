import type { ComponentType } from 'react';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { arrivalWords } from '../../../ui/day-words.ts';
import type { GuestChat } from './chat.ts';
import { useGuestWords } from './guest-words.tsx';
import { OrderAsks } from './order-asks.tsx';
import { OrderHands } from './order-hands.tsx';
import { orderAnchor } from './order-question.ts';
import { orderProgress, orderSteps } from './order-steps.ts';
import { OrderThread } from './order-thread.tsx';
import { useOrderWords } from './order-words.ts';

/** How urgent a work order is belongs to work orders; whoever composes the page brings it. */
export type UrgencyView = ComponentType<{ urgency: Urgency; label?: string }>;

export type OrderCardProps = {
  order: WorkOrderCard;
  /** What is wrong, in the guest's language where that is known. */
  subject: string;
  zone: string;
  chat: GuestChat;
  UrgencyBadge: UrgencyView;
  onCheckStay: () => void;
};

/** A repair inside the chat; it changes there as the job goes on. */
export function OrderCard({ order, subject, zone, chat, UrgencyBadge, onCheckStay }: OrderCardProps) {
  const { say } = useGuestWords();
  const sayOfOrder = useOrderWords();
  const cancelled = order.status === 'cancelled';
  return (
    <article
      id={orderAnchor(order.id)}
      tabIndex={-1}
      aria-label={say('order', { reference: order.reference })}
      className="grid w-full max-w-xl gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="flex flex-wrap items-center justify-between gap-2 text-meta text-ink-2">
        {order.reference}
        {cancelled ? (
          <StatusBadge tone={order.merged ? 'neutral' : 'danger-soft'}>
            {sayOfOrder(order.merged ? 'merged' : 'cancelled')}
          </StatusBadge>
        ) : (
          <UrgencyBadge urgency={order.urgency_level} label={sayOfOrder(urgencyWords[order.urgency_level])} />
        )}
      </p>
      <h2 className="text-label">{subject}</h2>
      {!cancelled && <Steps state={order.dispatch_state} />}
      {!cancelled && <Coming order={order} zone={zone} />}
      {order.thread && <OrderThread order={order} thread={order.thread} chat={chat} />}
      <OrderHands order={order} chat={chat} />
      <OrderAsks order={order} zone={zone} chat={chat} onCheckStay={onCheckStay} />
    </article>
  );
}

const urgencyWords = {
  urgent: 'urgencyUrgent',
  high: 'urgencyHigh',
  medium: 'urgencyMedium',
  low: 'urgencyLow',
  non_urgent: 'urgencyNonUrgent',
} as const satisfies Record<Urgency, string>;

function Steps({ state }: { state: string }) {
  const { say } = useGuestWords();
  const sayOfOrder = useOrderWords();
  const { step, said } = orderProgress(state);
  return (
    <div className="grid gap-2">
      <ol className="grid grid-cols-6 gap-1">
        {orderSteps.map((name, at) => (
          <li
            key={name}
            aria-current={at === step ? 'step' : undefined}
            className={cx('h-1.5 rounded-full', at <= step ? 'bg-primary-text' : 'bg-surface-3')}
          >
            <span className="sr-only">{say(name)}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-label">{say(said)}</span>
        <span className="text-meta text-ink-2">
          {sayOfOrder('stepOf', { step: step + 1, steps: orderSteps.length })}
        </span>
      </p>
    </div>
  );
}

function Coming({
  order: { contractor_name, arrival_from, arrival_to, dispatch_state },
  zone,
}: {
  order: WorkOrderCard;
  zone: string;
}) {
  const { say, parts } = useGuestWords();
  const sayOfOrder = useOrderWords();
  const stillToCome = orderProgress(dispatch_state).step < 4;
  const arriving =
    arrival_from && stillToCome && arrivalWords(arrival_from, arrival_to, { zone, now: new Date(), words: parts });
  if (!contractor_name && !arriving) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-body">
      {contractor_name && (
        <>
          <dt className="text-ink-2">{say('contractor')}</dt>
          <dd>{contractor_name}</dd>
        </>
      )}
      {arriving && (
        <>
          <dt className="text-ink-2">{sayOfOrder('arriving')}</dt>
          <dd className="first-letter:uppercase">{arriving}</dd>
        </>
      )}
    </dl>
  );
}
