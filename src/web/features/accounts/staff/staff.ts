import { useMutation } from '@tanstack/react-query';
import type { StaffMember } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

export const staffQuery = () => orpc.staff.list.queryOptions();

/** One act on a member of the team: what it says when done, and the list anew. */
export function useStaffAct(act: () => Promise<StaffMember>, done: string) {
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      showToast({ title: done });
      refreshStaff();
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
}

export function refreshStaff() {
  void queryClient.invalidateQueries({ queryKey: orpc.staff.list.key() });
}

export const setRole = (id: string, role: StaffMember['role']) => api.staff.setRole({ id, role });
export const setActive = (id: string, active: boolean) => api.staff.setActive({ id, active });
export const resendInvite = (id: string) => api.staff.resendInvite({ id });

export const roleLabels = { agent: copy.agent, admin: copy.admin } as const;
