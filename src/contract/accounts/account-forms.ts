import { limits } from '../limits.ts';
import * as copy from '../messages/en/accounts/forms.ts';
import { fill } from '../messages/fill.ts';
import { usStateCodes } from '../states.ts';
import { z } from '../z.ts';

// What people fill in about themselves, apart from the procedures: the sign-up page carries these alone.

const words = (missing: string) => z.string().trim().min(1, missing).max(limits.shortText);
const optionalWords = z.string().trim().max(limits.shortText).nullable().default(null);

export const phoneWrong = copy.phoneWrong;

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
  .max(limits.password.max, fill(copy.passwordTooLong, { count: limits.password.max }))
  .refine(
    (password) => passwordLength(password) >= limits.password.min,
    fill(copy.passwordTooShort, { count: limits.password.min }),
  )
  .refine(orPassphrase(passwordClasses.lower), copy.addLowercase)
  .refine(orPassphrase(passwordClasses.upper), copy.addUppercase)
  .refine(orPassphrase(passwordClasses.digit), copy.addDigit)
  .refine(orPassphrase(passwordClasses.sign), copy.addSign)
  // The sign-in form trims what is typed there (spec 1, section 5).
  .refine((password) => password === password.trim(), copy.spaceAtEnds);

/** The form of /signup, with the spec's field names. */
export const SignUp = z
  .object({
    firstName: words(copy.firstNameMissing).min(limits.nameMin, copy.firstNameShort),
    lastName: words(copy.lastNameMissing).min(limits.nameMin, copy.lastNameShort),
    companyName: optionalWords,
    email: email(copy.emailMissing, copy.emailWrong),
    phone: phone(copy.phoneMissing, phoneWrong),
    propertyAddress: words(copy.addressMissing).min(limits.addressMin, copy.addressShort),
    propertyCity: words(copy.cityMissing),
    propertyState: z.enum(usStateCodes, copy.stateMissing),
    propertyZip: zip(copy.zipMissing, copy.zipWrong),
    password: NewPassword,
    agreeToTerms: z.literal(true, copy.agreeToTerms),
    smsOptIn: z.boolean().default(false),
  })
  .meta({ id: 'SignUp' });
export type SignUp = z.infer<typeof SignUp>;

/** What an owner may change of their own record; the address of their mail only the support team changes. */
export const ProfileChanges = z.object({
  full_name: words(copy.fullNameMissing).min(limits.nameMin, copy.fullNameShort),
  company_name: optionalWords,
  phone_number: phone(copy.phoneMissing, phoneWrong),
  address_line1: words(copy.addressMissing).min(limits.addressMin, copy.addressShort),
  address_line2: optionalWords,
  address_city: words(copy.cityMissing),
  address_state: z.enum(usStateCodes, copy.stateMissing),
  address_zip: zip(copy.zipMissing, copy.zipWrong),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The form of /profile: its address of mail is shown and checked, and never saved from there. */
export const ProfileForm = ProfileChanges.extend({
  email: email(copy.emailMissing, copy.emailWrong),
});
export type ProfileForm = z.infer<typeof ProfileForm>;
