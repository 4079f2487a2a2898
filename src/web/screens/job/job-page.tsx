import Job from '../../islands/job.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: 'Job · Porchlight' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function JobPage() {
  return <Island name="job" of={Job} when="load" props={{}} />;
}
