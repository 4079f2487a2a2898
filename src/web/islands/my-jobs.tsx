import { MyJobsPage } from '../features/dispatch/my-jobs/my-jobs-page.tsx';
import { UrgencyBadge } from '../features/work-orders/status.tsx';

/** All jobs of a contractor. Only here may a feature be given a part of another one. */
export default function MyJobs() {
  return <MyJobsPage UrgencyBadge={UrgencyBadge} />;
}
