import type { Locator } from '@playwright/test';
import { expect } from './journeys.ts';

/** Goes by one key to what is wanted, as somebody without a mouse does, and sees the focus arrive there. */
export async function reach(target: Locator, step = 'Tab'): Promise<void> {
  const here = () => target.evaluate((one) => one === document.activeElement);
  for (let steps = 0; steps < 60 && !(await here()); steps++) await target.page().keyboard.press(step);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}
