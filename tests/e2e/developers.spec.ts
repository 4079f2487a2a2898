import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '../../tools/client/build.ts';
import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';

test('an owner makes a key that works until it is revoked, and a webhook whose log says how it goes', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /400/); // what is refused at the field
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server.owner, '/dashboard/developers');
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your own assistant' }).getByText(/^http.*\/mcp$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create API Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(dialog.getByText('Enter a name that says where the key is used.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Booking system');
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(dialog.getByText('Choose what the key may read or change.')).toBeVisible();
  await dialog.getByLabel('Properties').selectOption('Read');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Not-it1!');
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(dialog.getByText("That's not your password.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(server.owner.password);
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  const key = (await dialog.getByText(/^plk_/).textContent()) ?? '';
  await expectAccessible(page);
  const ask = async () =>
    (await page.request.get('/api/v1/properties', { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await ask()).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook');
  await dialog.getByLabel('A work order is opened').check();
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(dialog.getByText('This address is inside a private network.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('https://hooks.invalid/porchlight');
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Send Test/ }).click();
  await expect(
    page.getByText("There's no such name.").or(page.getByText("The name couldn't be looked up.")),
  ).toBeVisible();
  await expect(page.getByText(/1 try, next/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Replace Secret/ }).click();
  await expect(dialog.getByLabel('Sign with the old secret too')).toHaveValue('24');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace Secret' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Revoke Booking system' }).click();
  await dialog.getByRole('button', { name: 'Revoke Key' }).click();
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  expect(await ask()).toBe(401);
});

test('the reference of the API is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/work-orders', '/sign-in', '/shapes']) {
    await page.goto(`/api/docs${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});

test('a program signs in and gives its password once more without an Origin, and another site’s page does not', async ({
  server,
}) => {
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(`${server.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const entered = await post('sign-in/email', server.owner);
  const session = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
  const { password } = server.owner;
  expect((await post('confirm-password', { password }, session)).status).toBe(200);
  expect((await post('confirm-password', { password }, { ...session, origin: server.url })).status).toBe(200);
  const foreign = await post('sign-in/email', server.owner, { origin: 'https://elsewhere.example' });
  expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'INVALID_ORIGIN']);
});

test('the client package works in a browser', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/404/); // what it asks for on purpose
  const place = mkdtempSync(join(tmpdir(), 'pl-browser-client-'));
  await buildClient(place);
  const code = readFileSync(join(place, 'index.js'), 'utf8');
  rmSync(place, { recursive: true });
  await page.route('**/porchlight-client.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/pricing');
  const token = server.guestUrl.split('/').at(-1) ?? '';
  const said = await page.evaluate(async (of) => {
    const { createPorchlight, unwrap } = await import(`${location.origin}/porchlight-client.js`);
    const porchlight = createPorchlight({ url: location.origin });
    const { chat } = await unwrap(porchlight.openChat(of, { message: 'Where do I park?' }));
    const { messages } = await unwrap(chat.messages());
    const missing = await porchlight.guest.page({ token: 'nobody-has-such-a-link' });
    return { authors: messages.map(({ author }: { author: string }) => author), missing: missing.error.code };
  }, token);
  expect(said.authors).toEqual(expect.arrayContaining(['guest', 'assistant']));
  expect(said.missing).toBe('NOT_FOUND');
});
