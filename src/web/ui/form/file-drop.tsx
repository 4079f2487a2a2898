import type { LucideIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

type Props = {
  /** Of the place to drop on, and of the input. */
  label: string;
  inputLabel: string;
  /** As the `accept` of an input has it. */
  accept: string;
  icon: LucideIcon;
  /** The words of the button. */
  choose: string;
  busy: boolean;
  onPick: (file: File) => void;
  /** What may be dropped or chosen, below the button. */
  children: ReactNode;
};

/** One file, dropped or chosen. The same one can be picked again. */
export function FileDrop({ label, inputLabel, accept, icon, choose, busy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onPick(file);
  };
  return (
    <fieldset
      aria-label={label}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={inputLabel}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon of={icon} size={20} className="text-ink-2" />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <p className="text-meta text-ink-2">{children}</p>
    </fieldset>
  );
}
