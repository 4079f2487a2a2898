import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Article } from '#contract/knowledge/knowledge.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useClearUrl, useUrlFilter } from '../../lib/address/url-filter.ts';
import { messageOf } from '../../lib/http/api.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SelectBox, type Selection, useSelection } from '../../ui/table/selection.tsx';
import { FilterSelect, TableFilters } from '../../ui/table/table-filters.tsx';
import { ArticleRow } from './article-row.tsx';
import { newArticle } from './dialog-names.ts';
import { useHouses } from './houses.ts';
import { useAskedAbout } from './likely/asked-about.ts';
import { GuestsMayAsk } from './likely/guests-may-ask.tsx';

/** What is done to many: drawn over the rows, which then have boxes. `partly`: more may match than are here. */
type Bulk = (of: { selection: Selection; chosen: readonly Article[]; matching: number; partly: boolean }) => ReactNode;

/** Every article of the owner, or those that were searched for; `actions` stand in its title row. */
export function ArticlesCard({ actions, bulk }: { actions?: ReactNode; bulk?: Bulk }) {
  const [q, setQ] = useUrlFilter('find-article');
  const [house, setHouse] = useUrlFilter('house');
  const houses = useHouses();
  const clear = useClearUrl(['find-article', 'house']);
  const query = useInfiniteQuery(
    orpc.articles.list.infiniteOptions({
      input: (cursor) => ({ limit: 20, cursor, q: q || undefined, property_id: house || undefined }),
      ...paged,
    }),
  );
  const rows = useRows(query, false);
  const selection = useSelection(rows.map(({ id }) => id));
  const { articleId, show } = useAskedAbout();
  const nameOf = (id: string | null) =>
    id ? (houses.find((one) => one.id === id)?.name ?? copy.oneProperty) : copy.allProperties;
  return (
    <Card aria-labelledby="articles" className="flex flex-col">
      <CardHeader id="articles" title={copy.articles} actions={actions} />
      <TableFilters label={copy.articles}>
        <SearchBox label={copy.searchArticles} value={q} onChange={setQ} />
        <FilterSelect
          label={common.property}
          all={copy.everyProperty}
          options={[['all', copy.forAll] as const, ...houses.map(({ id, name }) => [id, name] as const)]}
          value={house || null}
          onChange={(next) => setHouse(next ?? '')}
        />
      </TableFilters>
      {bulk?.({
        selection,
        chosen: rows.filter(({ id }) => selection.isChosen(id)),
        matching: rows.length,
        partly: query.hasNextPage,
      })}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-48" label={copy.loadingArticles} />}
      {query.isLoadingError && (
        <LoadFailed className="py-3" onRetry={() => void query.refetch()}>
          {messageOf(query.error, copy.articlesFailed)}
        </LoadFailed>
      )}
      {query.data && rows.length === 0 && (q || house ? <NoMatch onClear={clear} /> : <NoArticles />)}
      {articleId && (q || house) && query.data && rows.every(({ id }) => id !== articleId) && (
        <GuestsMayAsk articleId={articleId} onHide={() => show('')} />
      )}
      <ul className="empty:hidden">
        {rows.map((article, index) => (
          <ArticleRow
            key={article.id}
            article={article}
            place={nameOf(article.property_id)}
            index={index}
            box={bulk && <SelectBox id={article.id} name={article.title} selection={selection} />}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-3 grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.loadMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <p>{copy.noArticleMatches}</p>
      <Button onClick={onClear}>{copy.clearFilters}</Button>
    </div>
  );
}

function NoArticles() {
  const { open } = useUrlDialog('dialog');
  return (
    <EmptyState
      title={copy.noArticles}
      action={
        <Button variant="primary" onClick={() => void open(newArticle)}>
          {copy.writeFirstArticle}
        </Button>
      }
    >
      {copy.noArticlesHint}
    </EmptyState>
  );
}
