import { expect, test } from 'vitest';
import {
  blankWizardState,
  copyInto,
  draftFrom,
  draftWords,
  isBlank,
  type WizardState,
  wizardStateFrom,
} from './draft.ts';
import { emptyValues } from './values.ts';

const image = (id: string) => ({
  id,
  slot: 'parking_spot_image' as const,
  full: '/full',
  small: '/small',
  created_at: '2026-11-20T10:00:00.000Z',
});
const begun: WizardState = {
  step: 2,
  values: { ...emptyValues, name: 'Birch House', wifi_name: 'Birch' },
  contractors: [],
  images: { parking_spot_image: image('1') },
  articles: [{ title: 'Sauna', body: 'Use dry wood only.', audience: 'anyone' }],
  manual: '{"text":"Sauna"}',
};

test('a draft comes back as it was', () => {
  expect(wizardStateFrom(draftFrom(begun))).toEqual(begun);
});

test('a draft of another version of the wizard loses only what is not known any more', () => {
  const odd = { ...draftFrom(begun), fields: { name: 'Birch House', gone: 'x' }, contractors: [{ half: 'one' }] };
  expect(wizardStateFrom(odd)).toMatchObject({ values: { ...emptyValues, name: 'Birch House' }, contractors: [] });
});

test('a wizard in which nothing stands is blank', () => {
  expect(isBlank(blankWizardState)).toBe(true);
  expect(isBlank(begun)).toBe(false);
});

test('a draft says what is in it', () => {
  expect(draftWords(begun)).toBe('Birch House: 2 answers, 1 photo, 1 article, a manual to look through');
});

test('a copy fills what is empty, but never the name, the address, a code or a password', () => {
  const all = Object.fromEntries(Object.keys(emptyValues).map((name) => [name, `their ${name}`])) as typeof emptyValues; // one for each name
  const copied = copyInto({ ...emptyValues, wifi_name: 'mine' }, all);
  expect(copied).toMatchObject({ wifi_name: 'mine', trash_bin_location: 'their trash_bin_location' });
  for (const name of ['name', 'street_address', 'city', 'state', 'zip'] as const) expect(copied[name]).toBe('');
  for (const name of ['front_door_lock_code', 'alt_lock_box_code', 'wifi_password'] as const)
    expect(copied[name]).toBe('');
});

test('a text that repeats a code is not lent either', () => {
  const from = {
    ...emptyValues,
    front_door_lock_code: '4417',
    front_door_lock_instructions: 'Type 4417, then the check mark.',
    trash_bin_location: 'Behind the fence.',
  };
  expect(copyInto(emptyValues, from)).toEqual({ ...emptyValues, trash_bin_location: 'Behind the fence.' });
});
