import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Subject } from './subjects.ts';

const shown = 3;

/** "Bright Electric, Tide Plumbing and 4 more". */
export function namesOf(subjects: Pick<Subject, 'name'>[]): string {
  const all = subjects.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  const names = all.slice(0, shown);
  const more = all.length - names.length;
  return more > 0
    ? fill(copy.namesAndMore, { names: names.join(', '), count: more })
    : new Intl.ListFormat('en-US').format(names);
}
