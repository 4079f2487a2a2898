import { gzipSync } from 'node:zlib';
import type { Frame, Page } from '@playwright/test';
import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { type OwnersSite, openOwnersSite } from '../support/owners-page.ts';
import { picture } from '../support/pictures.ts';
import { sizes, toast } from '../support/property-pages.ts';

// The guest chat on an owner's own page, which another origin serves.

/** Kilobytes, gzip. */
const budget = 15;

// A header of the tests' own would make a browser ask first whether the other origin may send it.
test.use({ extraHTTPHeaders: {} });

let site: OwnersSite;
test.beforeAll(async ({ server }) => {
  site = await openOwnersSite(server.url);
});
test.afterAll(() => site.close());

const button = (page: Page) => page.getByRole('button', { name: 'Ask about the house' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cedar Cottage' });
const field = (page: Page) => panel(page).getByLabel('Your question');
const inside = (page: Page) => panel(page).frameLocator('iframe');
const ourFrame = (page: Page, server: { url: string }): Frame | undefined =>
  page.frames().find((frame) => frame.url().startsWith(`${server.url}/widget/`));

/** As the owner copies it, for pages of this origin. */
async function tagFor(server: Parameters<typeof ownerOverRest>[0], origin: string): Promise<string> {
  const ask = await ownerOverRest(server);
  const { items } = await ask<{ items: { id: string; name: string }[] }>('GET', '/properties?q=Cedar');
  const cottage = items.find(({ name }) => name === 'Cedar Cottage');
  const saved = { is_on: true, origins: [origin] };
  return (await ask<{ tag: string }>('PUT', `/properties/${cottage?.id}/booking-page`, saved)).tag;
}

test('an owner sets it up on the property’s page, and sees what visitors will see', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await signIn(page, server.owner, '/dashboard/properties');
  await page.getByRole('link', { name: 'Cedar Cottage' }).first().click();
  const card = page.getByRole('region', { name: 'Chat on your booking page' });
  const pages = card.getByLabel('Pages that may show it');
  await card.getByRole('switch', { name: 'Show the chat' }).check();
  await pages.fill('http://cedar.example');
  await card.getByRole('button', { name: 'Save Settings' }).click();
  await expect(card).toContainText('"http://cedar.example" is not secure');
  await expect(pages).toBeFocused();
  await expectAccessible(page);
  await page.reload(); // what is typed is there again
  await expect(pages).toHaveValue('http://cedar.example');
  await pages.fill(`www.cedar.example/book\n${site.page}/cedar`);
  await card.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(pages).toHaveValue(`https://www.cedar.example\n${site.page}`);
  await expect(card).toContainText('No page has shown it yet.');
  await expect(card.locator('code')).toHaveText(
    /^<script src=".*\/widget\.js" data-property="page\..*" async><\/script>$/,
  );
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'booking-page/card');
  await card.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of the chat' });
  await preview.getByLabel('Your question').fill('Is there a grill?');
  await expectAccessible(page);
  await picture(page, 'booking-page/preview');
  await page.keyboard.press('Enter');
  await expect(preview).toContainText("On your page, Cedar Cottage's assistant answers now.");
  await preview.getByRole('button', { name: 'Close', exact: true }).last().click();
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expectNothingWide(page);
  }
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'booking-page/card-phone');
});

for (const [size, colorScheme] of [
  ['wide', 'light'],
  ['phone', 'dark'],
] as const) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], colorScheme });

    test('a visitor asks on the page, and goes on after a reload', async ({ page, server, context }) => {
      site.show(await tagFor(server, site.page));
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().startsWith(server.url) && asked.push(new URL(request.url()).pathname),
      );
      await page.goto(`${site.page}/book`);
      await expect(button(page)).toBeVisible();
      await picture(page, `booking-page/closed-${size}-${colorScheme}`);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `booking-page/open-${size}-${colorScheme}`);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await field(page).fill('Where do I park?');
      expect(asked).toEqual(['/widget.js', expect.stringMatching(/^\/widget\/page\.[\w-]+\/settings$/)]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

      await page.keyboard.press('Enter');
      const log = inside(page).getByRole('region', { name: 'Chat', exact: true });
      await expect(log.getByText('Where do I park?', { exact: true })).toBeVisible();
      await expect(log.getByText('House assistant').nth(1)).toBeVisible();
      await expect(inside(page).getByRole('button', { name: 'Check my stay' })).toHaveCount(0);
      await expect(inside(page).getByRole('button', { name: 'Send a photo' })).toHaveCount(0);
      const frame = ourFrame(page, server);
      if (!frame) throw new Error('The chat is in no frame of ours.');
      await expectAccessible(frame);
      await expectAccessible(page);
      await picture(page, `booking-page/answered-${size}-${colorScheme}`);
      await inside(page).getByLabel('Your message').press('Escape');
      await expect(panel(page)).toBeHidden();

      await page.reload();
      await button(page).click();
      await expect(log.getByText('Where do I park?', { exact: true })).toBeVisible();
      await inside(page).getByLabel('Your message').fill('Is there a person?');
      await inside(page).getByLabel('Your message').press('Enter');
      await expect(log.getByText('Is there a person?', { exact: true })).toBeVisible();
    });
  });
}

