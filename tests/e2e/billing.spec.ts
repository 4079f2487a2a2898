import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, offline, test } from '../support/journeys.ts';
import { payWithCard } from '../support/paying-pages.ts';

// From the pricing page to a plan that is active, to its end, and back, through the real SDK and the sandbox's pages.

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

test('an owner leaves a checkout, subscribes, sees it live, cancels and comes back', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::/);
  await page.setViewportSize(sizes.wide);
  await signIn(page, server.owner, '/dashboard');
  const second = await page.context().newPage();
  await second.setViewportSize(sizes.phone);
  await signIn(second, server.owner, '/profile');
  await expect(second.getByText('No payment method on file')).toBeVisible();
  await expectAccessible(second);

  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Choose Essential' })).toBeVisible();
  await offline(page, async () => {
    await page.getByRole('button', { name: 'Choose Essential' }).click();
    await expect(page.getByText('Failed to start checkout process. Please try again.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Choose Essential' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Essential' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Porchlight' }).click();
  await expect(page.getByText('Subscription Cancelled')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText('Subscription Cancelled')).toBeHidden();

  await page.getByRole('button', { name: 'Choose Essential' }).click();
  await payWithCard(page, /Subscribe/);
  await expect(page.getByText('Subscription Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page);
  await expect(page.getByText('Subscription Successful!')).toBeHidden();

  // The other tab was told, without a reload.
  await expect(second.getByText('Essential (Active)')).toBeVisible();
  await expect(second.getByText('Visa ending in 4242')).toBeVisible();
  await expectAccessible(second);
  await second.close();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change subscription plan' }).click();
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  const names = [/^Starter/, /^Essential/, /^Professional/, /^Enterprise/];
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(names);
  await expect(plans.getByText(/^\$\d+ per property per month/)).toHaveText([/^\$60/, /^\$80/, /^\$95/]);
  await expect(page.getByRole('button', { name: 'Your Plan' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage payment method' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Method' }).getByText('Visa ending in 4242')).toBeVisible();
  await expectAccessible(page);
  await offline(page, async () => {
    await page.getByRole('button', { name: 'Manage Payment Methods' }).click();
    await expect(page.getByText('Failed to open payment management. Please try again.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Manage Payment Methods' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await page.getByRole('link', { name: 'Return to Porchlight' }).click();
  await expect(page.getByText('This tab')).toBeVisible(); // the last to come: it moves what stands below
  await expect(page.getByText(/^Ends on/)).toBeVisible();

  await page.getByRole('button', { name: 'Manage payment method' }).click();
  await page.getByRole('button', { name: 'Manage Payment Methods' }).click();
  await page.getByRole('button', { name: "Don't cancel plan" }).click();
  await page.getByRole('link', { name: 'Return to Porchlight' }).click();
  await expect(page.getByText(/First payment on/)).toBeVisible();
  const billing = await (await ownerOverRest(server))<{ subscription: { quantity: number } }>('GET', '/billing');
  expect(billing.subscription.quantity).toBeGreaterThan(1);
});
