import { useQuery } from '@tanstack/react-query';
import type { GroupKind } from '#contract/enumerations/groups.ts';
import { orpc } from '../../lib/http/query.ts';

/** The names that the account has, offered while one types. */
export function GroupNames({ id, kind }: { id: string; kind: GroupKind }) {
  const { data } = useQuery(orpc.propertyGroups.list.queryOptions());
  const names = data?.items.filter((one) => one.kind === kind) ?? [];
  return (
    <datalist id={id}>
      {names.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
