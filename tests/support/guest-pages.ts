import type { Page } from '@playwright/test';
import type { Stay } from '#contract/stays/stays.ts';
import { ownerOverRest } from './desk.ts';
import { expect } from './journeys.ts';
import type { RunningServer } from './server.ts';

// The guest's page, as somebody at the demo's cottage walks through it.

export const phone = { width: 390, height: 844 };

export const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });

export const greeted = (page: Page) =>
  expect(chat(page).getByText("I'm the house assistant. What's going on?")).toBeVisible();

/** @param field as it is called in the page's language */
export async function say(page: Page, words: string, field = 'Your message') {
  await page.getByLabel(field).fill(words);
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText(words, { exact: true })).toBeVisible();
}

export type GuestsStay = { check_in: string; check_out: string; digits: string };

/** Whoever is in the cottage, as the server has it: its days were counted from another day when a midnight has passed. */
export async function cottageStay(server: RunningServer): Promise<GuestsStay> {
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: Stay[] }>('GET', '/stays?q=Ana%20Castillo');
  const [stay] = items;
  if (!stay?.phone_last4) throw new Error('The demo has no guest in the cottage now.');
  return { check_in: stay.check_in, check_out: stay.check_out, digits: stay.phone_last4 };
}

/** Whoever wants somebody to be sent says first that they stay there. */
export async function passStayCheck(page: Page, server: RunningServer) {
  await page.getByRole('banner').getByRole('button', { name: 'Check my stay' }).click();
  await fillStay(page, await cottageStay(server));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stay checked', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden(); // until then what is typed goes to it
}

/** In the dialog that is open. */
export async function fillStay(page: Page, { check_in, check_out, digits }: GuestsStay) {
  const dialog = page.getByRole('dialog', { name: 'Check my stay' });
  if (!(await dialog.getByLabel('Check-in').isVisible()))
    await dialog.getByRole('button', { name: 'Use the dates instead' }).click();
  await dialog.getByLabel('Check-in').fill(check_in);
  await dialog.getByLabel('Check-out').fill(check_out);
  await dialog.getByLabel(/^Last four digits/).fill(digits);
}
