import { expect, test } from 'vitest';
import type { ContactRow, ContactsPreview } from '#contract/contractors/from-contacts.ts';
import { candidatesIn, chosenIn, firstChoices, hasWords, type KeptContacts } from './choices.ts';

const contact = (row: number, given: Partial<ContactRow>): ContactRow => ({
  row,
  company_name: `Contact ${row}`,
  phone: '+15415550110',
  email: null,
  notes: null,
  service_type: null,
  existing: null,
  ...given,
});
const existing = { id: 'x', company_name: 'Tide', service_type: 'plumbing' as const };
const preview: ContactsPreview = {
  file_name: 'a.vcf',
  rows: [
    contact(1, { service_type: 'plumbing' }),
    contact(2, {}),
    contact(3, { service_type: 'plumbing', existing }),
    contact(4, { phone: '', email: 'jobs@bright.example', service_type: 'electrical' }),
  ],
  refused: [],
  refused_csv: null,
};
const kept = (changes: Partial<KeptContacts> = {}): KeptContacts => ({
  preview,
  choices: firstChoices(preview),
  done: [],
  ...changes,
});

test('whoever says what they do is checked at first, and nobody who is there already', () => {
  expect(candidatesIn(kept()).map(({ row }) => row)).toEqual([1, 2, 4]);
  const { ready, lacking } = chosenIn(kept());
  expect([ready.map(({ row }) => row), lacking]).toEqual([[1, 4], []]);
  expect(ready[1]).toMatchObject({ notification_method: 'email', service_type: 'electrical', phone: '' });
});

test('one who is checked without a trade is asked for it, and nobody is added twice', () => {
  const asked = chosenIn(kept({ choices: { ...firstChoices(preview), 2: { chosen: true, trade: '' } } }));
  expect([asked.ready.length, asked.lacking]).toEqual([2, [2]]);
  expect(chosenIn(kept({ done: [1] })).ready.map(({ row }) => row)).toEqual([4]);
});

test('the search looks through what a row shows', () => {
  const one = contact(1, { company_name: 'Tide Plumbing', notes: 'Ask for Luis.' });
  expect([hasWords(one, 'luis tide'), hasWords(one, 'maria')]).toEqual([true, false]);
});
