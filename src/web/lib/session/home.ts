import type { Me } from '#contract/accounts/accounts.ts';

/** Owners work in their dashboard, cleaners by the days of arrivals and departures, staff in the console. */
export function homeOf({ role, account }: Pick<Me, 'role' | 'account'>) {
  if (account?.role === 'cleaner') return '/dashboard/turnovers';
  return role === 'owner' ? '/dashboard' : '/console';
}
