import * as copy from '#contract/messages/en/accounts/menu.ts';
import { dropEveryDraft } from '../../../lib/offline/drafts.ts';
import { signOut } from '../../../lib/session/session.ts';

/**
 * Signs out and goes home. The home page is a document of its own; loading it drops everything this tab had read, and
 * coming back to it by Back loads anew. `tell` shows why somebody is signed in still.
 */
export async function signOutAndGoHome(tell: (failure: string) => void) {
  try {
    await sendWaitingTaps();
    await signOut();
  } catch {
    tell(copy.signOutFailed);
    return;
  }
  await dropEveryDraft();
  // Not by emptying the cache: what is still on screen would ask again, as nobody, while the next page is on its way.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign('/');
}

/** What an owner tapped without a network goes before they do: what is left is dropped with everything else. */
const sendWaitingTaps = async () => (await import('../../../lib/offline/owner-queue.ts')).ownerQueue.flush();
