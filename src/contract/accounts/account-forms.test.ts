import { expect, test } from 'vitest';
import type { z } from '../z.ts';
import { NewPassword, ProfileForm, SignUp } from './account-forms.ts';

// Every rule of a field and its words (spec 1, sections 5 and 8).

const firstWords = (schema: z.ZodType, value: unknown, field: string) =>
  schema.safeParse(value).error?.issues.find(({ path }) => path[0] === field)?.message;

const profile = {
  email: 'ada@example.com',
  full_name: 'Ada Byron',
  company_name: '',
  phone_number: '(415) 555-0123',
  address_line1: '12 Garden Street',
  address_line2: '',
  address_city: 'Oakland',
  address_state: 'CA',
  address_zip: '94601',
};

test.each([
  ['email', ' ', 'Email address is required'],
  ['email', 'ada @example.com', 'Please enter a valid email address'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['phone_number', '', 'Phone number is required'],
  ['phone_number', '4155550123', 'Please enter a valid phone number (XXX) XXX-XXXX'],
  ['address_line1', '  ', 'Address is required'],
  ['address_line1', ' 12 G ', 'Please enter a complete address'],
  ['address_zip', '', 'ZIP code is required'],
  ['address_zip', '9460', 'Please enter a valid ZIP code (12345 or 12345-6789)'],
  ['address_zip', '946011234', 'Please enter a valid ZIP code (12345 or 12345-6789)'],
  ['full_name', '', 'Full name is required'],
  ['full_name', ' A ', 'Please enter your full name'],
  ['address_city', '', 'City is required'],
  ['address_state', '', 'State is required'],
  ['address_state', 'DC', 'State is required'],
])('the profile refuses %s %j: %s', (field, typed, words) =>
  expect(firstWords(ProfileForm, { ...profile, [field]: typed }, field)).toBe(words),
);

test('the profile takes what is right, without company and second line, and ZIP codes of both lengths', () => {
  const { company_name: _, address_line2: __, ...needed } = profile;
  for (const changes of [{}, { address_zip: '94601-1234' }, { full_name: 'Al' }, { address_line1: '1 A B' }])
    expect(ProfileForm.safeParse({ ...needed, ...changes }).success, JSON.stringify(changes)).toBe(true);
  expect(ProfileForm.parse({ ...profile, email: ' Ada@Example.COM ' }).email).toBe('ada@example.com');
});

const signUp = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  password: 'Nightlight1!',
  agreeToTerms: true,
};

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'First name must be at least 2 characters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'B', 'Last name must be at least 2 characters'],
  ['email', '', 'Email address is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '415-555-0123', 'Please enter a valid phone number (XXX) XXX-XXXX'],
  ['propertyAddress', '', 'Address is required'],
  ['propertyAddress', '12 G', 'Please enter a complete address'],
  ['propertyCity', '', 'City is required'],
  ['propertyState', 'PR', 'State is required'],
  ['propertyZip', '', 'ZIP code is required'],
  ['propertyZip', '12345-678', 'Please enter a valid ZIP code (12345 or 12345-6789)'],
  ['password', 'Night1!', 'Use at least 8 characters.'],
  ['agreeToTerms', false, 'Please agree to the Terms of Service and Privacy Policy'],
])('signing up refuses %s %j: %s', (field, typed, words) =>
  expect(firstWords(SignUp, { ...signUp, [field]: typed }, field)).toBe(words),
);

test('signing up takes what is right; company and texts may be left out', () => {
  expect(SignUp.parse({ ...signUp, email: ' Ada@Example.COM ' })).toMatchObject({
    email: 'ada@example.com',
    companyName: null,
    smsOptIn: false,
  });
});

test.each([
  ['Abcde1!', 'Use at least 8 characters.'],
  ['ABCDEF1!', 'Add a lowercase letter.'],
  ['abcdef1!', 'Add an uppercase letter.'],
  ['Abcdefg!', 'Add a digit.'],
  ['Abcdefg1', 'Add one of @$!%*?&.'],
  ['Abcdef1! ', 'Start and end with something other than a space.'],
  ['Abcdef1!', undefined],
  ['Abc def-1!', undefined],
  ['Äöüßéñ1!', undefined],
  ['Ночь1234!', undefined],
  ['Ab1!👩‍🚀', 'Use at least 8 characters.'],
  ['all lowercase!', 'Add an uppercase letter.'], // fourteen
  ['all lower cases', undefined], // fifteen: no classes
  ['月の光が屋根の上にある夜です今', undefined],
  [' a passphrase of spaces ', 'Start and end with something other than a space.'],
  [`Aa1!${'x'.repeat(125)}`, 'Use 128 characters at most.'],
])('the new password %j: %s', (typed, words) =>
  expect(NewPassword.safeParse(typed).error?.issues[0]?.message).toBe(words),
);
