import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { reach } from '../support/keyboard.ts';
import { clearAway } from '../support/property-pages.ts';

// Imports, drafts and their banners on the smallest phone, in each of their states.

test.use({ viewport: { width: 320, height: 568 } });

const street = 'Shoebox Street';
test.afterEach(({ server }) => clearAway(server, street));

const head =
  'Property Name,Street Address,City,State,ZIP,Beds,Contractor Service Type,Contractor Company,Contractor Phone,Color';
const person = 'Plumbing,Shoebox Plumbing,541 555 0133';
const long = 'Lighthousekeeperscottage'.repeat(3);
const csv = (rows: string[]) => ({
  name: `${'a-long-name-'.repeat(6)}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
});
const wrong = (count: number) =>
  csv(Array.from({ length: count }, (_, at) => `${long}${at},${at + 1} ${street},Newport,ZZ,97365,99,${person},blue`));
const right = csv([`${long},400 ${street},Newport,OR,97365,2,${person},blue`]);

async function fits(page: Page) {
  await expectAccessible(page);
  await expectNothingWide(page);
}

/** From what has the focus, the keyboard alone goes on to the last row. */
async function scrollsByKeys(from: Locator, dialog: Locator) {
  await reach(from);
  // The height of a row is a guess until it was on screen, so the end of a long list can move away once more.
  await expect(async () => {
    await from.page().keyboard.press('End');
    await expect(dialog.getByRole('row').last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

test('an import says what it takes, what is wrong and what it would do', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/422/);
  await signIn(page, server.owner, '/dashboard/properties?dialog=import-properties');
  const dialog = page.getByRole('dialog', { name: 'Import properties' });
  await expect(dialog).toBeVisible();
  await fits(page);
  const input = dialog.getByLabel('CSV file');
  await input.setInputFiles({ name: 'houses.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(dialog.getByText('This is an Excel workbook.')).toBeVisible();
  await fits(page);
  for (const count of [1, 12, 80]) {
    await input.setInputFiles(wrong(count));
    await expect(dialog.getByText(`Refused rows: ${count}.`)).toBeVisible();
    await fits(page);
    await scrollsByKeys(dialog.getByRole('button', { name: 'Download refused rows' }), dialog);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
  }
  await input.setInputFiles(right);
  await expect(dialog.getByText('1 property will be added. Nothing is saved yet.')).toBeVisible();
  await fits(page);
});

test('errors of an import scroll by keys on a wide window too', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/422/);
  await page.setViewportSize({ width: 1280, height: 700 });
  await signIn(page, server.owner, '/dashboard/properties?dialog=import-properties');
  const dialog = page.getByRole('dialog', { name: 'Import properties' });
  await dialog.getByLabel('CSV file').setInputFiles(wrong(12));
  await expect(dialog.getByText('Refused rows: 12.')).toBeVisible();
  await expectAccessible(page);
  await scrollsByKeys(dialog.locator('.overflow-y-auto[tabindex="0"]').first(), dialog);
});

test('what was begun and not saved is offered again', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/properties');
  const add = page.getByRole('button', { name: 'Add Property' }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Property' });
  await dialog.getByLabel('Property name').fill(long);
  await expect(dialog.getByText('Saved just now')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await add.click();
  await expect(dialog.getByRole('button', { name: 'Continue where you left off' })).toBeVisible();
  await fits(page);
  await dialog.getByText("What's in it").click();
  await fits(page);
  await dialog.getByLabel('Property name').fill('Another one');
  await expect(dialog.getByText('Saved just now')).toBeVisible();
  await fits(page);
});

const forms = [
  ['/dashboard/stays', 'Add Stay'],
  ['/dashboard/contractors', 'Add Contractor'],
  ['/dashboard/knowledge', 'Write an article'],
] as const;
for (const [path, button] of forms)
  test(`what was typed before stands over the form of "${button}"`, async ({ page, server }) => {
    await signIn(page, server.owner, path);
    const open = page.getByRole('button', { name: button }).first();
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(long);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    const notice = dialog.getByText('This is what you typed before and didn');
    await expect(notice).toBeVisible();
    await fits(page);
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(notice).toBeHidden();
    await fits(page);
  });
