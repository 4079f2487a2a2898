import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/accounts/accounts.ts';
import { type ProcedureName, placeOf, reaches } from '#contract/accounts/roles.ts';
import { meQuery } from './me.ts';

/** Whether somebody may call a procedure in the account they work in. The server decides; screens show by it. */
export function may(me: Pick<Me, 'account'>, procedure: ProcedureName): boolean {
  const place = placeOf(procedure.split('.'));
  return !me.account || (place !== undefined && reaches(me.account.role, place));
}

/** A table's columns, without that of its acts for whoever may do none of them. */
export function useActsOf<C extends { key: string }>(columns: C[], procedure: ProcedureName): C[] {
  const allowed = useMay(procedure);
  return allowed ? columns : columns.filter(({ key }) => key !== 'actions');
}

/** The same of whoever is signed in; what is not known yet is shown. */
export function useMay(procedure: ProcedureName): boolean {
  const { data: me } = useQuery({ ...meQuery(), enabled: false });
  return !me || may(me, procedure);
}
