import type { Page } from '@playwright/test';
import { chat, greeted, passStayCheck, phone, say } from '../support/guest-pages.ts';
import { offerAfter } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

// What a guest does to a repair at its card, on a phone, without being asked.

test.use({ viewport: phone, hasTouch: true });

const cardIn = (page: Page) => chat(page).getByRole('article', { name: /^Work order WO-/ });

/** A leak that a contractor has accepted; what they do goes to the job's page over REST. */
async function acceptedLeak(page: Page, server: RunningServer) {
  await page.goto(server.guestUrl);
  await greeted(page);
  await passStayCheck(page, server);
  const link = await offerAfter(server);
  await say(page, "there's another leak, water is coming from under the kitchen sink");
  const token = (await link()).split('/').at(-1);
  const accepted = await fetch(`${server.url}/api/v1/jobs/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(accepted.status).toBe(200);
  await expect(cardIn(page).getByText('Accepted', { exact: true }).last()).toBeVisible();
}

test('a guest says how to get in, asks for another time, and then takes the repair back', async ({ page, server }) => {
  await acceptedLeak(page, server);
  const card = cardIn(page);

  await card.getByRole('button', { name: 'Access and pets' }).click();
  await card.getByLabel('Getting in').fill("I'm there until noon. Please knock.");
  await card.getByLabel('Pets').fill('A shy cat: please keep the door shut');
  await expectAccessible(page);
  await picture(page, 'guest-hands-0-access');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText("I'm there until noon. Please knock.", { exact: true })).toBeVisible();
  await expect(card).toBeFocused();

  await card.getByRole('button', { name: 'Ask for another time' }).click();
  await card.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(card.getByText('Say when it would suit you.')).toBeVisible();
  await card.getByLabel('When would it suit you?').fill('Tomorrow after five');
  await expectAccessible(page);
  await picture(page, 'guest-hands-1-other-time');
  await card.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(chat(page).getByText(/for another time: “Tomorrow after five”/)).toBeVisible();
  await expect(card.getByLabel('When would it suit you?')).toBeHidden();

  await card.getByRole('button', { name: 'Cancel this repair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this repair?' });
  await expect(dialog.getByText(/ is told at once, and nobody comes\. Your host sees it\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingWide(page);
  await picture(page, 'guest-hands-2-cancel');
  await dialog.getByRole('button', { name: 'Keep the repair' }).click();
  await expect(card.getByRole('button', { name: 'Cancel this repair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'guest-hands-3-cancel-dark');
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: 'Cancel this repair' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a line that names the repair leads to its card', async ({ page, server }) => {
  await acceptedLeak(page, server);
  const card = cardIn(page).last();
  const reference = (await card.getAttribute('aria-label'))?.replace('Work order ', '');
  await say(page, `a person please: any news of ${reference}, or of WO-000000?`);
  const way = chat(page).getByRole('button', { name: /^Work order WO-/ });
  await expect(way).toHaveText(new RegExp(`^Work order ${reference}`));
  await expectAccessible(page);
  await expectNothingWide(page);
  await picture(page, 'guest-named-order');
  await way.click();
  await expect(card).toBeFocused();
});
