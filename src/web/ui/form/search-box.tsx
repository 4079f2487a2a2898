import { Search } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { TextInput } from './text-input.tsx';
import { useSearchText } from './use-search-text.ts';

/** Typing is passed on once it rests. */
export function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (q: string) => void }) {
  const { typed, setTyped } = useSearchText(value, onChange);
  return (
    <span className="relative grid min-w-40 flex-1 max-sm:basis-full sm:max-w-72">
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-2" />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        className="pl-9"
      />
    </span>
  );
}
