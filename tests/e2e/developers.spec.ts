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

  await page.getByRole('button', { name: 'Revoke Booking system' }).click();
  await dialog.getByRole('button', { name: 'Revoke Key' }).click();
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  expect(await ask()).toBe(401);
});
