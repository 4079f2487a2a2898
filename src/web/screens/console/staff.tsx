import * as copy from '#contract/messages/en/accounts/console.ts';
import { OwnersCard } from '../../features/accounts/staff/owners-card.tsx';
import { StaffCard } from '../../features/accounts/staff/staff-card.tsx';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['admin']);
  return null;
}

export function meta() {
  return [{ title: copy.teamTab }];
}

/** For admins: who works here, and owners whose address has to change. */
export default function StaffScreen() {
  const { id } = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.team} />
      <div className="grid grid-cols-1 gap-6">
        <StaffCard myId={id} />
        <OwnersCard />
      </div>
    </div>
  );
}
