import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/visits.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useVisitTimes } from './use-visit-times.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** One visit is not enough: why, and when one could come again if that is known. */
export function FollowUpDialog({ job, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'follow_up');
  const why = useWhy();
  const times = useVisitTimes(job.timezone, { optional: true });
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const read = times.read(values, form);
    const words = why.read(values, form); // second: it stands above, so the focus is its
    if (words && read && (await run({ kind: 'follow_up', body: { why: words, times: read } }))) onClose();
  };
  return (
    <JobDialog
      title={copy.followUpTitle}
      answer={copy.planVisit}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <WhyField label={copy.missingLabel} why={why} problem={problem} placeholder={copy.missingExample} />
      <p className="text-ink-2">{copy.followUpHint}</p>
      <VisitTimeFields job={job} times={times} problem={problem} />
    </JobDialog>
  );
}

/** Before a closed door: the guest is asked to open, a person of the team sees to it. */
export function NoAccessDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'no_access');
  const why = useWhy();
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const words = why.read(values, form);
    if (words && (await run({ kind: 'no_access', body: { why: words } }))) onClose();
  };
  return (
    <JobDialog
      title={copy.noAccessTitle}
      answer={copy.reportNoAccess}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <p className="text-ink-2">{copy.noAccessHint}</p>
      <WhyField label={copy.noAccessWhy} why={why} problem={problem} placeholder={copy.noAccessExample} />
    </JobDialog>
  );
}

/** Says when one could come; times proposed before are replaced. */
export function ProposeDialog({ job, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'propose');
  const times = useVisitTimes(job.timezone);
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const read = times.read(values, form);
    if (read && (await run({ kind: 'propose', body: { times: read } }))) onClose();
  };
  return (
    <JobDialog
      title={copy.proposeTitle}
      answer={copy.proposeTimes}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <VisitTimeFields job={job} times={times} problem={problem} required />
    </JobDialog>
  );
}

/** A reason that must be given: its words, or null with the error at the field and the focus in it. */
function useWhy() {
  const [error, setError] = useState<string>();
  return {
    error,
    clear: () => setError(undefined),
    read: (values: Record<string, string>, form: HTMLFormElement): string | null => {
      const words = (values.why ?? '').trim();
      setError(words ? undefined : copy.whyMissing);
      if (!words) form.querySelector<HTMLElement>('[name=why]')?.focus();
      return words || null;
    },
  };
}

type WhyProps = { label: string; placeholder: string; why: ReturnType<typeof useWhy>; problem: RestError | null };

function WhyField({ label, placeholder, why, problem }: WhyProps) {
  return (
    <Field label={label} required error={why.error ?? problem?.fields.why}>
      <TextArea name="why" rows={2} maxLength={limits.longText} placeholder={placeholder} onInput={why.clear} />
    </Field>
  );
}
