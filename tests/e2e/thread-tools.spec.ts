import type { Page } from '@playwright/test';
import { colleagueOf, openGuestChat, signIn, staffOverRest } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// What an agent answers a chat with: saved replies, and putting it off until a time of one's own.

const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply to the guest' });
const takeOver = async (page: Page) => {
  await chat(page).getByRole('button', { name: 'Take over' }).click();
  await expect(chat(page).getByText('Maya Ortiz joined', { exact: true })).toBeVisible();
};

test('a saved reply is written once, found by a slash, filled in, sent, and closes the chat', async ({
  page,
  server,
}) => {
  await signIn(page, server.agent, '/saved-replies');
  await expect(page.getByText('No saved replies yet.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'saved-replies-empty');
  await page.getByRole('button', { name: 'New saved reply' }).click();
  const editor = page.getByRole('dialog', { name: 'New saved reply' });
  await editor.getByRole('button', { name: 'Save reply' }).click();
  await expect(editor.getByText('Enter a name.')).toBeVisible();
  await expect(editor.getByLabel('Name', { exact: true })).toBeFocused();
  await editor.getByLabel('Name', { exact: true }).fill('Plumber comes');
  await editor.getByLabel('Reply', { exact: true }).fill('Hello {door}, ');
  await editor.getByRole('button', { name: 'Save reply' }).click();
  await expect(editor.getByText('There is no variable “door”.')).toBeVisible();
  await expect(editor.getByLabel('Reply', { exact: true })).toBeFocused();
  await picture(page, 'saved-reply-refused');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New saved reply' }).click(); // what was typed is there again
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('Plumber comes');
  await editor.getByLabel('Reply', { exact: true }).fill('Hello from ');
  await editor.getByRole('button', { name: 'Your first name' }).click();
  await page.keyboard.type(': ');
  await editor.getByRole('button', { name: 'Name of the contractor' }).click();
  await page.keyboard.type(' comes to {house}.');
  await editor.getByLabel('After it is sent').selectOption('Close the chat');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('heading', { name: 'Plumber comes', exact: true })).toBeVisible();
  await picture(page, 'saved-replies');

  const guest = await openGuestChat(server, 'a person please, the tap drips');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  await box(page).fill('Good evening. ');
  await page.keyboard.press('End');
  await page.keyboard.type('/');
  const picker = page.getByRole('dialog', { name: 'Insert a saved reply' });
  const search = picker.getByRole('combobox', { name: 'Find a saved reply' });
  await expect(search).toBeFocused();
  await page.keyboard.type('plumb');
  await expect(picker.getByRole('option', { name: /Plumber comes/ })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reply-picker');
  await page.keyboard.press('Enter');
  const asks = page.getByRole('dialog', { name: 'What we do not know yet' });
  await asks.getByRole('button', { name: 'Insert reply' }).click();
  await expect(asks.getByText('Enter what stands here.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reply-asks');
  await asks.getByLabel('Name of the contractor').fill('Bay Plumbing');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('Good evening. Hello from Maya: Bay Plumbing comes to Cedar Cottage.');
  await expect(box(page)).toBeFocused();
  await expect(chat(page).getByText('After sending: Close the chat')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'reply-inserted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chat closed')).toBeVisible();
  await expect
    .poll(async () => (await guest.lines()).map(({ body }) => body))
    .toContain('Good evening. Hello from Maya: Bay Plumbing comes to Cedar Cottage.');

  await signIn(page, server.agent, '/saved-replies');
  await page.getByRole('button', { name: 'Remove Plumber comes' }).click();
  await expect(page.getByText('No saved replies yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Plumber comes', exact: true })).toBeVisible();
});

test('on a phone the team’s replies are a button away; a slash that asks for nothing stays as it is typed', async ({
  page,
  server,
}) => {
  const lead = await staffOverRest(server, colleagueOf(server));
  await lead('/desk/replies', { name: 'Welcome', body: 'Welcome to {house}!', after: 'stay', scope: 'team' });
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = await openGuestChat(server, 'a person please, on a phone');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  await chat(page).getByRole('button', { name: 'Insert a saved reply' }).click();
  const picker = page.getByRole('dialog', { name: 'Insert a saved reply' });
  await picker.getByRole('option', { name: /Welcome/ }).click();
  await expect(box(page)).toHaveValue('Welcome to Cedar Cottage!');
  await expect(box(page)).toBeFocused(); // the dialog has given it back
  await page.keyboard.type(' Open 24/7, /');
  await expect(picker).toBeVisible();
  await picture(page, 'reply-picker-phone');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(box(page)).toHaveValue('Welcome to Cedar Cottage! Open 24/7, /');
  await expect(box(page)).toBeFocused();
  await picture(page, 'reply-box-phone');
  await page.goto('/saved-replies');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Welcome' })).toBeHidden(); // a lead edits it
  await expectAccessible(page);
});

test('a chat is snoozed until a day and a time of one’s own, and Undo takes it out again', async ({ page, server }) => {
  const guest = await openGuestChat(server, 'a person please, later will do');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  await takeOver(page);
  const choose = async () => {
    await chat(page).getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'Choose a time…' }).click();
  };
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Snooze until' });
  await dialog.getByRole('button', { name: 'Snooze chat' }).click();
  await expect(dialog.getByText('Choose a day.')).toBeVisible();
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await dialog.getByRole('button', { name: 'Tomorrow, 9 AM' }).click();
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await dialog.getByLabel('Day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Snooze chat' }).click();
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'snooze-until');
  await dialog.getByRole('button', { name: 'Tomorrow, 9 AM' }).click();
  await dialog.getByLabel('Time').fill('10:45');
  await dialog.getByRole('button', { name: 'Snooze chat' }).click();
  await expect(dialog).toBeHidden();
  await expect(chat(page).getByText('Snoozed', { exact: true })).toBeVisible();
  await choose();
  await expect(dialog.getByLabel('Time')).toHaveValue('10:45'); // as it stands now
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chat(page).getByText('Snoozed', { exact: true })).toBeHidden();
});