test('what cannot be sent stays in sight, in the language of the visitor', async ({
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_/);
  site.show(await tagFor(server, site.page));
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(site.page);
  await page.getByRole('button', { name: 'Fragen zum Haus' }).click();
  const question = page.getByLabel('Ihre Frage');
  await question.fill('Gibt es einen Grill?');
  await context.setOffline(true);
  await question.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Sie sind offline');
  await expect(question).toHaveValue('Gibt es einen Grill?');
  await context.setOffline(false);
  await question.press('Enter');
  const log = page.frameLocator('iframe').getByRole('region', { name: 'Chat' });
  await expect(log.getByText('Gibt es einen Grill?', { exact: true })).toBeVisible();
  await context.close();
});

test('A29 a page that is not listed gets nothing, and frames nothing', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/CORS|Failed to load resource|frame-ancestors|Refused to frame|violates the following/);
  const tag = await tagFor(server, site.page);
  site.show(tag);
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  await page.goto(site.stranger);
  await expect.poll(() => told.join()).toContain('Porchlight shows no chat here.');
  await expect(page.locator('porchlight-chat')).toHaveCount(0);
  const [, key] = /data-property="([^"]+)"/.exec(tag) ?? [];
  site.show(`<iframe src="${server.url}/widget/${key}"></iframe>`);
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(site.stranger);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  // A listed page within one that is not listed: both would have to be.
  const again = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.evaluate((to) => document.querySelector('iframe')?.setAttribute('src', to), site.page);
  await again;
});

test('A29 strangers’ messages neither write in the chat nor close it; its owner sees whose page it is', async ({
  page,
  server,
  context,
}) => {
  const tag = await tagFor(server, site.page);
  site.show(tag);
  await page.goto(site.page);
  await button(page).click();
  await field(page).fill('Where do I park?');
  await page.keyboard.press('Enter');
  const log = inside(page).getByRole('region', { name: 'Chat', exact: true });
  await expect(log.getByText('Where do I park?', { exact: true })).toBeVisible();
  site.show('');
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.name = 'stranger';
    frame.src = address;
    document.body.append(frame);
  }, site.stranger);
  await expect.poll(() => page.frame({ name: 'stranger' })?.url()).toContain(site.stranger);
  const stranger = page.frame({ name: 'stranger' });
  for (const word of [{ begin: 'evil words' }, 'close', 'ready', 'taken', null])
    await stranger?.evaluate((said) => {
      parent.postMessage({ porchlight: said }, '*');
      for (let at = 0; at < parent.frames.length; at++) parent.frames[at]?.postMessage({ porchlight: said }, '*');
    }, word);
  // Once it has begun, the frame hears its own page no more; and the page's own words do not close the panel.
  await page.evaluate(() => {
    const shown = document.querySelector('porchlight-chat')?.shadowRoot?.querySelector('iframe');
    shown?.contentWindow?.postMessage({ porchlight: { begin: 'evil words' } }, '*');
    postMessage({ porchlight: 'close' });
  });
  await inside(page).getByLabel('Your message').fill('Is there Wi-Fi?');
  await inside(page).getByLabel('Your message').press('Enter');
  await expect(log.getByText('Is there Wi-Fi?', { exact: true })).toBeVisible();
  await expect(log.getByText('evil words')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();

  const owner = await context.newPage();
  await signIn(owner, server.owner, '/dashboard/conversations');
  const chat = owner
    .getByRole('listitem')
    .filter({ hasText: `From ${site.page}` })
    .first();
  await expect(chat).toBeVisible();
  await picture(owner, 'booking-page/conversations');
  await chat.getByRole('link').click();
  await expect(owner.getByRole('dialog').getByText(`From ${site.page}`)).toBeVisible();
  await expectAccessible(owner);
});

test('the script is small, whole, and leaves no name in the page', async ({ page, server, request }) => {
  const script = await (await request.get('/widget.js')).body();
  expect(gzipSync(script).length / 1000).toBeLessThan(budget);
  expect(script.toString()).not.toMatch(/\b(import|eval|innerHTML)\b\s*[(=]/);
  site.show('');
  await page.goto(site.page);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  site.show(await tagFor(server, site.page));
  await page.reload();
  await expect(button(page)).toBeVisible();
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});
