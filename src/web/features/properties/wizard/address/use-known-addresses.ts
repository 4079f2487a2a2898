import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paged, useRows } from '../../../../lib/http/paged-list.ts';
import { orpc } from '../../../../lib/http/query.ts';
import type { KnownAddress } from './suggest-address.ts';

/** Those of the owner's properties; none while they load or cannot be loaded, and then typing goes on alone. */
export function useKnownAddresses(): readonly KnownAddress[] {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({ input: (cursor) => ({ limit: limits.pageSizeMax, cursor }), ...paged }),
  );
  return useRows(query, true);
}
