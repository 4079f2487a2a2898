import { expect, test } from 'vitest';
import { fill, partsOf } from './fill.ts';

const jobs = '{count, plural, =0 {No job} one {# job at {place}} other {# jobs at {place}}}, says {who}';

test('slots are filled, each as often as it stands there', () => {
  expect(fill('{who} wrote to {who} at {at}', { who: 'Ada', at: 9 })).toBe('Ada wrote to Ada at 9');
});

test('a value that ends with a full stop brings that of its sentence along', () => {
  expect(fill('Asked {who}. {who} said no.', { who: 'Acme Inc.' })).toBe('Asked Acme Inc. Acme Inc. said no.');
});

test('what somebody typed is never a slot or a count of its own', () => {
  expect(fill('{who} and {name}', { who: '{name}', name: '$& Ada' })).toBe('{name} and $& Ada');
  expect(fill(jobs, { count: 1, place: '#5 {who}', who: 'Ada' })).toBe('1 job at #5 {who}, says Ada');
});

test('a count finds its form by its own number or by the rules of the language', () => {
  expect(fill(jobs, { count: 0, place: 'Cedar', who: 'Ada' })).toBe('No job, says Ada');
  expect(fill(jobs, { count: 1200, place: 'Cedar', who: 'Ada' })).toBe('1,200 jobs at Cedar, says Ada');
  expect(fill('{count, plural, one {# jour} other {# jours}}', { count: 0 }, 'fr')).toBe('0 jour');
});

test('a form that a sentence does not have is its other one', () => {
  expect(fill('{count, plural, one {# jour} other {# jours}}', { count: 1_000_000 }, 'fr')).toMatch(/jours$/);
});

test('a sentence that holds a link is taken apart in its order', () => {
  expect(partsOf('{property}, since {guest} left.')).toEqual([
    { slot: 'property' },
    { text: ', since ' },
    { slot: 'guest' },
    { text: ' left.' },
  ]);
  expect(partsOf('{count, plural, one {one {link}} other {# of {link}}}', { count: 2 })).toEqual([
    { text: '2 of ' },
    { slot: 'link' },
  ]);
});

test('the compiler reads the slots out of a sentence', () => {
  // @ts-expect-error a value is missing
  expect(fill('{who} wrote to {to}', { who: 'Ada' })).toBe('Ada wrote to {to}');
  // @ts-expect-error the slot inside a form is one too
  fill(jobs, { count: 1, who: 'Ada' });
});
