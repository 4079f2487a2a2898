import { and, eq, gt } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { verification } from '#server/db/tables/auth.ts';
import { type Owner, type Staff, system } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { os, ownerOnly, signedIn, signedInAnyhow } from '#server/kernel/context.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import { livePosition } from '#server/kernel/live-position.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { accountsOf } from './account-of.ts';
import { addressProcedures } from './address-procedures.ts';
import { whyCommon } from './common-passwords.ts';
import { findDeletion } from './deletion.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { languageOf, saveLanguage } from './language.ts';
import { countAskedMail } from './mails-asked-for.ts';
import { signUpOwner } from './people.ts';
import { findProfile, saveProfile, toProfile } from './profile.ts';
import { keptReset } from './reset-links.ts';
import { waysInOf } from './ways-in.ts';

const copy = spoken(copyInEnglish);

const signingUp: RateLimit = { name: 'sign-up', max: 10, windowSeconds: 600 };
/** Links to set a password, looked at by one network. */
const checkingLinks: RateLimit = { name: 'reset-check', max: 60, windowSeconds: 600 };

const nowhere = { account: null, accounts: [] };

/** What somebody types in one account is opened by none of their others. */
const placeOfDrafts = (actor: Owner | Staff): string =>
  actor.kind === 'owner' && actor.member ? `${actor.userId}/${actor.customerId}` : actor.userId;

export const accountProcedures = {
  me: os.accounts.me
    .use(signedInAnyhow)
    .handler(async ({ context: { actor, deps, email, twoFactor, sessionExpiresAt } }) => {
      const holder = actor.kind === 'owner' && !actor.member;
      const { account, accounts } = actor.kind === 'owner' ? await accountsOf(deps, actor) : nowhere;
      const [live_from, profile, deletion] = await withActor(deps.store, actor, (unit) =>
        allSettledInOrder(
          livePosition(unit),
          holder ? findProfile(unit, actor.customerId) : undefined,
          holder ? findDeletion(unit, actor.customerId) : undefined,
        ),
      );
      if (holder && !profile) throw notFound(copy.noAccount);
      return {
        id: actor.userId,
        email: email ?? '',
        role: actor.kind,
        full_name: profile?.full_name ?? actor.name,
        company_name: profile?.company_name ?? null,
        account,
        accounts,
        email_verified: true, // nobody else gets this far
        session_expires_at: (sessionExpiresAt ?? deps.clock.now()).toISOString(),
        two_factor: {
          enabled: twoFactor,
          required: actor.kind !== 'owner' && deps.settings.staffTwoFactor === 'required',
          backup_codes_left: twoFactor ? await deps.countBackupCodes(actor.userId) : null,
        },
        support: {
          phone: deps.settings.SUPPORT_PHONE,
          email: deps.settings.SUPPORT_EMAIL,
          emergency: deps.settings.EMERGENCY_NUMBER,
        },
        drafts_key: deps.vault.deriveKey(`browser-drafts/${placeOfDrafts(actor)}`).toString('base64'),
        deletion_due_at: deletion?.due_at.toISOString() ?? null,
        start_card: profile !== undefined && !profile.qr_card_printed_at && !profile.start_card_dismissed_at,
        live_from,
        language: await languageOf(deps.authDb, actor.userId),
      };
    }),

  waysIn: os.accounts.waysIn.handler(async ({ context: { deps } }) => waysInOf(deps.settings)),

  signUp: os.accounts.signUp.handler(async ({ input, context: { deps, ip, headers } }) => {
    await limitRate(deps.store, signingUp, ip);
    await deps.checkCaptcha(headers);
    const common = whyCommon(input.password);
    if (common) throw invalid({ password: common });
    await signUpOwner(deps.authDb, await deps.hashPassword(input.password), input, deps.clock.now());
    await withActor(deps.store, system, (unit) => unit.enqueue('account.verify', { email: input.email }));
    return { message: copy.accountCreated };
  }),

  // The mails are sent by a job, so that the answer is the same, in words and in time, whether the address exists or
  // not.
  resendVerification: os.accounts.resendVerification.handler(async ({ input, context: { deps, ip, headers } }) => {
    await countAskedMail(deps, { kind: 'verify', email: input.email, ip, headers });
    await withActor(deps.store, system, (unit) => unit.enqueue('account.verify', { email: input.email }));
    return { message: copy.verificationSent };
  }),
  forgotPassword: os.accounts.forgotPassword.handler(async ({ input, context: { deps, ip, headers } }) => {
    await countAskedMail(deps, { kind: 'reset', email: input.email, ip, headers });
    await withActor(deps.store, system, (unit) => unit.enqueue('account.forgot', { email: input.email }));
    return { message: copy.resetSent };
  }),
  sendCode: os.accounts.sendCode.handler(async ({ input, context: { deps, ip, headers } }) => {
    if (!deps.settings.SIGN_IN_CODES) throw notFound();
    await countAskedMail(deps, { kind: 'code', email: input.email, ip, headers });
    await withActor(deps.store, system, (unit) => unit.enqueue('account.code', { email: input.email }));
    return { message: copy.codeSent };
  }),

  checkReset: os.accounts.checkReset.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, checkingLinks, ip);
    const [row] = await deps.authDb
      .select({ id: verification.id })
      .from(verification)
      .where(and(eq(verification.identifier, keptReset(input.token)), gt(verification.expiresAt, deps.clock.now())));
    return { valid: row !== undefined };
  }),

  ...addressProcedures,
  disableTwoFactor: os.accounts.disableTwoFactor.use(signedIn).handler(async ({ input, context }) => {
    const { actor, deps, email = '', sessionId: keep = '', headers } = context;
    await disableTwoFactor(deps, actor, { code: input.code, email, keep, headers });
    return { message: copy.twoFactorDisabled };
  }),

  saveLanguage: os.accounts.saveLanguage.use(signedInAnyhow).handler(async ({ input, context: { actor, deps } }) => {
    await saveLanguage(deps.authDb, actor.userId, input.language);
    return input;
  }),

  profile: os.accounts.profile.use(ownerOnly).handler(({ context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const profile = await findProfile(unit, actor.customerId);
      if (!profile) throw notFound(copy.noAccount);
      return toProfile(profile);
    }),
  ),
  saveProfile: os.accounts.saveProfile
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toProfile(await saveProfile(unit, actor.customerId, input))),
    ),
};
