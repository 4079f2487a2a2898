import * as copy from '#contract/messages/en/owner.ts';
import * as turnoversCopy from '#contract/messages/en/stays/turnovers.ts';
import { fill } from '#contract/messages/fill.ts';
import { TurnoverList } from '../../features/stays/turnovers/turnover-list.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: turnoversCopy.turnovers }) }];
}

/** What whoever cleans has for a home: `/dashboard/turnovers`. */
export default function Turnovers() {
  return (
    <>
      <PageHeader title={turnoversCopy.turnovers} lead={turnoversCopy.turnoversLead} />
      <TurnoverList />
    </>
  );
}
