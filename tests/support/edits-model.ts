import fc from 'fast-check';

// A walk of random steps through the forms of several houses, and what every form has to hold after each: the journey
// (e2e/edits-any-order.spec.ts) does the same steps in a browser.

export const tabs = ['first', 'second'] as const;
export type TabName = (typeof tabs)[number];
export const fields = ['Wi-Fi name', 'Trash bin location'] as const;
export type FieldLabel = (typeof fields)[number];

export type Step =
  | { do: 'open'; tab: TabName; house: number }
  | { do: 'type'; tab: TabName; field: FieldLabel; text: string; isAbrupt: boolean }
  | { do: 'save' | 'discard' | 'undo' | 'close' | 'reload' | 'swap'; tab: TabName }
  | { do: 'elsewhere'; tab: TabName; field: FieldLabel }
  | { do: 'line'; up: boolean };

const tab = fc.constantFrom(...tabs);
const field = fc.constantFrom(...fields);
/** Letters in a row, a space at the end, marks that people paste: each has to come back as it was. */
const text = fc.constantFrom('abc', 'x y', 'Zürich ', '“q”', '<b>', '0');

/** More of what people do most. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('open' as const), tab, house: fc.nat(1) }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('type' as const), tab, field, text, isAbrupt: fc.constant(false) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('type' as const), tab, field, text, isAbrupt: fc.constant(true) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), tab, field }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('swap' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('line' as const), up: fc.boolean() }) },
);

/** As many steps as asked for, the same for the same seed. */
export function stepsOf(seed: number, count: number): readonly Step[] {
  const [steps] = fc.sample(fc.array(step, { minLength: count, maxLength: count }), { seed, numRuns: 1 });
  return steps ?? [];
}

/** What was typed into one house's form and is not saved. `openIn`: the tab that shows it; null once it was left. */
export type Edit = { house: string; typed: Map<FieldLabel, string>; openIn: TabName | null; touched: number };

/** What was typed where, and where it has to be found again. */
export class EditsModel {
  edits: Edit[] = [];
  #turn = 0;

  openIn = (at: TabName): Edit | undefined => this.edits.find((edit) => edit.openIn === at);

  /** The newest that no tab shows, or a new one. */
  open(at: TabName, house: string): Edit {
    const left = this.edits.filter((edit) => edit.house === house && edit.openIn === null);
    const newest = left.toSorted((a, b) => b.touched - a.touched)[0];
    const edit = newest ?? { house, typed: new Map(), openIn: null, touched: 0 };
    if (!newest) this.edits.push(edit);
    edit.openIn = at;
    return edit;
  }

  /** What stands in a field now, as its writer left it. */
  type(edit: Edit, label: FieldLabel, value: string): void {
    edit.typed.set(label, value);
    edit.touched = ++this.#turn;
  }

  /** The form or its page is gone: what was typed waits for the next. */
  leave(at: TabName): void {
    for (const edit of this.edits) if (edit.openIn === at) edit.openIn = null;
    this.edits = this.edits.filter((edit) => edit.openIn !== null || edit.typed.size > 0);
  }

  saved(edit: Edit): void {
    this.edits = this.edits.filter((one) => one !== edit);
  }
}
