import { expect, test } from 'vitest';
import { find, indexFor } from '#language/ranking';
import { publicFacts, type SecretField } from './property-facts.ts';
import { snippetsOf } from './snippets-of.ts';

const row = {
  name: 'Cedar Cottage',
  street_address: '12 Alder Lane',
  city: 'Sedona',
  state: 'AZ',
  beds: 2,
  baths: 1.5,
  wifi_name: 'Cedar_Guest',
  wifi_password: 'juniper-41',
  front_door_lock_code: '7391',
  thermostat_type: 'Smart',
  thermostat_instructions: 'Tap the dial, then turn it',
  electric_panel_location: 'Laundry room, behind the door',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location: 'Crawl space hatch, blue handle',
  parking_spot_count: 2,
  special_parking_details: 'Both spots are under the carport',
  trash_bin_location: 'By the gate',
  trash_curb_day: 'Thursday',
  tv_services: 'None',
};
const secrets: SecretField[] = ['front_door_lock_code', 'wifi_password', 'street_address'];
const articles = [
  { id: 'a1', title: 'Checkout', body: 'Checkout is at 10 am. Lock the back gate.', audience: 'anyone' as const },
  {
    id: 'a2',
    title: 'Bike shed',
    body: 'The bikes are yours to use; the padlock opens with 8842.',
    audience: 'verified' as const,
  },
];
const snippets = snippetsOf(publicFacts(row), secrets, articles);
const index = indexFor(snippets, row.name);
const first = (text: string, history: string[] = []) => find(index, text, history).ranked[0]?.snippet.id;

test('no secret value stands in any snippet, not even the words of a locked article', () => {
  const all = JSON.stringify(snippets);
  for (const value of ['juniper-41', '7391', '12 Alder Lane', '8842']) expect(all).not.toContain(value);
});

test('an empty field, and a "None" that tells nothing, gives no fact', () => {
  const ids = snippets.map(({ id }) => id);
  expect(ids).not.toContain('fact:tv_services');
  expect(ids).not.toContain('fact:sq_ft');
  expect(ids).toContain('fact:trash_curb_day');
});

test.each([
  ["what's the wifi called", 'fact:wifi_name'],
  ['whats the wifi pasword', 'secret:wifi_password'],
  ['where do we leave the car', 'fact:special_parking_details'],
  ['how many cars fit', 'fact:parking_spot_count'],
  ['which day is garbage collected', 'fact:trash_curb_day'],
  ['where are the bins', 'fact:trash_bin_location'],
  ['how do I make it warmer', 'fact:thermostat_instructions'],
  ['where is the fuse box', 'fact:electric_panel_location'],
  ['how do I shut the water off', 'fact:main_water_shut_off_location'],
  ['what is the code for the front door', 'secret:front_door_lock_code'],
  ['when do we have to be out, checkout I mean', 'article:a1'],
  ['can we borrow the bikes', 'article:a2'],
  ['¿dónde puedo estacionar el coche?', 'fact:special_parking_details'],
  ['wann ist checkout?', 'article:a1'],
])('"%s" finds %s', (question, id) => {
  expect(first(question)).toBe(id);
});

test('a fragment is read with the turn before it', () => {
  expect(first('and the password?', ['how do I get on the wifi'])).toBe('secret:wifi_password');
});

test.each(['is there a waffle iron', 'do you have a pool', 'who won the game last night', 'play some music'])(
  'it knows that it does not know: "%s"',
  (question) => {
    expect(find(index, question).band).not.toBe('answer');
  },
);

test("the property's own name says nothing about the question", () => {
  expect(find(index, 'tell me about Cedar Cottage').band).not.toBe('answer');
});

test('the same content gives the same index, another content another', () => {
  expect(indexFor(snippets, row.name)).toBe(index);
  expect(indexFor(snippets.slice(1), row.name)).not.toBe(index);
});

test('where the key hangs in a box at the door, the code of the door is found by the box’s name', () => {
  const facts = publicFacts({ name: 'Wren Farm', front_door_lock_type: 'Key in Lock Box' });
  // Which of the two is meant is decided by what is named (assistant/proposals/questions/which-code.ts).
  const found = (asked: string, ...secrets: Parameters<typeof snippetsOf>[1]) =>
    find(indexFor(snippetsOf(facts, secrets, []), 'Wren Farm'), asked).ranked.map(({ snippet }) => snippet.id);
  const both = ['front_door_lock_code', 'alt_lock_box_location', 'alt_lock_box_code'] as const;
  expect(found('code for the key safe?', ...both)).toContain('secret:front_door_lock_code');
  expect(found('code of the spare lock box', ...both)[0]).toBe('secret:alt_lock_box_code');
  expect(found('lock box code', 'alt_lock_box_code')[0]).toBe('secret:alt_lock_box_code');
});
