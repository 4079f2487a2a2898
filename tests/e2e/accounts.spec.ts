import { createOTP } from '@better-auth/utils/otp';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const first = 'Nightlight1!';
const second = 'Porchlamp2!';
const third = 'Streetlamp3!';

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`an account, ${name}`, () => {
    test.use({ viewport });

    test('from signing up to a forgotten password', async ({ page, server, expectedErrors }) => {
      test.setTimeout(180_000);
      expectedErrors.push(/Failed to load resource: the server responded with a status of (400|401|403|409)/);
      const email = `ada-${name}@example.com`;
      await signUp(page, email);
      await resendAndVerify(page, server, email);
      await signIn(page, email, first);
      await expect(page).toHaveURL(/\/dashboard$/);

      const secret = await enableTwoFactor(page);
      await signOut(page);
      await signInWithCode(page, email, first, secret);
      await changePassword(page, first, second);
      await saveProfile(page);
      await disableTwoFactor(page, second);
      await signOut(page);
      await resetPassword(page, server, email);
      await signIn(page, email, third);
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}

test('what was typed stays when the network fails, and an address that exists is named', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/signup');
  await fillSignUp(page, server.owner.email);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Failed to create account')).toBeVisible();
  await expect(page.getByLabel('Mailing Address')).toHaveValue('12 Garden Street');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create account' }).click();
  const exists = `An account with the email address "${server.owner.email}" already exists. Please sign in instead or use a different email address.`;
  await expect(page.getByRole('alert')).toHaveText(exists);
  await expectAccessible(page);
});

test('somebody who leaves the tab alone is warned, signed out, and finds what was typed', async ({ page, server }) => {
  await page.clock.install();
  await page.goto('/login?from=/profile');
  await signIn(page, server.owner.email, server.owner.password);
  await page.getByLabel('Company Name').fill('Half typed');
  await page.clock.fastForward('14:03');
  await expect(page.getByText('You will be signed out in one minute.').first()).toBeVisible();
  await page.clock.fastForward('01:03');
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/);
  await signIn(page, server.owner.email, server.owner.password);
  await expect(page.getByLabel('Company Name')).toHaveValue('Half typed');
});

test('a session can be ended from another one', async ({ page, server, browser, expectedErrors }) => {
  expectedErrors.push(/401/);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  for (const tab of [elsewhere, page]) {
    await tab.goto('/login?from=/profile');
    await signIn(tab, server.owner.email, server.owner.password);
    await expect(tab.getByText('This tab')).toBeVisible();
  }
  const others = page
    .getByRole('region', { name: "Where You're Signed In" })
    .getByRole('button', { name: /^Sign Out C/ });
  while ((await others.count()) > 0) {
    const before = await others.count();
    await others.first().click();
    await expect(others).toHaveCount(before - 1);
  }
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(page.getByText('This tab')).toBeVisible();
  await elsewhere.close();
});

