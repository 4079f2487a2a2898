import type { SavedView } from '#contract/accounts/saved-views.ts';
import * as copy from '#contract/messages/en/accounts/views.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

export const refreshViews = (): Promise<void> => queryClient.invalidateQueries({ queryKey: orpc.savedViews.key() });

/** Gone at once; the server keeps it for Undo. */
export async function removeView({ id, name }: SavedView): Promise<void> {
  try {
    await api.savedViews.remove({ id });
    showToast({ title: fill(copy.viewRemoved, { view: name }), undo: () => void restoreView(id, name) });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshViews();
  }
}

async function restoreView(id: string, name: string): Promise<void> {
  try {
    await api.savedViews.restore({ id });
    showToast({ title: fill(copy.viewRestored, { view: name }) });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshViews();
  }
}

/** Other filters under the same name. */
export async function updateView({ id, name }: SavedView, search: string): Promise<void> {
  try {
    await api.savedViews.change({ id, search });
    showToast({ title: fill(copy.viewUpdated, { view: name }) });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshViews();
  }
}
