import type { Page } from '@playwright/test';
import { colleagueOf, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

// The page of reports: figures with their definitions, charts that the keys read, and the rows behind them.

const counted = (page: Page) => expect(page.getByText(/Counted up to/)).toBeVisible();

test('an owner reads figures, what they mean, charts by key and as a table', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/422/); // an end before the first day
  await signIn(page, server.owner, '/dashboard/reports?days=year');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await counted(page);

  await page.getByRole('button', { name: 'What “Settled without a person” means' }).click();
  const note = page.getByRole('note').filter({ hasText: 'within 72 hours the guest did not come back' });
  await expect(note.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note.first()).toBeHidden();

  const chart = page.getByRole('slider', { name: /When guests write, a chart/ });
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuetext', /12 AM: Requests/);
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /11 PM: Requests/);

  await page.getByRole('button', { name: 'Show as table: When guests write' }).click();
  await expect(page.getByRole('table', { name: 'When guests write' }).getByRole('row')).toHaveCount(25);
  await expectAccessible(page);
  await picture(page, 'reports-owner');

  await page.getByRole('combobox', { name: 'Days' }).selectOption('other');
  await page.getByLabel('From', { exact: true }).fill('2026-11-02');
  await page.getByLabel('To', { exact: true }).fill('2026-11-01');
  await expect(page.getByRole('alert').filter({ hasText: 'Choose an end on or after the first day.' })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-11-03');
  await expect(page.getByText('Choose an end on or after the first day.')).toBeHidden();
  await expect(page).toHaveURL(/from=2026-11-02&to=2026-11-03/);
});

for (const scheme of ['light', 'dark'] as const)
  test(`reports on a phone, ${scheme}`, async ({ page, server }) => {
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, server.owner, '/dashboard/reports?days=year');
    await counted(page);
    await expectNothingWide(page);
    await expectAccessible(page);
    await picture(page, `reports-phone-${scheme}`);
  });

test('the desk reads the figures of everybody', async ({ page, server }) => {
  await signIn(page, colleagueOf(server), '/reports?days=year');
  await expect(page.getByText('The figures of every account.')).toBeVisible();
  await counted(page);
  await expectAccessible(page);
  await picture(page, 'reports-desk');
});
