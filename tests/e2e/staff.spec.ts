import { first, signIn } from '../support/account-pages.ts';
import { demoAdmin } from '../support/demo-admin.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { setUpTwoFactor } from '../support/profile-pages.ts';
import { startServer } from '../support/server.ts';

test('an admin sets up two factors, lets somebody in and changes an owner’s address', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/); // an address that somebody has
  const server = await startServer({ env: { STAFF_TWO_FACTOR: 'required' } });
  const admin = demoAdmin(server);
  await page.goto(`${server.url}/login?from=/console`);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL(/\/security$/);
  await expect(page.getByText('Staff accounts need two-factor authentication.')).toBeVisible();
  await expectAccessible(page);
  await setUpTwoFactor(page, admin.password);

  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
  await expect(page.getByText('Maya Ortiz').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Enter their full name')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Full Name').fill('Ivy Invited');
  await dialog.getByLabel('Email Address').fill('ivy@example.com');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ivy Invited');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible();

  await page.getByLabel('Find an owner').fill('nora');
  await page.getByRole('button', { name: /^Change email of/ }).click();
  await dialog.getByLabel('New Email Address').fill(server.agent.email);
  await dialog.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(dialog.getByText(/There's already an account for/)).toBeVisible();
  await dialog.getByLabel('New Email Address').fill('nora.new@example.com');
  await dialog.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(page.getByText("nora.new@example.com isn't confirmed yet")).toBeVisible();

  await page.getByRole('button', { name: /^Sessions of/ }).click();
  await expect(dialog.getByText("They aren't signed in anywhere.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  await visitor.goto(linkIn(await mailTo(server, server.owner.email, /to change/)));
  await visitor.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(visitor.getByText('as soon as that address is confirmed too')).toBeVisible();
  await visitor.goto(linkIn(await mailTo(server, 'nora.new@example.com', /Confirm/)));
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(visitor.getByText('Confirmed. You now sign in with nora.new@example.com.')).toBeVisible();

  await visitor.goto(linkIn(await mailTo(server, 'ivy@example.com', /account/)));
  await visitor.getByLabel('New Password', { exact: true }).fill(first);
  await visitor.getByLabel('Confirm New Password').fill(first);
  await visitor.getByRole('button', { name: 'Update Password' }).click();
  await visitor.getByRole('link', { name: 'Go to Sign In' }).click();
  await signIn(visitor, 'ivy@example.com', first);
  await expect(visitor).toHaveURL(/\/security$/);
  await visitor.goto(`${server.url}/staff`);
  await expect(visitor).toHaveURL(/\/security$/);
  await expectAccessible(visitor);
  await phone.close();
  await page.close(); // before its server goes away
  await server.stop();
});
