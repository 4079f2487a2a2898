import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { RestError } from '../../lib/http/rest.ts';
import { showToast } from '../../ui/overlay/toast.ts';

export const refreshStays = (): Promise<void> => queryClient.invalidateQueries({ queryKey: orpc.stays.key() });

/** Cancelled at once, with Undo for 8 seconds. */
export async function cancelStay(stay: Stay): Promise<void> {
  if (!(await does(() => api.stays.cancel({ id: stay.id })))) return;
  showToast({ title: fill(copy.stayCancelled, { guest: guestOf(stay) }), undo: () => void restoreStay(stay) });
}

export async function restoreStay(stay: Stay): Promise<void> {
  if (await does(() => api.stays.restore({ id: stay.id })))
    showToast({ title: fill(copy.stayRestored, { guest: guestOf(stay) }) });
}

/** Answers whether it was done. */
export async function forgetGuest(stay: Stay): Promise<boolean> {
  const done = await does(() => api.privacy.forgetGuest({ id: stay.id }));
  const { guest_name } = stay;
  if (done) showToast({ title: guest_name ? fill(copy.guestDeleted, { guest: guest_name }) : copy.someGuestDeleted });
  return done;
}

/** For the guest, who may ask what is kept about them. */
export async function downloadGuest(stay: Stay): Promise<void> {
  try {
    const { downloadFile } = await import('../../lib/http/download.ts');
    await downloadFile(`/stays/${stay.id}/guest-data`);
    showToast({ title: fill(copy.guestDataDownloaded, { guest: guestOf(stay) }) });
  } catch (error) {
    const isAnswer = error instanceof RestError;
    showToast({ title: isAnswer ? error.message : copy.fileFailed, tone: 'error' });
  }
}

export const guestOf = ({ guest_name }: Pick<Stay, 'guest_name'>): string => guest_name ?? copy.someGuest;

async function does(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    showToast({ title: messageOf(error), tone: 'error' });
    return false;
  } finally {
    await refreshStays();
  }
}
