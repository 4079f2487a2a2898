import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type SortedTable, sortedTables } from '#contract/accounts/preferences.ts';
import type { SavedView, ViewedTable } from '#contract/accounts/saved-views.ts';
import * as copy from '#contract/messages/en/accounts/views.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useMay } from '../../../lib/session/role.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { useViewSearch } from './view-search.ts';

/** With the libraries of dialogs and menus, when one is first wanted. */
const ViewDialog = lazy(() => import('./view-dialog.tsx'));
const ViewMenu = lazy(() => import('./view-menu.tsx'));

const isSorted = (table: ViewedTable): table is SortedTable => sortedTables.some((one) => one === table);

/**
 * A table's filters and order under names of one's own, each a link: whoever opens it sees the same rows. `filters` are
 * the names that the table's filters have in the address.
 */
export function SavedViews({
  table,
  filters,
  beside = [],
}: {
  table: ViewedTable;
  filters: readonly string[];
  /** What a view keeps too and is no filter by itself. */
  beside?: readonly string[];
}) {
  const query = useQuery(orpc.savedViews.list.queryOptions({ input: { table } }));
  const [search] = useSearchParams();
  const now = useViewSearch(isSorted(table) ? table : null, filters, beside);
  const [naming, setNaming] = useState<{ open: boolean; view: SavedView | null } | null>(null);
  const mayKeep = useMay('savedViews.save');
  const views = query.data?.items ?? [];
  const active = views.find(({ id }) => id === search.get('view')) ?? null;
  const isNew = now.search !== '' && now.search !== active?.search;
  if (query.isLoadingError)
    return (
      <LoadFailed className="pb-3" onRetry={() => void query.refetch()}>
        {copy.viewsFailed}
      </LoadFailed>
    );
  if (views.length === 0 && !(mayKeep && now.isFiltered)) return null;
  return (
    <nav aria-label={copy.views} className="mb-3 flex flex-wrap items-center gap-1.5">
      {views.length > 0 && (
        <Link
          to={{ search: now.without }}
          aria-current={!now.isFiltered && !active}
          className={chip(!now.isFiltered && !active)}
        >
          {copy.allRows}
        </Link>
      )}
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: now.of(view) }}
          aria-current={view === active}
          className={chip(view === active)}
        >
          {view.name}
        </Link>
      ))}
      {mayKeep && active && (
        <Suspense>
          <ViewMenu view={active} search={now.search} onRename={() => setNaming({ open: true, view: active })} />
        </Suspense>
      )}
      {mayKeep && now.isFiltered && isNew && (
        <Button variant="quiet" size="compact" onClick={() => setNaming({ open: true, view: null })}>
          <Icon of={Bookmark} />
          {copy.saveView}
        </Button>
      )}
      <Suspense>
        {naming && (
          <ViewDialog
            key={naming.view?.id ?? 'new'}
            table={table}
            view={naming.view}
            search={now.search}
            open={naming.open}
            onClose={() => setNaming({ ...naming, open: false })}
            onSaved={now.show}
          />
        )}
      </Suspense>
    </nav>
  );
}

const chip = (isActive: boolean) =>
  cx(
    'inline-flex min-h-8 max-w-64 items-center truncate rounded-control border px-3 text-meta touch:min-h-11',
    isActive
      ? 'border-transparent bg-primary-soft text-primary-text'
      : 'border-line-strong text-ink-2 hover:bg-surface-2 hover:text-ink',
  );