test('too many tries say when to try again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const own = await startServer(); // its limit is used up here, and nobody else's
  const tries = Array.from({ length: 20 }, () =>
    fetch(`${own.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: own.url },
      body: JSON.stringify({ email: 'nobody', password: 'Not-this-one' }),
    }),
  );
  await Promise.all(tries);
  await page.goto(`${own.url}/login`);
  await signIn(page, own.owner.email, own.owner.password);
  await expect(page.getByText(/Try again in \d+ seconds\./)).toBeVisible();
  await own.stop();
});

async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Start Today' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please correct the errors noted to submit')).toBeVisible();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('First Name').fill('A');
  await expect(page.getByText('First name is required')).toBeHidden();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expectAccessible(page);
}

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill(` ${email.toUpperCase()} `);
  await page.getByLabel('Phone Number').pressSequentially('4155550123');
  await expect(page.getByLabel('Phone Number')).toHaveValue('(415) 555-0123');
  await page.getByLabel('Mailing Address').fill('12 Garden Street');
  await page.getByLabel('City').fill('Oakland');
  await expect(page.getByLabel('State').getByRole('option')).toHaveCount(51);
  await page.getByLabel('State').selectOption('CA');
  await page.getByLabel('ZIP Code').fill('94601');
  await page.getByLabel('Password', { exact: true }).fill(first);
  await expect(page.getByText('(not yet)')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('target', '_blank');
  await page.getByLabel('I agree to').check();
  await page.getByLabel('Send me text messages').check();
}

/** Before the link was clicked nobody gets in; the page that waits for it sends another one. */
async function resendAndVerify(page: Page, server: RunningServer, email: string) {
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await signIn(page, email, first);
  await expect(page.getByText('Please verify your email address before signing in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send the verification email again' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('Verification email sent! Please check your inbox and spam folder.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(server, email, /verify/i)));
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await expectAccessible(page);
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

async function enableTwoFactor(page: Page): Promise<string> {
  await openProfile(page);
  await expectAccessible(page);
  await expect(page.getByText('Not enabled')).toBeVisible();
  await page.getByRole('button', { name: /Set Up/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text message (SMS)').check();
  await expect(dialog.getByText('SMS MFA is not yet available. Please use email MFA for now.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Authenticator app').check();
  await dialog.getByLabel('Your password').fill(first);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.getByRole('code').textContent()) ?? '';
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download backup codes' }).click();
  expect((await download).suggestedFilename()).toBe('porchlight-backup-codes.txt');

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await dialog.getByLabel('6-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Verification failed. Please check your code and try again.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to QR Code' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('6-digit code').fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('MFA enabled successfully! Your account is now more secure.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
  return secret;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** A code is good once, so this waits for the next one. Pasted as the app shows it. */
async function signInWithCode(page: Page, email: string, password: string, secret: string) {
  await page.goto('/login?from=/profile');
  await signIn(page, email, password);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('6-digit code').fill('12345');
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await dialog.getByLabel('6-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Invalid verification code. Please try again.')).toBeVisible();
  const next = await codeOf(secret, 30);
  await dialog.getByLabel('6-digit code').fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await expect(dialog.getByLabel('6-digit code')).toHaveValue(next);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

async function changePassword(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Current password is required.')).toBeVisible();
  await expect(dialog.getByLabel('Current Password')).toBeFocused();
  await dialog.getByLabel('Current Password').fill('Wrongone9!');
  await dialog.getByLabel('New Password', { exact: true }).fill(to);
  await dialog.getByLabel('Confirm New Password').fill('Else1234!');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('New passwords do not match.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Confirm New Password').fill(to);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Current Password').fill(from);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Password updated successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

async function saveProfile(page: Page) {
  await page.getByLabel('Email Address').fill('else@example.com');
  await page.getByLabel('Company Name').focus();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Confirm Email Change' })).toBeVisible();
  await expect(dialog.getByText('else@example.com')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Got It' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(/^ada-/);

  await page.getByLabel('Phone Number').fill('');
  await page.getByLabel('ZIP Code').fill('1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please correct the errors below before saving')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid ZIP code (12345 or 12345-6789)')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Phone Number').pressSequentially('4155550199');
  await page.getByLabel('ZIP Code').fill('946011234');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('94601-1234');
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('(415) 555-0199');
  await page.getByLabel('Company Name').fill('Byron Stays');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openProfile(page);
  await expect(page.getByLabel('Company Name')).toHaveValue('Byron Stays');
  await expect(page.getByLabel('ZIP Code')).toHaveValue('94601-1234');
}

async function disableTwoFactor(page: Page, password: string) {
  await page.getByRole('button', { name: /^Manage/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
  await expect(dialog.getByText('MFA disabled successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Not enabled')).toBeVisible();
}

async function resetPassword(page: Page, server: RunningServer, email: string) {
  await page.goto('/reset-password?token=nothing');
  await expect(page.getByText('Invalid or expired password reset link. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    dialog.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(server, email, /new password/i)));
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm New Password').fill('other');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(page.getByText('New passwords do not match.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New Password', { exact: true }).fill(third);
  await page.getByLabel('Confirm New Password').fill(third);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(
    page.getByText('Your password has been updated successfully. You can now log in with your new password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** What the authenticator app shows, `later` seconds from now: the server takes the next code too. */
async function codeOf(secret: string, later = 0): Promise<string> {
  const bits = [...secret.replace(/=+$/, '')]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('');
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return createOTP(Buffer.from(key).toString()).hotp(Math.floor((Date.now() / 1000 + later) / 30));
}
