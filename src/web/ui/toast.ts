import { Toast } from '@base-ui/react/toast';

/** Passes toasts from anywhere to the one place that shows them. */
export const toastManager = Toast.createToastManager();

/**
 * Says what was done, repeating the button's verb: "Cedar Cottage removed". With `undo` it stays for 8 seconds;
 * an error is read out at once and stays for 8 seconds too, unless `seconds` says otherwise. `success` is green.
 */
export function showToast({
  title,
  tone = 'done',
  undo,
  seconds = undo || tone === 'error' ? 8 : 4,
}: {
  title: string;
  tone?: 'done' | 'success' | 'error';
  undo?: () => void;
  seconds?: number;
}) {
  const id = toastManager.add({
    title,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: seconds * 1000,
    ...(undo && {
      actionProps: {
        children: 'Undo',
        onClick: () => {
          toastManager.close(id);
          undo();
        },
      },
    }),
  });
}
