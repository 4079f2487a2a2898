import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ComponentProps, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { cx } from '../cx.ts';
import { itemClass, popupClass } from '../overlay/popup.ts';
import { useFieldControl } from './field.tsx';
import { TextInput } from './text-input.tsx';

type Input = ComponentProps<typeof TextInput>;

export type SuggestInputProps<Item extends { key: string }> = Omit<Input, 'value' | 'onChange' | 'defaultValue'> & {
  value: string;
  onChange: (typed: string) => void;
  /** Of the list. */
  label: string;
  /** What fits what is typed; without any there is no list. */
  items: readonly Item[];
  wordsOf: (item: Item) => { words: string; more: string };
  onPick: (item: Item) => void;
  /** What a pick did besides, for a screen reader. */
  said?: string;
};

/**
 * One line of text with a list of what it may go on with. Arrows and Enter pick, Escape closes the list, and whatever is
 * typed stays: nothing is chosen unless somebody chooses it. For signed-in screens.
 */
export function SuggestInput<Item extends { key: string }>({
  value,
  onChange,
  label,
  items,
  wordsOf,
  onPick,
  said = '',
  ...input
}: SuggestInputProps<Item>) {
  const control = useFieldControl();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = open && items.length > 0;
  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      value={value}
      // The library empties a field on Escape and writes a picked line's words into it: neither is typed.
      onValueChange={(typed, { reason }) => reason === 'input-change' && onChange(typed)}
      open={isOpen}
      onOpenChange={setOpen}
      itemToStringValue={(item: Item) => wordsOf(item).words}
    >
      <Autocomplete.Input {...control} render={<TextInput {...input} />} />
      {/* The list stands beside the field, inside the dialog that the field is in. */}
      <div ref={box} className="contents" />
      <p aria-live="polite" className="sr-only">
        {isOpen ? fill(copy.suggestionCount, { count: items.length }) : said}
      </p>
      <Autocomplete.Portal container={box}>
        <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
          <Autocomplete.Popup
            className={cx(popupClass, 'max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto')}
          >
            <Autocomplete.List aria-label={label}>
              {(item: Item) => <Line key={item.key} item={item} {...wordsOf(item)} onPick={() => onPick(item)} />}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

function Line({ item, words, more, onPick }: { item: unknown; words: string; more: string; onPick: () => void }) {
  return (
    <Autocomplete.Item value={item} onClick={onPick} className={itemClass}>
      <span className="min-w-0 wrap-anywhere">
        {words} <span className="block text-meta text-ink-2">{more}</span>
      </span>
    </Autocomplete.Item>
  );
}
