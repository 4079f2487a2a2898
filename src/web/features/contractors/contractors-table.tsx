import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useTableOrder } from '../../lib/http/preferences.ts';
import { useActsOf } from '../../lib/session/role.ts';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { type Selection, useSelection } from '../../ui/table/selection.tsx';
import { fewRows } from '../../ui/table/table-filters.tsx';
import { sortRows } from '../../ui/table/table-sort.ts';
import { tableStateOf } from '../../ui/table/table-state.ts';
import { AddContractorButton } from './add-contractor-button.tsx';
import { contractorColumns } from './contractor-columns.tsx';
import { ContractorFilters, useContractorFilter } from './contractor-filters.tsx';
import { useContractors } from './contractors.ts';
import { editDialog } from './dialog-names.ts';

const RemoveContractorDialog = lazy(() => import('./remove-contractor-dialog.tsx'));

/** What is done to many: drawn over the rows, which then have boxes. */
type Bulk = (of: { selection: Selection; chosen: readonly Contractor[]; matching: number }) => ReactNode;

/** "My Contractors": changed and removed from their rows. `tall` where it has a page to itself. */
export function ContractorsTable({ tall = false, bulk }: { tall?: boolean; bulk?: Bulk }) {
  const { query, rows } = useContractors();
  const order = useTableOrder('contractors');
  const filter = useContractorFilter();
  const { open } = useUrlDialog('dialog');
  const [leaving, setLeaving] = useState<Contractor | null>(null);
  const [asking, setAsking] = useState(false);
  const all = contractorColumns({
    onEdit: ({ id }) => void open(editDialog(id)),
    onRemove: (contractor) => {
      setLeaving(contractor);
      setAsking(true);
    },
  });
  const columns = useActsOf(all, 'contractors.remove');
  const shown = sortRows(filter.of(rows), columns, order.sort);
  const selection = useSelection(shown.map(({ id }) => id));
  const place = useRef<HTMLDivElement>(null);
  const otherRow = () =>
    [...(place.current?.querySelectorAll<HTMLElement>('button[data-removes]') ?? [])].find(
      ({ dataset }) => dataset.removes !== leaving?.id,
    ) ?? null;
  return (
    <div ref={place} className="flex flex-col">
      {rows.length > fewRows && <ContractorFilters filter={filter} />}
      {bulk?.({ selection, chosen: shown.filter(({ id }) => selection.isChosen(id)), matching: shown.length })}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.listCaption}
        tall={tall}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        selectable={bulk && { selection, nameOf: ({ company_name }) => company_name }}
        sort={order.sort}
        onSort={order.setSort}
        compact={order.compact}
        filtered={
          filter.words ? { text: fill(common.noMatches, { words: filter.words }), onClear: filter.clear } : undefined
        }
        state={tableStateOf(query, () => copy.contractorsFailed)}
        empty={
          <div className="grid justify-items-center gap-3 px-3 py-6 text-center text-ink-2">
            <p>{copy.noContractors}</p>
            <AddContractorButton />
          </div>
        }
      />
      <Suspense>
        {leaving && (
          <RemoveContractorDialog
            contractor={leaving}
            open={asking}
            onClose={() => setAsking(false)}
            focusAfter={otherRow}
          />
        )}
      </Suspense>
    </div>
  );
}
