import { Toast } from '@base-ui/react/toast';

/** Passes toasts from anywhere to the one place that shows them. */
export const toastManager = Toast.createToastManager();

/**
 * Says what was done, repeating the button's verb: "Cedar Cottage removed". With `undo` it stays for 8 seconds;
 * an error is read out at once and stays for 8 seconds too.
 */
export function showToast({
  title,
  tone = 'done',
  undo,
}: {
  title: string;
  tone?: 'done' | 'error';
  undo?: () => void;
}) {
  const id = toastManager.add({
    title,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: undo || tone === 'error' ? 8000 : 4000,
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
