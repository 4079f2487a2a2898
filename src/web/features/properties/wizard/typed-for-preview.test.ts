import { expect, test } from 'vitest';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { typedFrom } from './typed-for-preview.ts';
import { emptyValues, fieldNames, type Values } from './values.ts';

test('what is typed is handed on as the server takes it', () => {
  const values = { ...emptyValues, name: 'Gull Nest', beds: '3', trash_bin_location: ' Behind the garage ' };
  const typed = typedFrom(values, null);
  expect(typed.facts).toMatchObject({
    name: 'Gull Nest',
    beds: 3,
    trash_bin_location: 'Behind the garage',
    baths: null,
  });
  expect(typed.secrets).toEqual([]);
});

test('no code, no street address and no ZIP is in it, but that they are there is', () => {
  const values = Object.fromEntries(fieldNames.map((name) => [name, `<${name}>`])) as Values; // one for each name
  const typed = typedFrom(values, null);
  for (const name of [...secretNames, 'street_address', 'zip'])
    expect(JSON.stringify(typed)).not.toContain(`<${name}>`);
  expect(typed.secrets).toEqual(['street_address', ...secretNames]);
});
