import { cedarCottage, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { sizes, toast } from '../support/property-pages.ts';

// Stays by hand, the personal link that goes to a guest, and what went out to them.

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`stays, ${size}`, () => {
    test.use({ viewport, colorScheme: size === 'phone' ? 'dark' : 'light' });

    test('are written down, shared by a personal link, and cancelled with Undo', async ({ page, browser, server }) => {
      const guest = `Gale ${size}`;
      const house = await cedarCottage(server);
      await signIn(page, server.owner, '/dashboard/stays');
      await expect(page.getByRole('heading', { level: 1, name: 'Stays' })).toBeVisible();
      await page.getByRole('button', { name: 'Add Stay' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Stay' });
      await dialog.getByRole('button', { name: 'Add Stay' }).click();
      await expect(dialog.getByText("Enter the guest's name.")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Property').selectOption(house.name);
      await dialog.getByLabel('Guest name').fill(guest);
      await dialog.getByLabel('Check-in').fill(dayAhead(-2));
      await dialog.getByLabel('Check-out').fill(dayAhead(-3));
      await dialog.getByLabel('Email').fill(`gale-${size}@example.com`);
      await expect(dialog.getByText('Check-out comes after check-in.')).toBeVisible();
      await dialog.getByLabel('Check-out').fill(dayAhead(3));
      await dialog.getByRole('button', { name: 'Add Stay' }).click();
      await expect(toast(page, `Stay of ${guest} added`)).toBeVisible();
      const row = page.getByRole('table', { name: 'Stays' }).getByRole('row').filter({ hasText: guest });
      await expect(row).toContainText('Here now');
      await expectAccessible(page);

      await row.getByRole('button', { name: /^Personal link/ }).click();
      const sharing = page.getByRole('dialog', { name: `Personal link for ${guest}` });
      const link = await sharing.getByText('#stay=').textContent();
      await sharing.getByRole('button', { name: 'Send by email' }).click();
      await expect(toast(page, `Personal link mailed to gale-${size}@example.com`)).toBeVisible();
      await expectAccessible(page);
      await sharing.getByRole('button', { name: 'Close' }).last().click();

      const phone = await browser.newPage({ viewport: sizes.phone });
      await phone.goto(link ?? '');
      await expect(phone).not.toHaveURL(/stay=/);
      await phone.getByLabel('Your message').fill('What is the Wi-Fi password?');
      await phone.keyboard.press('Enter');
      await expect(phone.getByRole('button', { name: /Wi-Fi password/ })).toBeVisible();
      await phone.close();
      const given = page.getByRole('table', { name: 'Codes given out' });
      await expect(given.getByRole('row').filter({ hasText: `${guest} (guest)` })).toContainText('Wi-Fi password');

      await expect(toast(page, 'Personal link mailed')).toBeHidden();
      await row.getByRole('button', { name: /^Cancel/ }).click();
      await expect(row).toContainText('Cancelled');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toContainText('Here now');
      await page.getByLabel('When').selectOption('Past');
      await expect(row).toBeHidden();
    });
  });
}
