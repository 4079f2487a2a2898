import type { Page } from '@playwright/test';
import routes from '../../src/web/routes.ts';
import { colleagueOf, signIn } from '../support/desk.ts';
import { expect, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

// Every screen behind the sign-in as it opens, on a phone: none is left out, for the list of routes names them.

const under = (file: string, among = routes): typeof routes =>
  among.flatMap((route) => (route.file === file ? (route.children ?? []) : under(file, route.children ?? [])));
const pathsUnder = (file: string) =>
  under(file).flatMap(({ path }) => (path && !path.includes(':') ? [`/${path}`] : []));

const loaded = (page: Page) =>
  expect(async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 100 });
    expect(await page.locator('[aria-busy=true], .appear-late').count()).toBe(0);
  }).toPass();

test.use({ viewport: sizes.phone });

test("the owner's screens fit a phone", async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  for (const path of pathsUnder('screens/owner/owner-layout.tsx')) {
    await page.goto(path);
    await loaded(page);
    await expect(page).toHaveURL(path);
    await expectNothingWide(page);
    await picture(page, `screens-owner${path.replaceAll('/', '-')}`);
  }
});

test("the staff's screens fit a phone", async ({ page, server }) => {
  await signIn(page, colleagueOf(server), '/console'); // an admin, who may open them all
  for (const path of ['/console', ...pathsUnder('screens/console/staff-layout.tsx')]) {
    await page.goto(path);
    await loaded(page);
    await expect(page).toHaveURL(path);
    await expectNothingWide(page);
    await picture(page, `screens-staff${path.replaceAll('/', '-')}`);
  }
});

test('the console leads to every screen of the staff, on a phone held sideways too', async ({ page, server }) => {
  await signIn(page, colleagueOf(server), '/console');
  await page.setViewportSize({ width: sizes.phone.height, height: sizes.phone.width });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const menu = page.getByRole('menu');
  for (const path of ['/console', ...pathsUnder('screens/console/staff-layout.tsx')])
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
});
