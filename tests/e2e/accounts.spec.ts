import type { Locator } from '@playwright/test';
import {
  fillSignUp,
  first,
  resendAndVerify,
  resetPassword,
  second,
  signIn,
  signOut,
  signUp,
  third,
} from '../support/account-pages.ts';
import { spendBackupCode, switchOnTwoFactors } from '../support/backup-codes.ts';
import { expect, expectAccessible, holdNext, offline, test } from '../support/journeys.ts';
import { reach } from '../support/keyboard.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  saveProfile,
  signInWithCode,
} from '../support/profile-pages.ts';
import { startServer } from '../support/server.ts';

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`an account, ${name}`, () => {
    test.use({ viewport });

    test('from signing up to a forgotten password', async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource: the server responded with a status of (400|401|403|409|422)/);
      expectedErrors.push(/Failed to load resource: net::/);
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

test('an address that was proved is asked for nowhere again, in whatever tab', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/); // before the address was proved
  const email = 'tabs@example.com';
  await signUp(page, email);
  const link = linkIn(await mailTo(server, email, /verify/i));
  const waiting = await context.newPage();
  await waiting.goto('/login');
  await signIn(waiting, email, first);
  await expect(waiting.getByText('Please verify your email address before signing in.')).toBeVisible();

  const mailed = await context.newPage();
  await mailed.goto(link);
  await expect(mailed.getByText('Your email address is verified. You can sign in now.')).toBeVisible();
  await expect(mailed.getByLabel('Email')).toHaveValue(email);
  await expect(mailed.getByLabel('Password', { exact: true })).toBeFocused();
  expect(mailed.url()).not.toMatch(/tabs|#/);
  await expectAccessible(mailed);

  // The tab that was refused holds what was typed, and the one that signed up goes on with one press.
  await expect(waiting.getByText('Your email address is verified. You can sign in now.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(waiting).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Your email address is verified. You can sign in now.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('what was typed stays when the network fails, and an address that exists is named', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/email-verification-pending');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('No email address found. Please try signing up again.')).toBeVisible();
  await page.goto('/signup');
  await fillSignUp(page, server.owner.email);
  await offline(page, async () => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Failed to create account')).toBeVisible();
    await expect(page.getByLabel('Mailing Address')).toHaveValue('12 Garden Street');
  });
  const letGo = await holdNext(page, '**/sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  letGo();
  const exists = `An account with the email address "${server.owner.email}" already exists. Please sign in instead or use a different email address.`;
  await expect(page.getByRole('alert')).toHaveText(exists);
  await expectAccessible(page);
});

test('somebody who leaves the tab alone is warned, signed out, and finds what was typed', async ({ page, server }) => {
  await page.clock.install();
  await page.goto('/login?from=/profile');
  await signIn(page, server.owner.email, server.owner.password);
  await page.getByLabel('Company Name').fill('Half typed');
  // All of the page is there, and the mouse lies still: what comes later moves nothing under it.
  await expect(page.getByText('This tab')).toBeVisible();
  await page.mouse.move(3, 3);
  await page.clock.fastForward('14:03');
  await expect(page.getByText("You'll be signed out in one minute.").first()).toBeVisible();
  await page.clock.fastForward('01:03');
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/);
  // The address changes before the screen does, and the profile has a field "Email" too.
  await expect(page.getByText('You were signed out after 15 minutes without activity.')).toBeVisible();
  await signIn(page, server.owner.email, server.owner.password);
  await expect(page.getByLabel('Company Name')).toHaveValue('Half typed');
  await page.reload();
  await expect(page.getByLabel('Company Name')).toHaveValue('Half typed');
  await signOut(page);
  await page.goto('/login?from=/profile');
  await signIn(page, server.owner.email, server.owner.password);
  await expect(page.getByLabel('Company Name')).not.toHaveValue('Half typed');
});

test('who has few backup codes left is told, and again when there is one fewer', async ({ page, server }) => {
  const email = 'few-codes@example.com';
  await signUp(page, email);
  await page.goto(linkIn(await mailTo(server, email, /verify/i)));
  await signIn(page, email, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  const codes = await switchOnTwoFactors(page, server);
  for (const code of codes.splice(0, 7)) await spendBackupCode(server, email, code);
  await page.goto('/dashboard');
  const told = page.getByText("You have 3 backup codes left for when you don't have your phone.");
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
  await spendBackupCode(server, email, codes[0] ?? '');
  await page.reload();
  await expect(page.getByText('You have 2 backup codes left')).toBeVisible();
  await page.getByRole('link', { name: 'Make new backup codes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an account is entered, kept and left with the keyboard alone', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const press = async (target: Locator, key = 'Enter', step = 'Tab') => {
    await reach(target, step);
    await page.keyboard.press(key);
  };
  await page.goto('/login?from=/profile');
  await press(page.getByLabel('Email'), 'End');
  await page.keyboard.type(` ${server.owner.email.toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Not-mine1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sign-in failed. Please check your credentials and try again.')).toBeVisible();
  await offline(page, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('Failed to sign in', { exact: true })).toBeVisible();
  });
  await page.keyboard.press('Control+a');
  await page.keyboard.type(` ${server.owner.password} `); // as it comes along when it is copied
  const letIn = await holdNext(page, '**/sign-in/email');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  letIn();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  const change = page.getByRole('button', { name: 'Change Password' });
  await press(change);
  await expect(page.getByRole('dialog').getByLabel('Current Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();
  const letSave = await holdNext(page, '**/accounts/saveProfile');
  await press(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letSave();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeFocused(); // where the keys begin
  const account = page.getByRole('button', { name: 'Account', exact: true });
  const signOutItem = page.getByRole('menuitem', { name: 'Sign Out' });
  await press(account, 'Enter', 'Shift+Tab');
  await expect(signOutItem).toBeVisible();
  await offline(page, async () => {
    await press(signOutItem, 'Enter', 'ArrowUp');
    await expect(page.getByText('Failed to sign out').first()).toBeVisible();
  });
  await press(account, 'Enter', 'Shift+Tab');
  await press(signOutItem, 'Enter', 'ArrowUp');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a session can be ended from another one', async ({ page, server, browser, expectedErrors }) => {
  expectedErrors.push(/401|404/);
  const refusal = { defined: true, code: 'NOT_FOUND', status: 404, message: "We couldn't find that." };
  await page.route(
    '**/rpc/accounts/profile',
    (route) => route.fulfill({ status: 404, json: { json: refusal, meta: [] } }),
    {
      times: 1,
    },
  );
  const elsewhere = await browser.newPage({ baseURL: server.url });
  for (const tab of [elsewhere, page]) {
    await tab.goto('/login?from=/profile');
    await signIn(tab, server.owner.email, server.owner.password);
    if (tab === page) {
      await expect(tab.getByText("We couldn't find that.")).toBeVisible();
      await tab.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(tab.getByText('This tab')).toBeVisible();
  }
  const others = page
    .getByRole('region', { name: "Where you're signed in" })
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
      body: JSON.stringify({ email: own.owner.email, password: 'Not-this-one' }),
    }),
  );
  await Promise.all(tries);
  await page.goto(`${own.url}/login`);
  await signIn(page, own.owner.email, own.owner.password);
  await expect(page.getByText(/Try again in \d+ (?:seconds|minutes)\./)).toBeVisible();
  await own.stop();
});
