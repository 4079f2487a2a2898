import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

/** The owner's properties by id and name, for choices. */
export function useHouses(): readonly { id: string; name: string }[] {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({ input: (cursor) => ({ limit: limits.pageSizeMax, cursor }), ...paged }),
  );
  return useRows(query, true);
}
