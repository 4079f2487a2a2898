import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ThreadReader } from '#contract/accounts/security-log.ts';
import * as copy from '#contract/messages/en/accounts/security-log.ts';
import * as common from '#contract/messages/en/common.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-sort.ts';
import { tableStateOf } from '../../../ui/table/table-state.ts';

/** Who of the team opened how many chats; whoever opened far more than the others is marked. */
export function ReadersCard() {
  const query = useQuery(orpc.securityLog.readers.queryOptions());
  return (
    <Card aria-labelledby="readers">
      <CardHeader id="readers" title={copy.chatsRead} />
      <DataTable
        caption={copy.chatsRead}
        columns={columns}
        rows={query.data?.items ?? []}
        rowKey={({ id }) => id}
        state={tableStateOf({ ...query, isFetchingNextPage: false }, (error) => messageOf(error))}
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noChatsRead}</p>}
      />
    </Card>
  );
}

const columns: Column<ThreadReader>[] = [
  {
    key: 'name',
    header: common.name,
    isName: true,
    cell: ({ id, name }) => (
      <Link to={`?kind=thread.read&actor=${id}`} preventScrollReset className={nameLinkClass}>
        {name}
      </Link>
    ),
  },
  { key: 'day', header: copy.last24Hours, align: 'end', cell: ({ day }) => day },
  { key: 'week', header: copy.last7Days, align: 'end', cell: ({ week }) => week },
  {
    key: 'much',
    header: copy.comparedWithTeam,
    cell: ({ much }) =>
      much ? <StatusBadge tone="warning">{copy.farMoreThanOthers}</StatusBadge> : <span>{copy.likeOthers}</span>,
  },
];
