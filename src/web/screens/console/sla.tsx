import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { MissesCard } from '../../features/conversations/sla/misses-card.tsx';
import { PoliciesCard } from '../../features/conversations/sla/policies-card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.tab }];
}

/** For staff: what is promised to whoever waits for a person, and what was missed. */
export default function SlaScreen() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={copy.place} lead={copy.lead} />
      <div className="grid grid-cols-1 gap-6">
        <PoliciesCard />
        <MissesCard />
      </div>
    </div>
  );
}
