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
