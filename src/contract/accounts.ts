import { accountRoles } from './enumerations.ts';
import { base } from './errors.ts';
import { limits } from './limits.ts';
import { Id, Instant } from './paging.ts';
import { usStateCodes } from './states.ts';
import { z } from './z.ts';

const words = (missing: string) => z.string().trim().min(1, missing).max(limits.shortText);
const optionalWords = z.string().trim().max(limits.shortText).nullable().default(null);

/** `(555) 123-4567`, as typed; stored as digits. */
const phone = (missing: string, wrong: string) => words(missing).regex(/^\(\d{3}\) \d{3}-\d{4}$/, wrong);
const zip = (missing: string, wrong: string) => words(missing).regex(/^\d{5}(-\d{4})?$/, wrong);
const email = (missing: string, wrong: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, wrong);

/** Every new password: sign-up, reset and change (spec 1, section 5; product rules, section 12.4). */
export const NewPassword = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use 128 characters at most.')
  .regex(/[a-z]/, 'Add a lowercase letter.')
  .regex(/[A-Z]/, 'Add an uppercase letter.')
  .regex(/\d/, 'Add a digit.')
  .regex(/[@$!%*?&]/, 'Add one of @$!%*?&.')
  .regex(/^[A-Za-z\d@$!%*?&]*$/, 'Use only letters, digits and @$!%*?&.');

/** The form of /signup, with the spec's field names. */
export const SignUp = z
  .object({
    firstName: words('First name is required').min(2, 'First name must be at least 2 characters'),
    lastName: words('Last name is required').min(2, 'Last name must be at least 2 characters'),
    companyName: optionalWords,
    email: email('Email address is required', 'Please enter a valid email address'),
    phone: phone('Phone number is required', 'Please enter a valid phone number (XXX) XXX-XXXX'),
    propertyAddress: words('Address is required').min(5, 'Please enter a complete address'),
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
  full_name: words('Full name is required').min(2, 'Please enter your full name'),
  company_name: optionalWords,
  phone_number: phone('Phone number is required', 'Please enter a valid phone number (XXX) XXX-XXXX'),
  address_line1: words('Address is required').min(5, 'Please enter a complete address'),
  address_line2: optionalWords,
  address_city: words('City is required'),
  address_state: z.enum(usStateCodes, 'State is required'),
  address_zip: zip('ZIP code is required', 'Please enter a valid ZIP code (12345 or 12345-6789)'),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The profile record as its owner sees it; `phone_number` is formatted. */
export const Profile = z
  .object({
    id: Id,
    email: z.string(),
    full_name: z.string(),
    company_name: z.string().nullable(),
    phone_number: z.string().nullable(),
    address_line1: z.string().nullable(),
    address_line2: z.string().nullable(),
    address_city: z.string().nullable(),
    address_state: z.string().nullable(),
    address_zip: z.string().nullable(),
    mfa_enabled: z.boolean(),
    mfa_type: z.string().nullable(),
    payment_brand: z.string().nullable(),
    payment_last4: z.string().nullable(),
    plan_name: z.string(),
    plan_status: z.string().nullable(),
    updated_at: Instant,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** The signed-in person: an owner, or a member of staff. */
export const Me = z
  .object({
    id: Id,
    email: z.string(),
    role: z.enum(accountRoles),
    full_name: z.string(),
    company_name: z.string().nullable(),
    email_verified: z.boolean(),
    session_expires_at: Instant,
    support: z.object({ phone: z.string(), email: z.string() }),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

const address = z.object({ email: email('Email address is required', 'Please enter a valid email address') });
const said = z.object({ message: z.string() });
const post = (path: `/${string}`, summary: string) => base.route({ method: 'POST', path, tags: ['accounts'], summary });

/** Signing in and out, changing the password, second factors and sessions are the auth library's (`/api/auth/*`). */
export const accounts = {
  me: base.route({ method: 'GET', path: '/me', tags: ['accounts'], summary: 'Who is signed in' }).output(Me),
  signUp: post('/sign-up', 'Make an owner’s account; a mail asks to verify the address').input(SignUp).output(said),
  resendVerification: post('/resend-verification', 'Send the verification mail again; answers alike whoever asks')
    .input(address)
    .output(said),
  forgotPassword: post('/forgot-password', 'Send a link to set a new password; answers alike whoever asks')
    .input(address)
    .output(said),
  checkReset: base
    .route({
      method: 'GET',
      path: '/reset-password/{token}',
      tags: ['accounts'],
      summary: 'Whether a reset link is good',
    })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ valid: z.boolean() })),
  profile: base
    .route({ method: 'GET', path: '/me/profile', tags: ['accounts'], summary: 'My profile record' })
    .output(Profile),
  saveProfile: base
    .route({ method: 'PUT', path: '/me/profile', tags: ['accounts'], summary: 'Change my profile record' })
    .input(ProfileChanges)
    .output(Profile),
};
