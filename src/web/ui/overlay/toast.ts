import { Toast } from '@base-ui/react/toast';
import * as common from '#contract/messages/en/common.ts';
import { isSettled, mayBeUndone } from './undo.ts';

/** Passes toasts from anywhere to the one place that shows them. */
export const toastManager = Toast.createToastManager();

/** Said before that place was there: its script comes after the first paint. */
let waiting: (() => void)[] | null = [];

/** What waits is said now. Returns what makes the next ones wait again. */
export function toastsAreShown() {
  for (const say of waiting?.splice(0) ?? []) say();
  waiting = null;
  return () => {
    waiting = [];
  };
}

/**
 * Says what was done, repeating the button's verb: "Cedar Cottage removed". With `undo` it stays for 8 seconds, on
 * whatever screen one goes to, and longer while the pointer or the focus is on it; its button, the key Z and the palette
 * take the deed back. An error is read out at once and stays for 8 seconds too, unless `seconds` says otherwise.
 * `success` is green.
 */
export function showToast(toast: Toasted) {
  if (waiting) waiting.push(() => show(toast));
  else show(toast);
}

/** Says what could not be done. */
export const showFailure = (title: string) => showToast({ title, tone: 'error' });

type Toasted = { title: string; tone?: 'done' | 'success' | 'error'; undo?: () => void; seconds?: number };

function show({ title, tone = 'done', undo, seconds = undo || tone === 'error' ? 8 : 4 }: Toasted) {
  const takeBack = () => {
    toastManager.close(id);
    undo?.();
  };
  const id: string = toastManager.add({
    title,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: seconds * 1000,
    ...(undo && {
      actionProps: { children: common.undo, 'aria-keyshortcuts': 'Z', onClick: takeBack },
      onClose: () => isSettled(id),
      onRemove: () => isSettled(id),
    }),
  });
  if (undo) mayBeUndone({ id, title, undo: takeBack });
}
