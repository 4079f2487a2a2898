import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import * as common from '#contract/messages/en/common.ts';

import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { useScrollFocus } from '../use-scroll-focus.ts';
import { footerClass } from './dialog-footer.ts';

type PopupProps = ComponentProps<typeof Base.Popup>;

/**
 * A dialog for signed-in screens: centered on wide windows, a sheet from below on phones. Focus is kept in and given
 * back.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  top,
  aside,
  asideName,
  footer,
  wide = false,
  tall = false,
  text = false,
  initialFocus,
  finalFocus,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** It has faded out, and the focus is back. */
  onClosed?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stays in sight above what scrolls. */
  top?: ReactNode;
  /** Beside the content where the window is wide enough for both; elsewhere it folds out below, by its name. */
  aside?: ReactNode;
  asideName?: string;
  /** Buttons; the last is the main one. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  wide?: boolean;
  /** As high as the window lets it be, whatever stands in it: nothing jumps when its content changes. */
  tall?: boolean;
  /** Mostly words to read: the keyboard can scroll them, though nothing in them takes the focus. */
  text?: boolean;
  /**
   * Where the focus goes on opening, without it to the first field, then to what comes first; and on closing, without
   * it to where it came from.
   */
  initialFocus?: PopupProps['initialFocus'];
  finalFocus?: PopupProps['finalFocus'];
  children?: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className="backdrop fixed inset-0 z-40 transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          initialFocus={initialFocus ?? (() => firstToFocus(popup.current))}
          finalFocus={finalFocus}
          className={cx(
            frame,
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
            Boolean(aside) && 'lg:max-w-6xl',
            tall && 'h-192',
            underAnother,
          )}
        >
          {/* No <header> or <footer>, here and in other dialogs: it would be the page’s banner or contentinfo once more. */}
          <div className="flex items-start justify-between gap-4 p-4 pb-2 sm:p-6 sm:pb-2">
            <Base.Title className="text-title">{title}</Base.Title>
            <Base.Close render={<IconButton icon={X} label={common.close} size="compact" className="-m-1.5" />} />
          </div>
          {top && <div className="px-4 pb-3 sm:px-6">{top}</div>}
          <div className="flex min-h-0 grow">
            <Content text={text}>
              {description && <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>}
              {children}
              {aside && !isWide && (
                <details className="group -mx-4 mt-6 border-t border-line sm:-mx-6">
                  <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-label sm:px-6">
                    <Icon of={ChevronDown} className="transition-transform duration-120 group-open:rotate-180" />
                    {asideName}
                  </summary>
                  {aside}
                </details>
              )}
            </Content>
            {aside && isWide && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it need take the focus
              <div tabIndex={0} className="w-88 shrink-0 overflow-y-auto border-l border-line">
                {aside}
              </div>
            )}
          </div>
          {footer && <div className={footerClass}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** It scrolls; the keyboard scrolls it too where nothing in it takes the focus. */
function Content({ text, children }: { text: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useScrollFocus(content, text);
  return (
    <div
      ref={content}
      className="min-w-0 grow overflow-y-auto px-4 pt-2 pb-4 sm:px-6 sm:pb-6 focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  );
}

/**
 * Where a form begins; on a touch screen the dialog itself, as a field would bring up the keyboard before anybody has
 * read a word.
 */
function firstToFocus(popup: HTMLElement | null): HTMLElement | boolean | null {
  const field = popup?.querySelector<HTMLElement>(
    'form :is(input:not([type=hidden], [type=file], [type=radio]:not(:checked)), textarea, select):enabled',
  );
  if (!field) return true;
  return matchMedia('(pointer: coarse)').matches ? popup : field;
}

/** One that opened over it stands out. */
const underAnother =
  'data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:bg-black/40';

const frame =
  'fixed z-50 flex max-h-[calc(100dvh-3rem)] w-full flex-col overflow-hidden border border-line bg-surface text-ink shadow-e2 outline-none transition-[opacity,transform] duration-240 ease-out data-ending-style:opacity-0 data-ending-style:duration-120 data-starting-style:opacity-0 max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-dialog max-sm:data-starting-style:translate-y-8 sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-1/2 sm:rounded-dialog';
