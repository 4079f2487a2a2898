import { isSameDocument, markDocument, newOwner, openGuestChat, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, offline, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

// The dashboard on a phone: what needs the owner, the day and the houses, each one thumb away; and the day on wide
// screens.

/** About three screens of a phone: what a view may be tall with the demo. */
const tallest = 2500;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: sizes.phone, colorScheme });

    test('each view is one thumb away, short, and kept by the address', async ({ page, server }) => {
      await signIn(page, server.owner, '/dashboard');
      const bar = page.getByRole('navigation', { name: 'Your dashboard' });
      const tab = (name: string) => bar.getByRole('link', { name });
      const look = async (view: string, region: string) => {
        await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
        await expect(tab(view)).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(page.locator('.appear-late')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(tallest);
        for (const box of await Promise.all((await bar.getByRole('link').all()).map((link) => link.boundingBox())))
          expect(box?.height).toBeGreaterThanOrEqual(44);
        await expectAccessible(page);
        await expectNothingWide(page);
        await picture(page, `phone-dashboard-${view.replaceAll(' ', '-')}-${colorScheme}`);
      };
      await look('Needs you', 'Needs you');
      await markDocument(page);
      await tab('Today').click();
      await expect(page).toHaveURL(/\/dashboard\?tab=today$/);
      await look('Today', 'Today');
      await tab('Houses').click();
      await expect(page).toHaveURL(/\?tab=houses$/);
      await look('Houses', 'Houses');
      await page.goBack();
      await look('Today', 'Today');
      expect(await isSameDocument(page)).toBe(true);
      await page.reload();
      await look('Today', 'Today');
      await page.goBack();
      await look('Needs you', 'Needs you');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('a house says who is there and how it stands, and opens by one tap', async ({ page, server }) => {
    await signIn(page, server.owner, '/dashboard?tab=houses');
    const houses = page.getByRole('region', { name: 'Houses' });
    const cottage = houses.getByRole('listitem').filter({ hasText: 'Cedar Cottage' });
    await expect(cottage).toContainText('Ana Castillo');
    await expect(cottage).toContainText(/open work order/);
    await page.getByText('Numbers').first().click();
    await expect(page.getByRole('heading', { name: 'Resolution Rate' })).toBeVisible();
    await expectAccessible(page);
    await houses.getByRole('link', { name: 'See all properties' }).click();
    await expect(page.getByRole('table', { name: 'My Properties' })).toBeVisible();
    await page.goBack();
    await cottage.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Cedar Cottage', level: 1 })).toBeVisible();
  });

  test('an order of the day appears without reloading and opens over it, by keyboard too', async ({ page, server }) => {
    await signIn(page, server.owner, '/dashboard?tab=today');
    const day = page.getByRole('region', { name: 'Today', exact: true });
    const orders = day.getByRole('region', { name: /open work orders?$/ });
    await expect(orders.getByText('Waits for you').first()).toBeVisible();
    const title = await orders.getByRole('heading').textContent();
    await openGuestChat(server, 'the garden gate fell off, please send somebody'); // nobody else tells of it, which would join
    await expect(orders.getByRole('heading')).not.toHaveText(title ?? '');
    await orders.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: /WO-/ });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(/\?tab=today$/);
    await day.getByRole('link', { name: 'See what needs you' }).click();
    await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  });

  test('without a network the day stays and says when it was read', async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|net::/);
    await signIn(page, server.owner, '/dashboard?tab=houses');
    await expect(page.getByRole('link', { name: 'Cedar Cottage' })).toBeVisible();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    const day = page.getByRole('region', { name: 'Today', exact: true });
    await expect(day.getByRole('heading', { name: 'Since last evening' })).toBeVisible();
    await offline(page, async () => {
      await expect(day.getByText(/^You're offline\. This is from .*\d:\d\d/)).toBeVisible();
      await expect(day.getByRole('heading', { name: 'Since last evening' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Houses', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Houses' }).getByText(/^You're offline/)).toBeVisible();
      await page.getByRole('link', { name: 'Today', exact: true }).click();
    });
    await expect(day.getByText(/^You're offline/)).toBeHidden();
  });

  test('a day that cannot be loaded says so, and comes by Retry', async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.route('**/rpc/live/events**', (route) => route.abort()); // nothing but Retry asks again
    await page.route('**/rpc/reports/**', (route) => route.abort());
    await signIn(page, server.owner, '/dashboard?tab=today');
    await expect(page.getByText("Couldn't load your day.")).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/rpc/reports/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Since last evening' })).toBeVisible();
  });

  test('a new account sees what to do first, and that nothing happened', async ({ page, server }) => {
    await signIn(page, await newOwner(server, 'noor@example.com'), '/dashboard');
    await expect(page.getByRole('region', { name: 'Three steps until the light is on' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByText("Nothing came up. The light's on.")).toBeVisible();
    for (const words of ['Nobody arrives today.', 'Nobody leaves today.', 'No work order is open.'])
      await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Houses', exact: true }).click();
    await expect(page.getByText('No properties found. Click "Add Property" to get started.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Property' })).toBeVisible();
  });
});

test('on a wide screen the day stands among all the rest', async ({ page, server }) => {
  await openGuestChat(server, 'what time is check out?'); // those of the demo were asked on another day, by the hour it is
  await page.setViewportSize(sizes.wide);
  await signIn(page, server.owner, '/dashboard?tab=houses'); // a phone's address
  for (const name of ['Needs you', 'Today', 'Numbers', 'Conversations', 'My Properties', 'My Contractors'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'My Work Orders' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your dashboard' })).toBeHidden();
  await expect(page.getByText(/^Answered \d+ questions? at \d+ houses?, /)).toBeVisible();
  await expectAccessible(page);
});
