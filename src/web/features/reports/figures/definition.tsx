import { CircleQuestionMark } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/reports/screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDisclosure } from '../../../ui/overlay/disclosure.ts';
import { popupClass } from '../../../ui/overlay/popup.ts';

/** What a figure counts, one tap away from it. */
export function Definition({ of: figure, children }: { of: string; children: string }) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDisclosure({ area, button, open, onClose: () => setOpen(false) });
  return (
    <span ref={area} className="relative inline-block">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={fill(copy.whatItMeans, { figure })}
        onClick={() => setOpen(!open)}
        className="inline-grid size-6 place-items-center rounded-full text-ink-2 hover:text-ink touch:size-11"
      >
        <Icon of={CircleQuestionMark} size={16} />
      </button>
      <span
        id={id}
        role="note"
        hidden={!open}
        className={`${popupClass} fixed inset-x-4 bottom-4 z-20 p-4 text-left font-normal whitespace-normal sm:absolute sm:inset-x-auto sm:top-8 sm:right-0 sm:bottom-auto sm:w-80`}
      >
        {children}
      </span>
    </span>
  );
}
