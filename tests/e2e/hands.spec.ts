import type { Page } from '@playwright/test';
import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, holdNext, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes, toast } from '../support/property-pages.ts';

// What an owner does from anywhere: by the palette, by keys, by the thumb; taken back, and gone back from.

const palette = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
const highlighted = (page: Page) => palette(page).getByRole('option').and(page.locator('[data-highlighted]'));

/** Types into the palette, which the keys open, and chooses what is found first. */
async function choose(page: Page, ...words: string[]): Promise<void> {
  await page.keyboard.press('Control+k');
  for (const [at, word] of words.entries()) {
    const field = palette(page).getByRole('combobox');
    await expect(field).toHaveValue('');
    if (at > 0) await expect(palette(page).getByRole('button', { name: 'Back to everything' })).toBeVisible();
    await field.fill(word);
    await expect(highlighted(page)).toContainText(new RegExp(word, 'i'));
    await page.keyboard.press('Enter');
  }
}

test('the palette does things, to a property asked for in a second step, and knows what was chosen last', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.owner, '/dashboard/contractors');
  await expect(page.getByRole('heading', { name: 'Contractors', level: 1 })).toBeVisible();
  await choose(page, 'copy guest', 'pearl');
  await expect(toast(page, 'Guest link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/g/');
  await expect(page).toHaveURL(/\/dashboard\/contractors$/);

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(
    'Pearl Loft',
  );
  await expectAccessible(page);
  await picture(page, 'palette');
  await palette(page).getByRole('combobox').fill('add stay');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('option').first()).toContainText('Pearl Loft'); // chosen last, and so the first
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await expect(palette(page).getByRole('button', { name: 'Back to everything' })).toHaveCount(0);
  await palette(page).getByRole('combobox').fill('zzz');
  await expect(palette(page).getByText('Nothing matches “zzz”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('what the server finds comes below, and moves nothing that is shown', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/properties');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  const letGo = await holdNext(page, '**/rpc/find/all');
  await palette(page).getByRole('combobox').fill('p');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const before = await palette(page).getByRole('option').allTextContents();
  const at = await highlighted(page).textContent();
  letGo();
  await expect.poll(() => palette(page).getByRole('option').count()).toBeGreaterThan(before.length);
  const after = await palette(page).getByRole('option').allTextContents();
  expect(after.slice(0, before.length)).toEqual(before);
  await expect(highlighted(page)).toHaveText(at ?? '');
});

test('what waits is answered from anywhere', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/knowledge');
  const owner = await ownerOverRest(server);
  const waiting = async () => (await owner<{ items: { question: string }[] }>('GET', '/approvals')).items;
  const [first] = await waiting();
  const before = (await waiting()).length;
  await choose(page, 'answer what waits');
  await palette(page)
    .getByRole('option', { name: first?.question ?? '' })
    .click();
  await expect(palette(page).getByRole('heading', { name: first?.question ?? '' })).toBeVisible();
  await expectAccessible(page);
  await palette(page).getByRole('option', { name: 'Decline' }).click();
  await expect(toast(page, 'Declined')).toBeVisible();
  expect(await waiting()).toHaveLength(before - 1);
});

test('the assistant is paused at a property, and the key Z takes it back from another page', async ({
  page,
  server,
}) => {
  await signIn(page, server.owner, '/dashboard/work-orders');
  await expect(page.getByRole('heading', { name: 'Work orders', level: 1 })).toBeVisible();
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { id: string; name: string }[] }>('GET', '/properties');
  const pearl = items.find(({ name }) => name.startsWith('Pearl'));
  const rule = async () =>
    (await owner<{ rules: { autonomy: string } }>('GET', `/protocols?property_id=${pearl?.id}`)).rules.autonomy;
  expect(await rule()).toBe('auto');
  await choose(page, 'pause the assistant', 'pearl');
  const said = toast(page, `The assistant is paused at ${pearl?.name}. Our team answers there.`);
  await said.hover(); // while the pointer is on it, it stays, however long the looking takes
  expect(await rule()).toBe('off');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Stays', level: 1 })).toBeVisible();
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('z');
  await expect(said).toBeHidden();
  await expect.poll(rule).toBe('auto');
  await choose(page, 'pause the assistant', 'pearl');
  await expect(said).toBeVisible();
  await choose(page, 'start the assistant', 'pearl');
  await expect(toast(page, `The assistant answers at ${pearl?.name} again.`)).toBeVisible();
  expect(await rule()).toBe('auto');
});

test('keys lead to every screen, add what belongs there and rest where one types', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard', level: 1 })).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'My Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('g'); // the document stands before anything hears: keys are held until then
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search properties' });
  await expect(search).toBeFocused();
  await page.keyboard.type('gc?n');
  await expect(search).toHaveValue('gc?n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, isComposing: true })),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  const adding = page.getByRole('dialog', { name: 'Add New Property' });
  await expect(adding).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden(); // keys rest as long as it is there
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Add what belongs on this screen')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).check();
});

test('Back leads to the place and the link one left, with its filters and its dialog', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/work-orders?find-order=leak');
  await page.goto('/dashboard');
  const house = page.getByRole('table', { name: 'My Properties' }).getByRole('link', { name: 'Cedar Cottage' });
  await house.scrollIntoViewIfNeeded();
  await house.focus();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cedar Cottage', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(house).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.getByRole('table', { name: 'My Work Orders' }).getByRole('link').first().click();
  const order = page.getByRole('dialog', { name: /WO-/ });
  await expect(order).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.goBack();
  await expect(order).toBeVisible();
});

test('keys pressed faster than the browser steps back close one dialog and open the next', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/knowledge');
  await page.goto('/dashboard/work-orders');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: /WO-/ })).toBeVisible();
  const press = (...keys: { key: string; ctrlKey?: boolean }[]) =>
    page.evaluate((pressed) => {
      for (const key of pressed)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }),
        );
    }, keys);
  await press({ key: 'Escape' }, { key: 'Escape' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/work-orders$/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: /WO-/ })).toBeVisible();
  await press({ key: 'Escape' }, { key: 'k', ctrlKey: true });
  await expect(palette(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/work-orders$/);
});

test.describe('by thumb', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('the palette is in the bar of every screen, and leads back to where one was', async ({ page, server }) => {
    await signIn(page, server.owner, '/dashboard/contractors');
    const button = page.getByRole('navigation', { name: 'Your dashboard' }).getByRole('link', { name: 'Find or do' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNothingWide(page);
    await button.click();
    await expectAccessible(page);
    await picture(page, 'palette-phone');
    await palette(page).getByRole('option', { name: 'Add Stay' }).click();
    await palette(page)
      .getByRole('option', { name: /Pearl Loft/ })
      .click();
    const stay = page.getByRole('dialog', { name: 'Add Stay' });
    await expect(stay.getByLabel('Property')).toHaveText(/Pearl Loft/);
    await stay.getByLabel('Guest name').fill('Ana');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Contractors', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/contractors$/);
    await page.goForward();
    await expect(stay.getByLabel('Guest name')).toHaveValue('Ana');
  });
});

test('the desk has a palette too: what its keys do now, and its screens', async ({ page, server }) => {
  await signIn(page, server.agent, '/console');
  await expect(page.getByRole('button', { name: 'Find or do something' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option', { name: /Next chat in the list/ })).toBeVisible();
  await expectAccessible(page);
  await palette(page).getByRole('combobox').fill('quest');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/console/);
});
