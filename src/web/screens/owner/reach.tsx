import * as reachCopy from '#contract/messages/en/notifications/reach.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { ReachPage } from '../../features/notifications/reach/reach-page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: reachCopy.reach }) }];
}

export default function ReachScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={reachCopy.reach} lead={reachCopy.reachLead} />
      <ReachPage />
    </div>
  );
}
