import { accountRoles } from '../enumerations/accounts.ts';
import { accountRanks } from '../enumerations/people.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/accounts/forms.ts';
import { peopleLanguages } from '../messages/languages.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { email, ProfileChanges, SignUp } from './account-forms.ts';

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

/** An account that somebody works in: their own, or one in which they have a role. */
export const AccountOfMine = z.object({
  id: Id,
  /** The company's, or the person's whose account it is. */
  name: z.string(),
  /** `holder`: it is their own. */
  role: z.enum(accountRanks),
  /** Whether they see door codes, entry instructions and the Wi-Fi password. */
  codes: z.boolean(),
});
export type AccountOfMine = z.infer<typeof AccountOfMine>;

/** The signed-in person: an owner, or a member of staff. */
export const Me = z
  .object({
    id: Id,
    email: z.string(),
    role: z.enum(accountRoles),
    full_name: z.string(),
    company_name: z.string().nullable(),
    /** The account that this answer is about: the one `x-account` names, or the first of `accounts`; null for staff. */
    account: AccountOfMine.nullable(),
    /** All that they can work in, their own first. */
    accounts: z.array(AccountOfMine),
    email_verified: z.boolean(),
    session_expires_at: Instant,
    two_factor: z.object({
      enabled: z.boolean(),
      /** Staff: it must be set up before anything else, and cannot be switched off. */
      required: z.boolean(),
      /** Of the ten for the day the phone is lost; null while it is off. */
      backup_codes_left: z.number().int().nullable(),
    }),
    /** `emergency`: whom to call in danger. */
    support: z.object({ phone: z.string(), email: z.string(), emergency: z.string() }),
    /** 32 bytes in base64, the same for this person in this account alone: seals what their browser keeps of what they type. */
    drafts_key: z.string(),
    /** Owners: when the account is deleted, as they asked; null unless they did. */
    deletion_due_at: Instant.nullable(),
    /** Owners: whether the card that says what to do first is still wanted; it may be complete by now. */
    start_card: z.boolean(),
    /**
     * `Last-Event-ID` for the live stream: it begins with what happened after this answer, so that nothing falls
     * between what is read next and the stream's opening.
     */
    live_from: z.string(),
    /** What they chose to be spoken to in, on screens and in mails; null before they chose. */
    language: z.enum(peopleLanguages).nullable(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** So many hours an old address has to object to a new one, from when it was asked for. */
export const addressHours = 72;

/** Further ways to sign in, each there only when the house is set up for it. */
export const WaysIn = z
  .object({
    /** Google, or the organization's own sign-in, by the name its button says. */
    providers: z.array(z.object({ id: z.enum(['google', 'sso']), name: z.string() })),
    /** A one-time code by e-mail. */
    code: z.boolean(),
    /**
     * Whether signing in, signing up and asking for mails want the check that somebody is human (`x-captcha-response`).
     */
    captcha: z.boolean(),
  })
  .meta({ id: 'WaysIn' });
export type WaysIn = z.infer<typeof WaysIn>;

const LanguageChoice = z.object({ language: z.enum(peopleLanguages) });

const address = z.object({ email: email(copy.emailMissing, copy.emailWrong) });
const token = z.object({ token: z.string().max(200) });
const said = z.object({ message: z.string() });
const post = (path: `/${string}`, summary: string) => base.route({ method: 'POST', path, tags: ['accounts'], summary });

/** Signing in and out, changing the password, second factors and sessions are the auth library's (`/api/auth/*`). */
export const accounts = {
  me: base.route({ method: 'GET', path: '/me', tags: ['accounts'], summary: 'Who is signed in' }).output(Me),
  waysIn: base
    .route({ method: 'GET', path: '/ways-in', tags: ['accounts'], summary: 'Which further ways to sign in there are' })
    .output(WaysIn),
  signUp: post('/sign-up', 'Make an owner’s account; a mail asks to verify the address').input(SignUp).output(said),
  resendVerification: post('/resend-verification', 'Send the verification mail again; answers alike whoever asks')
    .input(address)
    .output(said),
  forgotPassword: post('/forgot-password', 'Send a link to set a new password; answers alike whoever asks')
    .input(address)
    .output(said),
  sendCode: post('/sign-in-code', 'Send a one-time code to sign in with; answers alike whoever asks')
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
  confirmEmail: post('/confirm-email', 'A new address says with the token mailed to it that it is theirs')
    .input(token)
    /** `applies_at`: when the old address's silence is enough; null where it is the one to sign in with now. */
    .output(z.object({ email: z.string(), applies_at: Instant.nullable() })),
  agreeToEmail: post('/confirm-email/agree', 'The old address agrees with the token mailed to it')
    .input(token)
    .output(z.object({ email: z.string(), applied: z.boolean() })),
  stopEmail: post('/confirm-email/stop', 'The old address stops the change with the token mailed to it')
    .input(token)
    .output(z.object({ email: z.string() })),
  disableTwoFactor: post('/me/two-factor/disable', 'Switch two-factor authentication off with a code of the app')
    .input(z.object({ code: z.string().regex(/^\d{6}$/, copy.codeWrong) }))
    .output(said),
  profile: base
    .route({ method: 'GET', path: '/me/profile', tags: ['accounts'], summary: 'My profile record' })
    .output(Profile),
  saveProfile: base
    .route({ method: 'PUT', path: '/me/profile', tags: ['accounts'], summary: 'Change my profile record' })
    .input(ProfileChanges)
    .output(Profile),
  saveLanguage: base
    .route({
      method: 'PUT',
      path: '/me/language',
      tags: ['accounts'],
      summary: 'Choose the language I am spoken to in',
    })
    .input(LanguageChoice)
    .output(LanguageChoice),
};
