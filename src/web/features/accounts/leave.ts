import { queryClient } from '../../lib/query.ts';
import { signOut } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';
import { dropDraft } from './profile-draft.ts';

/** Signs out and goes home. The home page is a document of its own; loading it also drops everything this tab had read. */
export async function leave(userId: string) {
  try {
    await signOut();
  } catch {
    showToast({ title: 'Failed to sign out', tone: 'error' });
    return;
  }
  dropDraft(userId);
  queryClient.clear();
  location.assign('/');
}
