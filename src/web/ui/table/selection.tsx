import { type KeyboardEvent, useState } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { tickClass } from '../form/checkbox.tsx';
import type { Column } from './table-sort.ts';

/** Which rows of a table are chosen, by their keys. */
export type Selection = {
  isChosen: (key: string) => boolean;
  /** How many of the rows that are shown. */
  count: number;
  all: boolean;
  /** `range`: and every row between it and the one that was chosen last. */
  choose: (key: string, to: boolean, range: boolean) => void;
  /** Those two and what else was. */
  chooseBoth: (one: string, other: string) => void;
  chooseAll: (to: boolean) => void;
};

/**
 * Rows chosen by their boxes, over sorting and filters: what a filter hides is not counted, and is chosen again once it
 * shows. `keys` are those of the rows that match, in the order they are shown.
 */
export function useSelection(keys: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const count = keys.reduce((sum, key) => sum + (chosen.has(key) ? 1 : 0), 0);
  const put = (some: readonly string[], to: boolean) => {
    const next = new Set(chosen);
    for (const key of some) to ? next.add(key) : next.delete(key);
    setChosen(next);
  };
  return {
    isChosen: (key) => chosen.has(key),
    count,
    all: keys.length > 0 && count === keys.length,
    choose: (key, to, range) => {
      put(range && last !== null ? between(keys, last, key) : [key], to);
      setLast(key);
    },
    chooseBoth: (one, other) => {
      put([one, other], true);
      setLast(other);
    },
    chooseAll: (to) => {
      if (to) put(keys, true);
      else setChosen(new Set());
      setLast(null);
    },
  };
}

/** Both ends among them; the second alone where the first is not shown any more. */
export function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** What a table needs to show boxes; `nameOf` says a row to whoever does not see it. */
export type SelectableRows<T> = { selection: Selection; nameOf: (row: T) => string };

export const selectKey = 'select';

/** The column of boxes, before all others; on cards the last line but the acts. */
export function selectColumn<T>(rowKey: (row: T) => string, { selection, nameOf }: SelectableRows<T>): Column<T> {
  return {
    key: selectKey,
    header: copy.select,
    head: <SelectAll selection={selection} />,
    cell: (row) => <SelectBox id={rowKey(row)} name={nameOf(row)} selection={selection} />,
  };
}

function SelectAll({ selection: { all, count, chooseAll } }: { selection: Selection }) {
  return (
    <label className="-m-1 flex p-1">
      <span className="sr-only">{copy.selectAllRows}</span>
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        onChange={({ target }) => chooseAll(target.checked)}
        className={boxClass}
      />
    </label>
  );
}

/** The box of one row, whose element has its place among them as `data-index`. */
export function SelectBox({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <label className="-m-1 inline-flex p-1 touch:-m-3 touch:p-3">
      <span className="sr-only">{fill(copy.selectRow, { row: name })}</span>
      <input
        type="checkbox"
        data-select={id}
        checked={selection.isChosen(id)}
        // With Shift the browser would mark the words between two presses.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ target, nativeEvent }) => selection.choose(id, target.checked, hasShift(nativeEvent))}
        onKeyDown={(event) => moveOn(event, selection)}
        className={boxClass}
      />
    </label>
  );
}

const boxClass = `${tickClass('rounded-check bg-(image:--tick)')} indeterminate:border-primary indeterminate:bg-primary-soft`;

/** The browser tells of a change by the press that made it. */
const hasShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** Up and down lead from box to box; with Shift both the one left and the one reached are chosen. */
function moveOn(event: KeyboardEvent<HTMLInputElement>, selection: Selection): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const row = event.currentTarget.closest<HTMLElement>('[data-index]');
  const index = Number(row?.dataset.index) + step;
  const next = row?.parentElement?.querySelector<HTMLInputElement>(`[data-index="${index}"] input[data-select]`);
  const [here, there] = [event.currentTarget.dataset.select, next?.dataset.select];
  next?.focus();
  if (event.shiftKey && here && there) selection.chooseBoth(here, there);
}
