import { CalendarPlus } from 'lucide-react';
import type { Job } from '#contract/dispatch/jobs.ts';
import type { VisitNote } from '#contract/enumerations/work-orders.ts';
import { addVisit } from '#contract/messages/en/dispatch/calendar.ts';
import * as copy from '#contract/messages/en/dispatch/visits.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Asking } from './job-bar.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

/** How the visit stands while it is not plain from the one button, and what can be done about it. */
export function JobVisit({ job, open, onAsk }: { job: Job; open: OpenJob; onAsk: (what: Asking) => void }) {
  const { can, proposed_times: times, visit_note: note, arrival_from, timezone: zone } = job;
  if (!can.propose && !can.say_late && !can.no_access && !can.follow_up && !can.mark_lock) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{copy.visitTitle}</h2>
      {note && (
        <Banner tone={note.kind === 'follow_up' ? 'info' : 'warning'} title={noteWords[note.kind].title}>
          {note.why && <q className="block whitespace-pre-line">{note.why}</q>}
          {noteWords[note.kind].detail}
        </Banner>
      )}
      {can.propose && times.length > 0 && (
        <div className="grid gap-1">
          <p className="text-ink-2">{copy.proposedTimes}</p>
          <ul className="grid gap-1">
            {times.map(({ from, to }) => (
              <li key={from} className="first-letter:uppercase">
                {arrivalWords(from, to, { zone, now: new Date() })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {arrival_from && job.address && (
        <a
          href={open.calendarFile}
          download
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-primary-text underline"
        >
          <Icon of={CalendarPlus} size={20} className="shrink-0" />
          {addVisit}
        </a>
      )}
      <div className="flex flex-wrap gap-2">
        {can.propose && (
          <Button size="large" onClick={() => onAsk('propose')}>
            {times.length > 0 || arrival_from ? copy.proposeOthers : copy.proposeTimesTitle}
          </Button>
        )}
        {can.say_late && (
          <Button size="large" onClick={() => onAsk('late')}>
            {copy.lateTitle}
          </Button>
        )}
        {can.no_access && (
          <Button size="large" onClick={() => onAsk('no_access')}>
            {copy.noAccessTitle}
          </Button>
        )}
        {can.follow_up && (
          <Button size="large" onClick={() => onAsk('follow_up')}>
            {copy.followUpTitle}
          </Button>
        )}
      </div>
      {can.mark_lock && <LockOfJob faulty={job.lock_fault} open={open} />}
    </section>
  );
}

/** Whether the front door's lock works: by the contractor's word its code is kept from guests. */
function LockOfJob({ faulty, open }: { faulty: boolean; open: OpenJob }) {
  const { busy, problem, run } = useAct(open);
  return (
    <div className="grid justify-items-start gap-2">
      {faulty && <p className="text-ink-2">{copy.lockKept}</p>}
      <Button size="large" busy={busy} onClick={() => void run({ kind: 'mark_lock', body: { faulty: !faulty } })}>
        {faulty ? copy.lockWorks : copy.lockBroken}
      </Button>
      <div role="alert">{problem && <FieldError>{problem.message}</FieldError>}</div>
    </div>
  );
}

const noteWords: Record<VisitNote, { title: string; detail: string }> = {
  other_time: { title: copy.noteOtherTime, detail: copy.noteOtherTimeHint },
  no_access: {
    title: copy.noteNoAccess,
    detail: copy.noteNoAccessHint,
  },
  follow_up: { title: copy.noteFollowUp, detail: copy.noteFollowUpHint },
  reopened: { title: copy.noteReopened, detail: copy.noteReopenedHint },
};
