import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { staffOverRest } from '../support/desk.ts';
import { chat, cottageStay, fillStay, greeted, passStayCheck, phone, say } from '../support/guest-pages.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });

  test('a guest is greeted, helped with a leak and told what to do about gas', async ({ page, server }) => {
    await page.goto(server.guestUrl);
    await greeted(page);
    await expect(page).toHaveTitle(/^Guest chat · /);
    await expect(page.getByRole('link', { name: 'Danger? Call 911' })).toHaveAttribute('href', 'tel:911');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wi-Fi', exact: true }).click();
    await expect(
      chat(page)
        .getByText(/^From: /)
        .first(),
    ).toBeVisible();
    await say(page, "there's another leak, water is coming from under the kitchen sink");
    const card = chat(page).getByRole('article', { name: /^Work order WO-/ });
    await expect(card.getByText('Reported, finding a contractor', { exact: true })).toBeVisible();
    await passStayCheck(page, server); // nobody is sent before
    await expect(card.getByText('Contractor asked', { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
    await say(page, 'I smell gas');
    await expect(chat(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('two messages written offline go later, once each and in order, and survive a reload', async ({
    page,
    context,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(server.guestUrl);
    await greeted(page);
    await say(page, 'hello');
    await expect(chat(page).getByText("Hi. I'm the house assistant")).toBeVisible();
    await expect(chat(page).getByText('Sending...')).toHaveCount(0);
    await context.setOffline(true);
    await say(page, 'where do I park');
    await say(page, "what's the wifi called");
    await expect(chat(page).getByText('Offline, will be sent')).toHaveCount(2);
    await expectAccessible(page);
    const again = await context.newPage(); // the phone closed the page; another opens with what was kept
    await page.close();
    await context.setOffline(false);
    await again.goto(server.guestUrl);
    await expect(chat(again).getByText('From: Parking')).toBeVisible();
    await expect(chat(again).getByText('Offline, will be sent')).toHaveCount(0);
    await again.reload();
    await expect(chat(again).getByText('From: Parking')).toBeVisible();
    const mine = await chat(again)
      .getByText(/^(hello|where do I park|what's the wifi called)$/)
      .allTextContents();
    expect(mine).toEqual(['hello', 'where do I park', "what's the wifi called"]);
  });

  test('where the answer is likely among three notes, they can be tapped, and none of them asks the owner', async ({
    page,
    server,
  }) => {
    await page.goto(server.guestUrl);
    await greeted(page);
    await say(page, 'can our bags stay in the shed after eleven?');
    await expect(chat(page).getByText(/^Is it one of these\?/)).toBeVisible();
    const replies = chat(page).getByRole('list', { name: 'Quick replies' });
    await expect(replies.getByRole('button').last()).toHaveText('None of these');
    await expect(replies.getByRole('button')).toHaveCount(4);
    await expectAccessible(page);
    await picture(page, 'guest-choices');
    await replies.getByRole('button', { name: 'None of these' }).click();
    await expect(chat(page).getByText(/^Sorry that wasn't it\. I've asked the owner/)).toBeVisible();
    await expect(replies).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a message that fails says so on its bubble, names the phone number the second time, and goes on Retry', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/503/);
    await page.goto(server.guestUrl);
    await greeted(page);
    const failing = (url: URL) => url.pathname.endsWith('/messages');
    await page.route(failing, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await say(page, 'where do I park');
    await expect(chat(page).getByText('Not sent.')).toBeVisible();
    await chat(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chat(page).getByRole('link', { name: /^Or call/ })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(failing);
    await chat(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chat(page).getByText('From: Parking')).toBeVisible();
  });

  test('the door code comes masked after the stay check, and never before', async ({ page, server }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/v1/guest/') && response.request().method() === 'POST') answers.push(response);
    });
    await page.goto(server.guestUrl);
    await greeted(page);
    await say(page, 'what is the door code please');
    await chat(page).getByRole('button', { name: 'Check my stay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check my stay' });
    await expect(dialog.getByLabel('Email or phone on the booking')).toBeVisible(); // a code first
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use the dates instead' }).click();
    await dialog.getByRole('button', { name: 'Check my stay' }).click();
    await expect(dialog.getByLabel('Check-in')).toBeFocused();
    await expect(dialog.getByText('Enter the day your stay begins.')).toBeVisible();
    await expectAccessible(page);
    const seen = await Promise.all(answers.map((answer) => answer.text()));
    expect(seen.join()).not.toContain('"value":"');
    const stay = await cottageStay(server);
    await fillStay(page, { ...stay, digits: stay.digits === '0000' ? '1111' : '0000' });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/tries left/)).toBeVisible();
    await fillStay(page, stay);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Stay checked')).toBeVisible();
    await say(page, 'the door code again please');
    const reveal = chat(page).getByRole('button', { name: 'Reveal Door code' }).first();
    await expect(reveal).toBeVisible();
    await expectAccessible(page);
    await reveal.click();
    await expect(chat(page).getByRole('button', { name: 'Hide Door code' })).toBeVisible();
  });

  test('a guest asks for a person, who joins; a note never shows; messages do not move a reader', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(server.guestUrl);
    await greeted(page);
    await page.getByRole('button', { name: 'Ask for a person' }).click();
    await expect(page.getByRole('banner').getByText(/You're in line|A person has been asked/)).toBeVisible();
    const id = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('porchlight.guest.')) ?? '';
      return JSON.parse(localStorage.getItem(key) ?? '{}').id as string;
    });
    const ask = await staffOverRest(server, server.agent);
    await ask(`/conversations/${id}/reply`, { message: `Hello, this is Maya.${'\nOne more line.'.repeat(20)}` });
    await expect(page.getByRole('banner').getByText(/from the Porchlight team is here/)).toBeVisible();
    await ask(`/conversations/${id}/note`, { message: 'Sounds tired.' });
    await chat(page).evaluate((box) => box.scrollTo({ top: 0 }));
    await expect.poll(() => chat(page).evaluate((box) => box.scrollTop)).toBe(0);
    await ask(`/conversations/${id}/reply`, { message: 'First of two.' });
    await ask(`/conversations/${id}/reply`, { message: 'Second of two.' });
    const pill = page.getByRole('button', { name: '2 new messages' });
    await expect(pill).toBeVisible();
    expect(await chat(page).evaluate((box) => box.scrollTop)).toBe(0);
    await expectAccessible(page);
    await pill.click();
    await expect(pill).toBeHidden();
    await expect(page.getByText('Sounds tired.')).toHaveCount(0);
  });

  test('a photo goes from the camera into the chat, HEIC too; a PDF is refused by name', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/); // a HEIC photo that was cut off
    await page.goto(server.guestUrl);
    await greeted(page);
    const picker = page.getByLabel('Send a photo').and(page.locator('input'));
    await picker.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('plan.pdf is not a photo.')).toBeVisible();
    const drawing = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(640, 480);
      canvas.getContext('2d')?.fillRect(0, 0, 320, 480);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await picker.setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: Buffer.from(drawing) });
    await expect(chat(page).getByAltText('Sent by you')).toBeVisible();
    await expect(chat(page).getByAltText('Sent by you')).toHaveCount(1);
    const heic = readFileSync('src/server/platform/images/samples/small.heic'); // Chromium can't draw it; the server can
    await picker.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
    await expect(chat(page).getByAltText('Sent by you')).toHaveCount(2);
    await expect(chat(page).getByText('IMG_1.HEIC')).toHaveCount(0);
    await picker.setInputFiles({ name: 'cut.heic', mimeType: '', buffer: heic.subarray(0, 200) });
    await expect(chat(page).getByText('File must be an image')).toBeVisible();
    await chat(page).getByRole('button', { name: 'Remove' }).click();
    const field = page.getByLabel('Your message');
    await field.fill('a'.repeat(4001));
    await expect(page.getByText('4,001 of 4,000 characters: 1 too many to send')).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('a'.repeat(4001));
    await field.fill('a'.repeat(4000));
    await expect(page.getByText('4,000 of 4,000 characters')).toBeVisible();
    await field.fill('');
    await expectAccessible(page);
  });

  test('a link that is not in use says so calmly', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto('/g/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link isn't in use any more.");
    await expectAccessible(page);
  });

  test('a server that is down is said, asked again by a tap, and the chat comes once it is back', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.goto(server.guestUrl);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't reach the house.");
    await expectAccessible(page);
    const askedAgain = page.waitForRequest('**/api/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await askedAgain;
    await page.unroute('**/api/v1/**');
    await page.evaluate(() => dispatchEvent(new Event('online'))); // by itself, too, once it is there
    await greeted(page);
  });
});
