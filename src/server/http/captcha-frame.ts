import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import type { Settings } from '#server/kernel/env.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * `/captcha`: the vendor's check that somebody is human, in a document of its own, which the sign-in pages frame. So
 * their own policy lets in no other host's script and keeps its Trusted Types. Not there unless configured.
 */
export function serveCaptcha(
  app: Hono<HttpEnv>,
  { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SCRIPT_URL }: Settings,
): void {
  if (!siteKey) return;
  const script = new URL(TURNSTILE_SCRIPT_URL);
  script.searchParams.set('render', 'explicit');
  script.searchParams.set('onload', 'showCaptcha');
  app.get('/captcha', (c) => {
    c.header('content-security-policy', policyFor(script.origin));
    c.header('referrer-policy', 'strict-origin'); // the vendor wants to know for which site it answers
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${copy.captchaTitle}</title>
          <link rel="stylesheet" href="/captcha-frame.css" />
        </head>
        <body>
          <div id="captcha" data-sitekey="${siteKey}"></div>
          <script src="/captcha-frame.js"></script>
          <script src="${script.href}" async></script>
        </body>
      </html>`);
  });
}

const policyFor = (vendor: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${vendor}`,
    `frame-src ${vendor}`,
    `connect-src ${vendor}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
