import { limits } from '../limits.ts';
import { usStateCodes } from '../states.ts';
import { z } from '../z.ts';

// What people fill in about themselves, apart from the procedures: the sign-up page carries these alone.

const words = (missing: string) => z.string().trim().min(1, missing).max(limits.shortText);
const optionalWords = z.string().trim().max(limits.shortText).nullable().default(null);

export const phoneWrong = 'Please enter a valid phone number (XXX) XXX-XXXX';

/** `(555) 123-4567`, as typed; stored as digits. */
const phone = (missing: string, wrong: string) => words(missing).regex(/^\(\d{3}\) \d{3}-\d{4}$/, wrong);
const zip = (missing: string, wrong: string) => words(missing).regex(/^\d{5}(-\d{4})?$/, wrong);
export const email = (missing: string, wrong: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(1, missing)
    // Nothing looks at what is longer: what a pattern does with it is somebody else's wait.
    .max(254, { abort: true, message: wrong })
    .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, wrong);

/** What a person would count: a letter is one, whatever it is stored as. */
export const passwordLength = (password: string): number => [...password.normalize('NFKC')].length;

/** Long enough to need none of the classes of characters that a shorter password does. */
export const isPassphrase = (password: string): boolean => passwordLength(password) >= limits.password.passphrase;

/** The classes of the specification (spec 1, section 5), with the letters of every script. */
export const passwordClasses = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, digit: /\p{Nd}/u, sign: /[@$!%*?&]/ };

const orPassphrase = (pattern: RegExp) => (password: string) => isPassphrase(password) || pattern.test(password);

/**
 * Every new password: sign-up, reset and change (spec 1, section 5; product rules, section 12.4). Two rules are ours:
 * any character and spaces within are taken, and a passphrase of 15 needs no classes. What is too common to be one the
 * server knows (accounts/common-passwords.ts).
 */
export const NewPassword = z
  .string()
  .max(limits.password.max, `Use ${limits.password.max} characters at most.`)
  .refine(
    (password) => passwordLength(password) >= limits.password.min,
    `Use at least ${limits.password.min} characters.`,
  )
  .refine(orPassphrase(passwordClasses.lower), 'Add a lowercase letter.')
  .refine(orPassphrase(passwordClasses.upper), 'Add an uppercase letter.')
  .refine(orPassphrase(passwordClasses.digit), 'Add a digit.')
  .refine(orPassphrase(passwordClasses.sign), 'Add one of @$!%*?&.')
  // The sign-in form trims what is typed there (spec 1, section 5).
  .refine((password) => password === password.trim(), 'Begin and end with something other than a space.');

/** The form of /signup, with the spec's field names. */
export const SignUp = z
  .object({
    firstName: words('First name is required').min(limits.nameMin, 'First name must be at least 2 characters'),
    lastName: words('Last name is required').min(limits.nameMin, 'Last name must be at least 2 characters'),
    companyName: optionalWords,
    email: email('Email address is required', 'Please enter a valid email address'),
    phone: phone('Phone number is required', phoneWrong),
    propertyAddress: words('Address is required').min(limits.addressMin, 'Please enter a complete address'),
    propertyCity: words('City is required'),
    propertyState: z.enum(usStateCodes, 'State is required'),
    propertyZip: zip('ZIP code is required', 'Please enter a valid ZIP code (12345 or 12345-6789)'),
    password: NewPassword,
    agreeToTerms: z.literal(true, 'Please agree to the Terms of Service and Privacy Policy'),
    smsOptIn: z.boolean().default(false),
  })
  .meta({ id: 'SignUp' });
export type SignUp = z.infer<typeof SignUp>;

/** What an owner may change of their own record; the address of their mail only the support team changes. */
export const ProfileChanges = z.object({
  full_name: words('Full name is required').min(limits.nameMin, 'Please enter your full name'),
  company_name: optionalWords,
  phone_number: phone('Phone number is required', phoneWrong),
  address_line1: words('Address is required').min(limits.addressMin, 'Please enter a complete address'),
  address_line2: optionalWords,
  address_city: words('City is required'),
  address_state: z.enum(usStateCodes, 'State is required'),
  address_zip: zip('ZIP code is required', 'Please enter a valid ZIP code (12345 or 12345-6789)'),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The form of /profile: its address of mail is shown and checked, and never saved from there. */
export const ProfileForm = ProfileChanges.extend({
  email: email('Email address is required', 'Please enter a valid email address'),
});
export type ProfileForm = z.infer<typeof ProfileForm>;
