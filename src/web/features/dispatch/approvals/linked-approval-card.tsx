import { type ApprovalKind, asksForMoney } from '#contract/dispatch/approval-kinds.ts';
import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/approvals.ts';
import { estimateTitle } from '#contract/messages/en/dispatch/estimates.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { SumTable } from '../../../ui/sum-table.tsx';
import { DateTime, formatInstant } from '../../../ui/time.tsx';

/** What is asked, about which job, and what became of it or what happens without an answer. */
export function LinkedApprovalCard({ approval }: { approval: LinkedApproval }) {
  const { kind, amount_cents, nte_cents, lines } = approval;
  const asksMore = asksForMoney(kind) && amount_cents !== null;
  const rows = [
    [common.property, approval.property_name],
    [common.workOrder, `${approval.subject_line} (${approval.reference})`],
    [copy.serviceType, serviceTypeLabels[approval.service_type]],
    [copy.urgency, urgencyLabels[approval.urgency_level]],
    ...(kind === 'unchecked_guest' ? [[copy.stay, copy.stayNotConfirmed]] : []),
    [copy.notToExceed, dollars(nte_cents)],
    ...(asksMore ? [[copy.askedFor, dollars(amount_cents)]] : []),
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
        {lines.length > 0 && <SumTable rows={costRows(lines)} caption={estimateTitle} />}
      </div>
      {approval.state === 'open' ? (
        <p className="text-ink-2">
          <Fill
            of={copy.answerBySilence}
            with={{
              when: <DateTime at={approval.due_at} zone={approval.timezone} />,
              ifSilent: silenceWords[approval.if_silent],
            }}
          />
        </p>
      ) : (
        <Banner tone={approval.state === 'approved' ? 'success' : 'info'}>{outcome(approval)}</Banner>
      )}
    </>
  );
}

const silenceWords: Record<LinkedApproval['if_silent'], string> = {
  dispatch: copy.silenceDispatch,
  human: copy.silenceHuman,
  unchanged: copy.silenceUnchanged,
};

function outcome(approval: LinkedApproval): string {
  const { state, kind, timezone, amount_cents, due_at } = approval;
  if (state === 'open') return '';
  if (state === 'overtaken') return copy.overtaken;
  if (state === 'timed_out') {
    const said = timedOutWords[kind];
    return fill(said, { when: formatInstant(due_at, { zone: timezone }) });
  }
  const said = [whoDecided(approval, state)];
  if (state === 'approved') {
    if (!asksForMoney(kind)) said.push(copy.contractorsAsked);
    if (amount_cents !== null) said.push(fill(copy.mayCost, { amount: dollars(amount_cents) }));
  } else said.push(declinedWords[kind]);
  return said.join(' ');
}

const timedOutWords: Record<ApprovalKind, string> = {
  dispatch: copy.timedOutDispatch,
  raise_nte: copy.timedOutAmount,
  unchecked_guest: copy.timedOutGuest,
  estimate: copy.timedOutEstimate,
};

const declinedWords: Record<ApprovalKind, string> = {
  dispatch: copy.nobodySentTeam,
  raise_nte: copy.amountNotRaised,
  unchecked_guest: copy.nobodySent,
  estimate: copy.estimateDeclined,
};

function whoDecided({ decided_by, decided_at, timezone }: LinkedApproval, state: 'approved' | 'declined'): string {
  const who = decided_by ?? copy.theOwner;
  if (!decided_at) return fill(state === 'approved' ? copy.approvedBy : copy.declinedBy, { who });
  const when = formatInstant(decided_at, { zone: timezone });
  return fill(state === 'approved' ? copy.approvedByOn : copy.declinedByOn, { who, when });
}