test('what is done with a chat stands in one line at 1280', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const guest = await openGuestChat(server, 'a person please, water comes through the ceiling');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  await takeOver(page);
  // Tags have a line of their own.
  const buttons = chat(page).locator('header').getByRole('button').filter({ hasText: /\w/, hasNotText: 'Add tag' });
  const places = await buttons.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().height]),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(new Set(places.map(String)).size).toBe(1);
  await picture(page, 'thread-header-1280');
});

test('a reply waits for its time by the house’s clock, is changed, asks once the guest has written, and is sent', async ({
  page,
  server,
}) => {
  const guest = await openGuestChat(server, 'a person please, the heating was off');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  await box(page).fill('Is it warm again?');
  await chat(page).getByRole('button', { name: 'Send later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this reply later' });
  await expect(dialog.getByLabel('Reply', { exact: true })).toHaveValue('Is it warm again?');
  await dialog.getByLabel('Reply', { exact: true }).fill('Is it warm again, all of it?');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('Is it warm again, all of it?'); // nothing typed is lost
  await chat(page).getByRole('button', { name: 'Send later' }).click();
  await expect(dialog.getByText(/^By the clocks at Cedar Cottage/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send later' }).click();
  await expect(dialog.getByText('Choose a day.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tomorrow, 9 AM' }).click();
  await expectAccessible(page);
  await picture(page, 'send-later');
  await dialog.getByRole('button', { name: 'Send later' }).click();
  const waiting = chat(page).getByRole('list', { name: 'Replies that wait' });
  await expect(waiting.getByText(/^Goes out tomorrow, 9:00.*, from Maya Ortiz$/)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await waiting.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change the reply' });
  await change.getByLabel('Reply', { exact: true }).fill('Is it warm again now?');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(waiting.getByText('Is it warm again now?')).toBeVisible();
  await waiting.getByRole('button', { name: 'Cancel reply' }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting.getByText('Is it warm again now?')).toBeVisible();
  await guest.write('it is warm, thank you');
  await expect(waiting.getByText(/^Not sent yet/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'later-asks');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(waiting.getByRole('button', { name: 'Send now' })).toBeVisible();
  await picture(page, 'later-asks-phone');
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(waiting).toBeHidden();
  await expect.poll(async () => (await guest.lines()).map(({ body }) => body)).toContain('Is it warm again now?');
});

test('a work order that a line names stands below it as a card', async ({ page, server }) => {
  const guest = await openGuestChat(server, "there's another leak, water is coming from under the kitchen sink");
  const { reference } = await guest.workOrder();
  await guest.write(`a person please: any news of ${reference}, or of WO-000000?`);
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  const links = chat(page).getByRole('link', { name: /^WO-/ });
  await expect(links).toHaveText([reference, reference]);
  await expectAccessible(page);
  await picture(page, 'named-order');
  await links.last().click();
  await expect(page.getByRole('dialog', { name: reference })).toBeVisible();
});
