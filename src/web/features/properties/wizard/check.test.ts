import { expect, test } from 'vitest';
import { AssignedContractor } from '#contract/contractors/assigned.ts';
import { contractorsError, doneSteps, errorsIn, firstFailing, lackingIn, refusals, standingRefusal } from './check.ts';
import { curbOptions, stateOptions, waterOptions } from './step-shape.ts';
import { allFields, contractorsStep, stepOf, steps } from './steps.ts';
import { emptyValues, type FieldName, fieldNames, uncheckedFrom, type Values } from './values.ts';

const birch: Values = {
  ...emptyValues,
  name: 'Birch House',
  street_address: '77 Birch Lane',
  city: 'Sedona',
  state: 'AZ',
  zip: '86336',
};
const joe = AssignedContractor.parse({
  company_name: "Joe's Plumbing",
  service_type: 'plumbing',
  phone: '(415) 555-0123',
  is_contact_point: true,
});

test('an empty first step says what is required, word for word, and nothing else is', () => {
  expect(errorsIn(emptyValues)).toEqual({
    name: 'Property name is required',
    street_address: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zip: 'ZIP code is required',
  });
  expect(errorsIn(birch)).toEqual({});
});

test('blanks count as empty', () => {
  expect(errorsIn({ ...birch, name: '   ' }).name).toBe('Property name is required');
});

test.each([
  ['beds', '51', 'Enter a whole number from 0 to 50.'],
  ['beds', '2.5', 'Enter a whole number from 0 to 50.'],
  ['beds', '-1', 'Enter a whole number from 0 to 50.'],
  ['baths', '50.5', 'Enter a number in steps of 0.5 from 0 to 50.'],
  ['baths', '1.3', 'Enter a number in steps of 0.5 from 0 to 50.'],
  ['sq_ft', '0', 'Enter a whole number from 1 to 30,000.'],
  ['sq_ft', '30001', 'Enter a whole number from 1 to 30,000.'],
  ['parking_spot_count', '101', 'Enter a whole number from 0 to 100.'],
] as const)('%s %s is out of its range', (name, typed, words) => {
  expect(errorsIn({ ...birch, [name]: typed })[name]).toBe(words);
});

test.each([
  ['beds', ['0', '50']],
  ['baths', ['0', '2.5', '50']],
  ['sq_ft', ['1', '30000']],
  ['parking_spot_count', ['0', '100']],
] as const)('%s takes the ends of its range', (name, all) => {
  for (const typed of all) expect(errorsIn({ ...birch, [name]: typed })).toEqual({});
});

test('a ZIP code has 5 digits or 5+4', () => {
  expect(errorsIn({ ...birch, zip: '86336-1234' })).toEqual({});
  expect(errorsIn({ ...birch, zip: '8633' }).zip).toMatch('valid ZIP code');
});

test('what is empty is sent as null, and so is what is no number', () => {
  const sent = uncheckedFrom({ ...birch, beds: '3', baths: '', sq_ft: 'many', wifi_name: '  Birch  ' });
  expect(sent).toMatchObject({ beds: 3, baths: null, sq_ft: null, wifi_name: 'Birch', wifi_password: null });
});

test('step 5 wants a contractor and one Contact Point Person', () => {
  expect(contractorsError([])).toBe('At least one contractor is required');
  expect(contractorsError([{ ...joe, is_contact_point: false }])).toBe('Please select a Contact Point Person');
  expect(contractorsError([joe])).toBeUndefined();
});

test('the first step that fails is the one that opens', () => {
  expect(firstFailing({ values: birch, contractors: [joe] })).toBeUndefined();
  expect(firstFailing({ values: birch, contractors: [] })).toBe(contractorsStep);
  expect(firstFailing({ values: emptyValues, contractors: [] })).toBe(0);
  expect(firstFailing({ values: { ...birch, parking_spot_count: '500' }, contractors: [joe] })).toBe(5);
});

test('a step names what it lacks', () => {
  expect(lackingIn(0, { values: { ...birch, city: '', state: '' }, contractors: [] })).toEqual(['City', 'State']);
  expect(lackingIn(1, { values: emptyValues, contractors: [] })).toEqual([]);
  expect(lackingIn(contractorsStep, { values: birch, contractors: [] })).toEqual(['At least one contractor']);
  expect(lackingIn(contractorsStep, { values: birch, contractors: [{ ...joe, is_contact_point: false }] })).toEqual([
    'A Contact Point Person',
  ]);
});

