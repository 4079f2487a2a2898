import { expect, test } from 'vitest';
import { keptBack, previewOf } from './guest-preview.ts';
import { emptyValues, fieldNames, type Values } from './values.ts';

const secrets = [
  'front_door_lock_code',
  'front_door_lock_instructions',
  'alt_lock_box_location',
  'alt_lock_box_code',
  'wifi_password',
] as const;

test('a guest is told what was typed, as sentences', () => {
  const values = { ...emptyValues, trash_bin_location: 'Behind the garage', trash_curb_day: 'Friday' };
  expect(previewOf(values)).toEqual([
    { asked: 'Where does the trash go?', told: 'Behind the garage. It is picked up on Friday.' },
  ]);
});

test('no secret and no street address is ever in it, but that they are kept is', () => {
  const values = Object.fromEntries(fieldNames.map((name) => [name, `<${name}>`])) as Values; // one for each name
  const shown = JSON.stringify(previewOf(values));
  for (const name of [...secrets, 'street_address', 'zip']) expect(shown).not.toContain(`<${name}>`);
  expect(keptBack(values)).toHaveLength(secrets.length);
});
