import type { Page } from '@playwright/test';
import { chooseFromBar, first, signIn } from './account-pages.ts';
import { codeOf, decodeSecret } from './codes.ts';
import { expect, expectAccessible, expectNothingWide, offline } from './journeys.ts';

// The profile and its dialogs, as their owner walks through them.

async function openProfile(page: Page) {
  await chooseFromBar(page, 'Profile Settings');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

export async function enableTwoFactor(page: Page): Promise<string> {
  await openProfile(page);
  await expectAccessible(page);
  await expectNothingWide(page);
  await expect(page.getByText('Not enabled')).toBeVisible();
  await page.getByRole('button', { name: /Set Up two-factor/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text message (SMS)').check();
  await expect(dialog.getByText('SMS MFA is not yet available. Please use email MFA for now.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Authenticator app').check();
  await dialog.getByLabel('Your password').fill(first);
  await offline(page, async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Failed to set up MFA. Please try again.')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = decodeSecret((await dialog.getByRole('code').textContent()) ?? '');
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNothingWide(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy the secret' }).click();
  await expect(dialog.getByText('Copied', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy the secret' })).toBeVisible();
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

/** A code is good once, so this waits for the next one. Pasted as the app shows it. */
export async function signInWithCode(page: Page, email: string, password: string, secret: string) {
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
  const next = await codeOf(secret, 1);
  await dialog.getByLabel('6-digit code').fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await expect(dialog.getByLabel('6-digit code')).toHaveValue(next);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

export async function changePassword(page: Page, from: string, to: string) {
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
  await expect(dialog.getByText("That's not your current password.")).toBeVisible();
  await dialog.getByLabel('Current Password').fill(from);
  await offline(page, async () => {
    await dialog.getByRole('button', { name: 'Update Password' }).click();
    await expect(dialog.getByText('Failed to update password. Please try again.')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Password updated successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

export async function saveProfile(page: Page) {
  await page.getByLabel('Email Address').fill('else@example.com');
  await page.getByLabel('Company Name').focus();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Confirm Email Change' })).toBeVisible();
  await expect(dialog.getByText('else@example.com')).toBeVisible();
  await expect(dialog.getByText('Only our support team can change your email address.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:+15555550100');
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
  await expect(page.getByText('Phone number is required')).toBeHidden();
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

export async function disableTwoFactor(page: Page, password: string) {
  await page.getByRole('button', { name: /^Manage two-factor/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New Backup Codes' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Make New Codes' }).click();
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Manage two-factor/ }).click();
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
  await expect(dialog.getByText('Please enter a valid 6-digit code')).toBeVisible();
  await dialog.getByLabel('6-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
  await expect(dialog.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use my password instead' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await offline(page, async () => {
    await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
    await expect(dialog.getByText('Failed to disable MFA. Please try again.')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click();
  await expect(dialog.getByText('MFA disabled successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Not enabled')).toBeVisible();
}

/** From the screen that lists it as not enabled: the shortest way to a second factor. */
export async function setUpTwoFactor(page: Page, password: string) {
  await page.getByRole('button', { name: /Set Up two-factor/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = decodeSecret((await dialog.getByRole('code').textContent()) ?? '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('6-digit code').fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();
}
