import type { Page } from '@playwright/test';
import { fillSignUp, signOut } from '../support/account-pages.ts';
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts';
import { test as base, expect, expectAccessible } from '../support/journeys.ts';
import { mailTo } from '../support/mail.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startTurnstile } from '../support/turnstile.ts';

// A house that is set up for everything: Google, a code by mail, and the check that somebody is human.

const test = base.extend<object, { google: IdentityProvider; everything: RunningServer }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  everything: [
    async ({ google }, use) => {
      const vendor = await startTurnstile();
      const server = await startServer({
        env: {
          ...vendor.env,
          GOOGLE_ISSUER: google.issuer,
          GOOGLE_CLIENT_ID: google.clientId,
          GOOGLE_CLIENT_SECRET: google.clientSecret,
          SIGN_IN_CODES: '1',
        },
      });
      await use(server);
      await server.stop();
      await vendor.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ everything }, use) => use(everything.url),
});

const human = (page: Page, within = page.locator('main')) =>
  within.frameLocator(`iframe[title="Check that you're human"]`).getByRole('button');

async function beHuman(page: Page, within = page.locator('main')) {
  await human(page, within).click();
  await expect(human(page, within)).toHaveText('Thank you');
}

test('an owner connects Google in the profile, signs in with it, and takes it away again', async ({
  page,
  google,
  everything,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: the server responded with a status of 401/);
  const { email, password } = everything.owner;
  google.person = { sub: 'olive', email, email_verified: true, name: 'Olive Owner' };
  await page.goto('/login?from=/profile');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText("Please complete the check that you're human.")).toBeVisible();
  await expectAccessible(page);
  await beHuman(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(page.getByText('Google connected. You can now sign in with it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  await expectAccessible(page);
  await mailTo(everything, email, /Google was connected/);
  await signOut(page);

  await page.goto('/login?from=/profile');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: `Continue as ${email}` }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await expect(page.getByText('Not connected')).toBeVisible();
  await signOut(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText("Your Porchlight account isn't connected to Google yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText("You didn't continue with Google.")).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('somebody whom nobody knows is led to sign up, and proves to be human there', async ({ page, google }) => {
    google.person = { sub: 'nobody', email: 'nobody@example.com', email_verified: true, name: 'Nobody' };
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/signup\?unknown=google$/);
    await expect(page.getByText("There's no Porchlight account for this Google account yet.")).toBeVisible();
    await fillSignUp(page, 'nobody@example.com');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText("Please complete the check that you're human.")).toBeVisible();
    await expectAccessible(page);
    await beHuman(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Another Account' }).click();
    for (const field of ['First Name', 'Email Address', 'Mailing Address'])
      await expect(page.getByLabel(field)).toHaveValue('');
  });

  test('a code from the mail opens the account, and a forgotten password asks for a human too', async ({
    page,
    everything,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource: the server responded with a status of 400/);
    const { email } = everything.owner;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await beHuman(page, dialog);
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(dialog.getByText('If an account with that email exists, a password reset')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(email);
    await beHuman(page, dialog);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send Code' }).click();
    await expect(dialog.getByLabel('6-digit code')).toBeFocused();
    await dialog.getByLabel('6-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Invalid verification code. Please try again.')).toBeVisible();
    await expectAccessible(page);
    const { text } = await mailTo(everything, email, /sign-in code/);
    await dialog.getByLabel('6-digit code').fill(/code is (\d{6})\./.exec(text)?.[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('what this tab did not begin it does not finish', async ({ page, google, everything }) => {
  await page.goto('/login/return?code=stolen&state=stolen');
  await expect(page.getByText("This sign-in didn't start in this tab. Please start again.")).toBeVisible();
  await expect(page).toHaveURL(/\/login\/return$/);
  await expectAccessible(page);
  const policy = (await page.request.get('/login')).headers()['content-security-policy'];
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toContain(new URL(google.issuer).host);
  expect(policy?.match(/https?:/)).toBeNull();
  expect(everything.url).toContain('http');
});
