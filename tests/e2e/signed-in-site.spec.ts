import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// The public pages for somebody who is signed in in this tab, /login among them, and the profile that was left half way.

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('a public page shows who is signed in, and lets them out', async ({ page, server }) => {
      await page.goto('/features');
      await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
      await signIn(page, server.owner, '/dashboard');
      await page.goto('/features');
      await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden();
      await page.getByRole('button', { name: 'Account' }).click();
      const account = page.getByRole('navigation', { name: 'Account' });
      await expect(account.getByText(server.owner.email)).toBeVisible();
      await expect(account.getByRole('link', { name: 'Profile Settings' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `signed-in-site-account-${viewport.width}`);
      await page.keyboard.press('Escape');
      await expect(account).toBeHidden();
      await page.getByRole('button', { name: 'Support', exact: true }).click();
      const support = page.getByRole('navigation', { name: 'Support' });
      await expect(support.getByRole('link', { name: 'Chat with us' })).toBeVisible();
      await picture(page, `signed-in-site-support-${viewport.width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Account' }).click();
      await account.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
    });

    test('a profile that was left half way says so, and can be put back', async ({ page, server }) => {
      await signIn(page, server.owner, '/profile');
      const company = page.getByLabel('Company Name');
      const saved = await company.inputValue();
      await company.fill('Half A Name');
      await page.goto('/dashboard');
      await page.goto('/profile');
      await expect(page.getByText("This is what you typed before and didn't save.")).toBeVisible();
      await expect(company).toHaveValue('Half A Name');
      await expectAccessible(page);
      await picture(page, `profile-left-${viewport.width}`);
      await page.getByRole('button', { name: 'Discard Changes' }).click();
      await expect(company).toHaveValue(saved);
      await page.reload();
      await expect(company).toHaveValue(saved);
      await expect(page.getByRole('button', { name: 'Discard Changes' })).toBeHidden();
    });
  });
}

test('a session that ended gives a public page its ways in again', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/401/);
  await signIn(page, server.owner, '/dashboard');
  await page.evaluate(() => sessionStorage.setItem('porchlight.session', 'of-nobody'));
  await page.goto('/features');
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
});

test('/login sends on who is signed in, and shows its form to who is not any more', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await signIn(page, server.owner, '/dashboard');
  await page.goto('/login?from=%2Fprofile');
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.evaluate(() => sessionStorage.setItem('porchlight.session', 'of-nobody'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
