import type { Page } from '@playwright/test';
import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

// An owner finds a chat, mends the note that was told wrong, tells the guest, and answers themselves.

type Chat = { id: string; path: string; secret: string };

async function guestAsks(server: RunningServer, message: string): Promise<Chat> {
  const token = server.guestUrl.split('/').at(-1);
  const path = `${server.url}/api/v1/guest/${token}/conversations`;
  const body = JSON.stringify({ message });
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { id, secret } = (await answer.json()) as { id: string; secret: string };
  return { id, path: `${path}/${id}/messages`, secret };
}

const guestReads = async ({ path, secret }: Chat) =>
  (await fetch(path, { headers: { 'x-conversation-secret': secret } })).text();

const openWhy = async (page: Page) => {
  await page.getByText('From your note “Trash bins”').last().click();
};

test('an owner finds a chat by what was said, mends the note over it, and the guest is told once', async ({
  page,
  server,
}) => {
  const chat = await guestAsks(server, 'where are the trash bins?');
  await signIn(page, server.owner, '/dashboard/conversations');
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('tras bins');
  await expect(page.locator('mark').first()).toHaveText(/^tras$/i);
  await page.getByRole('button', { name: 'Danger', exact: true }).click();
  await expect(page).toHaveURL(/find-chat=tras\+bins&danger=yes/);
  await expect(page.getByText('No chat matches: Danger, “tras bins”.')).toBeVisible();
  await page.getByRole('button', { name: 'Save View' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByLabel('Name').fill('Bins in danger');
  await naming.getByRole('button', { name: 'Save View' }).click();
  await expect(naming).toBeHidden();
  await expectAccessible(page);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toHaveValue('');
  await views.getByRole('link', { name: 'Bins in danger' }).click();
  await expect(page).toHaveURL(/find-chat=tras\+bins&danger=yes/);
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toHaveValue('tras bins');
  await page.getByRole('button', { name: 'Change view Bins in danger' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(views.getByRole('link', { name: 'Bins in danger' })).toBeHidden();
  await page.getByRole('button', { name: 'Danger', exact: true }).click();
  await page
    .getByRole('link', { name: /Cedar Cottage/ })
    .first()
    .click();
  const thread = page.getByRole('dialog', { name: /^Cedar Cottage/ });
  await openWhy(page);
  await expectAccessible(page);
  await picture(page, 'chat-why-1280');

  await thread.getByRole('button', { name: 'Wrong? Mend “Trash bins”' }).click();
  const mending = page.getByRole('dialog', { name: 'Mend “Trash bins”' });
  await expect(mending.locator('mark')).toBeVisible();
  await mending.getByRole('textbox', { name: 'Note' }).fill('Behind the big oak.');
  await expect(mending.getByText('The trash bins: Behind the big oak.')).toBeVisible();
  const preview = mending.getByRole('region', { name: 'Try it as a guest' });
  await preview.getByRole('button', { name: 'where are the trash bins?' }).click();
  await expect(preview.getByText(/Behind the big oak/).first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'mend-1280');
  await page.reload();
  await openWhy(page);
  await thread.getByRole('button', { name: 'Wrong? Mend “Trash bins”' }).click();
  await expect(mending.getByRole('textbox', { name: 'Note' })).toHaveValue('Behind the big oak.');
  await mending.getByRole('button', { name: 'Save Note' }).click();

  const telling = page.getByRole('dialog', { name: 'Tell the guest the correction' });
  await expect(telling.getByText(/Behind the big oak/)).toBeVisible();
  await expectAccessible(page);
  expect(await guestReads(chat)).not.toContain('big oak');
  await telling.getByRole('button', { name: 'Send Correction' }).click();
  await expect(telling).toBeHidden();
  await expect.poll(() => guestReads(chat)).toContain('A correction from the Porchlight team');
  await thread.getByRole('button', { name: 'Tell the guest the correction' }).last().click();
  await expect(telling.getByText('You told the guest the correction')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an owner takes a chat over, writes, gives it back, and finds the list as it was', async ({ page, server }) => {
    const chat = await guestAsks(server, 'where do I park?');
    await signIn(page, server.owner, '/dashboard/conversations');
    const withOrder = page.getByRole('button', { name: 'With a work order' });
    await withOrder.click();
    await expect(withOrder).toHaveAttribute('aria-pressed', 'true');
    await withOrder.click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
    await expect(page.getByRole('link', { name: /Cedar Cottage/ }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    const scrolled = await page.evaluate(() => scrollY);
    await page
      .getByRole('link', { name: /Cedar Cottage/ })
      .first()
      .click();
    const thread = page.getByRole('dialog', { name: /^Cedar Cottage/ });
    await thread.getByRole('button', { name: 'Take Over' }).click();
    await expect(thread.getByText('With you')).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);
    await picture(page, 'chat-yours-390');
    await thread.getByRole('textbox', { name: 'Write to the guest' }).fill('Nora here. Behind the house.');
    await page.keyboard.press('Enter');
    await expect.poll(() => guestReads(chat)).toContain('Behind the house.');
    await thread.getByRole('button', { name: 'Note to the team' }).click();
    await thread.getByRole('textbox', { name: 'Note to the team' }).fill('They come by bike.');
    await thread.getByRole('button', { name: 'Add Note' }).click();
    await expect(thread.getByText('They come by bike.')).toBeVisible();
    expect(await guestReads(chat)).not.toContain('by bike');
    await thread.getByRole('button', { name: 'Give Back' }).click();
    const giving = page.getByRole('dialog', { name: 'Give this chat back' });
    await expect(giving.getByRole('textbox')).toHaveValue(/I wrote 1 message/);
    await expectAccessible(page);
    await giving.getByRole('button', { name: 'Give Back' }).click();
    await expect(thread.getByText('With the assistant')).toBeVisible();
    await page.goBack();
    await expect(thread).toBeHidden();
    await expect(page).toHaveURL(/language=en/);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a stay leads to its guest, and the guest to chats and back', async ({ page, server }) => {
    await signIn(page, server.owner, '/dashboard/stays');
    await page.getByRole('table').getByRole('link').first().click();
    const guest = page.getByRole('dialog');
    await expect(guest.getByRole('heading', { name: 'Stays' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);
    await picture(page, 'guest-390');
    await guest.getByRole('link', { name: 'Chats of this stay' }).first().click();
    await expect(page).toHaveURL(/conversations\?stay=/);
    await expect(page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(guest.getByRole('heading', { name: 'Stays' })).toBeVisible();
  });
});
