import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { buttonClass } from '../button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { toastManager, toastsAreShown } from './toast.ts';

/**
 * Where toasts appear; once, beside the signed-in screens: on phones at the top, as buttons are at the bottom there,
 * and at the left of wide windows, as a dialog's are at its right and an agent writes beside the list. The newest is
 * nearest the edge, so that one which ends does not move an Undo under the finger. Of more than three the oldest make
 * room, but none that can still be undone; on phones, where they would lie over a dialog's title, all but the newest.
 */
export function Toasts() {
  useEffect(toastsAreShown, []); // after the provider's own, which listens by then
  return (
    <Toast.Provider toastManager={toastManager} timeout={4000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={copy.toasts}
          className="no-print fixed right-4 left-4 z-60 flex flex-col gap-2 sm:flex-col-reverse max-sm:top-[max(1rem,env(safe-area-inset-top))] sm:right-auto sm:bottom-4 sm:left-2 sm:w-71"
        >
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left']}
      // The library hides an error from readers, buttons and all, since a region of its own says it once.
      role="dialog"
      aria-hidden={undefined}
      className={cx(
        'rounded-card border border-line bg-surface text-ink shadow-e2 transition-[opacity,transform] duration-180 ease-out data-ending-style:opacity-0 data-ending-style:duration-120 data-starting-style:translate-y-2 data-starting-style:opacity-0 data-[type=error]:border-danger data-[type=success]:border-success',
        !toast.actionProps && 'data-limited:hidden max-sm:not-first:hidden',
      )}
    >
      <Toast.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
        <Toast.Title className="grow py-1.5 text-label data-[type=error]:text-danger-text data-[type=success]:text-success-text" />
        {toast.actionProps && <Toast.Action className={buttonClass({ size: 'compact' })} />}
        <Toast.Close render={<IconButton icon={X} label={copy.dismiss} size="compact" />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
