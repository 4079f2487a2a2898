import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingWide, holdNext, offline } from './journeys.ts';
import { linkIn, mailTo } from './mail.ts';
import type { RunningServer } from './server.ts';

// The pages before somebody is signed in, as a person walks through them.

/** In the order in which the journey sets them. */
export const [first, second, third] = ['Nightlight1!', 'Porchlamp2!', 'Streetlamp3!'] as const;

export async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Start Today' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingWide(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please correct the errors noted to submit')).toBeVisible();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('First Name').fill('A');
  await expect(page.getByText('First name is required')).toBeHidden();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expectAccessible(page);
}

export async function fillSignUp(page: Page, email: string) {
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
export async function resendAndVerify(page: Page, server: RunningServer, email: string) {
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await signIn(page, email, first);
  await expect(page.getByText('Please verify your email address before signing in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send the verification email again' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend Verification Email' });
  await offline(page, async () => {
    await resend.click();
    await expect(page.getByText('Failed to send verification email. Please try again.')).toBeVisible();
  });
  const letGo = await holdNext(page, '**/resend-verification');
  await resend.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await expect(page.getByText('Verification email sent! Please check your inbox and spam folder.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(server, email, /verify/i)));
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await expectAccessible(page);
}

export async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** An entry of the account's menu; on phones it stands in the one menu that holds the whole bar. */
export async function chooseFromBar(page: Page, name: string) {
  const isPhone = (page.viewportSize()?.width ?? 1280) < 640;
  await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account', exact: true }).click();
  const menu = isPhone ? page.getByRole('navigation', { name: 'Menu' }) : page.getByRole('menu');
  await menu.getByText(name, { exact: true }).click();
}

export async function signOut(page: Page) {
  await chooseFromBar(page, 'Sign Out');
  await page.waitForURL((url) => url.pathname === '/');
}

export async function resetPassword(page: Page, server: RunningServer, email: string) {
  await page.goto('/reset-password?token=nothing');
  await expect(page.getByText('Invalid or expired password reset link. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await expectNothingWide(page);
  await offline(page, async () => {
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(dialog.getByText('Failed to send password reset email.')).toBeVisible();
  });
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
  await offline(page, async () => {
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Failed to update password.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(
    page.getByText('Your password has been updated successfully. You can now log in with your new password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}
