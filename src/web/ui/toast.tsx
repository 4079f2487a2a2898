import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const manager = Base.createToastManager();

/** Where toasts appear; once, around the signed-in screens. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider toastManager={manager} timeout={4000} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className="no-print fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] left-4 z-60 flex flex-col gap-2 sm:left-auto sm:w-96">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

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
  const id = manager.add({
    title,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: undo || tone === 'error' ? 8000 : 4000,
    ...(undo && {
      actionProps: {
        children: 'Undo',
        onClick: () => {
          manager.close(id);
          undo();
        },
      },
    }),
  });
  return id;
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className="rounded-card border border-line bg-surface text-ink shadow-e2 transition-[opacity,transform] duration-180 ease-out data-ending-style:opacity-0 data-ending-style:duration-120 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 data-[type=error]:border-danger"
    >
      <Base.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
        <Base.Title className="grow py-1.5 text-label data-[type=error]:text-danger-text" />
        {toast.actionProps && <Base.Action className={buttonClass({ size: 'compact' })} />}
        <Base.Close render={<IconButton icon={X} label="Dismiss" size="compact" />} />
      </Base.Content>
    </Base.Root>
  ));
}
