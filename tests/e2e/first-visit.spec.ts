import { expect, expectAccessible, test } from '../support/journeys.ts';

test('the home page says what Porchlight is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a guest opens the link of the property on a phone and is told where to park', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.guestUrl);
  await page.getByLabel('Your message').fill('where do I park');
  await page.keyboard.press('Enter');
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat.getByText('where do I park')).toBeVisible();
  await expect(chat.getByText('From: Parking')).toBeVisible();
  await expectAccessible(page);
});

test('the owner signs in and lands on the dashboard', async ({ page, server }) => {
  await page.goto('/login');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(server.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(server.owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
