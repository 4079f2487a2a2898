import { faq } from '#contract/messages/en/site/faq.ts';
import { sitePages } from '#contract/site/pages.ts';
import { expect, expectAccessible, expectNothingWide, holdNext, offline, test } from '../support/journeys.ts';

for (const [colorScheme, phone] of [
  ['light', 320],
  ['dark', 390],
] as const) {
  test.describe(`the public pages, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('break no rule of accessibility and never scroll sideways', async ({ page }) => {
      for (const { path } of sitePages) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveCount(1);
        await expectAccessible(page);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNothingWide(page, { evenSmall: true });
          if (width === phone) await expectAccessible(page);
        }
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, the questions open, and a form comes back with thanks', async ({ page }) => {
    await page.goto('/pricing');
    for (const price of ['$60', '$627', '$80', '$864', '$95', '$1,003']) {
      await expect(page.getByRole('listitem').getByText(price, { exact: true })).toBeVisible();
    }
    await page.goto('/faq');
    await page.getByText(faq[3]?.question ?? '').click();
    await expect(page.getByText(faq[3]?.answer ?? '')).toBeVisible();
    await expect(page.getByText(faq[0]?.answer ?? '')).toBeHidden();
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you cover boats?');
    await page.getByRole('button', { name: 'Send Question' }).click();
    await expect(page).toHaveURL(/\/faq#thank-you$/);
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  test('a form that is refused says what to correct', async ({ page, expectedErrors }) => {
    expectedErrors.push(/422/);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Contact Sales' }).click();
    await page.getByLabel('Full Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@nowhere');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    // axe waits by timers, which do not run here.
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada');
  });
});

test('a form finds what is wrong, keeps what was typed through a failure, and is thanked for', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Us a Message' });
  await dialog.getByLabel('Phone').pressSequentially('4155550123');
  await expect(dialog.getByLabel('Phone')).toHaveValue('(415) 555-0123');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Please show me.');
  await offline(page, async () => {
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit question. Please try again.');
  });
  const letGo = await holdNext(page, '**/questions');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await expect(dialog.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(dialog.getByText('Someone from the product will be in touch soon.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');

  await page.goto('/faq');
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you cover boats?');
  const send = page.getByRole('button', { name: 'Send Question' });
  await send.focus();
  await expect(page.locator('[data-island=contact-form][data-ready]').first()).toBeAttached();
  await offline(page, async () => {
    await send.click();
    await expect(page.getByText('Failed to send question. Please try again.')).toBeVisible();
  });
  await send.click();
  await expect(page.getByRole('main').getByText('Someone from the company will be in touch soon.')).toBeVisible();
});

test('the prices follow the address, and the address follows the choice', async ({ page }) => {
  await page.goto('/pricing?billing=annual&properties=5');
  const essential = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Essential' }) });
  await expect(essential.getByText('$4,320 a year for 5 properties')).toBeVisible();
  await expect(essential.getByText('$864', { exact: true })).toBeVisible();
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Number of properties', exact: true }).fill('12');
  await expect(essential.getByText('$960 a month for 12 properties')).toBeVisible();
  await expect(page).toHaveURL(/\?billing=monthly&properties=12$/);
  await page.reload();
  await expect(essential.getByText('$960 a month for 12 properties')).toBeVisible();
  await page.getByRole('button', { name: 'Compare All Plan Features' }).click();
  const matrix = page.getByRole('dialog', { name: 'Compare all plan features' });
  await expect(matrix.getByRole('row', { name: /^API access/ })).toHaveText(/Not included(Included){3}/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(matrix.getByRole('columnheader')).toHaveCount(3);
  await expectNothingWide(page);
});

test('of the sixteen questions one is open at a time, and the first to begin with', async ({ page }) => {
  await page.goto('/faq');
  const open = page.locator('details[name=faq][open]');
  await expect(page.locator('details[name=faq]')).toHaveCount(16);
  await expect(open).toHaveText(/^What does Porchlight do\?/);
  await page.getByText(faq[5]?.question ?? '').click();
  await expect(open).toHaveCount(1);
  await page.getByText(faq[5]?.question ?? '').click();
  await expect(open).toHaveCount(0);
});

test('the chat answers from the site, is found again, and says so when it fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Start a chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  const line = chat.getByPlaceholder('Type your message...');
  await expect(line).toBeFocused();
  await expect(chat.getByRole('listitem')).toHaveText(/^Assistant: I'm the Porchlight assistant\. How can I help\?/);
  await line.fill('   ');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('listitem')).toHaveCount(1);
  await line.fill('5 properties on Essential, yearly?');
  const letAnswer = await holdNext(page, '**/site-chat/*');
  await page.keyboard.press('Enter');
  await expect(line).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'); // with a spinner in it
  letAnswer();
  await expect(chat.getByText(/\$4,320 a year/).first()).toBeVisible();
  await expect(chat.getByRole('link', { name: 'From: Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(line).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open support chat' })).toBeFocused();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await expect(chat.getByText('5 properties on Essential, yearly?')).toBeVisible();
  await page.context().setOffline(true);
  await line.fill('Is there a contract?');
  await page.keyboard.press('Enter');
  await expect(
    chat
      .getByRole('region', { name: 'Messages' })
      .getByText('Sorry, I encountered an error. Please try again or contact support at (555) 555-0100.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await expect(chat.getByText(/^Sorry, I encountered an error/)).toBeVisible();
  await expect(chat.getByRole('listitem')).toHaveCount(4);
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await expect(chat.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open support chat' })).toHaveCount(0);
});

test('what is pressed before the script has come is done once it is there, then typefaces and rest are put on', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Start a chat' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-faces', 'late');
  const rest = page.locator('.later');
  await expect(rest).not.toHaveCount(0);
  letGo();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect(chat.getByPlaceholder('Type your message...')).toBeFocused();
  await expect(root).toHaveAttribute('data-faces', 'on');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
  await expect(rest).toHaveCount(0); // laid out, also where nobody has scrolled
  await page.reload();
  await expect(root).not.toHaveAttribute('data-faces');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
});

test('what is no page leads home, what is no file is not there', async ({ page, server, request }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(`${server.url}/`);
  for (const path of ['/no-such-file.png', '/api/nothing']) expect((await request.get(path)).status()).toBe(404);
  for (const path of [
    '/social-card.png',
    '/icon-512.png',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    '/try.svg',
  ])
    expect((await request.get(path)).status(), path).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${server.url}/pricing</loc>`);
  expect((await request.get('/try', { maxRedirects: 0 })).headers().location).toMatch(/^\/g\//);
});
