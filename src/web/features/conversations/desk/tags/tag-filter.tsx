import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { Button } from '../../../../ui/button.tsx';
import { FilterSelect } from '../../../../ui/table/table-filters.tsx';
import type { DeskFilter } from '../desk-filter.ts';

/** For leads, when they first want it. */
const EditTags = lazy(() => import('./edit-tags.tsx'));

/** Chats with one tag; for leads the way to all tags. */
export function TagFilter({ filter }: { filter: DeskFilter }) {
  const { data } = useQuery(orpc.chatTags.list.queryOptions());
  const [editing, setEditing] = useState<boolean | null>(null);
  return (
    <>
      <FilterSelect
        label={copy.tagLabel}
        all={copy.anyTag}
        options={(data?.items ?? []).map(
          ({ id, name, chats }) => [id, fill(copy.tagAndChats, { tag: name, count: chats })] as const,
        )}
        value={filter.tag || null}
        onChange={(id) => filter.setTag(id ?? '')}
      />
      {data?.can.edit && (
        <Button size="compact" variant="quiet" className="justify-self-start" onClick={() => setEditing(true)}>
          {copy.editTags}
        </Button>
      )}
      <Suspense>{editing !== null && <EditTags open={editing} onClose={() => setEditing(false)} />}</Suspense>
    </>
  );
}
