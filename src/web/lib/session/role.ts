import { useQuery } from '@tanstack/react-query';
import type { ProcedureName } from '#contract/accounts/roles.ts';
import { may } from './may.ts';
import { meQuery } from './me.ts';

/** Whether whoever is signed in may call a procedure; what is not known yet is shown. */
export function useMay(procedure: ProcedureName): boolean {
  const { data: me } = useQuery({ ...meQuery(), enabled: false });
  return !me || may(me, procedure);
}

/** A table's columns, without that of its acts for whoever may do none of them. */
export function useActsOf<C extends { key: string }>(columns: C[], procedure: ProcedureName): C[] {
  const allowed = useMay(procedure);
  return allowed ? columns : columns.filter(({ key }) => key !== 'actions');
}
