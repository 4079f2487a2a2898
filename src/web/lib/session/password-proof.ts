import * as copy from '#contract/messages/en/ui.ts';
import { AuthError, callAuth } from '../http/auth-call.ts';

/** At the field of the password. */
export class WrongPassword extends Error {}

/** Gives the password once more, for what a tab left open must not be enough for. @throws WrongPassword, AuthError */
export async function givePassword(password: string): Promise<void> {
  if (!password) throw new WrongPassword(copy.passwordNeeded);
  try {
    await callAuth('POST', 'confirm-password', { body: { password } });
  } catch (error) {
    if (error instanceof AuthError && error.code === 'INVALID_PASSWORD') throw new WrongPassword(copy.passwordWrong);
    throw error;
  }
}
