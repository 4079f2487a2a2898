import type { Job } from '#contract/dispatch/jobs.ts';
import type { VisitNote } from '#contract/enumerations/work-orders.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { arrivalWords } from '../../../ui/day-words.ts';
import type { Asking } from './job-bar.tsx';

/** How the visit stands while it is not plain from the one button, and what can be done about it. */
export function JobVisit({ job, onAsk }: { job: Job; onAsk: (what: Asking) => void }) {
  const { can, proposed_times: times, visit_note: note, arrival_from, timezone: zone } = job;
  if (!can.propose && !can.no_access && !can.follow_up) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">Your visit</h2>
      {note && (
        <Banner tone={note.kind === 'follow_up' ? 'info' : 'warning'} title={noteWords[note.kind].title}>
          {note.why && <q className="block whitespace-pre-line">{note.why}</q>}
          {noteWords[note.kind].detail}
        </Banner>
      )}
      {can.propose && times.length > 0 && (
        <div className="grid gap-1">
          <p className="text-ink-2">You proposed, and the guest chooses one:</p>
          <ul className="grid gap-1">
            {times.map(({ from, to }) => (
              <li key={from} className="first-letter:uppercase">
                {arrivalWords(from, to, { zone, now: new Date() })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {can.propose && (
          <Button size="large" onClick={() => onAsk('propose')}>
            {times.length > 0 || arrival_from ? 'Propose other times' : 'Propose times'}
          </Button>
        )}
        {can.no_access && (
          <Button size="large" onClick={() => onAsk('no_access')}>
            Nobody let me in
          </Button>
        )}
        {can.follow_up && (
          <Button size="large" onClick={() => onAsk('follow_up')}>
            I have to come again
          </Button>
        )}
      </div>
    </section>
  );
}

const noteWords: Record<VisitNote, { title: string; detail: string }> = {
  other_time: { title: 'The guest asks for another time.', detail: 'Please propose new times.' },
  no_access: {
    title: "You couldn't get in.",
    detail: 'The guest and the Porchlight team know. Propose when you can come again, or set off once you can get in.',
  },
  follow_up: { title: 'You have to come again.', detail: 'Propose when, so that the guest can plan.' },
  reopened: { title: "The guest says it isn't fixed yet.", detail: 'Please propose when you can come back.' },
};
