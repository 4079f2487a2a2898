import type { Me } from '#contract/accounts/accounts.ts';

/** Whether it is whoever reads this who has a chat, among the people of one account: a host goes by their first name. */
export const isMine = (assignedName: string | null, { full_name }: Pick<Me, 'full_name'>): boolean =>
  assignedName === null || assignedName === full_name.split(' ')[0];
