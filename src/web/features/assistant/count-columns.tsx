import type { ModelMonth } from '#contract/assistant/assistant.ts';
import type { Column } from '../../ui/table/table-sort.ts';
import { fallbacksText, money, number } from './model-words.ts';

/** What is counted of a month, whosever it is. */
export const countColumns: Column<Omit<ModelMonth, 'month'>>[] = [
  { key: 'calls', header: 'Calls', align: 'end', cell: ({ calls }) => number(calls) },
  { key: 'in', header: 'Tokens in', align: 'end', cell: ({ input_tokens }) => number(input_tokens) },
  { key: 'out', header: 'Tokens out', align: 'end', cell: ({ output_tokens }) => number(output_tokens) },
  { key: 'cost', header: 'Cost', align: 'end', cell: ({ cost }) => money(cost) },
  {
    key: 'instead',
    header: 'Built-in engine instead',
    cell: ({ fallbacks }) => <span className="text-ink-2">{fallbacksText(fallbacks) ?? 'Never'}</span>,
  },
];
