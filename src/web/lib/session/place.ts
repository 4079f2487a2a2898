import type { Me } from '#contract/accounts/accounts.ts';

/**
 * Whose what a browser keeps is: somebody's in their own account, or in one that is somebody else's. What was typed or
 * copied in one is found in none of the others.
 */
export const placeOf = ({ id, account }: Pick<Me, 'id' | 'account'>): string =>
  account && account.id !== id ? `${id}_${account.id}` : id;
