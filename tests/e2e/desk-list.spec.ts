import type { Page } from '@playwright/test';
import { clearQueue, colleagueOf, openGuestChat, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

const chats = (page: Page) => page.getByRole('region', { name: 'Chats', exact: true });
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const row = (page: Page, id: string) => chats(page).locator(`[data-chat="${id}"]`);

test('chats are tagged by key and sorted by their tags, which a lead names, merges and removes', async ({
  page,
  server,
}) => {
  await clearQueue(server);
  const [one, other] = [
    await openGuestChat(server, 'I want to talk to a person please'),
    await openGuestChat(server, 'a real person, please'),
  ];
  await signIn(page, colleagueOf(server), `/console?queue=waiting&thread=${one.id}`);
  await expect(chat(page).getByRole('button', { name: 'Add tag' })).toBeVisible(); // the key is heard once the chat is there
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Tag this chat' });
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Tag', { exact: true }).fill('Refund');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(chat(page).getByRole('button', { name: 'Take the tag Refund away' })).toBeVisible();
  await expect(row(page, one.id).getByText('Refund')).toBeVisible();
  await expect(row(page, other.id).getByText('Refund')).toBeHidden();
  await expectAccessible(page);
  await picture(page, 'tags');

  await chats(page).getByRole('button', { name: 'Filters' }).click();
  await chats(page).getByLabel('Tag', { exact: true }).selectOption({ label: 'Refund (1)' });
  await expect(row(page, other.id)).toBeHidden();
  await expect(page).toHaveURL(/tag=/);
  await chats(page).getByRole('button', { name: 'Edit tags' }).click();
  const list = page.getByRole('dialog', { name: 'Tags of the desk' });
  await list.getByRole('button', { name: 'Rename Refund' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename Refund' });
  await rename.getByLabel('Name').fill('Refunds');
  await rename.getByLabel('Color').selectOption('warning');
  await rename.getByRole('button', { name: 'Save tag' }).click();
  await expect(list.getByText('Refunds', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'edit-tags');
  await list.getByRole('button', { name: 'Remove Refunds' }).click();
  await expect(page.getByText('1 chat loses this tag.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove tag' }).click();
  await expect(list.getByText('No tags yet.')).toBeVisible();
});

test('many chats are chosen by box, Shift and X; done at once, asked where somebody waits, and taken back by one Undo', async ({
  page,
  server,
}) => {
  await clearQueue(server);
  const guests = [
    await openGuestChat(server, 'I want to talk to a person please'),
    await openGuestChat(server, 'a real person, please'),
    await openGuestChat(server, 'can I talk to a human'),
  ];
  await signIn(page, server.agent, '/console?queue=waiting');
  const boxes = chats(page).getByRole('checkbox', { name: /^Select/ });
  await expect(boxes).toHaveCount(3);
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'With the selected chats' });
  await expect(bar.getByText('3 chats selected')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'chosen');
  await bar.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByText('3 chats snoozed')).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('3 chats are as they were')).toBeVisible();
  await expect(boxes).toHaveCount(3);

  await row(page, guests[0]?.id ?? '')
    .getByRole('link')
    .focus();
  await page.keyboard.press('x');
  await expect(bar.getByText('1 chat selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Close', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Close 3 chats?' });
  await expect(sure.getByText('In 3 of them somebody waits for an answer.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'close-many');
  await sure.getByRole('button', { name: 'Close all 3' }).click();
  await expect(page.getByText('3 chats closed')).toBeVisible();
  await page.keyboard.press('z');
  await expect(boxes).toHaveCount(3);

  await boxes.first().click();
  await bar.getByRole('button', { name: 'Tag' }).click();
  const tag = page.getByRole('dialog', { name: 'Tag 1 chat' });
  await tag.getByLabel('Tag', { exact: true }).fill('Vip');
  await tag.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText('1 chat tagged with Vip')).toBeVisible();
  await expect(chats(page).getByRole('list', { name: 'Tags' })).toHaveText('Vip');
});

test('on a phone chats are chosen and closed, too', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clearQueue(server);
  await openGuestChat(server, 'I want to talk to a person please');
  await signIn(page, server.agent, '/console?queue=waiting');
  await chats(page)
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'With the selected chats' });
  await expect(bar.getByText('1 chat selected')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'chosen-390');
});

test('beside a chat stands what was before at its property, and leads there', async ({ page, server }) => {
  const before = await openGuestChat(server, 'I want to talk to a person please');
  const now = await openGuestChat(server, 'a real person, please');
  await signIn(page, server.agent, `/console?queue=waiting&thread=${now.id}`);
  const facts = page.getByRole('region', { name: 'Facts', exact: true });
  await facts.getByText('This guest before').click();
  await expect(facts.getByText('Nobody has checked whose guest this is', { exact: false })).toBeVisible();
  await facts.getByText('At this property before').click();
  await expectAccessible(page);
  await picture(page, 'history');
  await facts.getByRole('list', { name: 'Earlier chats' }).locator(`a[href*="${before.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(before.id));
});
