import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, newOwner, openChatAt, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, holdNext, test } from '../support/journeys.ts';

/** By its label, which changes behind an open dialog too. */
const bell = (page: Page) => page.locator('button[aria-label^="Notifications"]');
const asked = 'A guest needs a person at Bungalow';
const house = (name: string, street_address: string) => ({
  name,
  street_address,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [
    { company_name: 'Tide Plumbing', service_type: 'plumbing', phone: '(541) 555-0110', is_contact_point: true },
  ],
});
const unread = (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`);

test.use({ viewport: { width: 390, height: 844 } });

test('the owner is told as it happens, reads, marks, deletes, takes back, and goes to what it is about', async ({
  page,
  server,
}) => {
  // Of her own: whatever the demo's stays bring about meanwhile would stand among hers.
  const ada = await newOwner(server, 'ada.notified@example.com');
  const asOwner = await ownerOverRest(server, ada);
  const add = (name: string, street: string) =>
    asOwner<{ guest_link: string }>('POST', '/properties', house(name, street));
  const [older, home] = [await add('Boathouse', '6 Bell Street'), await add('Bungalow', '7 Bell Street')];
  const all = async () => (await asOwner<{ items: { id: string }[] }>('GET', '/notifications?limit=100')).items;
  await openChatAt(server, older.guest_link, { message: 'I want to talk to a person please' });
  await expect.poll(async () => (await all()).length).toBe(1);
  await asOwner('POST', '/notifications/read-all', {});
  await signIn(page, ada, '/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(0));
  await markDocument(page);
  await openChatAt(server, home.guest_link, { message: 'I want to talk to a person please' });
  await expect(bell(page)).toHaveAttribute('aria-label', unread(1));

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const rows = panel.getByRole('listitem');
  await expect(rows.first()).toContainText(asked);
  await expectAccessible(page);
  const letGo = await holdNext(page, '**/rpc/notifications/markRead');
  await rows
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(0));
  await rows
    .first()
    .getByRole('button', { name: /^Mark as unread/ })
    .click();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(1));
  letGo(); // what was pressed last holds, however long the first was on its way
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(0));
  await expect(rows.first().getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAttribute('aria-label', unread(1));

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: asked });
  await expect(detail.getByText('The guest asked for a person.')).toBeVisible();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(0));
  await expectAccessible(page);
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(detail).toBeHidden();
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await detail.getByRole('link', { name: 'See the conversation' }).click();
  await expect(page.getByRole('dialog').getByText('I want to talk to a person please')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/conversations\?chat=/);
  await page.goBack();
  await expect(detail).toBeVisible();
  await page.goBack();
  await rows
    .first()
    .getByRole('button', { name: /^Mark as unread/ })
    .click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAttribute('aria-label', unread(0));

  for (let left = await all(); left.length > 0; left = await all())
    for (const { id } of left) await asOwner('DELETE', `/notifications/${id}`);
  await expect(panel.getByText('No new notifications')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('the owner writes to the team from any screen, and the desk answers, live on both sides', async ({
  page,
  context,
  server,
}) => {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1280, height: 900 });
  await signIn(desk, server.agent, '/console');
  await signIn(page, server.owner, '/profile');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with the Porchlight team' });
  await expect(chat.getByText('Any time.')).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('textbox').fill('How do I add my sister as a contact?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Your message is with us.')).toBeVisible();

  const row = desk.getByRole('region', { name: 'Chats' }).getByRole('listitem').filter({ hasText: 'Nora Whitfield' });
  await expect(row).toContainText('How do I add my sister as a contact?');
  await row.getByRole('link').click();
  await expect(desk.getByRole('region', { name: 'Facts' }).getByText('(503) 555-0140')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('textbox', { name: 'Reply to the owner' }).fill('Gladly. What is her number?');
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await expect(chat.getByText('Gladly. What is her number?', { exact: true })).toBeVisible();
  await expect(chat.getByText('The Porchlight team is here.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await desk.getByRole('textbox', { name: 'Reply to the owner' }).fill('Or her email address?');
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await bell(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'The Porchlight team replied' }).first().click();
  await page.getByRole('link', { name: 'Open the chat' }).click();
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Chat with the Porchlight team' }).getByText('Or her email address?'),
  ).toBeVisible();
  await expect(page.getByText('Mon-Fri 9am-5pm EST')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('How do I change the email address of my account?').click();
  await expect(page.getByText('Call us at (555) 555-0100.')).toBeVisible();
});
