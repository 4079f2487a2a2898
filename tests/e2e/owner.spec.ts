import { isSameDocument, markDocument, newOwner, openGuestChat, signIn, staffOverRest } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** Where the table of work orders is: a phone's dashboard holds no tables. */
const ordersAt: Record<string, { path: string; title: string }> = {
  wide: { path: '/dashboard', title: 'My Dashboard' },
  phone: { path: '/dashboard/work-orders', title: 'Work orders' },
};

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`the owner, ${name}`, () => {
    test.use({ viewport });

    test('sees a conversation and its work order appear and change, without reloading', async ({ page, server }) => {
      const { path = '', title } = ordersAt[name] ?? {};
      await signIn(page, server.owner, path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('table', { name: 'My Work Orders' }).getByRole('rowheader').first()).toBeVisible();
      await markDocument(page);

      const guest = await openGuestChat(server, "there's another leak, water is coming from under the kitchen sink");
      const { id, reference } = await guest.workOrder();
      const row = page.getByRole('table', { name: 'My Work Orders' }).getByRole('row').filter({ hasText: reference });
      await expect(row.getByRole('cell', { name: 'Open' })).toBeVisible();
      await expectAccessible(page);

      await row.getByRole('link', { name: reference }).click();
      const details = page.getByRole('dialog');
      await expect(details.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
      for (const section of ['Status & Timing', 'Issue Details', 'Timeline'])
        await expect(details.getByRole('heading', { name: section })).toBeVisible();
      for (const section of ['Assigned Contractor', 'Resolution']) // nobody has taken it, nothing is settled
        await expect(details.getByRole('heading', { name: section })).toHaveCount(0);
      await expect(details.getByText('Opened:')).toBeVisible();
      await expectAccessible(page);

      const staff = await staffOverRest(server, server.agent);
      await staff(`/work-orders/${id}/cancel`, { why: 'The guest fixed it.' });
      await expect(details.getByText('The guest fixed it.')).toBeVisible();
      await page.goBack();
      await expect(details).toBeHidden();
      await expect(row.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('reads a conversation along, line by line', async ({ page, server }) => {
      const guest = await openGuestChat(server, `where do I park (${name})`);
      await signIn(page, server.owner, '/dashboard/conversations');
      await page.getByRole('main').getByRole('link').first().click();
      const thread = page.getByRole('dialog');
      await expect(thread.getByText(`where do I park (${name})`)).toBeVisible();
      await markDocument(page);
      const whys = thread.getByText(/^(From your notes?|Why this answer)/);
      await expect(whys).toHaveCount(1);
      await guest.write(`and what is the wifi called (${name})`);
      const lines = thread.getByRole('region', { name: 'Conversation' });
      await expect(lines.getByText(`and what is the wifi called (${name})`)).toBeVisible();
      await expect(whys).toHaveCount(2); // one that came later would be the last instead
      await whys.last().click();
      await expect(thread.getByText('Built in, without a model').last()).toBeVisible();
      await expectAccessible(page);
      expect(await isSameDocument(page)).toBe(true);
      await page.reload();
      await expect(page.getByRole('dialog').getByText(`where do I park (${name})`)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
    });
  });
}

test('the account menu is fetched when it is opened', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expectAccessible(page, { without: ['region'] }); // a menu opens over the landmarks, in none of them
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeHidden();
});

test('on a phone one button opens the screens, the ways to reach us and the account', async ({ page, server }) => {
  await page.setViewportSize(sizes.phone);
  await signIn(page, server.owner, '/dashboard');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByText(server.owner.email)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Work orders' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Work orders', level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a new account is told what to do first, and every list says what will be in it', async ({ page, server }) => {
  await signIn(page, await newOwner(server, 'ada@example.com'), '/dashboard');
  const first = page.getByRole('region', { name: 'Three steps until the light is on' });
  const example = first.getByRole('table', { name: 'Example of a property' });
  await expect(example.getByRole('rowheader', { name: 'Lamplight Cottage Example' })).toBeVisible();
  await expect(page.getByText('No properties found. Click "Add Property" to get started.')).toBeVisible();
  await expect(page.getByText('No contractors found. Click "Add Contractor" to get started.')).toBeVisible();
  await expect(page.getByText('No work orders found.')).toBeVisible();
  const numbers = page.getByRole('region', { name: 'Numbers' });
  for (const label of ['Total Properties', 'Total Contractors', 'Resolution Rate', 'Avg Response Time'])
    await expect(numbers.getByRole('heading', { name: label })).toBeVisible();
  await expect(numbers.getByText('--', { exact: true })).toHaveCount(2);
  await expect(numbers.getByText('0', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Dismiss the first steps' }).click();
  await expect(first).toBeHidden();
  await page.reload();
  await expect(page.getByText("Nothing needs you. The light's on.")).toBeVisible();
  await expect(first).toBeHidden();
});

test('work orders say that they load, keep to the height of a table, and close again', async ({ page, server }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/rpc/workOrders/list**', (route) => answer.promise.then(() => route.continue()));
  await signIn(page, server.owner, '/dashboard');
  await expect(page.getByText('Loading work orders...')).toBeVisible();
  answer.resolve();
  const table = page.getByRole('table', { name: 'My Work Orders' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('Loading work orders...')).toBeHidden();
  const area = table.locator('..');
  expect(await area.evaluate((it) => [getComputedStyle(it).maxHeight, it.scrollHeight > it.clientHeight])).toEqual([
    '384px', // 96 units of 4 px
    true,
  ]);

  await table.getByRole('rowheader').first().getByRole('link').click();
  const details = page.getByRole('dialog', { name: /WO-/ });
  await expect(details.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(details).toBeHidden();
});

test('sorting a table flips its order and outlives a reload', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  const table = page.getByRole('table', { name: 'My Properties' });
  const column = table.getByRole('columnheader', { name: 'Sq Ft' });
  const sizesShown = async () =>
    (await table.getByRole('cell').allTextContents()).filter((text) => /^Sq Ft/.test(text));
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(sizesShown).toEqual(['Sq Ft760', 'Sq Ft980', 'Sq Ft1,420', 'Sq Ft2,150']);
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(sizesShown).toEqual(['Sq Ft2,150', 'Sq Ft1,420', 'Sq Ft980', 'Sq Ft760']);
});

test('work orders are searched and shown by status, and the choice stands in the address', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/work-orders');
  const table = page.getByRole('table', { name: 'My Work Orders' });
  await page.getByLabel('Status').selectOption('Completed');
  await expect(page).toHaveURL(/status=completed/);
  await expect(table.getByRole('cell', { name: 'Completed', exact: true }).first()).toBeVisible();
  await expect(table.getByRole('cell', { name: 'Open', exact: true })).toHaveCount(0);
  await page.getByLabel('Search work orders').fill('nothing is called this');
  await expect(table.getByText('No matches for Completed, “nothing is called this”.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await table.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/work-orders$/);
  await expect(table.getByRole('cell', { name: 'Open', exact: true }).first()).toBeVisible();
});

test('Ctrl+K finds a work order, a property and a page from anywhere', async ({ page, server }) => {
  await signIn(page, server.owner, '/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'What do you want to find or do?' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.fill('cedar cottage');
  await expect(page.getByRole('option', { name: /Cedar Cottage/ }).first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('WO-');
  await expect(page.getByRole('option', { name: /^WO-/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/support\?work-order=/); // over the screen one is on
  await expect(page.getByRole('dialog', { name: /WO-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await box.fill('two-factor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support/);
});

test('one list that fails leaves the others standing, and comes back by Retry', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/rpc/live/events**', (route) => route.abort()); // nothing but Retry asks again
  await page.route('**/rpc/workOrders/list**', (route) => route.abort());
  await signIn(page, server.owner, '/dashboard');
  await expect(page.getByText('Error: Failed to load work orders.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'My Properties' }).getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rpc/workOrders/list**');
  const failed = page.locator('section').filter({ hasText: 'Error: Failed to load work orders.' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'My Work Orders' }).getByRole('rowheader').first()).toBeVisible();
});
