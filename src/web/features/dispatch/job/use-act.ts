import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { RestError } from '../../../lib/http/rest.ts';
import type { JobApi } from './job-api.ts';
import { jobDraft } from './job-drafts.ts';
import type { OpenJob } from './open-job.ts';

/**
 * Runs acts of one form or button: which is running, what the server refused, and at which fields. What was typed for
 * `question` is kept until the act is done.
 */
export function useAct(open: OpenJob, question = '') {
  const draft = jobDraft(open.linkId, question);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RestError | null>(null);
  const run = async (work: (api: JobApi) => Promise<Job>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await open.act(work);
      draft.drop();
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
