import * as copy from '#contract/messages/en/properties/page.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

/** Copies a guest link, and says so. */
export const copyGuestLink = async (link: string): Promise<void> =>
  (await copyText(link)) ? showToast({ title: copy.linkCopied }) : showFailure(copy.copyFailed);

/**
 * The same where the link has to be asked for first. The promise of it goes to the clipboard: a browser lets a page
 * write there right after a press alone.
 */
export async function copyGuestLinkOf(propertyId: string): Promise<void> {
  const asked = api.properties.get({ id: propertyId });
  const text = asked.then(({ guest_link }) => new Blob([guest_link], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    showToast({ title: copy.linkCopied });
  } catch {
    await asked.then(
      () => showFailure(copy.copyFailedHere),
      (error: unknown) => showFailure(messageOf(error)),
    );
  }
}
