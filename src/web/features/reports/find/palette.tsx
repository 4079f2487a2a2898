import { Autocomplete } from '@base-ui/react/autocomplete';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/reports/find.ts';
import { fill } from '#contract/messages/fill.ts';
import { useIsPhone } from '../../../lib/page/phone.ts';
import { boxClass } from '../../../ui/form/field-look.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { PaletteItem, PaletteStep } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { noteChosen, recentlyChosen } from './recent.ts';
import { useResults } from './use-results.ts';

type PaletteProps = {
  open: boolean;
  step: PaletteStep;
  onClose: () => void;
  /** To the first step; without it this is the first. */
  onBack?: (() => void) | undefined;
};

/**
 * Finds any screen and thing by some of its words, and does what may be done now. On a phone the field stands at the
 * bottom, where the thumb and the keyboard are.
 */
export function Palette({ open, step, onClose, onBack }: PaletteProps) {
  const isPhone = useIsPhone();
  const [typed, setTyped] = useState(() => begun(step, open, ''));
  if (typed.step !== step.name || typed.open !== open) setTyped(begun(step, open, open ? '' : typed.q));
  const { q } = typed;
  const { groups, failed, busy } = useResults(step, q, typed.recent);
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<(() => void) | null>(null);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const empty = busy || step.busy ? '' : q.trim() ? fill(copy.nothingFound, { words: q.trim() }) : (step.nothing ?? '');
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || q !== '' || event.nativeEvent.isComposing) return;
    onBack?.();
  };
  const choose = (item: PaletteItem) => {
    noteChosen(item.key);
    if (item.afterwards) {
      waiting.current = item.choose;
      onClose();
      return;
    }
    input.current?.focus(); // what was chosen may be gone in the next step
    item.choose();
  };
  const closed = () => {
    waiting.current?.();
    waiting.current = null;
  };
  const field = (
    <div className="flex grow items-center gap-2">
      {onBack && <IconButton icon={ArrowLeft} label={copy.back} size="large" className="-ml-2" onClick={onBack} />}
      <Autocomplete.Input
        ref={input}
        aria-label={step.asks}
        placeholder={step.asks}
        maxLength={100}
        enterKeyHint="go"
        onKeyDown={goBack}
        className={`${boxClass} h-11`}
      />
    </div>
  );
  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      inline
      open
      value={q}
      onValueChange={(value) => setTyped({ ...typed, q: value })}
      autoHighlight="always"
      itemToStringValue={({ words }: PaletteItem) => words}
    >
      <Dialog
        open={open}
        onClose={onClose}
        onClosed={closed}
        title={step.title}
        tall
        initialFocus={() => (matchMedia('(pointer: coarse)').matches ? true : input.current)}
        top={isPhone ? undefined : field}
        footer={isPhone ? field : undefined}
      >
        <Autocomplete.Status className="text-meta text-ink-2">
          {failed && <span className="block pb-2">{copy.failed}</span>}
          {count === 0 ? empty : <span className="sr-only">{fill(copy.results, { count })}</span>}
        </Autocomplete.Status>
        <PaletteList label={copy.found} onChoose={choose} />
      </Dialog>
    </Autocomplete.Root>
  );
}

/** Each step, and each opening, begins with an empty field; while it fades out, its words stay. */
const begun = ({ name }: PaletteStep, open: boolean, q: string) => ({ step: name, open, q, recent: recentlyChosen() });
