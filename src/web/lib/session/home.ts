import type { Me } from '#contract/accounts/accounts.ts';

/** Owners work in their dashboard, staff in the console. */
export function homeOf({ role }: Pick<Me, 'role'>) {
  return role === 'owner' ? '/dashboard' : '/console';
}
