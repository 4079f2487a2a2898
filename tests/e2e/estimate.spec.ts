import { ownerOverRest, signIn } from '../support/desk.ts';
import { chat } from '../support/guest-pages.ts';
import { answerWith, nextStep, reportLeak } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

// What is said of a job's money and time between accepting it and the work.

for (const [name, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('a contractor sends an estimate, its owner approves it by one tap, and each sees it at once', async ({
        page: guest,
        context,
        server,
      }) => {
        const shot = (what: string) => `estimate/${what}-${name}-${colorScheme}`;
        const link = await reportLeak(guest, server);
        const page = await context.newPage();
        await page.goto(server.url + link);
        await nextStep(page, 'Accept Job').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('Tomorrow').click();
        await dialog.locator('[name=from]').fill('09:00');
        await answerWith(page, 'Accept Job').click();

        await page.getByRole('button', { name: 'Send an estimate' }).click();
        await answerWith(page, 'Send Estimate').click();
        await expect(dialog.getByText('Say in a sentence what has to be done.')).toBeVisible();
        await dialog.getByLabel('What has to be done?').fill('A new trap and a valve.');
        await answerWith(page, 'Send Estimate').click();
        await expect(dialog.getByText('Enter what it will cost, more than 0 and up to $1,000,000.')).toBeVisible();
        await dialog.getByLabel('Labor').fill('180');
        await dialog.getByLabel('Parts').fill('45.50');
        await dialog.getByLabel('Which parts').fill('Trap, valve');
        await expectAccessible(page);
        await picture(page, shot('dialog'));
        await answerWith(page, 'Send Estimate').click();
        const estimate = page
          .getByRole('region', { name: 'Estimate' })
          .or(page.locator('section', { hasText: 'Estimate' }))
          .last();
        await expect(estimate.getByText(/^Waiting for an answer until/)).toBeVisible();
        await expect(page.getByRole('button', { name: /estimate$/ })).toHaveCount(0);
        await expectAccessible(page);
        await expectNothingWide(page);
        await picture(page, shot('waits'));

        const owner = await context.newPage();
        await signIn(owner, server.owner, '/dashboard');
        const asked = owner.getByRole('listitem').filter({ hasText: 'estimates $225.50: A new trap and a valve.' });
        await expect(asked.getByRole('row', { name: 'Parts: Trap, valve $45.50' })).toBeVisible();
        await asked.scrollIntoViewIfNeeded();
        await picture(owner, shot('needs-you'));
        await asked.getByRole('link', { name: 'See the work order' }).click();
        const order = owner.getByRole('dialog');
        await order.getByRole('button', { name: 'Approve' }).scrollIntoViewIfNeeded();
        await expectAccessible(owner);
        await picture(owner, shot('order'));
        await order.getByRole('button', { name: 'Approve' }).click();
        await expect(order.getByText('Approved', { exact: true })).toBeVisible();
        await expect(page.getByText('This job may cost up to $225.50. For more, ask again.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Send another estimate' })).toBeVisible();

        await page.getByRole('button', { name: "I'll be late" }).click();
        await dialog.getByText('Another time').click();
        await answerWith(page, 'Say I Come Later').click();
        await expect(dialog.getByText('Say how much later, or when you come.')).toBeVisible();
        await expectAccessible(page);
        await picture(page, shot('late'));
        await dialog.getByText('1 hour').click();
        await answerWith(page, 'Say I Come Later').click();
        await expect(chat(guest).getByText(/is running late\. The new time: .+10:00 AM/)).toBeVisible();
        await expect(page.getByText(/Tomorrow, about 10:00 AM/i)).toBeVisible();
        const ask = await ownerOverRest(server);
        const { items } = await ask<{ items: { title: string }[] }>('GET', '/notifications');
        expect(items.some(({ title }) => title.includes('is running late at Cedar Cottage'))).toBe(true);
      });
    });
  }
}
