import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { addressWaits, readOffline, waitingTitle } from '#contract/messages/en/offline.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { telOf } from '#contract/site/support.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { otherLanguages } from '../../../lib/page/speak.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayAndTime, minutesInWords } from '../../../ui/day-words.ts';
import { Fill } from '../../../ui/fill.tsx';
import { LanguageLinks } from '../../../ui/page/language-links.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { isFile } from './job-acts.ts';
import { jobAhead } from './job-ahead.ts';
import { type Asking, JobBar } from './job-bar.tsx';
import { JobFacts, JobPlace } from './job-details.tsx';
import type { JobQuestion } from './job-dialogs.tsx';
import type { JobEstimate as EstimateView } from './job-estimate.tsx';
import type { JobMoney as MoneyView } from './job-money.tsx';
import { JobPhotos } from './job-photos.tsx';
import type { JobThread as ThreadView } from './job-thread.tsx';
import { JobNotReached, JobSkeleton, UnknownJob } from './job-trouble.tsx';
import { JobVisit } from './job-visit.tsx';
import { jobNoticeOf, stageWords } from './job-words.ts';
import type { JobState, OpenJob } from './open-job.ts';
import type { UnsentOfJob as UnsentView } from './unsent-of-job.tsx';
import { useJob } from './use-job.ts';

/** The questions before an act come once the job is there: reading it does not wait for them. */
const JobDialogs = lazyPart(() => import('./job-dialogs.tsx').then((questions) => questions.JobDialogs), OnTheWay);

/** Seldom there: all that was tapped has gone. */
const UnsentOfJob = lazyPart<ComponentProps<typeof UnsentView>>(
  () => import('./unsent-of-job.tsx').then((part) => part.UnsentOfJob),
  () => <p role="status">{waitingTitle}</p>,
);

/** Far below what is read first. */
const JobThread = lazyPart<ComponentProps<typeof ThreadView>>(
  () => import('./job-thread.tsx').then((part) => part.JobThread),
  Nothing,
);
const JobMoney = lazyPart<ComponentProps<typeof MoneyView>>(
  () => import('./job-money.tsx').then((part) => part.JobMoney),
  Nothing,
);

const JobEstimate = lazyPart<ComponentProps<typeof EstimateView>>(
  () => import('./job-estimate.tsx').then((part) => part.JobEstimate),
  Nothing,
);

type UrgencyView = ComponentType<{ urgency: Urgency }>;

/** The contractor's page: one job, one button. */
export function JobPage({ UrgencyBadge }: { UrgencyBadge: UrgencyView }) {
  const { state, open } = useJob();
  const { phase, job } = state;
  useEffect(() => {
    if (job) document.title = fill(copy.documentTitle, { subject: job.subject_line });
  }, [job]);
  if (phase === 'unknown')
    return (
      <UnknownJob refusal={state.refusal}>
        {open && state.taps.length > 0 && <UnsentOfJob taps={state.taps} open={open} />}
      </UnknownJob>
    );
  if (phase === 'unreachable') return <JobNotReached refusal={state.refusal} onRetry={() => void open?.load()} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6">
          <Logo />
          {job && <p className="text-right text-meta text-ink-2">{job.company_name}</p>}
        </div>
      </header>
      {job && open ? <KnownJob state={state} job={job} open={open} UrgencyBadge={UrgencyBadge} /> : <JobSkeleton />}
    </div>
  );
}

type Known = { state: JobState; job: Job; open: OpenJob; UrgencyBadge: UrgencyView };

