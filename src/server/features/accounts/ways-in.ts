import type { WaysIn } from '#contract/accounts/accounts.ts';
import type { Settings } from '#server/kernel/env.ts';
import { providersOf } from './identity-providers.ts';

/** What the sign-in page offers beside the password and a passkey. */
export const waysInOf = (settings: Settings): WaysIn => ({
  providers: providersOf(settings),
  code: settings.SIGN_IN_CODES,
  captcha: settings.TURNSTILE_SECRET_KEY !== undefined,
});
