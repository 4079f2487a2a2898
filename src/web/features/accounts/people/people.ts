import type { Member } from '#contract/accounts/people.ts';
import type { MemberRole } from '#contract/enumerations/people.ts';
import { memberRoleLabels } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

export const peopleQuery = () => orpc.people.list.queryOptions();

export const refreshPeople = (): Promise<void> => queryClient.invalidateQueries({ queryKey: orpc.people.list.key() });

export const setRole = ({ id, name }: Member, role: MemberRole): Promise<boolean> =>
  does(() => api.people.change({ id, role }), fill(copy.roleChanged, { name, role: memberRoleLabels[role] }));

export const setCodes = ({ id, name }: Member, codes: boolean): Promise<boolean> =>
  does(() => api.people.change({ id, codes }), fill(codes ? copy.codesOn : copy.codesOff, { name }));

/** Out at once, with Undo. */
export async function removeMember({ id, name }: Member): Promise<void> {
  const bringBack = () => void does(() => api.people.restore({ id }), fill(copy.broughtBack, { name }));
  await does(() => api.people.remove({ id }), fill(copy.removed, { name }), bringBack);
}

export const sendAgain = (id: string, email: string): Promise<boolean> =>
  does(() => api.people.resend({ id }), fill(copy.invitationSent, { email }));

export const withdraw = (id: string, email: string): Promise<boolean> =>
  does(() => api.people.withdraw({ id }), fill(copy.invitationWithdrawn, { email }));

/** Answers whether it was done; says so, and shows everybody anew. */
async function does(act: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> {
  try {
    await act();
    showToast({ title: done, ...(undo && { undo }) });
    return true;
  } catch (error) {
    showToast({ title: messageOf(error), tone: 'error' });
    return false;
  } finally {
    await refreshPeople();
  }
}
