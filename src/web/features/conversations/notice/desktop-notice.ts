import * as copy from '#contract/messages/en/conversations/notice.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WaitingChat } from './desk-news.ts';

/** Whether this browser has them: plain http and phones, where a page may not show one by itself, do not. */
export const hasDesktopNotices = (): boolean =>
  'Notification' in globalThis && isSecureContext && matchMedia('(any-pointer: fine)').matches;

/** Asks where nobody has answered yet. False where the browser, or whoever uses it, says no. */
export const mayNotify = async (): Promise<boolean> =>
  hasDesktopNotices() && (await Notification.requestPermission()) === 'granted';

/**
 * Shows one for a chat, in place of an earlier one of the same chat; only while nobody looks at the page. Where the
 * browser has taken its permission back, it shows nothing.
 */
export function notify(chat: WaitingChat, onOpen: () => void): void {
  if (!hasDesktopNotices() || isLookedAt()) return;
  const shown = new Notification(titleOf(chat), { body: bodyOf(chat), tag: chat.id, icon: '/icon-192.png' });
  shown.onclick = () => {
    shown.close();
    focus();
    onOpen();
  };
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

const titleOf = ({ kind, property_name, urgency }: WaitingChat): string =>
  kind === 'support'
    ? copy.ownerWaits
    : fill(urgency === 'urgent' ? copy.urgentAt : copy.waitsAt, { place: property_name ?? '' });

const bodyOf = ({ guest_name, assigned_to }: WaitingChat): string => {
  const guest = guest_name ?? copy.someGuest;
  return fill(assigned_to ? copy.wroteToYou : copy.nobodyHasIt, { guest });
};
