import type { Page } from '@playwright/test';
import { cedarCottage, colleagueOf, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

// What an owner and the desk do to a work order by hand, from the order itself.

async function openOrder(server: RunningServer, subject_line: string) {
  const ask = await ownerOverRest(server);
  const { id: property_id } = await cedarCottage(server);
  const order = { property_id, service_type: 'pest_control', urgency_level: 'low', subject_line };
  return ask<{ id: string; reference: string }>('POST', '/work-orders', {
    ...order,
    issue_summary: 'Ants in the pantry, a trail from the window.',
  });
}

const orderDialog = (page: Page, subject: string) => page.getByRole('dialog', { name: subject });
/** From the order's menu, once the dialog of the deed before has gone; by a key, wherever the list has moved to. */
async function choose(page: Page, deed: string) {
  await expect(page.locator('[role="dialog"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: deed }).press('Enter');
  return page.getByRole('dialog', { name: deed });
}

for (const { viewport, colorScheme } of [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, colorScheme, expectedErrors: [/422 \(Unprocessable/] }); // a cost above the limit

    test('an owner edits, holds, completes and reopens a work order', async ({ page, server }) => {
      const { id } = await openOrder(server, `Ants at ${viewport.width}`);
      await signIn(page, server.owner, `/dashboard/work-orders?work-order=${id}`);
      const order = orderDialog(page, `Ants at ${viewport.width}`);
      await page.getByRole('button', { name: 'Actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit the details' })).toBeVisible();
      await expectAccessible(page, { without: ['region'] }); // a menu opens over the landmarks, in none of them
      await picture(page, `order-deeds/menu-${viewport.width}`);
      await page.keyboard.press('Escape');

      const edit = await choose(page, 'Edit the details');
      await edit.getByLabel('Access notes').fill('The side gate sticks, lift it.');
      await edit.getByLabel('Not-to-exceed amount in dollars').fill('abc');
      await edit.getByRole('button', { name: 'Edit the details' }).click();
      await expect(edit.getByText('Enter an amount such as 185 or 185.50.')).toBeVisible();
      await edit.getByLabel('Not-to-exceed amount in dollars').fill('420');
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `order-deeds/edit-${viewport.width}`);
      await edit.getByRole('button', { name: 'Edit the details' }).click();
      await expect(order.getByText('The side gate sticks, lift it.')).toBeVisible();
      await expect(order.getByText('$420', { exact: true })).toBeVisible();

      const hold = await choose(page, 'Put it on hold');
      await hold.getByRole('button', { name: 'Put it on hold' }).click();
      await expect(hold.getByText('Say what it waits for.')).toBeVisible();
      await hold.getByLabel('What it waits for').fill('The season ends');
      await page.keyboard.press('Escape');
      await expect(hold).toBeHidden();
      await choose(page, 'Put it on hold');
      await expect(hold.getByLabel('What it waits for')).toHaveValue('The season ends');
      await picture(page, `order-deeds/hold-${viewport.width}`);
      await hold.getByRole('button', { name: 'Put it on hold' }).click();
      await expect(order.getByText(/^On hold until/)).toBeVisible();
      await expectAccessible(page);
      await picture(page, `order-deeds/held-${viewport.width}`);
      await order.getByRole('button', { name: 'Take it off hold' }).click();
      await expect(order.getByText(/^On hold until/)).toHaveCount(0);

      const done = await choose(page, 'Mark it as done');
      await done.getByLabel('What was done').fill('Bait and a new seal.');
      await done.getByLabel('Cost in dollars').fill('500');
      await done.getByRole('button', { name: 'Mark it as done' }).click();
      await expect(done.getByText(/^That's more than the \$420/).first()).toBeVisible();
      await picture(page, `order-deeds/over-${viewport.width}`);
      await done.getByLabel('Cost in dollars').fill('85.50');
      await done.getByRole('button', { name: 'Mark it as done' }).click();
      await expect(order.getByText('$85.50')).toBeVisible();

      const reopen = await choose(page, 'Reopen it');
      await reopen.getByLabel('Reason').fill('They are back');
      await expectAccessible(page);
      await reopen.getByRole('button', { name: 'Reopen it' }).click();
      await expect(order.getByText('Reopened', { exact: true })).toBeVisible();
      await picture(page, `order-deeds/reopened-${viewport.width}`);
    });
  });
}

for (const { viewport, colorScheme } of [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const) {
  test.describe(`two of one trouble, at ${viewport.width}`, () => {
    test.use({ viewport, colorScheme });

    test('an owner merges them, the desk sees it without reloading, and they are taken apart', async ({
      page,
      context,
      server,
    }) => {
      const [told, again] = [`Ants in the hall at ${viewport.width}`, `Ants, again, at ${viewport.width}`];
      const [kept, ended] = [await openOrder(server, told), await openOrder(server, again)];
      const desk = await context.newPage();
      await signIn(desk, colleagueOf(server), `/console?work-order=${kept.id}`);
      const seen = orderDialog(desk, told);
      await expect(seen.getByRole('button', { name: 'Actions' })).toBeVisible();
      await signIn(page, server.owner, `/dashboard/work-orders?work-order=${ended.id}`);
      const merge = await choose(page, 'Merge with another one');
      await merge.getByLabel('Goes on in').selectOption('');
      await merge.getByRole('button', { name: 'Merge with another one' }).click();
      await expect(merge.getByText('Choose the work order that goes on.')).toBeVisible();
      await merge.getByLabel('Goes on in').selectOption(kept.id);
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `order-deeds/merge-${viewport.width}`);
      await merge.getByRole('button', { name: 'Merge with another one' }).click();
      const order = orderDialog(page, again);
      await expect(order.getByText('Merged: this one goes on in another work order')).toBeVisible();
      await expect(page.getByText(`${ended.reference} goes on in ${kept.reference}`)).toBeVisible();
      await expect(seen.getByRole('heading', { name: 'Merged into this one' })).toBeVisible();
      await expectAccessible(page);
      await picture(page, `order-deeds/merged-${viewport.width}`);
      await seen.getByRole('link', { name: ended.reference }).click();
      await orderDialog(desk, again).getByRole('button', { name: 'Take them apart' }).click();
      await expect(order.getByText('Merged: this one goes on in another work order')).toHaveCount(0);
      await order.getByRole('button', { name: 'Actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Merge with another one' })).toBeVisible();
    });
  });
}

