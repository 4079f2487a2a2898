import * as copy from '#contract/messages/en/dispatch/job.ts';
import Job from '../../islands/job.tsx';
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

/** Only the brand and an empty job: which job it is, the island learns from the address. */
export default function JobPage() {
  return (
    <>
      <SkipLink />
      <noscript>
        <p className="p-4">{copy.needsScript}</p>
      </noscript>
      <Island name="job" of={Job} when="load" props={{}} />
    </>
  );
}
