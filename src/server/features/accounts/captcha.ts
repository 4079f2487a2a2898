import type { AuthContext } from 'better-auth';
import { captcha } from 'better-auth/plugins/captcha';
import * as copyInEnglish from '#contract/messages/en/accounts/sign-in.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Settings } from '#server/kernel/env.ts';
import { invalid, unavailable } from '#server/kernel/errors.ts';
import type { Auth } from './auth.ts';

const copy = spoken(copyInEnglish);

/** The library asks for it at this route; our own procedures ask as if they were it. */
const guarded = '/sign-in/email';

/** The check that somebody is human, by Turnstile or whatever speaks as it does; nothing when it is not configured. */
export const captchaPlugins = ({ TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: verifyUrl }: Settings) =>
  secretKey
    ? [captcha({ provider: 'cloudflare-turnstile', secretKey, siteVerifyURLOverride: verifyUrl, endpoints: [guarded] })]
    : [];

/**
 * The same check, of the same header, for a procedure. @throws INVALID without a right answer, UNAVAILABLE when the
 * vendor is down
 */
export async function checkCaptcha(auth: Auth, settings: Settings, headers: Headers): Promise<void> {
  for (const plugin of captchaPlugins(settings)) {
    const context = (await auth.$context) as unknown as AuthContext; // typed by our options there, by none here
    const answer = headers.get('x-captcha-response') ?? '';
    const request = new Request(`${context.baseURL}${guarded}`, { headers: { 'x-captcha-response': answer } });
    const refused = await plugin.onRequest(request, context);
    if (!refused) continue;
    if (refused.response.status >= 500) throw unavailable(copy.captchaDown);
    throw invalid({ captcha: copy.captchaMissing }, copy.captchaMissing);
  }
}
