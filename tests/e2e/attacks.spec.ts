import { signIn } from '../support/account-pages.ts';
import { expect, test } from '../support/journeys.ts';

const ways = [
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  'javascript:document.title="owned"',
  '/%09/evil.test',
  'https://evil.test',
];

test('signing in leads nowhere but to our own pages, whatever the address asks for', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  for (const way of ways) {
    await page.goto(`/login?${new URLSearchParams({ from: way })}`);
    await signIn(page, server.owner.email, server.owner.password);
    await expect(page).not.toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([way, new URL(page.url()).origin]).toEqual([way, server.url]);
    await expect(page).not.toHaveTitle('owned');
    // Of a page that asks nothing in the name of whoever was signed in.
    await page.goto('/signup');
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(server.url).hostname]));
});
