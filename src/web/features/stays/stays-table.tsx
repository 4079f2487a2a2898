import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { useListFilter } from '../../lib/address/list-filter.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { useActsOf, useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { fewRows, ListFilters } from '../../ui/table/table-filters.tsx';
import { moreRowsOf, tableStateOf } from '../../ui/table/table-state.ts';
import { addStayDialog, editedIn, editStay, linkedIn, stayLink } from './dialog-names.ts';
import { cancelStay, forgetGuest, guestOf, restoreStay } from './stay-acts.ts';
import { stayColumns } from './stay-columns.tsx';
import { stayWords } from './stay-state.ts';

/** They and the library of dialogs come when one is first opened. */
const StayDialog = lazy(() => import('./stay-dialog.tsx'));
const LinkDialog = lazy(() => import('./link-dialog.tsx'));

/** Bookings, latest first: of one property, or all of them with their filters. Days are the property's own. */
export function StaysTable({ propertyId }: { propertyId?: string }) {
  const filter = useStayFilter();
  const { choice: when, q } = propertyId ? { choice: null, q: '' } : filter;
  const narrowed = { ...(propertyId && { property_id: propertyId }), ...(when && { when }), ...(q && { q }) };
  const query = useInfiniteQuery(
    orpc.stays.list.infiniteOptions({
      input: (cursor) => ({ ...narrowed, limit: 20, cursor }),
      ...paged,
      placeholderData: keepPreviousData,
    }),
  );
  const rows = useRows(query, false);
  const [forgetting, setForgetting] = useState<Stay>();
  const { id, lastId, open, close } = useUrlDialog('dialog');
  const edited = rows.find((stay) => stay.id === editedIn(lastId));
  const linked = rows.find((stay) => stay.id === linkedIn(lastId));
  const isOpen = id !== null && id === lastId;
  const all = stayColumns(
    {
      onEdit: (stay) => void open(editStay(stay.id)),
      onLink: (stay) => void open(stayLink(stay.id)),
      onCancel: (stay) => void cancelStay(stay),
      onRestore: (stay) => void restoreStay(stay),
      onForget: setForgetting,
    },
    { property: !propertyId },
  );
  const columns = useActsOf(all, 'stays.cancel');
  return (
    <>
      {!propertyId && (filter.words || rows.length > fewRows) && <StayFilters filter={filter} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.stays}
        tall={!propertyId}
        columns={columns}
        rows={rows}
        rowKey={(stay) => stay.id}
        state={tableStateOf(query, () => copy.staysFailed)}
        filtered={
          !propertyId && filter.words
            ? { text: fill(common.noMatches, { words: filter.words }), onClear: filter.clear }
            : undefined
        }
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noStays}</p>}
        more={moreRowsOf(query)}
      />
      <ForgetGuest stay={forgetting} onClose={() => setForgetting(undefined)} />
      <Suspense>
        {edited && <StayDialog key={edited.id} stay={edited} open={isOpen} onClose={close} />}
        {linked && <LinkDialog key={linked.id} stay={linked} open={isOpen} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Beside the table's title; `propertyId` where it is a property's. */
export function AddStayButton({ propertyId }: { propertyId?: string }) {
  const allowed = useMay('stays.create');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="primary" size="compact" onClick={() => void open(addStayDialog(propertyId))}>
      <Icon of={Plus} />
      {copy.addStay}
    </Button>
  );
}

/** Asks before a guest is deleted: nothing brings back what they wrote. */
function ForgetGuest({ stay, onClose }: { stay: Stay | undefined; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!stay || busy) return;
    setBusy(true);
    const done = await forgetGuest(stay);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open={stay !== undefined}
      title={stay ? fill(copy.deleteGuestTitle, { guest: guestOf(stay) }) : copy.deleteThisGuest}
      confirm={copy.deleteGuest}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {copy.deleteGuestMeaning}
    </ConfirmDialog>
  );
}

/** What the stays are narrowed to. */
const useStayFilter = () => useListFilter({ key: 'when', labels: stayWords, find: 'find-stay' });

function StayFilters({ filter }: { filter: ReturnType<typeof useStayFilter> }) {
  return <ListFilters list={copy.stays} label={common.when} all={copy.anyTime} filter={filter} />;
}
