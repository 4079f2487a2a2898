import { useInfiniteQuery } from '@tanstack/react-query';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import { orpc } from '../../../lib/http/query.ts';
import { paged, useRows } from '../../../lib/http/whole-list.ts';
import { SecurityTable } from './security-table.tsx';

type HouseSecurityTableProps = {
  kind: SecurityKind | undefined;
  onKind: (kind?: SecurityKind) => void;
  /** One person's deeds alone. */
  actorId: string | undefined;
};

/** For admins: everybody's. */
export function HouseSecurityTable({ actorId, ...filter }: HouseSecurityTableProps) {
  const { kind } = filter;
  const query = useInfiniteQuery(
    orpc.securityLog.house.infiniteOptions({ input: (cursor) => ({ kind, actor_id: actorId, cursor }), ...paged }),
  );
  return <SecurityTable {...filter} rows={useRows(query, false)} query={query} />;
}
