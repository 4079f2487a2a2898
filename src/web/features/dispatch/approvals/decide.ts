import type { Approval } from '#contract/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/approvals.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

/** What the two answers are called. */
export const answers: Record<Approval['kind'], { no: string; yes: string }> = {
  dispatch: { no: copy.decline, yes: copy.approve },
  raise_nte: { no: copy.decline, yes: copy.approve },
  estimate: { no: copy.decline, yes: copy.approve },
  unchecked_guest: { no: copy.notMyGuestTitle, yes: copy.confirmAndSendTitle },
};

const said: Record<Approval['kind'], { no: string; yes: string }> = {
  dispatch: { no: copy.declined, yes: copy.approved },
  raise_nte: { no: copy.declined, yes: copy.approved },
  estimate: { no: copy.declined, yes: copy.approved },
  unchecked_guest: { no: copy.guestDeclined, yes: copy.guestConfirmed },
};

export const refreshApprovals = () => queryClient.invalidateQueries({ queryKey: orpc.approvals.key() });

/** Answers away from its row, and says what was answered, or why it could not be. */
export async function decideApproval({ id, kind }: Approval, approve: boolean): Promise<void> {
  try {
    await api.approvals.decide({ id, approve });
    showToast({ title: said[kind][approve ? 'yes' : 'no'] });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshApprovals();
  }
}
