import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import type { SecretRelease } from '#contract/stays/stays.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { moreRowsOf, tableStateOf } from '../../ui/table/table-state.ts';
import { DateTime } from '../../ui/time.tsx';

/** Which codes and passwords went out: who, what, why, when. */
export function ReleasesTable({ propertyId }: { propertyId?: string }) {
  const query = useInfiniteQuery(
    orpc.stays.releases.infiniteOptions({
      input: (cursor) => ({ ...(propertyId && { property_id: propertyId }), limit: 20, cursor }),
      ...paged,
    }),
  );
  const linkTo = useDialogLink('chat');
  return (
    <>
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.releases}
        columns={columnsWith(linkTo, !propertyId)}
        rows={useRows(query, false)}
        rowKey={({ id }) => id}
        state={tableStateOf(query, () => copy.releasesFailed)}
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noReleases}</p>}
        more={moreRowsOf(query)}
      />
    </>
  );
}

const columnsWith = (linkTo: ReturnType<typeof useDialogLink>, property: boolean): Column<SecretRelease>[] => [
  { key: 'what', header: copy.releaseWhat, isName: true, cell: ({ label }) => label },
  { key: 'to', header: copy.releaseTo, cell: ({ released_to }) => released_to },
  ...(property ? [{ key: 'where', header: common.property, cell: (row: SecretRelease) => row.property_name }] : []),
  { key: 'when', header: common.when, cell: ({ at }) => <DateTime at={at} /> },
  {
    key: 'why',
    header: common.why,
    cell: ({ why, conversation_id }) => (
      <span className="wrap-anywhere">
        {conversation_id ? (
          <Link {...linkTo(conversation_id)} className={nameLinkClass}>
            {why}
          </Link>
        ) : (
          why
        )}
      </span>
    ),
  },
];