function KnownJob({ state, job, open, UrgencyBadge }: Known) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ahead = jobAhead(job, state.taps);
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-2xl content-start gap-6 p-4 pb-8 outline-none sm:p-6"
      >
        <JobNotices state={state} job={job} onRetry={() => void open.load()} />
        {state.taps.some(({ act }) => !isFile(act.kind)) && <UnsentOfJob taps={state.taps} job={job} open={open} />}
        <JobTitle job={job} UrgencyBadge={UrgencyBadge} />
        <JobPlace job={job} />
        {!job.address && ahead.offer_state === 'accepted' && <p className="text-ink-2">{addressWaits}</p>}
        <JobFacts
          job={job}
          timeLeft={
            ahead.next === 'accept' && (
              <TimeLeft until={job.expires_at} zone={job.timezone} onOver={() => void open.load()} />
            )
          }
          onAskMore={
            ahead.can.ask_more &&
            ahead.asked_more_cents === null &&
            ahead.estimate?.state !== 'open' && (
              <Button variant="quiet" size="compact" className="ml-1 underline" onClick={() => setAsking('ask_more')}>
                {copy.askMoreTitle}
              </Button>
            )
          }
        />
        <JobEstimate job={ahead} onAsk={setAsking} />
        <JobVisit job={ahead} open={open} onAsk={setAsking} />
        <JobPhotos job={ahead} open={open} taps={state.taps} />
        <JobThread job={ahead} open={open} />
        <JobMoney job={ahead} open={open} taps={state.taps} onAsk={setAsking} />
        <p className="text-meta text-ink-2">
          <Fill
            of={copy.questions}
            with={{ phone: <PhoneLink href={telOf(job.support_phone)}>{job.support_phone}</PhoneLink> }}
          />
        </p>
        <LanguageLinks others={otherLanguages} onChoose={(language) => void open.speak(language)} />
      </main>
      <JobBar job={ahead} open={open} onAsk={setAsking} />
      <JobDialogs job={ahead} open={open} asking={asking} onClose={() => setAsking(null)} />
    </>
  );
}

function JobTitle({ job, UrgencyBadge }: Pick<Known, 'job' | 'UrgencyBadge'>) {
  return (
    <div className="grid gap-2">
      <p className="text-meta text-ink-2">
        {stageWords(job)} · {job.reference}
      </p>
      <h1 className="text-title-lg">{job.subject_line}</h1>
      <p className="flex flex-wrap gap-2">
        <UrgencyBadge urgency={job.urgency_level} />
        <Badge>{serviceLabel(job.service_type)}</Badge>
      </p>
    </div>
  );
}

function JobNotices({ state, job, onRetry }: { state: JobState; job: Job; onRetry: () => void }) {
  const notice = jobNoticeOf(job);
  const notices = useSeen(notice?.title);
  return (
    <div ref={notices} className="grid scroll-mt-4 gap-6 empty:hidden">
      {state.stale && (
        <Banner
          tone="warning"
          action={
            <Button size="compact" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          }
        >
          <StaleWords state={state} />
        </Banner>
      )}
      {notice && (
        <Banner tone={notice.tone} title={notice.title}>
          {notice.detail}
        </Banner>
      )}
      {job.asked_more_cents !== null && (
        <Banner tone="info" title={fill(copy.askedNotice, { amount: dollars(job.asked_more_cents) })}>
          {fill(copy.ownerDecides, { owner: job.owner_name, amount: dollars(job.nte_cents) })}
        </Banner>
      )}
    </div>
  );
}

/** Why what is on screen may be no longer so, and when it was. */
function StaleWords({ state: { refusal, readAt } }: { state: JobState }) {
  const when = <DateTime at={new Date(readAt).toISOString()} />;
  if (navigator.onLine === false) return <Fill of={readOffline} with={{ when }} />;
  return <Fill of={copy.staleNotice} with={{ why: refusal ?? copy.notReached, when }} />;
}

/** Scrolls to where something new is said: an act is done far below the top of the page. */
function useSeen(said: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(said);
  useEffect(() => {
    if (said && said !== before.current) place.current?.scrollIntoView({ block: 'start' });
    before.current = said;
  }, [said]);
  return place;
}

function Nothing() {
  return null;
}

function OnTheWay({ asking }: JobQuestion) {
  if (!asking) return null;
  return (
    <p role="status" className="sticky bottom-0 appear-late bg-warning-soft p-4 text-center text-warning-text">
      {copy.needsConnection}
    </p>
  );
}

const serviceLabel = (type: string) => Object.entries(serviceTypeLabels).find(([key]) => key === type)?.[1] ?? type;

/** How long the offer stands, as words and as clock time at the property; tells when it is over. */
function TimeLeft({ until, zone, onOver }: { until: string; zone: string; onOver: () => void }) {
  const [now, setNow] = useState(() => new Date());
  const left = Date.parse(until) - now.getTime();
  const over = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  if (over) return <>{copy.acceptTimeOver}</>;
  return (
    <Fill
      of={copy.timeLeft}
      with={{ left: minutesInWords(left), time: <time dateTime={until}>{dayAndTime(until, { zone, now })}</time> }}
    />
  );
}
