import { useInfiniteQuery } from '@tanstack/react-query';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import { orpc } from '../../../lib/http/query.ts';
import { paged, useRows } from '../../../lib/http/whole-list.ts';
import { SecurityTable } from './security-table.tsx';

/** What bears on one's own account. */
export function MySecurityTable(filter: { kind: SecurityKind | undefined; onKind: (kind?: SecurityKind) => void }) {
  const { kind } = filter;
  const query = useInfiniteQuery(
    orpc.securityLog.mine.infiniteOptions({ input: (cursor) => ({ kind, cursor }), ...paged }),
  );
  return <SecurityTable {...filter} rows={useRows(query, false)} query={query} />;
}
