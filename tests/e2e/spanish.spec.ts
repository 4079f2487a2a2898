import { ownerOverRest, signIn } from '../support/desk.ts';
import { reportLeak } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';

// Owners, contractors and the desk in Spanish. On a server of its own: what is chosen here is read in English elsewhere.

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`in Spanish, ${name}`, () => {
    test.use({ viewport });

    test('an owner chooses it, and it is there on every screen, in every browser', async ({
      page,
      server,
      browser,
    }) => {
      await (await ownerOverRest(server))('PUT', '/me/language', { language: 'en' });
      await signIn(page, server.owner, '/profile');
      await page.getByRole('combobox', { name: /^Language/ }).selectOption('es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      for (const path of ['/dashboard', '/dashboard/properties', '/dashboard/work-orders', '/dashboard/protocols']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNothingWide(page);
      }
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Mi panel' })).toBeVisible();
      await expectAccessible(page);
      const elsewhere = await browser.newPage({ baseURL: server.url, viewport });
      await signIn(elsewhere, server.owner, '/dashboard');
      await expect(elsewhere.getByRole('heading', { name: 'Mi panel' })).toBeVisible();
      await elsewhere.close();
    });
  });
}

test('a contractor who chose it reads the next job in it', async ({ page, server, browser }) => {
  const guest = await browser.newPage({ baseURL: server.url });
  await page.goto(await reportLeak(guest, server));
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login?language=en'); // the browser is somebody else's; the link is not
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.close();
});

test('an agent has the desk in it', async ({ page, server }) => {
  await signIn(page, server.agent, '/security');
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/console');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectAccessible(page);
});
