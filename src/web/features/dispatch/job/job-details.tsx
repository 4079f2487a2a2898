import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { dollars } from '#contract/money.ts';
import { callOf } from '#contract/phones.ts';
import { costRows } from '#contract/work-orders/cost-rows.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { SumTable } from '../../../ui/sum-table.tsx';

/** What is wrong, and the plain facts known before accepting. */
export function JobFacts({ job, timeLeft, onAskMore }: { job: Job; timeLeft: ReactNode; onAskMore: ReactNode }) {
  return (
    <>
      <section className="grid gap-2">
        <h2 className="text-title">{copy.issueTitle}</h2>
        <p className="max-w-read whitespace-pre-line">{job.issue_summary}</p>
        {job.attempted_fix && (
          <p className="max-w-read whitespace-pre-line text-ink-2">
            <Fill
              of={copy.alreadyTried}
              with={{
                label: <span className="text-label text-ink">{copy.alreadyTriedLabel}</span>,
                tried: job.attempted_fix,
              }}
            />
          </p>
        )}
      </section>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {timeLeft && <Fact name={copy.time}>{timeLeft}</Fact>}
        {!job.stay_confirmed && <Fact name={common.guest}>{copy.stayUnconfirmed}</Fact>}
        <Fact name={copy.area}>{job.area}</Fact>
        <Fact name={copy.forOwner}>{job.owner_name}</Fact>
        <Fact name={copy.notToExceed}>
          {dollars(job.nte_cents)}
          {onAskMore}
        </Fact>
        {job.cost_cents !== null && <Fact name={copy.cost}>{dollars(job.cost_cents)}</Fact>}
        {job.arrival_from && (
          <Fact name={copy.arrival}>
            <span className="inline-block first-letter:uppercase">
              {arrivalWords(job.arrival_from, job.arrival_to, { zone: job.timezone, now: new Date() })}
            </span>
          </Fact>
        )}
      </dl>
      {job.cost_lines.length > 0 && <SumTable rows={costRows(job.cost_lines)} caption={copy.cost} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Where exactly, how to get in, whom to call: there only once the job is accepted. */
export function JobPlace({ job: { address, property_name, entry_notes, guest_name, guest_phone } }: { job: Job }) {
  if (!address) return null;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-title">{property_name}</h2>
      <a
        href={`https://maps.google.com/?q=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-primary-text underline"
      >
        <Icon of={MapPin} size={20} className="shrink-0" />
        {address}
      </a>
      <dl className="grid gap-3">
        {entry_notes.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
        {(guest_name || guest_phone) && (
          <div>
            <dt className="text-meta text-ink-2">{common.guest}</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              {guest_name}
              {guest_phone && (
                <PhoneLink href={callOf(guest_phone)}>
                  <PhoneWords of={guest_phone} />
                </PhoneLink>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
