import type { Page } from '@playwright/test';
import { colleagueOf, openGuestChat, signIn, staffOverRest } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// What the team promises: a lead sets it, an agent sees the clock of a chat and lets it wait for somebody outside.

const facts = (page: Page) => page.getByRole('region', { name: 'Facts', exact: true });

test('a lead adds a promise: errors at the field, hours of the house, kept over a reload, and taken back', async ({
  page,
  server,
}) => {
  await signIn(page, colleagueOf(server), '/sla');
  const promises = page.getByRole('region', { name: 'Promises' });
  await expect(promises.getByRole('heading', { name: 'Everybody' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sla');
  await promises.getByRole('button', { name: 'Add a promise' }).click();
  const form = page.getByRole('dialog', { name: 'New promise' });
  await form.getByLabel('Somebody takes the chat, Urgent: minutes').fill('soon');
  await form.getByRole('button', { name: 'Save promise' }).click();
  await expect(form.getByText('Give it a name.')).toBeVisible();
  await expect(form.getByText('Enter whole minutes, from 1 on.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Large houses');
  await form.getByLabel('Somebody takes the chat, Urgent: minutes').fill('1');
  await form.getByLabel('In these hours, by the clock of each house').check();
  await form.getByLabel('Holiday', { exact: true }).fill('2026-12-25');
  await form.getByRole('button', { name: 'Add a holiday' }).click();
  await expectAccessible(page);
  await picture(page, 'sla-form');
  await page.reload();
  await promises.getByRole('button', { name: 'Add a promise' }).click();
  await expect(form.getByText('We kept what you had typed before.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Large houses');
  await form.getByRole('button', { name: 'Save promise' }).click();
  await expect(form).toBeHidden();
  await expect(promises.getByRole('heading', { level: 3 })).toHaveText(['Large houses', 'Everybody']);
  await expect(promises.getByText('Closed on Dec 25, 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(promises.getByRole('heading', { level: 3 })).toHaveText(['Everybody']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingWide(page);
  await expectAccessible(page);
});

test('an agent sees by when an answer is due, and lets the clock wait until the guest writes', async ({
  page,
  server,
}) => {
  const guest = await openGuestChat(server, 'I want to talk to a person please');
  const act = await staffOverRest(server, server.agent);
  await act(`/conversations/${guest.id}/reply`, { message: 'Here I am.' });
  await guest.write('and the heating?');
  await signIn(page, server.agent, `/console?queue=mine&thread=${guest.id}`);
  await expect(facts(page).getByText(/^Due in/)).toBeVisible();
  await facts(page).getByRole('button', { name: 'Pause until…' }).click();
  await page.getByRole('menuitem', { name: 'the contractor answers' }).click();
  await expect(facts(page).getByText('Paused: contractor')).toBeVisible();
  const row = page.getByRole('region', { name: 'Chats', exact: true }).locator(`li:has(a[href*="${guest.id}"])`);
  await expect(row.getByText('Paused: contractor')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'sla-paused');
  await guest.write('hello?');
  await expect(facts(page).getByText(/^Due in/)).toBeVisible();
  await expect(row.getByText(/^Due in/)).toBeVisible();
});
