import { useState } from 'react';
import type { VisitTime } from '#contract/work-orders/work-orders.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import { readWindow, type TypedWindow, type WindowError } from './visit-windows.ts';

export const mostTimes = 3;

/**
 * One to three rows of day, from and to in a form. Rows keep their number, so that removing one leaves the others as
 * typed.
 */
export function useVisitTimes(zone: string, { optional = false }: { optional?: boolean } = {}) {
  const [rows, setRows] = useState<readonly number[]>([1]);
  const [sent, setSent] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<Record<number, WindowError | undefined>>({});

  /** The times as typed; null when one is wrong, which then has the focus. */
  const read = (values: Record<string, string>, form: HTMLFormElement): VisitTime[] | null => {
    const typed = rows
      .map((row) => ({ row, ...windowIn(values, row) }))
      .filter(({ from, to }) => !optional || from || to);
    const found: Record<number, WindowError> = {};
    const times = typed.flatMap(({ row, ...window }) => {
      const time = readWindow(window, zone, new Date());
      if ('from' in time) return [time];
      found[row] = time;
      return [];
    });
    setErrors(found);
    setSent(typed.map(({ row }) => row));
    const wrong = typed.find(({ row }) => found[row]);
    if (!wrong) return times;
    form.querySelector<HTMLElement>(`[name=${found[wrong.row]?.field}-${wrong.row}]`)?.focus();
    return null;
  };

  return {
    rows,
    read,
    /** What is wrong with a field, by what was typed or by what the server said. */
    errorAt: (row: number, field: keyof TypedWindow, problem: RestError | null): string | undefined => {
      const own = errors[row];
      if (own) return own.field === field ? own.message : undefined;
      return sent.includes(row) ? problem?.fields[`times.${sent.indexOf(row)}.${field}`] : undefined;
    },
    clear: (row: number) => setErrors((known) => ({ ...known, [row]: undefined })),
    add: () => setRows((known) => (known.length < mostTimes ? [...known, Math.max(...known) + 1] : known)),
    remove: (row: number) => setRows((known) => known.filter((one) => one !== row)),
  };
}

export type VisitTimes = ReturnType<typeof useVisitTimes>;

const windowIn = (values: Record<string, string>, row: number): TypedWindow => ({
  day: values[`day-${row}`] ?? '',
  from: values[`from-${row}`] ?? '',
  to: values[`to-${row}`] ?? '',
});
