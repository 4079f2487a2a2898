import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFromBar, fillSignUp, first, second, signIn } from '../support/account-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { payWithCard } from '../support/paying-pages.ts';
import { picture } from '../support/pictures.ts';
import { setUpTwoFactor } from '../support/profile-pages.ts';
import { drawing, fillBasics, openWizard, rowOf, sizes, toast } from '../support/property-pages.ts';
import type { RunningServer } from '../support/server.ts';

// An owner from the prices to a house that answers, on a computer; the weeks after, on a phone at night.

const email = 'wren@example.com';
const house = 'Fern House';

test('an owner signs up, sets up a house, subscribes, brings the others along and leaves the tab alone', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await page.setViewportSize(sizes.wide);
  await arrive(page, server);
  await secure(page);
  await addHouse(page);
  await printCard(page);
  await subscribe(page);

  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await importTen(page);
  await changeRule(page);
  await exportAll(page);
  await changePassword(page);
  await leaveAlone(page);
});

async function arrive(page: Page, server: RunningServer) {
  await page.goto('/pricing');
  await page.getByLabel('Number of properties').first().fill('11');
  await expect(page.getByText(/ for 11 properties$/).first()).toBeVisible();
  await picture(page, 'owner-01-prices');
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await fillSignUp(page, email);
  await picture(page, 'owner-02-sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await picture(page, 'owner-03-check-mail');
  await page.goto(linkIn(await mailTo(server, email, /verify/i)));
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await signIn(page, email, first);
  await expect(page.getByRole('heading', { name: 'Three steps until the light is on' })).toBeVisible();
  await picture(page, 'owner-04-first-steps');
}

async function secure(page: Page) {
  await chooseFromBar(page, 'Profile Settings');
  await expect(page.getByText('Account holder')).toBeVisible(); // nothing moves any more
  await setUpTwoFactor(page, first);
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
  await picture(page, 'owner-05-two-factors');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
}

async function addHouse(page: Page) {
  const dialog = await openWizard(page);
  const next = dialog.getByRole('button', { name: 'Next' });
  await fillBasics(dialog, { name: house, street: '4 Walk Lane', city: 'Astoria', state: 'OR', zip: '97103' });
  await dialog.getByLabel('Beds').fill('3');
  await next.click();
  await dialog.getByLabel('Front door lock code').fill('2468');
  await next.click();
  await dialog.getByLabel('Main water shut-off location').fill('In the garage, red handle');
  const photo = dialog.getByRole('group', { name: 'Photo of the main water shut-off' });
  await photo.locator('input[type=file]').setInputFiles({ name: 'valve.png', ...(await drawing(page)) });
  await expect(photo.getByRole('button', { name: 'Replace' })).toBeVisible();
  await picture(page, 'owner-06-wizard-water');
  await next.click();
  await next.click();
  await dialog.getByRole('button', { name: 'Add New Contractor' }).click();
  await dialog.getByLabel('Company Name').fill('Astoria Pipes');
  await dialog.getByLabel('Service Type').selectOption('Plumbing');
  await dialog.getByLabel('Phone').pressSequentially('5035550166');
  await picture(page, 'owner-07-wizard-contractor');
  await dialog.getByRole('button', { name: 'Add Contractor' }).click();
  await dialog.getByRole('button', { name: 'Contact Point Person: Astoria Pipes' }).click();
  await picture(page, 'owner-08-wizard-contractors');
  await next.click();
  await dialog.getByRole('button', { name: 'Save Property' }).click();
  await expect(toast(page, `${house} saved`)).toBeVisible();
  await expect(rowOf(page, house)).toContainText('Astoria Pipes');
}

async function printCard(page: Page) {
  await page.getByRole('link', { name: `Print the card for ${house}` }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'A6, for a shelf' }).click();
  expect((await readFile(await (await printed).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  await picture(page, 'owner-09-property');
}

async function subscribe(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Essential' }).click();
  await payWithCard(page, /Subscribe/);
  await expect(page.getByText('Subscription Successful!')).toBeVisible();
  await picture(page, 'owner-10-subscribed');
}

async function importTen(page: Page) {
  await page.goto('/dashboard/properties');
  await page.getByRole('button', { name: 'Import properties from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import properties' });
  await picture(page, 'owner-11-import-phone-dark');
  const heading =
    'Property Name,Street Address,City,State,ZIP,Beds,Contractor Service Type,Contractor Company,Contractor Phone';
  const rows = Array.from(
    { length: 10 },
    (_, at) => `Walk Lane ${10 + at},${10 + at} Walk Lane,Astoria,OR,97103,2,Plumbing,Astoria Pipes,503 555 0166`,
  );
  const buffer = Buffer.from([heading, ...rows].join('\r\n'));
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'houses.csv', mimeType: 'text/csv', buffer });
  const importAll = dialog.getByRole('button', { name: 'Import 10 properties' });
  await expect(importAll).toBeVisible();
  await picture(page, 'owner-12-import-looked-at-phone-dark');
  await importAll.click();
  await expect(dialog.getByText('10 properties imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, 'Walk Lane 19')).toContainText('Astoria Pipes');
  await picture(page, 'owner-13-properties-phone-dark');
  await expectAccessible(page);
}

async function changeRule(page: Page) {
  await page.goto('/dashboard/protocols');
  await page.getByRole('combobox', { name: 'Who answers guests' }).selectOption('draft');
  await picture(page, 'readme/rules');
  await page.getByRole('button', { name: 'Save Rules' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
}

async function exportAll(page: Page) {
  await page.goto('/dashboard/properties');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export properties as CSV' }).click();
  const lines = (await readFile(await (await exported).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(12);
  expect(lines.some((line) => line.startsWith(house))).toBe(true);
}

async function changePassword(page: Page) {
  await chooseFromBar(page, 'Profile Settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password').fill(first);
  await dialog.getByLabel('New Password', { exact: true }).fill(second);
  await dialog.getByLabel('Confirm New Password').fill(second);
  await picture(page, 'owner-15-password-phone-dark');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Password updated successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function leaveAlone(page: Page) {
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByText('This tab')).toBeVisible(); // what comes later would count as a sign of life
  await expectNothingWide(page);
  await page.clock.fastForward('14:03');
  await expect(page.getByText("You'll be signed out in one minute.").first()).toBeVisible();
  await picture(page, 'owner-16-warned-phone-dark');
  await page.clock.fastForward('01:03');
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/);
  await expect(
    page.getByText('You were signed out after 15 minutes without activity. What you typed is saved.'),
  ).toBeVisible();
  await picture(page, 'owner-17-signed-out-phone-dark');
}
