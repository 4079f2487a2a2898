import { signIn } from '../support/desk.ts';
import { expect, test } from '../support/journeys.ts';

// A house where 112 is called in danger: no screen of its guests says another number, whatever has failed before it.

test.use({ serverEnv: { EMERGENCY_NUMBER: '112' } });

test('the document itself names the number, before any script and without one', async ({ browser, server }) => {
  const sent = await (await fetch(server.guestUrl)).text();
  expect(sent).not.toMatch(/tel:911|>911</);
  expect(sent).toMatch(/<noscript>.*needs JavaScript\. In danger, call <a href="tel:112">112<\/a>\..*<\/noscript>/);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.guestUrl);
  await expect(page.getByRole('link', { name: 'Danger? Call 112' })).toHaveAttribute('href', 'tel:112');
  await page.close();
});

test('the chat, a link that is gone and a server that is not reached say it', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404|ERR_FAILED|Failed to load resource/);
  const call = page.getByRole('main').getByRole('link', { name: '112' });
  await page.goto(server.guestUrl);
  await expect(page.getByRole('link', { name: 'Danger? Call 112' })).toBeVisible();
  await page.goto(`${server.url}/g/no-such-link-at-all`);
  await expect(page.getByText("This link isn't in use any more.")).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:112');
  await page.route('**/api/v1/guest/**', (route) => route.abort());
  await page.goto(server.guestUrl);
  await expect(page.getByText("We couldn't reach the house.")).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:112');
});

test('the owner reads it on the page for help, and a visitor in the chat of the site', async ({ page, server }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Start a chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await chat.getByPlaceholder('Type your message...').fill('there is a fire in the kitchen');
  await page.keyboard.press('Enter');
  await expect(chat.getByText(/get out and call 112 now/).first()).toBeVisible();
  expect(await page.content()).not.toMatch(/call 911|tel:911/i);
  await signIn(page, server.owner, '/support');
  await page
    .getByText(/emergency at one of my properties|danger/i)
    .first()
    .click();
  await expect(page.getByText(/^Call 112 first\./)).toBeVisible();
  await expect(page.getByText(/call 911/i)).toHaveCount(0);
});
