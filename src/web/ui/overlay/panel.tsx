import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { IconButton } from '../icon-button.tsx';
import { useScrollFocus } from '../use-scroll-focus.ts';

type PopupProps = ComponentProps<typeof Base.Popup>;

/** A list that opens from the bar: under its end on wide windows, a sheet from below on phones. Focus is kept in. */
export function Panel({
  open,
  onClose,
  title,
  actions,
  initialFocus,
  finalFocus,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
} & Pick<PopupProps, 'initialFocus' | 'finalFocus'>) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop fixed inset-0 z-40 transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:bg-transparent" />
        <Base.Popup initialFocus={initialFocus} finalFocus={finalFocus} className={frame}>
          <div className="flex min-h-14 items-center gap-2 border-b border-line pr-2 pl-4">
            <Base.Title className="mr-auto text-title">{title}</Base.Title>
            {actions}
            <Base.Close render={<IconButton icon={X} label={common.close} size="compact" />} />
          </div>
          <Content>{children}</Content>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useScrollFocus(content);
  return (
    <div
      ref={content}
      className="grow overflow-y-auto pb-[env(safe-area-inset-bottom)] focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  );
}

const frame =
  'fixed z-50 flex w-full flex-col overflow-hidden border border-line bg-surface text-ink shadow-e2 outline-none transition-[opacity,transform] duration-180 ease-out data-ending-style:opacity-0 data-ending-style:duration-120 data-starting-style:opacity-0 max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-3rem)] max-sm:rounded-t-dialog max-sm:data-starting-style:translate-y-8 sm:top-14 sm:right-[max(1.5rem,calc(50vw-33.5rem))] sm:max-h-[min(40rem,calc(100dvh-5rem))] sm:w-104 sm:rounded-card';
