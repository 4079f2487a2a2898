import { useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import type { JobAct } from './job-acts.ts';
import { jobDraft } from './job-drafts.ts';
import type { OpenJob } from './open-job.ts';

/**
 * Runs acts of one form or button: which is running, what the server refused, and at which fields. What was typed for
 * `question` is kept until the server has it.
 */
export function useAct(open: OpenJob, question = '') {
  const draft = jobDraft(open.linkId, question);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RestError | null>(null);
  /** True once the server has it, or once it waits to be sent. */
  const run = async (act: JobAct): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await open.act(act);
      return true;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, draft };
}
