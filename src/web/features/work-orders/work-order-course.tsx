import { type DeclineCode, declineLabels } from '#contract/dispatch/decline-codes.ts';
import type { OfferState } from '#contract/enumerations/work-orders.ts';
import { untilDay } from '#contract/messages/en/dispatch/declines.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';
import { FactSection } from '../../ui/facts.tsx';
import { Fill } from '../../ui/fill.tsx';
import { DateTime, formatInstant } from '../../ui/time.tsx';
import { Timeline } from '../../ui/timeline.tsx';

/** What happened, oldest first. */
export function WorkOrderTimeline({ order }: { order: WorkOrderDetail }) {
  return (
    <FactSection title={copy.timelineTitle}>
      <Timeline
        label={copy.timelineLabel}
        entries={order.timeline.map((entry) => ({
          id: entry.id,
          tone: entry.to_state === 'closed' ? 'success' : 'info',
          title: entry.summary,
          detail: [entry.actor_name, entry.why].filter(Boolean).join(' · ') || undefined,
          when: <DateTime at={entry.at} />,
        }))}
      />
    </FactSection>
  );
}

/** Who was asked, in order, and what they said. */
export function WorkOrderOffers({ order }: { order: WorkOrderDetail }) {
  return (
    <FactSection title={copy.offersTitle}>
      <ul className="grid gap-2">
        {order.offers.map((offer) => (
          <li key={offer.id} className="grid gap-1 rounded-control border border-line p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-label">{offer.company_name}</span>
              <StatusBadge tone={offerTones[offer.state]}>{offerWords[offer.state]}</StatusBadge>
            </p>
            <p className="text-meta text-ink-2">
              {offer.answered_at ? (
                <Fill
                  of={copy.offerAnswered}
                  with={{ asked: <DateTime at={offer.offered_at} />, answered: <DateTime at={offer.answered_at} /> }}
                />
              ) : (
                <Fill
                  of={copy.offerUntil}
                  with={{ asked: <DateTime at={offer.offered_at} />, until: <DateTime at={offer.expires_at} /> }}
                />
              )}
            </p>
            {offer.why && (
              <p className="text-ink-2">
                <Fill
                  of={copy.whyThisContractor}
                  with={{ label: <span className="text-label text-ink">{copy.whyLabel}</span>, why: offer.why }}
                />
              </p>
            )}
            {offer.decline_code && offer.decline_code !== 'other' && (
              <p className="text-ink-2">{declinedWords(offer.decline_code, offer.decline_until)}</p>
            )}
            {offer.decline_reason && <p className="text-ink-2">“{offer.decline_reason}”</p>}
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

export function WorkOrderPhotos({ order }: { order: WorkOrderDetail }) {
  return (
    <FactSection title={copy.photosTitle}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {order.photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer" className="grid gap-1">
              <img
                src={photo.url}
                alt={fill(copy.photoOf, { number: index + 1, count: order.photos.length, by: photo.by })}
                loading="lazy"
                className="aspect-square w-full rounded-control border border-line object-cover"
              />
              <span className="text-meta text-ink-2">{photo.by}</span>
            </a>
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

const offerWords: Record<OfferState, string> = {
  offered: copy.offerOpen,
  accepted: copy.offerAccepted,
  declined: copy.offerDeclined,
  expired: copy.offerExpired,
  revoked: copy.offerRevoked,
  taken: copy.offerTaken,
};

const offerTones: Record<OfferState, Tone> = {
  offered: 'lamp',
  accepted: 'success',
  declined: 'danger-soft',
  expired: 'neutral',
  revoked: 'neutral',
  taken: 'neutral',
};

function declinedWords(code: DeclineCode, until: string | null): string {
  const why = declineLabels[code];
  if (!until) return why;
  return fill(untilDay, { why, day: formatInstant(`${until}T00:00:00Z`, { format: 'date', zone: 'UTC' }) });
}
