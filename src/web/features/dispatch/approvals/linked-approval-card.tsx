import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { dollars } from '#contract/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { DateTime, formatInstant } from '../../../ui/time.tsx';

/** What is asked, about which job, and what became of it or what happens without an answer. */
export function LinkedApprovalCard({ approval }: { approval: LinkedApproval }) {
  const { kind, amount_cents, nte_cents } = approval;
  const asksMore = kind === 'raise_nte' && amount_cents !== null;
  const rows = [
    ['Property', approval.property_name],
    ['Work order', `${approval.subject_line} (${approval.reference})`],
    ['Service type', serviceTypeLabels[approval.service_type]],
    ['Urgency', urgencyLabels[approval.urgency_level]],
    ...(kind === 'unchecked_guest' ? [['Stay', 'Not confirmed']] : []),
    ['Not to exceed', dollars(nte_cents)],
    ...(asksMore ? [['Asked for', dollars(amount_cents)]] : []),
  ];
  return (
    <>
      <div className="grid gap-3 rounded-card border border-line bg-surface-2 p-4">
        <p className="text-body-lg break-words">{approval.question}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {approval.state === 'open' ? (
        <p className="text-ink-2">
          Answer by <DateTime at={approval.due_at} zone={approval.timezone} />. {silenceWords[approval.if_silent]}
        </p>
      ) : (
        <Banner tone={approval.state === 'approved' ? 'success' : 'info'}>{outcome(approval)}</Banner>
      )}
    </>
  );
}

const silenceWords: Record<LinkedApproval['if_silent'], string> = {
  dispatch: 'Without an answer we send your contractor, as your rules say.',
  human: 'Without an answer the Porchlight team takes it over, as your rules say.',
  unchanged: 'Without an answer the amount stays as it is.',
};

function outcome(approval: LinkedApproval): string {
  const { state, kind, decided_at, timezone, amount_cents, due_at } = approval;
  if (state === 'overtaken') return 'The job has gone on meanwhile: nothing is left to decide.';
  const raises = kind === 'raise_nte';
  const isGuest = kind === 'unchecked_guest';
  if (state === 'timed_out') {
    const then = raises
      ? 'The amount was not raised.'
      : isGuest
        ? 'The Porchlight team takes it over.'
        : 'What your rules say for that case happens.';
    return `The time to answer passed on ${formatInstant(due_at, { zone: timezone })}. ${then}`;
  }
  const when = decided_at ? ` on ${formatInstant(decided_at, { zone: timezone })}` : '';
  const who = `${approval.decided_by ?? 'The owner'} ${state} this${when}.`;
  if (state === 'approved') {
    const upTo = amount_cents === null ? '' : ` It may cost up to ${dollars(amount_cents)}.`;
    return `${who}${raises ? upTo : ` We ask your contractors in your order.${upTo}`}`;
  }
  return `${who} ${raises ? 'The amount was not raised.' : isGuest ? 'No contractor is sent.' : 'No contractor is sent; the Porchlight team takes it over.'}`;
}