test('the desk cancels by the keyboard alone, and the owner sees it without reloading', async ({
  page,
  context,
  server,
}) => {
  const { id, reference } = await openOrder(server, 'Wasps under the eaves');
  const owner = await context.newPage();
  await signIn(owner, server.owner, `/dashboard/work-orders?work-order=${id}`);
  const theirs = orderDialog(owner, 'Wasps under the eaves');
  await expect(theirs.getByText('Open', { exact: true })).toBeVisible();
  await signIn(page, colleagueOf(server), `/console?work-order=${id}`);
  const actions = page.getByRole('button', { name: 'Actions' });
  await expect(actions).toBeVisible();
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel the work order' }).press('Enter');
  const cancel = page.getByRole('dialog', { name: 'Cancel the work order' });
  await expect(cancel.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('They moved on by themselves');
  await expectAccessible(page);
  await cancel.getByRole('button', { name: 'Cancel the work order' }).press('Enter');
  await expect(page.getByText(`${reference} cancelled`)).toBeVisible();
  await expect(theirs.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(theirs.getByText(/They moved on by themselves/)).toBeVisible();
});

test('an owner opens a work order by hand, and one that finds nobody stands under what needs them', async ({
  page,
  server,
}) => {
  await signIn(page, server.owner, '/dashboard/work-orders');
  await page.getByRole('link', { name: 'Open a work order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a work order' });
  await dialog.getByRole('button', { name: 'Open work order' }).click();
  await expect(dialog.getByText('Choose a property.')).toBeVisible();
  await dialog.getByLabel('Property').selectOption({ label: 'Cedar Cottage' });
  await dialog.getByLabel('Service type').selectOption({ label: 'Pest Control' });
  await dialog.getByLabel('Urgency').selectOption({ label: 'Low' });
  await dialog.getByLabel('Subject line').fill('Moles in the lawn');
  await dialog.getByLabel('Issue summary').fill('Four new hills since Monday.');
  await expectAccessible(page);
  await picture(page, 'order-deeds/new-order');
  await dialog.getByRole('button', { name: 'Open work order' }).click();
  await expect(page.getByText(/^Work order WO-.* opened$/)).toBeVisible();
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('button', { name: /^Show \d+ more$/ }).click(); // what is of low urgency stands last
  await expect(needs.getByText('Moles in the lawn: nobody is being sent')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'order-deeds/needs-you');
});

test('the desk finds an order without a chat among those in triage', async ({ page, server }) => {
  await openOrder(server, 'Mice behind the stove');
  await signIn(page, colleagueOf(server), '/console');
  await page.getByRole('link', { name: /^Orders in triage/ }).click();
  await page.getByRole('link', { name: 'Mice behind the stove' }).click();
  await expect(orderDialog(page, 'Mice behind the stove')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await picture(page, 'order-deeds/triage');
});
