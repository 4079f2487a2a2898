import { test as base, expect } from '../support/journeys.ts';
import { type RunningServer, startServer } from '../support/server.ts';

// A house where 112 is called in danger: no screen of its guests says another number, whatever has failed before it.

const test = base.extend<object, { abroad: RunningServer }>({
  abroad: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const server = await startServer({ env: { EMERGENCY_NUMBER: '112' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('the document itself names the number, before any script and without one', async ({ browser, abroad }) => {
  const sent = await (await fetch(abroad.guestUrl)).text();
  expect(sent).not.toMatch(/tel:911|>911</);
  expect(sent).toMatch(/<noscript>.*needs JavaScript\. In danger, call <a href="tel:112">112<\/a>\..*<\/noscript>/);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(abroad.guestUrl);
  await expect(page.getByRole('link', { name: 'Danger? Call 112' })).toHaveAttribute('href', 'tel:112');
  await page.close();
});

test('the chat, a link that is gone and a server that is not reached say it', async ({
  page,
  abroad,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404|ERR_FAILED|Failed to load resource/);
  const call = page.getByRole('main').getByRole('link', { name: '112' });
  await page.goto(abroad.guestUrl);
  await expect(page.getByRole('link', { name: 'Danger? Call 112' })).toBeVisible();
  await page.goto(`${abroad.url}/g/no-such-link-at-all`);
  await expect(page.getByText("This link isn't in use any more.")).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:112');
  await page.route('**/api/v1/guest/**', (route) => route.abort());
  await page.goto(abroad.guestUrl);
  await expect(page.getByText("We couldn't reach the house.")).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:112');
});
