import { expect, test } from 'vitest';
import type { House } from '#contract/reports/houses.ts';
import { guestWords, houseStates } from './house-words.ts';

const house = (more: Partial<House> = {}): House => ({
  id: 'a',
  name: 'Cedar Cottage',
  city: 'Cannon Beach',
  state: 'OR',
  today: '2026-11-26',
  here: null,
  next: null,
  open_orders: 0,
  gravest: null,
  chat: null,
  ...more,
});
const stay = (check_in: string, check_out: string, guest_name: string | null = 'Ana') => ({
  guest_name,
  check_in,
  check_out,
});

test.each<[string, House]>([
  ['Ana arrives today', house({ here: stay('2026-11-26', '2026-11-30') })],
  ['Ana leaves today', house({ here: stay('2026-11-20', '2026-11-26') })],
  ['Ana until tomorrow', house({ here: stay('2026-11-20', '2026-11-27') })],
  ['A guest until Mon, Nov 30', house({ here: stay('2026-11-20', '2026-11-30', null) })],
  ['Empty. Ana comes Fri, Dec 4', house({ next: stay('2026-12-04', '2026-12-06') })],
  ['Empty. No stay ahead', house()],
])('%s', (words, shown) => expect(guestWords(shown)).toBe(words));

test.each<[string[], House]>([
  [['All quiet'], house()],
  [['Guest in danger', '1 open work order, urgent'], house({ chat: 'danger', open_orders: 1, gravest: 'urgent' })],
  [['Waiting for a person'], house({ chat: 'waiting' })],
  [['With the assistant', '2 open work orders'], house({ chat: 'assistant', open_orders: 2, gravest: 'medium' })],
])('%j', (words, shown) => expect(houseStates(shown).map((state) => state.words)).toEqual(words));
