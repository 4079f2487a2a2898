import type { ReactNode } from 'react';
import type { ProcedureName } from '#contract/accounts/roles.ts';
import { useMay } from './role.ts';

/** What leads to a procedure, for whoever may call it. */
export const Allowed = ({ to, children }: { to: ProcedureName; children: ReactNode }) => (useMay(to) ? children : null);
