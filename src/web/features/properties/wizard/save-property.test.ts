import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AssignedContractor } from '#contract/contractors/assigned.ts';
import { SlotPhotos } from '../photos/slot-photos.ts';
import { addressOutcome, failureOf, saveProperty, stages } from './save-property.ts';
import { emptyValues, type Values } from './values.ts';

// The server as far as a save asks it: each call answers what a test laid ready, and stands in the list.
const asked: string[] = [];
let answers: Record<string, () => Response> = {};
vi.stubGlobal('location', new URL('http://porchlight.test/dashboard'));
vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('fetch', async (request: Request) => {
  const call = new URL(request.url).pathname.replace(/^\/rpc\/(new|property)\w+\//, '');
  asked.push(call);
  const answer = answers[call];
  if (!answer) throw new TypeError('fetch failed');
  return answer();
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
});
afterEach(() => void vi.useRealTimers());

const done = (json: object) => () => Response.json({ json });
const refusal = (status: number, message: string) => () =>
  Response.json({ json: { defined: false, code: 'REFUSED', status, message } }, { status });

const gull: Values = {
  ...emptyValues,
  name: 'Gull Nest',
  street_address: '1 Gull Road',
  city: 'Newport',
  state: 'OR',
  zip: '97365',
};
const tide = AssignedContractor.parse({
  company_name: 'Tide Plumbing',
  service_type: 'plumbing',
  phone: '(541) 555-0110',
  is_contact_point: true,
});
const filled = () => ({
  values: gull,
  contractors: [tide],
  articles: [],
  photos: new SlotPhotos<never>(() => Promise.resolve(undefined)),
});
const free = done({ free: true, message: null, restore_id: null });

test('a save looks at the address first, and says what it is at', async () => {
  answers = { checkAddress: free, create: done({ id: 'a', name: 'Gull Nest' }) };
  const said: string[] = [];
  const outcome = await saveProperty(filled(), (stage) => said.push(stage));
  expect(outcome).toEqual({ is: 'saved', property: { id: 'a', name: 'Gull Nest' } });
  expect(asked).toEqual(['checkAddress', 'create']);
  expect(said).toEqual(['address', 'details', 'images', 'contractors']);
  expect(Object.entries(stages)).toEqual([
    ['validating', 'Validating...'],
    ['address', 'Checking address...'],
    ['details', 'Saving property details...'],
    ['images', 'Uploading images...'],
    ['contractors', 'Saving contractors...'],
  ]);
});

test('an address that is taken ends a save before anything is made', async () => {
  const message = 'You already have a property with this address: 1 Gull Road.';
  answers = { checkAddress: done({ free: false, message, restore_id: null }) };
  expect(await saveProperty(filled(), () => {})).toEqual({ is: 'taken', message, restoreId: null });
  expect(asked).toEqual(['checkAddress']);
});

test.each([
  ['cannot be reached', undefined],
  ['fails', refusal(500, 'Something went wrong on our side.')],
])('an address is not validated by a server that %s, and nothing is made', async (_, checkAddress) => {
  if (checkAddress) answers = { checkAddress };
  vi.useFakeTimers(); // a line that is cut is tried again before it is given up
  const outcome = saveProperty(filled(), () => {});
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ is: 'failed', message: 'Failed to validate address uniqueness', fields: {} });
  expect(new Set(asked)).toEqual(new Set(['checkAddress']));
});

test('an address that was asked for too often is left to the save', async () => {
  answers = { checkAddress: refusal(429, 'Too many requests.') };
  expect(await addressOutcome(gull)).toBeNull();
});

const refused = (message: string, fields: Record<string, string>) =>
  new ORPCError('INVALID', { status: 422, message, data: { fields } });

test('a property that was not added says why, as the specification has it', () => {
  expect(
    failureOf(refused('Something is wrong.', { 'contractors.0.phone': 'Phone number is required' })),
  ).toMatchObject({
    is: 'failed',
    message: 'Failed to save contractors: Phone number is required',
  });
  expect(failureOf(refused('This picture is no longer here.', {}))).toMatchObject({
    is: 'failed',
    message: 'Error creating property: This picture is no longer here.',
  });
  expect(failureOf(new TypeError('fetch failed'))).toMatchObject({
    is: 'failed',
    message: "Error creating property: We couldn't reach Porchlight. Check your connection and try again.",
  });
});

test('an address that is taken is said in its own words, with the way back to a removed one', () => {
  const message = 'You removed a property with this address: 1 Gull Road.';
  expect(failureOf(refused(message, { street_address: message, restore_id: 'a' }))).toEqual({
    is: 'taken',
    message,
    restoreId: 'a',
  });
});
