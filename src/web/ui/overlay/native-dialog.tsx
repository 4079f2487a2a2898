import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { usePartWords } from '../words.ts';
import { footerClass } from './dialog-footer.ts';

/** The browser's own dialog, for guest, job and public pages, which carry no primitives library. */
export function NativeDialog({
  open,
  onClose,
  title,
  footer,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { say } = usePartWords();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // One that goes away while it is open closes first: only then does focus return to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} onClose={onClose} aria-labelledby={titleId} className={frame}>
      <div className="flex items-start justify-between gap-4 p-4 pb-2">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <IconButton icon={X} label={say('close')} size="compact" className="-m-1.5" onClick={onClose} />
      </div>
      <div className="px-4 pt-2 pb-4">{children}</div>
      {footer && <div className={footerClass}>{footer}</div>}
    </dialog>
  );
}

const frame = cx(
  'max-h-[calc(100dvh-3rem)] w-full max-w-lg animate-enter overflow-y-auto border border-line bg-surface text-ink shadow-e2',
  'max-sm:mb-0 max-sm:max-w-none max-sm:rounded-t-dialog sm:rounded-dialog',
);
