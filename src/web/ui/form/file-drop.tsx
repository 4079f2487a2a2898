import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { FieldError } from './field-look.tsx';
import { useDrop } from './use-drop.ts';

type Props = {
  /** Of the place to drop on. */
  label: string;
  /** Of the input; without it as the place is called. */
  inputLabel?: string;
  /** As the `accept` of an input has it. */
  accept: string;
  icon: LucideIcon;
  /** The words of the button. */
  choose: string;
  /** What may be dropped or chosen, a sentence below the button. */
  limits: string;
  /** The file on its way, null while none is. `share` is how much of it is sent, 0 to 1; without it there is no bar. */
  sending: { words: string; share?: number } | null;
  /** What was wrong with the last file. */
  error?: string | null | undefined;
  onPick: (file: File) => void;
};

/** One file, dropped or chosen, how far it is sent, and what was wrong with it. The same one can be picked again. */
export function FileDrop({ label, inputLabel = label, accept, icon, choose, limits, sending, error, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file && !sending) onPick(file);
  };
  const { over, handlers } = useDrop(take);
  return (
    <div className="grid gap-4">
      <fieldset
        aria-label={label}
        {...handlers}
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
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Icon of={icon} size={20} className="text-ink-2" />
        <Button variant="primary" busy={sending !== null} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        <p className="text-meta text-ink-2">
          <span className="max-sm:hidden">{copy.orDropHere} </span>
          {limits}
        </p>
      </fieldset>
      {sending && <Sending {...sending} />}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

function Sending({ words, share }: { words: string; share?: number }) {
  return (
    <div role="status" className="grid gap-1.5 text-meta text-ink-2">
      {share !== undefined && (
        <progress aria-label={copy.sendingFile} max={1} value={share} className="h-1.5 w-full accent-primary" />
      )}
      {words}
    </div>
  );
}
