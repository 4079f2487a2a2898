import type { AccountOfMine } from '#contract/accounts/accounts.ts';
import { memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { keepAccount } from '../../../lib/session/session.ts';

/**
 * This tab works in that account from now on. The page is loaded anew: what it had read, what was open and its stream
 * of events belong to the account before. What was typed there is there again when one comes back.
 */
export function switchAccount({ id }: Pick<AccountOfMine, 'id'>): void {
  keepAccount(id);
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign('/dashboard');
}

/** "Cedar Rentals, Manager". */
export const accountWords = ({ name, role }: AccountOfMine): string =>
  role === 'holder'
    ? fill(copy.yourOwnAccount, { name })
    : fill(copy.accountAs, { name, role: memberRoleLabels[role] });
