import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { api } from '../../../lib/http/api.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';

/** What an authenticator app needs to begin, and the ten codes for the day it is lost. */
export type Enrolment = { uri: string; secret: string; backupCodes: string[] };

/** Begins with an authenticator app; nothing changes at sign-in before a code was verified. Throws AuthError. */
export async function beginTwoFactor(password: string): Promise<Enrolment> {
  const { body } = await callAuth<{ totpURI: string; backupCodes: string[] }>('POST', 'two-factor/enable', {
    body: { password },
  });
  return {
    uri: body.totpURI,
    secret: new URL(body.totpURI).searchParams.get('secret') ?? '',
    backupCodes: body.backupCodes,
  };
}

export async function confirmTwoFactor(code: string) {
  await callAuth('POST', 'two-factor/verify-totp', { body: { code }, session: 'exchanged' });
}

/** Ten new ones; the old are dead. Throws AuthError. */
export async function renewBackupCodes(password: string): Promise<string[]> {
  const { body } = await callAuth<{ backupCodes: string[] }>('POST', 'two-factor/generate-backup-codes', {
    body: { password },
  });
  void queryClient.invalidateQueries({ queryKey: orpc.accounts.me.key() }); // it says how many there are
  return body.backupCodes;
}

/** With a code of the app instead of the password. Throws what the typed client throws. */
export async function disableByCode(code: string) {
  await api.accounts.disableTwoFactor({ code });
}

export async function disableTwoFactor(password: string) {
  await callAuth('POST', 'two-factor/disable', { body: { password }, session: 'exchanged' });
}

/** The profile says whether it is on; the auth library gave this tab a new session. */
export function refreshTwoFactor() {
  void queryClient.invalidateQueries({ queryKey: orpc.accounts.profile.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.accounts.me.key() });
  void queryClient.invalidateQueries({ queryKey: ['sessions'] });
}

/** The words for a failure; `fallback` is the specification's. */
export function twoFactorFailure(error: unknown, fallback: string) {
  if (!(error instanceof AuthError)) return fallback;
  if (error.code === 'INVALID_PASSWORD') return copy.wrongPassword;
  return error.status === 429 ? error.message : fallback;
}
