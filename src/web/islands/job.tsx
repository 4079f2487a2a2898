import { JobPage } from '../features/dispatch/job/job-page.tsx';
import { UrgencyBadge } from '../features/work-orders/status.tsx';

/** The contractor's page. Only here may a feature be given a part of another one. */
export default function Job() {
  return <JobPage UrgencyBadge={UrgencyBadge} />;
}
