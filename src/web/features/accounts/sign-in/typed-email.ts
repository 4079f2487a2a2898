import * as copy from '#contract/messages/en/accounts/sign-in.ts';

/** What stands in the sign-in form's first field: a dialog over it does not ask for it again. */
export const typedEmail = (): string =>
  document.querySelector<HTMLInputElement>('input[name=email]')?.value.trim().toLowerCase() ?? '';

/** The same words under every lone field for an address. */
export function emailError(email: string) {
  if (!email) return copy.enterEmail;
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : copy.enterValidEmail;
}
