import type { ContractorJob } from '#contract/dispatch/contractor-pages.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/my-jobs.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { arrivalWords, dayAndTime } from '../../../ui/day-words.ts';
import type { UrgencyView } from './my-jobs-page.tsx';

/** One job in a line of facts; the whole card leads to its own page. */
export function JobRow({ job, UrgencyBadge }: { job: ContractorJob; UrgencyBadge: UrgencyView }) {
  return (
    <li className="relative grid gap-2 rounded-card border border-line bg-surface p-4">
      <p className="text-meta text-ink-2">
        {job.reference} · {job.property_name}, {job.area}
      </p>
      <h3 className="text-label">
        <a
          href={`/job/${job.token}`}
          aria-label={fill(copy.openJob, { subject: job.subject_line })}
          className="after:absolute after:inset-0"
        >
          {job.subject_line}
        </a>
      </h3>
      <p className="flex flex-wrap gap-2">
        {job.stands !== 'past' && <UrgencyBadge urgency={job.urgency_level} />}
        <Badge>{serviceTypeLabels[job.service_type]}</Badge>
      </p>
      {factsOf(job).map((fact) => (
        <p key={fact} className="first-letter:uppercase">
          {fact}
        </p>
      ))}
    </li>
  );
}

function factsOf(job: ContractorJob): string[] {
  const at = { zone: job.timezone, now: new Date() };
  if (job.stands === 'asked') return [fill(copy.answerBy, { time: dayAndTime(job.expires_at, at) })];
  if (job.stands === 'open')
    return [
      job.arrival_from ? fill(copy.comes, { when: arrivalWords(job.arrival_from, job.arrival_to, at) }) : copy.timeOpen,
    ];
  return [
    ...(job.completed_at ? [fill(copy.finishedOn, { when: dayAndTime(job.completed_at, at) })] : []),
    [
      job.cost_cents === null ? copy.noCost : dollars(job.cost_cents),
      job.invoices === 0 ? copy.noInvoice : fill(copy.invoices, { count: job.invoices }),
    ].join(' · '),
  ];
}
