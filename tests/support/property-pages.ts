import type { Locator, Page } from '@playwright/test';
import { ownerOverRest } from './desk.ts';
import type { RunningServer } from './server.ts';

// The dialogs of an owner's properties, as a person walks through them.

export const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

export const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Property' });
export const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'My Properties' }).getByRole('row').filter({ hasText: name });

/**
 * They are read out by a status or an alert of their own; the toast itself is hidden from screen readers until it has
 * the focus, and while a dialog is over the page.
 */
export const toast = (page: Page, words: string) =>
  page
    .getByRole('dialog', { name: words, exact: true, includeHidden: true })
    .or(page.getByRole('alertdialog', { name: words, exact: true, includeHidden: true }));

/** Opens the wizard by its button on the dashboard. */
export async function openWizard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Property' }).first().click();
  await addDialog(page).getByLabel('Property name').waitFor();
  return addDialog(page);
}

export type Address = { name: string; street: string; city?: string; state?: string; zip?: string };

export async function fillBasics(
  dialog: Locator,
  { name, street, city = 'Sedona', state = 'AZ', zip = '86336' }: Address,
): Promise<void> {
  await dialog.getByLabel('Property name').fill(name);
  await dialog.getByLabel('Street address').fill(street);
  await dialog.getByLabel('City').fill(city);
  await dialog.getByLabel('State').selectOption(state);
  await dialog.getByLabel('ZIP code').fill(zip);
}

/** A picture that a browser drew. */
export async function drawing(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    canvas.getContext('2d')?.fillRect(0, 0, 320, 480);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return { mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

/** Leaves the demo's owner as they were: without what the tests added, and without drafts. */
export async function clearAway(server: RunningServer, street: string): Promise<void> {
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { id: string; street_address: string }[] }>('GET', '/properties?limit=100');
  for (const { id, street_address } of items)
    if (street_address.includes(street)) await owner('POST', `/properties/${id}/remove`);
  const begun = await owner<{ items: { id: string }[] }>('GET', '/property-drafts');
  for (const { id } of begun.items) await owner('DELETE', `/property-drafts/${id}`);
}
