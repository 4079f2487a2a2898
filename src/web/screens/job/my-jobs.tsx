import * as jobCopy from '#contract/messages/en/dispatch/job.ts';
import * as copy from '#contract/messages/en/dispatch/my-jobs.ts';
import MyJobs from '../../islands/my-jobs.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: copy.pageTitle },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Only the brand: whose jobs they are, the island learns from the address. */
export default function MyJobsScreen() {
  return (
    <>
      <SkipLink />
      <noscript>
        <p className="p-4">{jobCopy.needsScript}</p>
      </noscript>
      <Island name="my-jobs" of={MyJobs} when="load" props={{}} />
    </>
  );
}
