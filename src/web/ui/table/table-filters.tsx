import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { NativeSelect } from '../form/native-select.tsx';
import { SearchBox } from '../form/search-box.tsx';

/** A table of so few rows is read faster than searched. */
export const fewRows = 3;

/** The row above a table with its search and its choices. */
export function TableFilters({ children, label }: { children: ReactNode; label: string }) {
  return (
    <search aria-label={label} className="mb-3 flex flex-wrap gap-2 max-sm:*:grow">
      {children}
    </search>
  );
}

/** A search and one choice, the row above most tables. `all` is what it says while nothing is chosen. */
export function ListFilters<T extends string>({
  list,
  label,
  all,
  filter: { q, setQ, choice, setChoice, options },
  children,
}: {
  /** What is in the list: "Contractors". */
  list: string;
  label: string;
  all: string;
  filter: {
    q: string;
    setQ: (q: string) => void;
    choice: T | null;
    setChoice: (choice: T | null) => void;
    options: readonly (readonly [value: T, words: string])[];
  };
  /** Further choices. */
  children?: ReactNode;
}) {
  return (
    <TableFilters label={list}>
      <SearchBox label={fill(copy.searchList, { list: list.toLowerCase() })} value={q} onChange={setQ} />
      <FilterSelect label={label} all={all} options={options} value={choice} onChange={setChoice} />
      {children}
    </TableFilters>
  );
}

/** One choice among a few, of which the first is all of them. */
export function FilterSelect<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  all: string;
  options: readonly (readonly [value: T, words: string])[];
  value: T | null;
  onChange: (value: T | null) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? null)}
    >
      <option value="">{all}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </NativeSelect>
  );
}
