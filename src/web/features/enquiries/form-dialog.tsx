import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The browser's own dialog around a form. It opens and closes by commands, without our JavaScript, and what was
 * typed stays in it when it is closed.
 */
export function FormDialog({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={frame}>
      <div className="flex items-start justify-between gap-4 p-4 pb-2 sm:p-6 sm:pb-2">
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          {lead && <p className="text-ink-2">{lead}</p>}
        </div>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={common.close}
          className={cx(buttonClass({ variant: 'quiet' }), '-m-1.5 aspect-square px-0!')}
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="p-4 pt-2 sm:p-6 sm:pt-3">{children}</div>
    </dialog>
  );
}

const frame = cx(
  'max-h-[calc(100dvh-3rem)] w-full max-w-lg animate-enter overflow-y-auto border border-line bg-surface text-ink shadow-e2',
  'max-sm:mb-0 max-sm:max-w-none max-sm:rounded-t-dialog sm:rounded-dialog',
);
