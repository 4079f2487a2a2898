import type { Page } from '@playwright/test';
import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const isOutlined = (page: Page, name: string) => heading(page, name).evaluate((h1) => h1.matches(':focus-visible'));
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** At once, where a wheel would still be rolling when the next step comes. @returns how far it went */
const scroll = (page: Page, down: number) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
    return scrollY;
  }, down);

test('a new screen begins at the top with its heading in focus; a filter or a dialog moves nothing', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, server.owner, '/dashboard');
  await expect(page.getByRole('table', { name: 'My Work Orders' }).getByRole('rowheader').first()).toBeVisible();
  expect(await scroll(page, 900)).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'See all conversations' }).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, 'Conversations')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByText('Conversations · Porchlight')).toBeAttached(); // as it is read out

  await page.getByRole('link', { name: 'Work orders' }).click();
  await expect(heading(page, 'Work orders')).toBeFocused();
  await expect.poll(() => isOutlined(page, 'Work orders')).toBe(false);
  await expect(page.getByRole('table').getByRole('rowheader').nth(6)).toBeVisible();
  const at = await scroll(page, 400);
  expect(at).toBeGreaterThan(200);
  await page.getByRole('table').getByRole('link').nth(6).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(at);
  const filter = page.getByRole('combobox', { name: 'Status' });
  await filter.focus();
  await filter.selectOption('Completed');
  await expect(page).toHaveURL(/status=completed/);
  await expect(filter).toBeFocused();

  await page.getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Dashboard')).toBeFocused();
  await expect.poll(() => isOutlined(page, 'My Dashboard')).toBe(true);
  await page.goBack();
  await expect(heading(page, 'Work orders')).toBeFocused();

  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  await expect(entry('Chat with us')).toBeVisible();
  await expect(entry('support@porchlight.example')).toHaveAttribute('href', 'mailto:support@porchlight.example');
  await expect(entry('(555) 555-0100')).toHaveAttribute('href', 'tel:+15555550100');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: 'Account', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toContainText(server.owner.email);
  await expect(entry('Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect(entry('Sign Out')).toBeVisible();
  await entry('Profile Settings').press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(heading(page, 'Profile Settings')).toBeFocused();
});

test('the dashboard stands in its document before a script has come, for the signed-in alone', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/); // the scripts that are kept away
  await signIn(page, server.owner, '/dashboard');
  await expect(page.getByRole('table', { name: 'My Properties' })).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(heading(page, 'My Dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Work orders' })).toHaveAttribute('href', '/dashboard/work-orders');
  await expectAccessible(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(heading(page, 'My Dashboard')).toHaveCount(0); // hidden: no role
});

test('an unknown address leads home, and a protected one through signing in and back', async ({ page, server }) => {
  const answer = await page.request.get('/no/such/page.html', { maxRedirects: 0, headers: { accept: 'text/html' } });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
  expect((await page.request.get('/no-such-file.png')).status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('/support');
  await expect(page).toHaveURL(/\/login\?from=%2Fsupport$/);
  await signIn(page, server.owner, '/support');
  await expect(heading(page, 'Support')).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/profile');
  await expect(otherTab).toHaveURL(/\/login\?from=%2Fprofile$/); // a session is this tab's alone
  await otherTab.close();
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open support chat' })).toHaveCount(0);
  }
});

test('the public bar changes its style once the page is scrolled, and back', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('[data-site-bar]');
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await scroll(page, 200);
  await expect(bar).toHaveAttribute('data-scrolled');
  await scroll(page, 0);
  await expect(bar).not.toHaveAttribute('data-scrolled');
});
