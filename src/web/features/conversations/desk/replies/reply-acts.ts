import type { SavedReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../../lib/http/api.ts';
import { showFailure, showToast } from '../../../../ui/overlay/toast.ts';
import { refreshReplies } from './replies.ts';

/** Gone at once; Undo saves it again as it was. */
export async function removeReply({ id }: SavedReply): Promise<void> {
  try {
    const { name, body, after, scope } = await api.savedReplies.remove({ id });
    const undo = () => void restoreReply({ name, body, after, scope });
    showToast({ title: fill(copy.replyRemoved, { name }), undo });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshReplies();
  }
}

async function restoreReply(reply: Pick<SavedReply, 'name' | 'body' | 'after' | 'scope'>): Promise<void> {
  try {
    await api.savedReplies.create(reply);
    showToast({ title: fill(copy.replyRestored, { name: reply.name }) });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshReplies();
  }
}
