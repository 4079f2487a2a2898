import type { Page } from '@playwright/test';
import { first } from './account-pages.ts';
import { codeOf, secretIn } from './codes.ts';
import type { RunningServer } from './server.ts';

/** For whoever is signed in on the page, who stays so. @returns the ten backup codes */
export async function switchOnTwoFactors(page: Page, server: RunningServer): Promise<string[]> {
  const token = await page.evaluate(() => sessionStorage.getItem('porchlight.session'));
  await page.goto('about:blank'); // where nothing asks with the session that ends now
  const signedIn = { authorization: `Bearer ${token}` };
  const begun = await ask<{ totpURI: string; backupCodes: string[] }>(
    server,
    'two-factor/enable',
    { password: first },
    signedIn,
  );
  const code = await codeOf(secretIn(begun.body.totpURI));
  const { headers } = await ask(server, 'two-factor/verify-totp', { code }, signedIn);
  await page.addInitScript(
    ([before, after]) => {
      if (location.protocol !== 'about:' && sessionStorage.getItem('porchlight.session') === before)
        sessionStorage.setItem('porchlight.session', after);
    },
    [token ?? '', headers.get('set-auth-token') ?? ''] as const,
  );
  return begun.body.backupCodes;
}

/** Signs in elsewhere with one of them. */
export async function spendBackupCode(server: RunningServer, email: string, code: string): Promise<void> {
  const elsewhere = { 'x-forwarded-for': `backup-code-${code}` };
  const half = await ask(server, 'sign-in/email', { email, password: first }, elsewhere);
  const challenge = { 'x-two-factor-token': half.headers.get('x-two-factor-token') ?? '' };
  await ask(server, 'two-factor/verify-backup-code', { code }, { ...elsewhere, ...challenge });
}

async function ask<T>({ url }: RunningServer, path: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { headers: answer.headers, body: (await answer.json()) as T }; // the library's answer for this path
}
