import type { Me } from '#contract/accounts/accounts.ts';
import type { ProcedureName } from '#contract/accounts/roles.ts';

type Who = Pick<Me, 'account'>;

/** What each role includes. Whoever works in an account of their own may all of it, and does not load the table. */
let roles: typeof import('#contract/accounts/roles.ts') | undefined;
let codes: typeof import('#contract/accounts/over-codes.ts') | undefined;

const isTheirOwn = ({ account }: Who) => !account || account.role === 'holder';

/** Before anything is shown by it. */
export async function loadRolesFor(me: Who): Promise<void> {
  if (isTheirOwn(me)) return;
  const tables = [import('#contract/accounts/roles.ts'), import('#contract/accounts/over-codes.ts')] as const;
  [roles, codes] = await Promise.all(tables);
}

/** Whether somebody may call a procedure in the account they work in. The server decides; screens show by it. */
export function may(me: Who, procedure: ProcedureName): boolean {
  if (!me.account || isTheirOwn(me)) return true;
  if (!me.account.codes && codes?.overCodes.includes(procedure)) return false;
  const place = roles?.placeOf(procedure.split('.'));
  return place !== undefined && roles?.reaches(me.account.role, place) === true;
}
