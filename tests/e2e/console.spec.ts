import type { Locator, Page } from '@playwright/test';
import {
  colleagueOf,
  isSameDocument,
  markDocument,
  openGuestChat,
  ownerOverRest,
  signIn,
  staffOverRest,
} from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';

const chats = (page: Page) => page.getByRole('region', { name: 'Chats', exact: true });
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const facts = (page: Page) => page.getByRole('region', { name: 'Facts', exact: true });

/** A thread that waits for a person; its last line is the assistant's, so it is found by its id. */
async function openWaiting(page: Page, id: string) {
  await chats(page).locator(`a[href*="${id}"]`).click();
}

test('an agent takes over a chat that asked for a person, answers, notes, opens a work order, hands back', async ({
  page,
  server,
}) => {
  await signIn(page, server.agent, '/console');
  await expect(chats(page)).toBeVisible();
  await markDocument(page);
  await expectAccessible(page);
  const guest = await openGuestChat(server, 'I want to talk to a person please');
  await openWaiting(page, guest.id);
  await expect(facts(page).getByText('The guest asked for a person.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('a');
  await expect(chat(page).getByText('Maya Ortiz joined', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Hello, this is Maya. What can I do?');
  await page.keyboard.press('Control+Enter');
  await expect(chat(page).getByText('Hello, this is Maya. What can I do?')).toBeVisible();
  await expect
    .poll(async () => (await guest.lines()).map(({ body }) => body))
    .toContain('Hello, this is Maya. What can I do?');

  await chat(page).getByRole('button', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Sounds tired; be quick.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(chat(page).getByText('Internal note, Maya Ortiz')).toBeVisible();

  await facts(page).getByRole('button', { name: 'Open a work order' }).click();
  const form = page.getByRole('dialog', { name: 'Open a work order' });
  await form.getByRole('button', { name: 'Open work order' }).click();
  await expect(form.getByText('Choose a service type.')).toBeVisible();
  await expect(form.getByLabel('Service type')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Service type').selectOption('handyman');
  await expect(form.getByText('Choose a service type.')).toBeHidden();
  await form.getByLabel('Urgency').selectOption('low');
  await form.getByLabel('Subject line').fill('Squeaking door');
  await form.getByLabel('Issue summary').fill('The bedroom door squeaks at night.');
  await form.getByRole('button', { name: 'Open work order' }).click();
  await expect(form).toBeHidden();
  await expect(facts(page).getByText('Squeaking door')).toBeVisible();

  await chat(page).getByRole('button', { name: 'Hand back' }).click();
  await expect(chat(page).getByText('With the assistant')).toBeVisible();
  const lines = await guest.lines();
  expect(lines.some(({ kind }) => kind === 'card')).toBe(true);
  expect(lines.some(({ body }) => body.startsWith('Maya Ortiz left.'))).toBe(true);
  expect(lines.some(({ body, kind }) => kind === 'note' || body.includes('Sounds tired'))).toBe(false);

  await guest.write('thank you, good night');
  await expect(chat(page).getByText('thank you, good night', { exact: true })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a work order whose answer was lost is opened once, however often it is pressed', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to load resource/);
  const guest = await openGuestChat(server, 'a person please, a window does not close');
  await signIn(page, server.agent, `/console?thread=${guest.id}`);
  let sent = 0;
  await page.route('**/rpc/workOrders/open', async (route) => {
    sent += 1;
    await route.fetch(); // it arrives, and is done
    await route.abort();
  });
  await facts(page).getByRole('button', { name: 'Open a work order' }).click();
  const form = page.getByRole('dialog', { name: 'Open a work order' });
  await form.getByLabel('Service type').selectOption('handyman');
  await form.getByLabel('Urgency').selectOption('low');
  await form.getByLabel('Subject line').fill('Window ajar');
  await form.getByLabel('Issue summary').fill('The bedroom window does not close.');
  await form.getByRole('button', { name: 'Open work order' }).click();
  await expect(form.getByText("We couldn't open it. Your text is still here.")).toBeVisible();
  expect(sent).toBeGreaterThan(0);
  await page.unroute('**/rpc/workOrders/open');
  await form.getByRole('button', { name: 'Open work order' }).click();
  await expect(form).toBeHidden();
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { subject_line: string }[] }>('GET', '/work-orders?limit=100');
  expect(items.filter(({ subject_line }) => subject_line === 'Window ajar')).toHaveLength(1);
});

test('on a phone the list, the chat and the facts are three steps, and Back leads through them', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = await openGuestChat(server, 'can I speak to a human');
  await signIn(page, server.agent, '/console');
  await expect(chats(page)).toBeVisible();
  await expectAccessible(page);
  await openWaiting(page, guest.id);
  await expect(chats(page)).toBeHidden();
  await expect(chat(page).getByText('can I speak to a human')).toBeVisible();
  await expectAccessible(page);
  await chat(page).getByRole('button', { name: 'Take over' }).click();
  await expect(chat(page).getByText('With Maya Ortiz')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply to the guest' }).fill('Yes, I am here.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(async () => (await guest.lines()).at(-1)?.body).toBe('Yes, I am here.');
  await chat(page).getByRole('button', { name: 'Facts' }).click();
  await expect(facts(page).getByText('Contact point')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(chat(page)).toBeVisible();
  await page.goBack();
  await expect(chats(page)).toBeVisible();
});

test('a colleague who has the chat is named calmly, and what was written is kept', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Failed to load resource/);
  await page.route('**/rpc/live/events**', (route) => route.abort()); // this screen hears of nothing by itself
  const guest = await openGuestChat(server, 'I need a person now');
  await signIn(page, server.agent, '/console');
  await openWaiting(page, guest.id);
  await expect(chat(page).getByText('I need a person now')).toBeVisible();
  const colleague = await staffOverRest(server, colleagueOf(server));
  await colleague(`/conversations/${guest.id}/claim`, {});

  const field = page.getByRole('textbox', { name: 'Reply to the guest' });
  await field.pressSequentially('Hello');
  await expect(chat(page).getByText('Dev Sharma has this chat.')).toBeVisible();
  await expect(chat(page).getByText('Dev Sharma is answering.')).toBeVisible();
  await expect(field).toHaveValue(/^Hel/);
  await expect(field).toHaveAttribute('readonly');
  await expect(chat(page).getByRole('button', { name: 'Close chat' })).toBeHidden();
  await expectAccessible(page);
  await chat(page).getByRole('button', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('All yours.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(chat(page).getByText('All yours.')).toBeVisible();
  expect((await guest.lines()).some(({ body }) => body.startsWith('Hel'))).toBe(false);
});

test('drafts outlive a reload, and a reply that fails keeps its text until it is sent', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const guest = await openGuestChat(server, 'please get me somebody from your team, a person');
  await signIn(page, server.agent, '/console');
  await openWaiting(page, guest.id);
  await chat(page).getByRole('button', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('half a thought');
  await page.reload();
  await chat(page).getByRole('button', { name: 'Internal note' }).click();
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toHaveValue('half a thought');

  await page.route('**/rpc/conversations/reply**', (route) => route.abort());
  await chat(page).getByRole('button', { name: 'Reply to guest' }).click();
  await page.getByRole('textbox', { name: 'Reply to the guest' }).fill('On my way to the phone.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(chat(page).getByText('Not sent.')).toBeVisible();
  await expect(chat(page).getByText('On my way to the phone.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rpc/conversations/reply**');
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chat(page).getByText('Not sent.')).toBeHidden();
  await expect
    .poll(async () => (await guest.lines()).filter(({ body }) => body === 'On my way to the phone.').length)
    .toBe(1);
});

test('single keys rest inside fields and can be switched off', async ({ page, server }) => {
  const guest = await openGuestChat(server, 'let me talk to a real person');
  await signIn(page, server.agent, '/console');
  await openWaiting(page, guest.id);
  await page.getByRole('textbox', { name: 'Reply to the guest' }).pressSequentially('e?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await chat(page).getByRole('heading').click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Keyboard shortcuts')).toBeVisible();
  await expectAccessible(page);
  await keys.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await keys.getByRole('switch').check();
});

/** What stands above a button comes in while it is pressed, and the button is no longer under the pointer. */
async function pressAsItMoves(page: Page, button: Locator) {
  await button.hover();
  await page.mouse.down();
  await button.evaluate((element) => element.closest('header')?.style.setProperty('padding-top', '12rem'));
  await page.mouse.up();
}

test('a snoozed chat leaves its queue and comes back when the guest writes; a closed one is kept under Done and All', async ({
  page,
  server,
}) => {
  const guest = await openGuestChat(server, 'a person please');
  await signIn(page, server.agent, '/console');
  await openWaiting(page, guest.id);
  await pressAsItMoves(page, chat(page).getByRole('button', { name: 'Snooze' }));
  await expectAccessible(page, { without: ['region'] }); // a menu opens over the landmarks, in none of them
  await page.getByRole('menuitem', { name: 'For 2 hours' }).click();
  await expect(chat(page).getByText('Snoozed', { exact: true })).toBeVisible();
  await expect(chats(page).locator(`a[href*="thread=${guest.id}"]`).filter({ hasText: 'Cedar' })).toBeHidden();
  await guest.write('are you there?');
  await expect(chat(page).getByText('Waiting for a person')).toBeVisible();
  const sure = page.getByRole('dialog', { name: 'Close a waiting chat?' });
  await chat(page).getByRole('button', { name: 'Close chat' }).click();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Close chat' }).click();
  const atGuest = new RegExp(`thread=${guest.id}`);
  await expect(page).not.toHaveURL(atGuest); // the list goes on with the next one, where there is one
  await page.getByRole('dialog', { name: 'Chat closed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(atGuest);
  await expect(chat(page).getByText('Waiting for a person')).toBeVisible();
  await page.keyboard.press('e');
  await sure.getByRole('button', { name: 'Close chat' }).click();
  await expect(page).not.toHaveURL(atGuest);
  await chats(page).getByRole('link', { name: 'Done' }).click();
  const ofGuest = chats(page).locator(`a[href*="thread=${guest.id}"]`).filter({ hasText: 'Cedar' });
  await ofGuest.click();
  await expect(chats(page).getByText('Open the chat to read it.').first()).toBeVisible(); // words of nobody's work now
  await expect(chat(page).getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: 'All', exact: true }).click();
  await chats(page).getByLabel('Search everything').fill('there you'); // beginnings of words of one line
  await expect(page).toHaveURL(/find=there/);
  await expect(chats(page).getByText('are you there?').first()).toBeVisible();
  await expect(ofGuest).toBeVisible();
  await expectAccessible(page);
});

test('a list is narrowed to a property, kept under a name of one’s own, and found again after a reload', async ({
  page,
  server,
}) => {
  const guest = await openGuestChat(server, 'a person please, about the list of the desk');
  await signIn(page, server.agent, '/console?queue=unassigned');
  const list = chats(page);
  await list.getByRole('button', { name: 'Filters' }).click();
  await expectAccessible(page);
  await list.getByRole('combobox', { name: 'Property or owner' }).fill('cedar');
  await list.getByRole('option', { name: /Cedar Cottage/ }).click();
  await expect(page).toHaveURL(/house=/);
  await list.getByRole('button', { name: 'Save view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByLabel('Name').fill('Cedar, nobody yet');
  await naming.getByRole('button', { name: 'Save view' }).click();
  await expect(list.getByRole('link', { name: 'Cedar, nobody yet' })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: /^Snoozed/ }).click();
  await list.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).not.toHaveURL(/house=/);
  await page.reload();
  await list.getByRole('link', { name: 'Cedar, nobody yet' }).click();
  await expect(page).toHaveURL(/queue=unassigned/);
  await expect(page).toHaveURL(/house=/);
  await expect(list.locator(`a[href*="thread=${guest.id}"]`)).toBeVisible();
  await expect(list.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
});

test('what the assistant proposes is edited and sent by an agent, and the next one is dropped', async ({
  page,
  server,
}) => {
  const owner = await ownerOverRest(server);
  const { own } = await owner<{ own: object }>('GET', '/protocols');
  const save = async (rules: object) => {
    const { version } = await owner<{ version: number }>('GET', '/protocols');
    await owner('PUT', '/protocols', { property_id: null, version, rules });
  };
  await save({ ...own, autonomy: 'draft' });
  try {
    const guest = await openGuestChat(server, 'where do I park?');
    await signIn(page, server.agent, '/console');
    await openWaiting(page, guest.id);
    const card = chat(page).getByRole('region', { name: 'The assistant proposes' });
    await expect(card).toBeVisible();
    await page.keyboard.press('p');
    await expect(card).toBeFocused();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Edit' }).click();
    const field = card.getByRole('textbox', { name: 'Your reply' });
    await expect(field).toBeFocused();
    await field.fill('By the cedar, on the left. See you soon!');
    await page.reload();
    await expect(field).toHaveValue('By the cedar, on the left. See you soon!');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Send' }).click();
    await expect(card).toBeHidden();
    await expect
      .poll(async () => (await guest.lines()).filter(({ author }) => author === 'agent').map(({ body }) => body))
      .toEqual(['By the cedar, on the left. See you soon!']);

    await guest.write('and which day is trash collected?');
    await card.getByRole('button', { name: 'Drop' }).click();
    await expect(card.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Drop proposal' }).click();
    await expect(card).toBeHidden();
    expect((await guest.lines()).filter(({ author }) => author === 'agent')).toHaveLength(1);
  } finally {
    await save(own);
  }
});
