import type { Page } from '@playwright/test';
import { type DemoStay, demoStays } from '../../tools/demo/stays.ts';
import { expect } from './journeys.ts';

// The guest's page, as somebody at the demo's cottage walks through it.

export const phone = { width: 390, height: 844 };

export const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });

export const greeted = (page: Page) =>
  expect(chat(page).getByText("I'm the house assistant. What's going on?")).toBeVisible();

export async function say(page: Page, words: string) {
  await page.getByLabel('Your message').fill(words);
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText(words, { exact: true })).toBeVisible();
}

/** Whoever is in the cottage today. */
export function cottageStay(): DemoStay {
  const today = new Date().toISOString().slice(0, 10);
  const stay = demoStays(new Date()).find(
    ({ property, check_in, check_out }) => property === 'cottage' && check_in < today && check_out > today,
  );
  if (!stay) throw new Error('The demo has no guest in the cottage now.');
  return stay;
}

/** In the dialog that is open. */
export async function fillStay(page: Page, { check_in, check_out, guest_phone }: DemoStay) {
  const dialog = page.getByRole('dialog', { name: 'Check my stay' });
  await dialog.getByLabel('Check-in').fill(check_in);
  await dialog.getByLabel('Check-out').fill(check_out);
  await dialog.getByLabel(/^Last four digits/).fill(guest_phone.slice(-4));
}
