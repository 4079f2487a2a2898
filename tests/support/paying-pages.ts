import type { Page } from '@playwright/test';

/** The payment provider's page: a card is typed and sent by the button that fits. */
export async function payWithCard(page: Page, button: RegExp, card = '4242 4242 4242 4242') {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: button }).click();
}
