import type { Page } from '@playwright/test';
import { expect, test } from '../support/journeys.ts';

// An error that appears when a field is left moves what stands below it, never from under the pointer.

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('the first press counts although the field that it leaves is wrong', async ({ page }) => {
      await openSignUp(page);
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('short');
      const agree = page.getByLabel('I agree to');
      await agree.scrollIntoViewIfNeeded();
      const box = await agree.boundingBox();
      if (!box) throw new Error('The box is not on the page.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await expect(agree).toBeFocused();
      await page.evaluate(() => new Promise(requestAnimationFrame)); // whatever leaving the field does has been drawn
      await page.mouse.up();
      await expect(agree).toBeChecked();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
    });

    test('leaving a field by the keyboard checks it at once', async ({ page }) => {
      await openSignUp(page);
      await page.getByLabel('Email Address').fill('nobody');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
    });
  });
}

/** Alive, as it is once somebody has reached for it: what is left before is checked only by submitting. */
async function openSignUp(page: Page) {
  await page.goto('/signup');
  await page.getByLabel('First Name').focus();
  await expect(page.locator('[data-island=sign-up][data-ready]')).toBeAttached();
}
