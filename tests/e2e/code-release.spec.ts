import type { Page } from '@playwright/test';
import { clearQueue, signIn } from '../support/desk.ts';
import { chat, greeted, passStayCheck, phone, say } from '../support/guest-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { withoutIds } from '../support/without-ids.ts';

// A guest stands before a locked door, and a person of the team lets them see a code.

const openMenu = async (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Show the guest a code' });

test('a person shows a checked guest a code that they do not read themselves', async ({ page, browser, server }) => {
  await clearQueue(server);
  const theirs = await browser.newContext({ viewport: phone, baseURL: server.url });
  const guest = await theirs.newPage();
  await guest.goto(server.guestUrl);
  await greeted(guest);
  await say(guest, 'I want to talk to a person please');

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, server.agent, '/console?queue=waiting');
  await page.getByRole('region', { name: 'Chats', exact: true }).locator('[data-chat] a').first().click();
  const desk = page.getByRole('region', { name: 'Chat', exact: true });
  await desk.getByRole('button', { name: 'Take over', exact: true }).first().click();
  await expect(desk.getByRole('button', { name: 'Hand back' })).toBeVisible();

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Show the guest a code' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/Ask the guest to press “Check my stay”/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'code-release-0-unchecked');
  await page.keyboard.press('Escape');

  await passStayCheck(guest, server);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Show the guest a code' }).click();
  await dialog.getByRole('button', { name: 'Show it to the guest' }).click();
  await expect(dialog.getByText('Choose what the guest is to see.')).toBeVisible();
  await expect(dialog.getByText('Say why the guest needs it from you.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'code-release-1-missing');
  await dialog.getByRole('radio', { name: 'Door code' }).check();
  await dialog.getByLabel('Why they need it from you').fill('The assistant did not understand her.');
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingWide(page);
  await expectAccessible(page);
  await picture(page, 'code-release-2-phone');
  await dialog.getByRole('button', { name: 'Show it to the guest' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/shows you this, for your stay only/)).toBeVisible();
  await picture(page, 'code-release-3-desk');

  await expect(chat(guest).getByText(/of the Porchlight team shows you this, for your stay only/)).toBeVisible();
  await chat(guest).getByRole('button', { name: 'Reveal Door code' }).click();
  const code = (await chat(guest).locator('.tabular-nums').last().textContent()) ?? '';
  expect(code.length).toBeGreaterThan(2);
  await expectAccessible(guest);
  await picture(guest, 'code-release-4-guest');
  expect(withoutIds(await page.content())).not.toContain(code);
  await theirs.close();
});