test('every field of a property stands in exactly one step, and nine have a photo', () => {
  const asked = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(asked.toSorted()).toEqual(fieldNames.toSorted());
  expect(fieldNames.map(stepOf)).not.toContain(-1);
  const slots = steps.flatMap(({ fields }) => fields.flatMap(({ photo }) => photo?.slot ?? []));
  expect(new Set(slots).size).toBe(9);
});

// Spec 2, sections 2 and 3.
test('the steps and their choices are named as the specification names them', () => {
  expect(steps.map(({ title }) => title)).toEqual([
    ...['Basic Info', 'Access', 'Water', 'Mechanical', 'Contractors', 'Miscellaneous'],
  ]);
  expect(waterOptions.map(({ label }) => label)).toEqual(['City Water', 'Well Water', 'Other', 'None']);
  expect(curbOptions.at(-1)).toEqual({ value: 'None', label: 'No Pick Up - Guest Responsible for Disposal' });
  expect(stateOptions).toHaveLength(50);
  expect(allFields.find(({ name }) => name === 'zip')?.placeholder).toBe('12345 or 12345-6789');
});

// Spec 2, section 5.
test('what fails is said word for word', () => {
  expect(refusals).toEqual({
    next: 'Please correct the errors below before proceeding',
    jump: 'Please correct the errors in the current section before proceeding',
    save: 'Please correct all errors before submitting. Check all sections for required fields.',
  });
});

test('a step is done once something stands in it, and not by being passed', () => {
  const filled = { values: { ...emptyValues, wifi_name: 'Birch' }, contractors: [] };
  const done = (images = {}) => doneSteps(filled, images);
  expect(done()).toEqual(steps.map(({ fields }) => fields.some(({ name }) => name === 'wifi_name')));
  const withPhoto = done({ main_water_shut_off_location_image: {} });
  expect(withPhoto.filter(Boolean).length).toBe(2);
});

test('a step in which something is wrong is not done', () => {
  const done = (changes: Partial<Values>, contractors = [joe]) =>
    doneSteps({ values: { ...birch, ...changes }, contractors }, {});
  expect(done({})[0]).toBe(true);
  expect(done({ beds: '99' })[0]).toBe(false);
  expect(done({ zip: '' })[0]).toBe(false);
  expect(done({})[contractorsStep]).toBe(true);
  expect(done({}, [{ ...joe, is_contact_point: false }])[contractorsStep]).toBe(false);
  expect(doneSteps({ values: birch, contractors: null }, {})[contractorsStep]).toBe(true);
});

test('a refusal stands until what it asks for is done', () => {
  const next = { words: refusals.next, until: 'step' } as const;
  const at = (step: number, changes: Partial<Values>, contractors = [joe]) => ({
    step,
    values: { ...birch, ...changes },
    contractors,
    errors: {},
  });
  expect(standingRefusal(next, at(0, { zip: '' }))).toBe(refusals.next);
  expect(standingRefusal(next, at(0, {}))).toBeNull();
  expect(standingRefusal(next, at(0, { parking_spot_count: '500' }))).toBeNull(); // another step's
  expect(standingRefusal(next, at(contractorsStep, {}, []))).toBe(refusals.next);
  expect(standingRefusal(next, at(contractorsStep, {}))).toBeNull();
  const save = { words: refusals.save, until: 'all' } as const;
  expect(standingRefusal(save, at(0, { parking_spot_count: '500' }))).toBe(refusals.save);
  expect(standingRefusal(save, at(0, {}))).toBeNull();
});

test("the server's refusal of a field stands until that field is typed anew, any other until the next try", () => {
  const shown = (until: readonly FieldName[], errors: object) =>
    standingRefusal({ words: 'No such place.', until }, { step: 0, values: birch, contractors: [joe], errors });
  expect(shown(['city'], { city: { message: 'No such city.' } })).toBe('No such place.');
  expect(shown(['city'], {})).toBeNull();
  expect(shown([], {})).toBe('No such place.');
});
