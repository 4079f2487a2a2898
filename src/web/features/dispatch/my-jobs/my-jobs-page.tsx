import { CalendarPlus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { ContractorJob, ContractorPage } from '#contract/dispatch/contractor-pages.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { allVisits, allVisitsHint } from '#contract/messages/en/dispatch/calendar.ts';
import * as jobCopy from '#contract/messages/en/dispatch/job.ts';
import * as copy from '#contract/messages/en/dispatch/my-jobs.ts';
import { fill } from '#contract/messages/fill.ts';
import { telOf } from '#contract/site/support.ts';
import { refused, useMailLink } from '../../../lib/address/use-mail-link.ts';
import { rest } from '../../../lib/http/rest.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkTrouble } from '../../../ui/page/link-trouble.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { JobRow } from './job-row.tsx';

export type UrgencyView = ComponentType<{ urgency: Urgency }>;
type Parts = { UrgencyBadge: UrgencyView };

/** All jobs of a contractor behind one link: what is to do first, then what is done. */
export function MyJobsPage({ UrgencyBadge }: Parts) {
  const { linked, show } = useMailLink<ContractorPage>('my-jobs', (token) => `/contractor-links/${token}`);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
          <Logo />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-2xl content-start gap-6 p-4 pb-8 outline-none sm:p-6"
      >
        <h1 className="text-title-lg">{copy.jobsTitle}</h1>
        {linked.is === 'opening' && <Skeleton className="h-64" label={copy.loading} />}
        {linked.is === 'closed' && (
          <LinkTrouble words={linked.trouble} onRetry={linked.retry}>
            {null}
          </LinkTrouble>
        )}
        {linked.is === 'open' && (
          <Jobs path={linked.path} page={linked.thing} onShow={show} UrgencyBadge={UrgencyBadge} />
        )}
      </main>
    </div>
  );
}

type JobsProps = Parts & { path: string; page: ContractorPage; onShow: (page: ContractorPage) => void };

function Jobs({ path, page, onShow, UrgencyBadge }: JobsProps) {
  const { company_name: company, owner_name: owner, support_phone, open, past, next } = page;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const showOlder = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      const older = await rest<ContractorPage>('GET', `${path}?cursor=${next}`);
      onShow({ ...page, past: [...past, ...older.past], next: older.next });
    } catch (error) {
      setTrouble(refused(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-ink-2">{fill(copy.jobsFor, { company, owner })}</p>
      <JobList title={copy.openTitle} jobs={open} none={copy.noneOpen} UrgencyBadge={UrgencyBadge} />
      {open.some(({ stands, arrival_from }) => stands === 'open' && arrival_from) && (
        <p className="text-meta text-ink-2">
          <a
            href={`/api/v1${path}/visits.ics`}
            className="flex min-h-11 items-center gap-2 text-body text-primary-text underline"
          >
            <Icon of={CalendarPlus} size={20} className="shrink-0" />
            {allVisits}
          </a>
          {allVisitsHint}
        </p>
      )}
      <JobList title={copy.pastTitle} jobs={past} none={copy.nonePast} UrgencyBadge={UrgencyBadge} />
      {trouble && (
        <div role="alert">
          <FieldError>{trouble}</FieldError>
        </div>
      )}
      {next && (
        <Button size="large" busy={busy} className="justify-self-start" onClick={() => void showOlder()}>
          {copy.more}
        </Button>
      )}
      <p className="text-meta text-ink-2">{fill(copy.keepLink, { owner })}</p>
      <p className="text-meta text-ink-2">
        <Fill
          of={jobCopy.questions}
          with={{ phone: <PhoneLink href={telOf(support_phone)}>{support_phone}</PhoneLink> }}
        />
      </p>
    </>
  );
}

type ListProps = Parts & { title: string; jobs: readonly ContractorJob[]; none: string };

function JobList({ title, jobs, none, UrgencyBadge }: ListProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{title}</h2>
      {jobs.length === 0 && <p className="text-ink-2">{none}</p>}
      {jobs.length > 0 && (
        <ul className="grid gap-3">
          {jobs.map((job) => (
            <JobRow key={job.token} job={job} UrgencyBadge={UrgencyBadge} />
          ))}
        </ul>
      )}
    </section>
  );
}
